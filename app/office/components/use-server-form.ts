import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ApiError, describeFailure, type Failure } from './api-client.ts';

type TypedIn = { currentTarget: { value: string } };
type TextField = { name: string; value: string; error: string | undefined; onChange(event: TypedIn): void };

/** The state of a small form; the API may refuse each of its values. */
export type ServerForm<Values extends object> = ReturnType<typeof useServerForm<Values>>;

/**
 * Submits a form validated by the server: errors are shown at their fields, the first gets the focus, and the input
 * stays. `onSend` rejects when nothing was done; `failed` names the act.
 */
export function useServerForm<Values extends object>(
  initial: Values,
  failed: string,
  onSend: (values: Values) => Promise<void>,
) {
  const [values, setValues] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  // The error without a field.
  const [failure, setFailure] = useState<Failure>();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [first] = [...(element.current?.elements ?? [])].filter(
      (field) => (field as HTMLInputElement).name in errors,
    );
    (first as HTMLElement | undefined)?.focus();
  }, [errors]);

  async function send(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    setErrors({});
    try {
      await onSend(values);
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : {};
      setErrors(refused);
      // What is wrong with a value that this form does not ask for is said above it.
      const asked = new Set([...(element.current?.elements ?? [])].map((control) => control.getAttribute('name')));
      const [elsewhere] = Object.entries(refused).flatMap(([name, reason]) => (asked.has(name) ? [] : reason));
      if (elsewhere) setFailure({ message: failed, reason: elsewhere });
      else if (Object.keys(refused).length === 0) setFailure(describeFailure(error, failed));
    }
    setIsBusy(false);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isBusy) void send();
  }

  const change = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }));
  /** The server's error of a field. */
  const findError = (name: keyof Values & string) => errors[name];
  /** What the input of a text takes. */
  const field = (name: keyof Values & string): TextField => ({
    name,
    value: String(values[name] ?? ''),
    error: findError(name),
    onChange: ({ currentTarget }: TypedIn) => setValues((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return { element, isBusy, values, change, failure, findError, field, submit };
}
