import { readdir, readFile } from 'node:fs/promises';

/** The processes that `pid` has started and that run `program`, a part of their command line. */
export async function childrenRunning(program: string, pid = process.pid): Promise<number[]> {
  const children = await childrenOf(pid);
  const lines = await Promise.all(children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')));
  return children.filter((_, i) => lines[i]?.includes(program));
}

/** The child processes of `pid`, of any of its threads. */
export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''));
  return (await Promise.all(lists)).flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/** Memory that a process has at the moment, in bytes; 0 when it has ended. */
export async function residentBytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return 1024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
}
