import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isJournalTaken } from '#server/core/db/engines/journal-state.ts';
import type { DatabaseTrouble } from '#shared/operations/site-status.ts';
import { minute, second } from '#shared/units.ts';
import { journalStateFile } from '../journal-folder.ts';
import type { JournalOrder } from './journal.ts';
import type { JournalMessage, JournalOutcome } from './journal-process.ts';

const program = fileURLToPath(new URL('./journal-process.ts', import.meta.url));
/** How often a process of the site looks whether the journal is without one. */
const lookEveryMilliseconds = minute / 6;
/** The first pages after a start do not share the processor with the start of that process. */
const afterFirstPages = 3 * second;
/** The rest of the site has ten seconds to stop, too. */
const longestFinish = 8_000;

type Schedule = {
  order: JournalOrder;
  everyMilliseconds: number;
  /** What is wrong with the database: then nothing is shipped until the next start. */
  trouble(): DatabaseTrouble | undefined;
  logger: { error(details: object, message: string): void };
};

/**
 * Keeps the process of the journal running. Of several site processes on one data folder only one starts it; another
 * takes over when that one ends. A database known to be damaged is not shipped over the good copy elsewhere.
 */
export function startJournal({ order, everyMilliseconds, trouble, logger }: Schedule): { stop(): Promise<void> } {
  let child: ChildProcess | undefined;
  let isHalted = false;

  function haltIfTroubled(): void {
    const found = isHalted ? undefined : trouble();
    if (!found) return;
    isHalted = true;
    if (child) send(child, 'halt');
    logger.error({ database: found }, 'the journal ships nothing more; restore the database');
  }

  function look(): void {
    if (child || isHalted || isJournalTaken(journalStateFile(order.dataDir))) return;
    const begun = fork(program, [], {
      execArgv: ['--max-semi-space-size=1'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = begun;
    begun.on('message', (report: JournalOutcome) => {
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
      haltIfTroubled();
      look();
    } catch (error) {
      logger.error({ err: error }, 'the journal could not be started');
    }
  };
  const first = setTimeout(again, Math.min(afterFirstPages, everyMilliseconds / 10)).unref();
  const timer = setInterval(again, Math.min(lookEveryMilliseconds, everyMilliseconds)).unref();
  const watch = setInterval(haltIfTroubled, second).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      clearInterval(watch);
      // What came in before the first look is shipped, too.
      again();
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
