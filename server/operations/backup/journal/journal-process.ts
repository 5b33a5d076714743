import { setTimeout as wait } from 'node:timers/promises';
import { lowerPriority } from '#server/core/config/lower-priority.ts';
import { errorMessage } from '#shared/caught.ts';
import { type JournalProgress, readProgress, writeProgress } from '../journal-folder.ts';
import { type Journal, type JournalOrder, openJournal } from './journal.ts';

/** `halt`: nothing more is shipped, but no other process takes over either. */
export type JournalMessage = { begin: JournalOrder; everyMilliseconds: number } | 'halt' | 'finish';
/** What the process reports: that another one has the journal, or that something failed for the first time. */
export type JournalOutcome = { isTaken: true } | { failed: string };

// Started by journal-schedule.ts: reading and compressing must not slow down the site.
lowerPriority(10);

const mostFactor = 10;
const finishing = new AbortController();
let isHalted = false;
const now = () => new Date().toISOString();

/** A clock that was ahead may have been set back since `time`. */
const pickEarlier = (time: string | null, other: string): string => (time !== null && time < other ? time : other);

async function run(order: JournalOrder, everyMilliseconds: number): Promise<void> {
  const { dataDir } = order;
  let progress: JournalProgress = {
    newestAt: (await readProgress(dataDir))?.newestAt ?? null,
    ...{ checkedAt: null, waitingSince: null, error: null },
  };
  let factor = 1;
  let journal: Journal | undefined;

  async function look(): Promise<void> {
    if (isHalted) return;
    try {
      journal ??= await openJournal(order);
      if (!journal) return leave({ isTaken: true });
      if (journal.isWaiting()) progress.waitingSince = pickEarlier(progress.waitingSince, now());
      const shippedAt = await journal.ship();
      progress = { checkedAt: now(), newestAt: shippedAt ?? progress.newestAt, waitingSince: null, error: null };
      factor = 1;
    } catch (error) {
      if (!progress.error) process.send?.({ failed: errorMessage(error) } satisfies JournalOutcome);
      progress = {
        ...progress,
        waitingSince: pickEarlier(progress.waitingSince, now()),
        checkedAt: now(),
        error: errorMessage(error),
      };
      factor = Math.min(2 * factor, mostFactor);
    }
    await writeProgress(dataDir, progress).catch(() => {});
  }

  while (!finishing.signal.aborted) {
    const begun = Date.now();
    await look();
    const rest = Math.max(0, everyMilliseconds * factor - (Date.now() - begun));
    await wait(rest, undefined, { signal: finishing.signal }).catch(() => {});
  }
  // What was written since the last look, while the site stopped.
  await look();
  journal?.close();
  process.exit(0);
}

function leave(report: JournalOutcome): void {
  process.send?.(report, () => process.exit(0));
}

// The terminal and systemd signal all processes at once: this one still has to ship the last changes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('message', (message: JournalMessage) => {
  if (message === 'halt') isHalted = true;
  else if (message === 'finish') finishing.abort();
  else void run(message.begin, message.everyMilliseconds);
});
// The parent has ended; another one begins where this one stopped.
process.once('disconnect', () => process.exit(0));
