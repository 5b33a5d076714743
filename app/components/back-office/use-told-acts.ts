import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Failure, failureOf } from './failure.ts';
import { toastSuccess } from './toast.ts';

/** Acts on the records of a list, each told. After each the list is read again; a failure stays until the next try. */
export function useToldActs() {
  const [failure, setFailure] = useState<Failure>();
  const { revalidate } = useRevalidator();

  /** `act` under way, and what is said when it is done or has failed. */
  async function tryTo(act: Promise<unknown>, done: string, failed: string): Promise<void> {
    setFailure(undefined);
    try {
      await act;
      toastSuccess(done);
    } catch (error) {
      setFailure(failureOf(error, failed));
    }
    // Also after a failure: somebody else, or the site itself, may have done it meanwhile.
    await revalidate();
  }

  return { failure, tryTo };
}
