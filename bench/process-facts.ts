import { readdir, readFile } from 'node:fs/promises';

// USER_HZ, the unit of /proc/<pid>/stat: 100 on every Linux that Node supports.
const millisecondsPerTick = 10;

/** CPU time that all threads of a process have used so far, in user and in system mode; steps of 10 ms. */
export async function cpuMilliseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field is the command in brackets and may hold spaces; utime and stime are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** What each thread of several processes has used so far, in nanoseconds. */
export type CpuReading = ReadonlyMap<string, number>;

/** Reads the scheduler's clock; a process that exits is skipped. */
export async function readCpu(pids: number[]): Promise<CpuReading> {
  const ofProcess = async (pid: number) => {
    const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
    return Promise.all(
      threads.map(async (thread) => {
        const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
        // The first figure is the time spent on a processor.
        return [thread, Number(text.split(' ')[0])] as const;
      }),
    );
  };
  return new Map((await Promise.all(pids.map(ofProcess))).flat());
}

/** CPU milliseconds between two readings, of the threads that still run. */
export function spentBetween(before: CpuReading, after: CpuReading): number {
  const spent = [...after].reduce((sum, [thread, used]) => sum + Math.max(0, used - (before.get(thread) ?? 0)), 0);
  return spent / 1e6;
}

/** A process and all its descendants; one that exits has none. */
export async function withDescendants(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = listed.split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(withDescendants))).flat()];
}

/** Memory of a process in bytes; pages that it shares with others count by their share (PSS). */
export async function memoryBytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => undefined);
  // It has just ended.
  if (rollup === undefined) return 0;
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  if (!kilobytes) throw new Error('The memory of a process cannot be read here.');
  return Number(kilobytes) * 1024;
}
