import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isJournalTaken } from '#server/core/db/engines/journal-state.ts';
import { minute } from '#shared/units.ts';
import { journalStateFile } from '../journal-folder.ts';
import type { JournalOrder } from './journal.ts';
import type { JournalMessage, JournalReport } from './journal-process.ts';

const program = fileURLToPath(new URL('./journal-process.ts', import.meta.url));
/** How often a process of the site looks whether the journal is without one. */
const lookEveryMilliseconds = minute / 6;
/** The rest of the site has ten seconds to stop, too. */
const longestFinish = 8_000;

type Schedule = {
  order: JournalOrder;
  everyMilliseconds: number;
  logger: { error(details: object, message: string): void };
};

/**
 * Keeps the process of the journal running. Of several site processes on one data folder only one starts it; another
 * takes over when that one ends.
 */
export function startJournal({ order, everyMilliseconds, logger }: Schedule): { stop(): Promise<void> } {
  let child: ChildProcess | undefined;

  function look(): void {
    if (child || isJournalTaken(journalStateFile(order.dataDir))) return;
    const begun = fork(program, [], {
      execArgv: ['--max-semi-space-size=1'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = begun;
    begun.on('message', (report: JournalReport) => {
      if ('failed' in report) logger.error({ reason: report.failed }, 'the journal could not be written');
    });
    begun.on('error', (error) => logger.error({ err: error }, 'the journal could not be started'));
    begun.once('exit', () => {
      child = undefined;
    });
    send(begun, { begin: order, everyMilliseconds });
  }

  const again = () => {
    try {
      look();
    } catch (error) {
      logger.error({ err: error }, 'the journal could not be started');
    }
  };
  again();
  const timer = setInterval(again, Math.min(lookEveryMilliseconds, everyMilliseconds)).unref();
  return {
    async stop() {
      clearInterval(timer);
      const last = child;
      if (!last) return;
      const ended = once(last, 'exit');
      const killing = setTimeout(() => last.kill('SIGKILL'), longestFinish);
      send(last, 'finish');
      await ended;
      clearTimeout(killing);
    },
  };
}

/** A process that has just ended receives nothing. */
function send(child: ChildProcess, message: JournalMessage): void {
  child.send(message, () => {});
}
