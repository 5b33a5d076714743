import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ProcessLook, quietCollection } from './quiet-collection.ts';
import type { SitePart } from './site-parts.ts';

const megabyte = 1024 ** 2;
const quiet = { busyShare: 0.01, bytes: 150 * megabyte };
const busy = { busyShare: 0.4, bytes: 150 * megabyte };

let part: SitePart | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await part?.stop?.();
  vi.useRealTimers();
});

/** What is collected while the process looks like this, one look every 2.5 seconds. */
async function collections(looks: ProcessLook[], after = 100 * megabyte): Promise<number[]> {
  const collected: number[] = [];
  let at = -1;
  let isCollected = false;
  part = quietCollection({
    look: () => {
      if (isCollected) {
        isCollected = false;
        return { busyShare: 1, bytes: after };
      }
      return looks[++at] ?? busy;
    },
    collect: () => {
      isCollected = true;
      collected.push(at);
    },
  });
  part.start?.();
  await vi.advanceTimersByTimeAsync(2_500 * looks.length);
  return collected;
}

test('memory is collected after five quiet seconds, and again only when it has grown', async () => {
  expect(await collections([busy, quiet, quiet, { ...quiet, bytes: 115 * megabyte }, quiet, busy])).toEqual([2, 4]);
});

test('a process that works is left alone', async () => {
  expect(await collections([busy, quiet, busy, quiet, busy, busy])).toEqual([]);
});

test('a process without access to the collector goes on as it is', async () => {
  part = quietCollection({ look: () => quiet, collect: undefined });
  part.start?.();
  await vi.advanceTimersByTimeAsync(30_000);
});
