import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from './api-client.ts';
import { type Failure, failureOf } from './failure.ts';

/** The state of a small form; `Field` are the fields that the API may refuse. */
export type ServerForm<Field extends string> = {
  element: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** The server's error of a field. */
  errors: Partial<Record<Field, string>>;
  /** The error without a field. */
  failure: Failure | undefined;
  submit: (event: SyntheticEvent) => void;
};

/**
 * Submits a form validated by the server: errors are shown at their fields, the first gets the focus, and the input
 * stays. `onSend` rejects when nothing was done; `failed` names the act.
 */
export function useServerForm<Field extends string>(onSend: () => Promise<void>, failed: string): ServerForm<Field> {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
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
      await onSend();
    } catch (error) {
      const refused = error instanceof ApiError ? (error.errors as Partial<Record<Field, string>>) : {};
      setErrors(refused);
      if (Object.keys(refused).length === 0) setFailure(failureOf(error, failed));
    }
    setIsBusy(false);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isBusy) void send();
  }

  return { element, isBusy, errors, failure, submit };
}
