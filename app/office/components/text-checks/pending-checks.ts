import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import { type CheckState, checkStateAnswer } from '#shared/text-checks/text-findings.ts';

const pauseMilliseconds = 500;
/** Parts of the texts after which the screen is read again. */
const partsAtOnce = 10;

/** Lets some of the changed texts be checked; undefined when that failed. */
export const checkChangedTexts = (): Promise<CheckState | undefined> =>
  readApi('/text-checks/state', checkStateAnswer).catch(() => undefined);

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));

/**
 * Lets the remaining texts be checked, a part at a time, and the screen be read again now and then and in the end.
 * `state`: of the first part, from the loader. @returns whether texts are still being checked
 */
export function usePendingChecks(state: Promise<CheckState | undefined>): boolean {
  const [isPending, setIsPending] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isGone = false;
    async function follow(): Promise<void> {
      let known = await state;
      if (isGone) return;
      setIsPending((known?.pending ?? 0) > 0);
      if (!known?.pending) return;
      for (let part = 0; part < partsAtOnce && known?.pending; part++) {
        await pause();
        if (isGone) return;
        known = await checkChangedTexts();
      }
      if (!isGone) await revalidate();
    }
    void follow();
    return () => {
      isGone = true;
    };
  }, [state, revalidate]);
  return isPending;
}
