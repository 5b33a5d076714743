import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, describeFailure, type Failure } from './api-client.ts';
import { confirmFirst } from './confirm.ts';
import type { AskedConfirmation } from './confirm-dialogs.tsx';
import { toastSuccess } from './toast.ts';

type Action<Reply> = {
  /** Shown first; the action runs only if confirmed. */
  ask?: AskedConfirmation;
  call: () => Promise<Reply>;
  /** The message of success, or how it follows from the reply; without one nothing is shown. */
  done?: string | ((reply: Reply) => string | undefined);
  failed: string;
};

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

type TellFailure = (error: unknown, words: string) => void;

/**
 * Actions on the data of a screen, with toasts. The screen is loaded again after each that was done or refused. An error
 * stays in `failure` until the next attempt, or is shown by `tellElsewhere`.
 */
export function useActions(tellElsewhere?: TellFailure) {
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const tellFailure: TellFailure = tellElsewhere ?? ((error, words) => setFailure(describeFailure(error, words)));

  /** @returns whether it was done */
  async function act<Reply>({ ask, call, ...rest }: Action<Reply>): Promise<boolean> {
    if (ask && !(await confirmFirst(ask))) return false;
    setFailure(undefined);
    setIsBusy(true);
    const isDone = await attempt(call, rest);
    setIsBusy(false);
    return isDone;
  }

  async function attempt<Reply>(call: () => Promise<Reply>, { done, failed }: Omit<Action<Reply>, 'ask' | 'call'>) {
    try {
      const reply = await call();
      const message = typeof done === 'function' ? done(reply) : done;
      if (message) toastSuccess(message);
    } catch (error) {
      tellFailure(error, failed);
      // Somebody else may have done it. A server that does not answer would only fail again, and lose the selection.
      if (isRefusal(error)) await revalidate();
      return false;
    }
    await revalidate();
    return true;
  }

  /** Shows the outcome in another way, for example in a dialog. */
  async function tellDone(message: string): Promise<void> {
    setFailure(undefined);
    toastSuccess(message);
    await revalidate();
  }

  return { failure, isBusy, act, tellDone, tellFailure, clearFailure: () => setFailure(undefined) };
}
