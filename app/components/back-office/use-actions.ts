import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirmFirst, type Question } from './confirm.tsx';
import { type Failure, failureOf } from './failure.ts';
import { toastSuccess } from './toast.ts';

type Action<Reply> = {
  /** Shown first; the action runs only if confirmed. */
  ask?: Question;
  call: () => Promise<Reply>;
  /** The message of success, or how it follows from the reply; without one nothing is shown. */
  done?: string | ((reply: Reply) => string | undefined);
  failed: string;
};

type TellFailure = (error: unknown, words: string) => void;

/**
 * Actions on the data of a screen, with toasts. The screen is loaded again after each. An error stays in `failure` until
 * the next attempt, or is shown by `tellElsewhere`.
 */
export function useActions(tellElsewhere?: TellFailure) {
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const tellFailure: TellFailure = tellElsewhere ?? ((error, words) => setFailure(failureOf(error, words)));

  /** @returns whether it was done */
  async function act<Reply>({ ask, call, done, failed }: Action<Reply>): Promise<boolean> {
    if (ask && !(await confirmFirst(ask))) return false;
    setFailure(undefined);
    setIsBusy(true);
    let isDone = false;
    try {
      const reply = await call();
      const message = typeof done === 'function' ? done(reply) : done;
      if (message) toastSuccess(message);
      isDone = true;
    } catch (error) {
      tellFailure(error, failed);
    }
    setIsBusy(false);
    // Also after an error: somebody else may have done it meanwhile.
    await revalidate();
    return isDone;
  }

  /** Shows the outcome in another way, for example in a dialog. */
  async function tellDone(message: string): Promise<void> {
    toastSuccess(message);
    await revalidate();
  }

  return { failure, isBusy, act, tellDone, tellFailure, clearFailure: () => setFailure(undefined) };
}
