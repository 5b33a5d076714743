import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Failure, failureOf } from './failure.ts';
import { toastSuccess } from './toast.ts';

/** Actions on a list's records with toasts. The list is reloaded after each; an error stays until the next attempt. */
export function useToastedActions() {
  const [failure, setFailure] = useState<Failure>();
  const { revalidate } = useRevalidator();

  /** The running `act`, and its messages for success (text, or derived from the result) and failure. */
  async function tryTo<Result>(act: Promise<Result>, done: string | ((result: Result) => string), failed: string) {
    setFailure(undefined);
    try {
      const result = await act;
      toastSuccess(typeof done === 'string' ? done : done(result));
    } catch (error) {
      setFailure(failureOf(error, failed));
    }
    // Also after an error: somebody else may have done it meanwhile.
    await revalidate();
  }

  return { failure, tryTo };
}
