// What a build needs of the machine; built-in modules only, on any Node version.
import { readFileSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

const needed = { node: 20, memoryMb: 1_000, diskMb: 2_000 };

/** Memory with swap, or what a container allows, in MB. */
function memoryMb() {
  try {
    const lines = readFileSync('/proc/meminfo', 'utf8').split('\n');
    const kilobytes = lines
      .filter((line) => /^(MemTotal|SwapTotal):/.test(line))
      .map((line) => Number(line.replace(/\D/g, '')));
    const allowed = process.constrainedMemory?.() || Number.POSITIVE_INFINITY;
    return Math.round(Math.min(kilobytes.reduce((sum, count) => sum + count, 0) / 1024, allowed / 1024 ** 2));
  } catch {
    return Math.round(totalmem() / 1024 ** 2);
  }
}

/**
 * @param folder where packages and pages are stored
 * @returns one line for what this machine lacks to install and build; undefined when it has all
 */
export function missingNeed(folder, { node = process.versions.node, memory = memoryMb(), disk = freeMb(folder) } = {}) {
  const instead = 'A release archive needs none of it (docs/operations.md).';
  if (Number.parseInt(node, 10) < needed.node)
    return `Node ${needed.node} or later is needed; this is ${node}. ${instead}`;
  if (memory < needed.memoryMb)
    return `A build needs 1.5 GB of memory or swap; this machine has ${memory} MB. Add swap for the time of the build. ${instead}`;
  if (disk < needed.diskMb) return `Packages and pages need 2 GB of disk; ${folder} has ${disk} MB left. ${instead}`;
  return undefined;
}

function freeMb(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.round((bavail * bsize) / 1024 ** 2);
}
