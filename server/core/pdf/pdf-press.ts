import { fileURLToPath } from 'node:url';
import { createFairQueue, QueueFull } from '#server/core/files/fair-queue.ts';
import { createHelperProcess, type HelperLimits } from '#server/core/files/helper-process.ts';
import { AppError } from '#shared/errors.ts';
import { mebibyte, second } from '#shared/units.ts';
import type { Paper, PdfReply } from './paper.ts';

/** The process that makes PDFs; tests replace it with a misbehaving one. */
const usualProgram = fileURLToPath(new URL('./pdf-program.ts', import.meta.url));
const limits: HelperLimits = { milliseconds: 15 * second, residentBytes: 400 * mebibyte };
const rules = { mostWaiting: 40, mostOfOneSender: 6, waitMilliseconds: 20 * second };
// What strangers wrote is only read: the process may not write, start others or load native code.
const execArgv = ['--max-old-space-size=192', '--max-semi-space-size=4', '--permission', '--allow-fs-read=*'];

export type PdfPress = ReturnType<typeof createPdfPress>;

type Logger = { error(details: object, message: string): void };

/**
 * Makes PDFs in a process of its own, started on demand and ended after ten idle seconds, with a limit in time and memory
 * for each; one at a time, with fair turns for each sender.
 */
export function createPdfPress({ logger, program = usualProgram }: { logger: Logger; program?: string }) {
  const helper = createHelperProcess({ program, execArgv, args: [], idleMilliseconds: 10 * second });
  const queue = createFairQueue(rules);

  async function ask(paper: Paper): Promise<Buffer> {
    // The program answers with this type.
    const reply = (await helper.askAgain(paper, limits)) as PdfReply;
    if ('fault' in reply) throw new Error(reply.fault);
    return Buffer.from(reply.base64, 'base64');
  }

  return {
    /** A paper as a PDF; `sender` is who takes turns with others. @throws AppError `unavailable` (503) */
    async print(paper: Paper, sender: string): Promise<Buffer> {
      try {
        return await queue.run(sender, () => ask(paper));
      } catch (error) {
        if (!(error instanceof QueueFull)) logger.error({ err: error }, 'a PDF could not be made');
        throw new AppError('unavailable', 'paper_busy', { retryAfterSeconds: 30 });
      }
    },

    close: helper.close,
  };
}
