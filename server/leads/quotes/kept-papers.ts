import { hash } from 'node:crypto';
import type { Paper } from '#server/core/pdf/paper.ts';
import { kibibyte, minute } from '#shared/units.ts';

// Together at most 20 MiB.
const mostKept = 40;
const mostBytes = 512 * kibibyte;
const keptMilliseconds = 30 * minute;

type Kept = { bytes: Promise<Buffer>; until: number };

/**
 * Papers drawn lately, found by their content. In memory alone and for half an hour: what a person has erased must not
 * stay in a file.
 */
export function createKeptPapers({ now = () => Date.now() }: { now?: () => number } = {}) {
  const kept = new Map<string, Kept>();

  function dropOld(): void {
    // Maps keep the order of insertion.
    for (const [key, { until }] of kept) {
      if (until > now() && kept.size <= mostKept) return;
      kept.delete(key);
    }
  }

  return {
    /** The paper if it is kept or being drawn, else what `draw` makes of it, once for all who ask at the same time. */
    async find(paper: Paper, draw: () => Promise<Buffer>): Promise<Buffer> {
      dropOld();
      const key = hash('sha256', JSON.stringify(paper), 'hex');
      const known = kept.get(key);
      if (known) return known.bytes;
      const made: Kept = { bytes: draw(), until: now() + keptMilliseconds };
      kept.set(key, made);
      const forget = () => {
        if (kept.get(key) === made) kept.delete(key);
      };
      made.bytes.then((bytes) => bytes.length > mostBytes && forget(), forget);
      return made.bytes;
    },
  };
}
