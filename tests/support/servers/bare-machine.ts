import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { childrenOf } from './running-program.ts';

const project = join(import.meta.dirname, '../../..');
const cached = join(project, '.cache/empty-root');
const cgroups = '/sys/fs/cgroup';
const mebibyte = 1024 ** 2;
/** What a small server has, beside one processor. */
const memoryBytes = 512 * mebibyte;

/** The machine's debootstrap. */
export const findDebootstrap = (): string | undefined =>
  ['/usr/sbin/debootstrap', '/usr/bin/debootstrap'].find((file) => existsSync(file));

/** Makes a Debian with nothing installed in `root`, a folder on a disk; the first one is kept, which takes minutes. */
export function makeEmptyRoot(root: string): void {
  if (!existsSync(cached)) {
    const part = `${cached}-${process.pid}`;
    execFileSync(findDebootstrap() ?? 'debootstrap', ['--variant=minbase', 'stable', part], { stdio: 'pipe' });
    renameSync(part, cached);
  }
  rmSync(root, { recursive: true, force: true });
  execFileSync('cp', ['--archive', cached, root]);
}

type Group = {
  /** A process that writes 0 to these files enters. */
  entrances: string[];
  cpuSeconds(): number;
  /** Memory that is no copy of files on the disk. */
  memoryBytes(): number;
  /** Once its processes have ended. */
  remove(): Promise<void>;
};

const lineOf = (file: string, name: string): number =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1]);

/** A control group of 512 MB and one processor. @throws Error where the machine has none to give */
export function makeControlGroup(name: string): Group {
  try {
    return existsSync(join(cgroups, 'cgroup.controllers')) ? groupOfVersion2(name) : groupOfVersion1(name);
  } catch (error) {
    const needed = 'The test needs control groups for memory and processors, of version 1 or 2';
    throw new Error(`${needed}, which this machine does not give.`, { cause: error });
  }
}

function groupOfVersion1(name: string): Group {
  const own = readFileSync('/proc/self/cgroup', 'utf8');
  const [memory, cpuset, cpuacct] = ['memory', 'cpuset', 'cpuacct'].map((kind) =>
    join(cgroups, kind, new RegExp(`:(?:.*,)?${kind}(?:,.*)?:(.*)`).exec(own)?.[1] ?? '', name),
  ) as [string, string, string];
  const folders = [memory, cpuset, cpuacct];
  for (const folder of folders) mkdirSync(folder);
  writeFileSync(join(memory, 'memory.limit_in_bytes'), String(memoryBytes));
  writeFileSync(join(cpuset, 'cpuset.cpus'), '0');
  writeFileSync(join(cpuset, 'cpuset.mems'), '0');
  return {
    entrances: folders.map((folder) => join(folder, 'cgroup.procs')),
    cpuSeconds: () => Number(readFileSync(join(cpuacct, 'cpuacct.usage'))) / 1e9,
    memoryBytes: () => lineOf(join(memory, 'memory.stat'), 'total_rss'),
    remove: () => removeAll(folders),
  };
}

function groupOfVersion2(name: string): Group {
  const folder = join(cgroups, name);
  writeFileSync(join(cgroups, 'cgroup.subtree_control'), '+memory +cpuset +cpu');
  mkdirSync(folder);
  writeFileSync(join(folder, 'memory.max'), String(memoryBytes));
  writeFileSync(join(folder, 'cpuset.cpus'), '0');
  return {
    entrances: [join(folder, 'cgroup.procs')],
    cpuSeconds: () => lineOf(join(folder, 'cpu.stat'), 'usage_usec') / 1e6,
    memoryBytes: () => lineOf(join(folder, 'memory.stat'), 'anon'),
    remove: () => removeAll([folder]),
  };
}

/** The system lets them go in the moment after their last process. */
async function removeAll(folders: string[]): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      for (const folder of folders.filter((one) => existsSync(one))) rmdirSync(folder);
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await wait(50);
    }
  }
}

/**
 * The command that runs `command` on a machine of its own: its files are those of `root`, its processes are in `group`
 * and see no others, and its network has nobody else. `before` is run outside of the group, on that network.
 */
export function onBareMachine(root: string, group: Group, command: string, before = ':'): string[] {
  const steps = [
    ...['ip link set lo up', `mount -t proc proc ${root}/proc`, before],
    ...group.entrances.map((file) => `echo 0 > ${file}`),
    `exec chroot ${root} ${command}`,
  ];
  return ['unshare', '--mount', '--pid', '--net', '--fork', '--kill-child', 'sh', '-c', steps.join('\n')];
}

/** Where the programs are that `onBareMachine` needs. */
export const systemPath = '/usr/sbin:/usr/bin:/sbin:/bin';

/** Runs Node outside of the group, on the network of the machine whose `unshare` has this process id. @returns what it prints */
export async function runOnNetwork(pid: number, parameters: string[]): Promise<string> {
  const [inner = pid] = await childrenOf(pid);
  const enter = ['--target', String(inner), '--net', process.execPath, ...parameters];
  return (await promisify(execFile)('nsenter', enter, { cwd: project })).stdout;
}

/** Ends the machine as its owner would: SIGTERM to its first process. */
export async function stopMachine(pid: number): Promise<void> {
  const [inner] = await childrenOf(pid);
  if (inner !== undefined) process.kill(inner, 'SIGTERM');
}
