import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { m } from '#messages';
import { confirmFirst } from '../confirm.tsx';
import { readSession } from '../session.ts';

/** Asks the browser to ask, when the tab is closed or another document is opened. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  // Whoever must sign in again has no choice.
  if (readSession()) event.preventDefault();
}

type LeaveActs = {
  /** Closes the form. */
  onLeave?: () => void;
  /** What was typed was given up, after the question. */
  onDiscard: () => void;
};

/**
 * Lets nobody leave a form with unsaved changes unasked: neither by closing its dialog (call `leave` for that), nor by a
 * link or the back button, nor by closing the tab. For a form on a screen of its own the last two are enough.
 */
export function useLeaveGuard(isDirty: boolean, { onLeave, onDiscard }: LeaveActs) {
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  async function mayLeave(): Promise<boolean> {
    if (!isDirty) return true;
    setIsAsking(true);
    const question = { title: m.unsaved_title(), text: m.unsaved_text(), confirmLabel: m.unsaved_discard() };
    const answer = await confirmFirst(question);
    setIsAsking(false);
    if (answer) onDiscard();
    return answer;
  }

  useEffect(() => {
    if (!isDirty) return;
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [isDirty]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each navigation that is held back
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((may) => (may ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);

  return {
    /** While the question is open, Escape is about it and not about the dialog below. */
    isAsking,
    async leave(): Promise<void> {
      if (!isAsking && (await mayLeave())) onLeave?.();
    },
  };
}
