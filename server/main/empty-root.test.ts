import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { unpackRelease } from '../../scripts/release-archive.mjs';
import { isFullRun } from '../../tests/support/full-run.ts';
import { goodFirstHour } from '../../tests/support/requests/first-hour.ts';
import {
  makeControlGroup,
  makeEmptyRoot,
  onBareMachine,
  runOnNetwork,
  stopMachine,
  systemPath,
} from '../../tests/support/servers/bare-machine.ts';
import { type RunningProgram, startProgram } from '../../tests/support/servers/running-program.ts';
import { packBuilt } from '../../tests/support/sites/pack-built.ts';

const project = join(import.meta.dirname, '../..');
// Not in memory, where its files would count as memory of the group.
const root = join(project, '.cache', `bare-machine-${process.pid}`);
const address = 'http://127.0.0.1:3000';
const most = { firstPageSeconds: 3, bytes: 450 * 1024 ** 2 };
// CPU seconds that Node alone needs to start on the machine that the bars are meant for. Where it needs more, what is
// measured is divided by how many times more.
const usualBareStart = 0.04;

let program: RunningProgram | undefined;
let looks: NodeJS.Timeout | undefined;
let group: ReturnType<typeof makeControlGroup> | undefined;
afterEach(async () => {
  clearInterval(looks);
  if (program) await stopMachine(program.pid);
  await program?.ended;
  program = undefined;
  await group?.remove();
  await rm(root, { recursive: true, force: true });
});

/** Asks until the first page is there, and tells how much processor time the asking took, in microseconds. */
const askForPage = `
  const ask = () => fetch('${address}').then((reply) => reply.ok, () => new Promise((done) => setTimeout(done, 10)));
  const cost = ({ user, system }) => user + system;
  (async () => { while (!(await ask())); console.log('The first page is there:', cost(process.cpuUsage())); })()`;
const pageIsThere = /The first page is there: (\d+)/;

// It builds the project, and does not depend on the database.
test.runIf(isFullRun && process.env.TEST_DATABASE !== 'postgres')(
  'an archive runs on a Debian with nothing installed, half a gigabyte, one processor and no network',
  async ({ skip }) => {
    if (process.getuid?.() !== 0) skip('An empty root needs root: namespaces, a control group and debootstrap.');
    makeEmptyRoot(root);
    const release = await unpackRelease(await packBuilt(project), join(root, 'opt'));
    const command = release.slice(root.length);
    group = makeControlGroup(`mansooj-${process.pid}`);
    const settings = { PATH: systemPath, DATA_DIR: '/data', PORT: '3000', DEMO_CONTENT: 'on' };
    const start = async () => {
      const before = `"${process.execPath}" -e "${askForPage.replaceAll('\n', ' ')}" &`;
      const asked = group!.cpuSeconds();
      program = await startProgram(
        { ...settings, BACKUP_EVERY: '1d', JOURNAL_EVERY: '30' },
        { command: onBareMachine(root, group!, `${command}/mansooj start`, before) },
      );
      await expect.poll(program.output, { interval: 5, timeout: 60_000 }).toMatch(pageIsThere);
      const asking = Number(pageIsThere.exec(program.output())?.[1]) / 1e6;
      return group!.cpuSeconds() - asked - asking;
    };
    const bareStarts = 5;
    const bare = Array(bareStarts).fill(`${command}/node_modules/.bin/node -e 0`).join(' && ');
    const [unshare = '', ...rest] = onBareMachine(root, group, `sh -c '${bare}'`);
    execFileSync(unshare, rest, { env: { PATH: systemPath }, stdio: 'pipe' });
    const slowness = Math.max(1, group.cpuSeconds() / bareStarts / usualBareStart);

    let peak = 0;
    looks = setInterval(() => {
      peak = Math.max(peak, group?.memoryBytes() ?? 0);
    }, 20);
    const firstSeconds = await start();
    const hour = await runOnNetwork(program!.pid, ['tests/support/requests/first-hour.ts', address]);
    expect(JSON.parse(hour)).toEqual(goodFirstHour);
    await stopMachine(program!.pid);
    expect(await program!.ended).toBe(0);
    const againSeconds = await start();
    const [first, again] = [firstSeconds / slowness, againSeconds / slowness];
    console.info(
      `First page after ${first.toFixed(1)} s of a processor (with the demo content there: ${again.toFixed(1)} s; this machine is ${slowness.toFixed(1)} times slower than usual), memory at most ${Math.round(peak / 1024 ** 2)} MB.`,
    );
    expect(first).toBeLessThan(most.firstPageSeconds);
    expect(again).toBeLessThan(most.firstPageSeconds);
    expect(peak).toBeLessThan(most.bytes);
  },
  900_000,
);
