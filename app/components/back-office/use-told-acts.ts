import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Failure, failureOf } from './failure.ts';
import { toastSuccess } from './toast.ts';

/** Acts on the records of a list, each told. After each the list is read again; a failure stays until the next try. */
export function useToldActs() {
  const [failure, setFailure] = useState<Failure>();
  const { revalidate } = useRevalidator();

  /** `act` under way, and what is said when it is done (in words or out of its result) or has failed. */
  async function tryTo<Result>(act: Promise<Result>, done: string | ((result: Result) => string), failed: string) {
    setFailure(undefined);
    try {
      const result = await act;
      toastSuccess(typeof done === 'string' ? done : done(result));
    } catch (error) {
      setFailure(failureOf(error, failed));
    }
    // Also after a failure: somebody else, or the site itself, may have done it meanwhile.
    await revalidate();
  }

  return { failure, tryTo };
}
