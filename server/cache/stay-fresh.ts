import type { ChangeSignal, Changes } from '#server/db/change-signal.ts';
import { staffTables } from '#server/db/migrations/watched-tables.ts';
import { endOfDayInAmman } from '#shared/day-in-amman.ts';

type Forgetful = { forget(changes: Changes): void };
type Watching = { changes: ChangeSignal; now?: (() => number) | undefined };

/**
 * Makes a store forget what changed, and everything when the day ends in Amman: last days of openings and certificates
 * pass at midnight. `refresh` is to be called before anything of it is used.
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
