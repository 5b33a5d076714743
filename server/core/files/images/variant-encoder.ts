import { fileURLToPath } from 'node:url';
import { createHelperProcess, type HelperLimits, HelperMissing } from '../helper-process.ts';
import { type InspectionAnswer, unwrapInspection } from '../inspection-answer.ts';
import type { VariantTarget } from './encode-variants.ts';

const program = fileURLToPath(new URL('../inspection/inspection-program.ts', import.meta.url));
const limits: HelperLimits = { milliseconds: 3 * 60 * 1000, residentBytes: Number.POSITIVE_INFINITY };

/** The picture is at fault, not the disk or the network: a retry would have the same result. */
export class EncodingError extends Error {}

export type VariantEncoder = ReturnType<typeof createVariantEncoder>;

/** Encodes images in a process of lower priority than anything else, started on demand. */
export function createVariantEncoder() {
  const helper = createHelperProcess({ program, execArgv: [], args: ['10'], idleMilliseconds: 1_000 });
  return {
    /**
     * Encodes one image; one call at a time. @throws EncodingError when it cannot be decoded, or takes too long; the
     * signal's reason once aborted
     */
    async encode(source: string, targets: VariantTarget[], signal: AbortSignal): Promise<void> {
      signal.addEventListener('abort', helper.stop, { once: true });
      try {
        const answer = await helper.ask({ name: 'encodeVariants', input: [source, targets] }, limits);
        unwrapInspection(answer as InspectionAnswer<void>);
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof HelperMissing ? error : new EncodingError(String(error));
      } finally {
        signal.removeEventListener('abort', helper.stop);
      }
    },
  };
}
