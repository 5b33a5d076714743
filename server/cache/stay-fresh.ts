import type { ChangeSignal, Changes } from '#server/db/change-signal.ts';
import { staffTables } from '#server/db/migrations/watched-tables.ts';
import { endOfDayInAmman } from '#shared/day-in-amman.ts';

type Forgetful = { forget(changes: Changes): void };
type Watching = { changes: ChangeSignal; now?: (() => number) | undefined };

/**
 * Invalidates a store on changes, and completely when the day ends in Amman, when openings and certificates expire.
 * Call `refresh` before each use.
 */
export function stayFresh(store: Forgetful, { changes, now = () => Date.now() }: Watching) {
  let dayEnds = endOfDayInAmman(now());
  const close = changes.subscribe((changed) => {
    const shown = changed === 'all' ? changed : changed.difference(staffTables);
    if (shown === 'all' || shown.size > 0) store.forget(shown);
  });
  return {
    refresh(): void {
      changes.refresh();
      if (now() < dayEnds) return;
      dayEnds = endOfDayInAmman(now());
      store.forget('all');
    },
    close,
  };
}
