import { execFileSync } from 'node:child_process';

/** All processes of the machine, with their parents and groups; none where `ps` is missing. */
function allProcesses() {
  try {
    const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid=,args='], { stdio: 'pipe' }).toString();
    const lines = listed.split('\n').filter(Boolean);
    return lines.map((line) => {
      const [pid, parent, group, ...command] = line.split(' ').filter(Boolean);
      return { pid: +pid, parent: +parent, group: +group, command: command.join(' ') };
    });
  } catch {
    return [];
  }
}

const linesOf = (processes) => processes.map(({ pid, command }) => `  ${pid} ${command.slice(0, 200)}\n`).join('');

/** Ends a process and all that it has started. @returns a line for each, with its number and command */
export function endWithAll(pid) {
  const all = allProcesses();
  const ending = all.filter((each) => each.pid === pid);
  // A list goes on with what is added while it is walked through.
  for (const { pid: parent } of ending) ending.push(...all.filter((each) => each.parent === parent));
  for (const each of ending) tryToKill(each.pid);
  return linesOf(ending);
}

function tryToKill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** A heading and a line for each process of this process's group whose parent has ended; empty where there is none. */
export function orphans() {
  const all = allProcesses();
  const group = all.find(({ pid }) => pid === process.pid)?.group;
  const own = all.filter((each) => each.group === group);
  const isOrphan = ({ pid, parent }) => pid !== group && !own.some((each) => each.pid === parent);
  const lines = linesOf(own.filter(isOrphan));
  return lines && `Processes without a parent:\n${lines}`;
}
