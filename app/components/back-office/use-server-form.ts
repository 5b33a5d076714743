import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ApiError, type Failure, failureOf } from './api-client.ts';

type TypedIn = { currentTarget: { value: string } };

/** The state of a small form; the API may refuse each of its values. */
export type ServerForm<Values extends object> = {
  element: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  values: Values;
  change: (changes: Partial<Values>) => void;
  /** The error without a field. */
  failure: Failure | undefined;
  /** The server's error of a field. */
  errorOf: (name: keyof Values & string) => string | undefined;
  /** What the input of a text takes. */
  field: (name: keyof Values & string) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: TypedIn) => void;
  };
  submit: (event: SyntheticEvent) => void;
};

/**
 * Submits a form validated by the server: errors are shown at their fields, the first gets the focus, and the input
 * stays. `onSend` rejects when nothing was done; `failed` names the act.
 */
export function useServerForm<Values extends object>(
  initial: Values,
  failed: string,
  onSend: (values: Values) => Promise<void>,
): ServerForm<Values> {
  const [values, setValues] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
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
      if (Object.keys(refused).length === 0) setFailure(failureOf(error, failed));
    }
    setIsBusy(false);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isBusy) void send();
  }

  const change = (changes: object) => setValues((before) => ({ ...before, ...changes }));
  const errorOf = (name: string) => errors[name];
  const field = (name: keyof Values & string) => ({
    name,
    value: String(values[name] ?? ''),
    error: errorOf(name),
    onChange: ({ currentTarget }: TypedIn) => change({ [name]: currentTarget.value }),
  });
  return { element, isBusy, values, change, failure, errorOf, field, submit };
}
