import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { confirmFirst } from '#app/office/components/confirm.ts';
import { readSession } from '#app/office/components/session.ts';
import { m } from '#messages';

/** Shows the browser's confirmation when the tab is closed or the document is left. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  // An expired session redirects without asking.
  if (readSession()) event.preventDefault();
}

type LeaveActs = {
  /** Closes the form. */
  onLeave?: () => void;
  /** Called when the input was discarded after confirmation. */
  onDiscard: () => void;
};

/**
 * Confirms leaving a form with unsaved changes: closing its dialog (call `leave`), following a link, going back, or
 * closing the tab. A full-screen form needs only the last ones.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is shown once per blocked navigation
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((may) => (may ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);

  return {
    /** While the confirmation is open, Escape applies to it. */
    isAsking,
    async leave(): Promise<void> {
      if (!isAsking && (await mayLeave())) onLeave?.();
    },
  };
}
