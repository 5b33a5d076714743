import { performance } from 'node:perf_hooks';
import { memoryCollector } from '#server/files/memory-collector.ts';
import { repeatedPart, type SitePart } from './site-parts.ts';

const megabyte = 1024 ** 2;
const everyMilliseconds = 2_500;
/** Of the time between two looks, what the event loop may have worked. */
const quietShare = 0.05;
const quietLooks = 2;
const worthBytes = 16 * megabyte;

/** A look at the process: the share of the time since the last look that its event loop worked, and its memory (RSS). */
export type ProcessLook = { busyShare: number; bytes: number };

type Collecting = { look?: () => ProcessLook; collect?: (() => void) | undefined };

/**
 * Gives memory back to the system while nobody asks for anything: after five quiet seconds, if the process has grown by
 * 16 MB since the last time. V8 would do so itself, but in Node it never finds the process quiet (docs/decisions/0041).
 * It takes up to a quarter of a second. Without `--expose-gc` nothing happens.
 */
export function quietCollection({
  look = lookAtProcess(),
  collect = memoryCollector({ isThorough: true }),
}: Collecting = {}): SitePart {
  let quiet = 0;
  let left = 0;
  return repeatedPart('memory', {
    everyMilliseconds,
    async work() {
      const { busyShare, bytes } = look();
      quiet = busyShare < quietShare ? quiet + 1 : 0;
      if (!collect || quiet < quietLooks || bytes - left < worthBytes) return;
      collect();
      // Collecting is no reason to look again.
      left = look().bytes;
    },
    onFailure: () => {},
  });
}

function lookAtProcess(): () => ProcessLook {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return { busyShare: utilization, bytes: process.memoryUsage.rss() };
  };
}
