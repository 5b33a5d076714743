import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noMigrationNeeded } from '#shared/operations/updates.ts';
import { packRelease, unpackRelease } from '../../scripts/release-archive.mjs';
import { isFullRun } from '../../tests/support/full-run.ts';
import { goodFirstHour, liveFirstHour } from '../../tests/support/requests/first-hour.ts';
import { runScript } from '../../tests/support/servers/run-script.ts';
import {
  programAdministrator,
  type RunningProgram,
  startProgram,
} from '../../tests/support/servers/running-program.ts';
import { packBuilt } from '../../tests/support/sites/pack-built.ts';

const root = join(import.meta.dirname, '../..');
const made = new Set(['build', 'build-release', 'data', 'generated', '.cache', '.react-router', '.git']);

let folder: string;
let archive: string;
let release: string;
let program: RunningProgram | undefined;

/** Runs a command of the unpacked release, which finds nothing but `DATA_DIR`. */
function command(...parameters: string[]) {
  const env = { PATH: '/usr/bin:/bin', SETTINGS_FILE: 'off', DATA_DIR: join(folder, 'data') };
  return execFileSync(join(release, 'mansooj'), parameters, { cwd: folder, env, encoding: 'utf8' });
}

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

// It builds the project, and does not depend on the database.
describe.runIf(isFullRun && process.env.TEST_DATABASE !== 'postgres')(
  'the release archive',
  { timeout: 600_000 },
  () => {
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'mansooj-release-'));
      // As a running program may still need it, a build leaves it there.
      await writeFile(join(root, 'build/program/of-an-earlier-build.js'), '');
      archive = await packBuilt(root);
      release = await unpackRelease(archive, folder);
    }, 900_000);
    afterAll(async () => {
      await program?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    test('runs by itself: pages, sign-in, a record, a CV, a paper, pictures, commands', async () => {
      const settings = { DATA_DIR: join(folder, 'data'), DEMO_CONTENT: 'on', PATH: '/usr/bin:/bin' };
      program = await startProgram(settings, { folder, command: [join(release, 'mansooj'), 'start'] });
      expect(program.output()).toMatch(/^Mansooj \d+\.\d+\.\d+ is starting …\n/);
      expect(await liveFirstHour(program.address)).toEqual(goodFirstHour);
      expect(command('user', 'list')).toMatch(/owner +admin/);
      expect(command('backup')).toMatch(/restored on trial/);
      expect(command('audit-verify')).toMatch(/unbroken/);
      expect(command('export-static', '--to', join(folder, 'static'))).toMatch(/pages/);
    });

    test('updates the running site from an archive; a damaged one, and one that is there, change nothing', async () => {
      const settings = { DATA_DIR: join(folder, 'data') };
      const update = (file: string) => runScript('update.mjs', [file], settings, release);
      const damaged = join(folder, 'mansooj-9.9.9-linux-x64.tar.zst');
      await packNext(damaged, 'mansooj-9.9.9-linux-x64');
      await truncate(damaged, 5_000_000);
      const refused = await update(damaged);
      expect([refused.status, refused.err]).toEqual([
        1,
        expect.stringContaining('could not be unpacked, and nothing was changed'),
      ]);
      const same = await update(archive);
      expect([same.status, same.err]).toEqual([1, expect.stringContaining('is there already')]);
      const next = join(folder, 'next.tar.zst');
      await packNext(next, 'mansooj-1.0.1-linux-x64');
      const done = await update(next);
      expect([done.status, done.err]).toEqual([0, '']);
      expect(done.out).toContain(`Done: the site runs from ${join(folder, 'mansooj-1.0.1-linux-x64')}.`);
      expect((await program?.read('/'))?.status).toBe(200);
      expect((await readdir(folder)).filter((name) => name.includes('unpacking'))).toEqual([]);
    });

    test('is uploaded on the screen, rehearsed, takes over, and the one before comes back', async () => {
      const address = program?.address ?? '';
      const signedIn = await post(address, '/api/auth/login', programAdministrator);
      const headers = { authorization: `Bearer ${(await signedIn.json()).token}` };
      const state = async () => (await fetch(`${address}/api/system/updates`, { headers })).json();
      const ended = () => expect.poll(async () => (await state()).underWay, { timeout: 120_000 }).toBeNull();
      const last = async () => (await (await fetch(`${address}/api/system`, { headers })).json()).lastUpdate?.at;
      const upload = async (file: string, name = basename(file)) => {
        const body = new FormData();
        body.set('archive', new File([await readFile(file)], name));
        return (await fetch(`${address}/api/system/updates`, { method: 'POST', body, headers })).status;
      };
      const name = 'mansooj-1.0.2-linux-x64';
      const next = join(folder, `${name}.tar.zst`);
      await packNext(next, name);
      expect(await upload(next, 'program.exe')).toBe(422);

      // The one that was cut off above.
      expect(await upload(join(folder, 'mansooj-9.9.9-linux-x64.tar.zst'))).toBe(202);
      await ended();
      const reason = expect.stringContaining('nothing was changed');
      const refused = { name: 'mansooj-9.9.9-linux-x64', failure: 'no_release', reason };
      expect(await state()).toMatchObject({ way: 'on', archives: [], ready: [], failed: refused });

      // The second in the place of the first.
      for (const _time of ['first', 'second']) {
        expect(await upload(next)).toBe(202);
        await ended();
        const rehearsed = { _id: name, age: 'same', says: noMigrationNeeded };
        expect(await state()).toMatchObject({ archives: [], ready: [rehearsed], failed: null });
      }
      for (const [path, running] of [
        [`/${name}/start`, join(folder, 'data/updates/releases', name)],
        ['/back', join(folder, 'mansooj-1.0.1-linux-x64')],
      ] as const) {
        const before = await last();
        expect((await post(address, `/api/system/updates${path}`, {}, headers)).status).toBe(202);
        await expect.poll(last, { timeout: 120_000 }).not.toBe(before);
        const pointer = JSON.parse(await readFile(join(folder, 'data/current-release.json'), 'utf8'));
        expect(pointer.folder).toBe(running);
        expect((await program?.read('/'))?.status).toBe(200);
      }
      const { before, ready } = await state();
      expect([before, ready]).toEqual([expect.stringMatching(/^\d/), []]);

      // It ran before, and may be needed again.
      expect(await upload(next)).toBe(202);
      await ended();
      expect((await state()).failed).toMatchObject({ name, failure: 'present' });
    });

    test('two builds of one commit are the same bytes', async () => {
      const copy = join(root, '.cache/release-copy');
      await rm(copy, { recursive: true, force: true });
      const sources = (await readdir(root)).filter((name) => !made.has(name)).map((name) => join(root, name));
      await mkdir(copy);
      // Links, as packages are large.
      execFileSync('cp', ['-al', ...sources, copy]);
      expect(await hashOf(await packBuilt(copy))).toBe(await hashOf(archive));
      await rm(copy, { recursive: true });
    });
  },
);

/** Packs the unpacked release again under another name. */
async function packNext(target: string, name: string): Promise<void> {
  const paths = await readdir(release, { recursive: true, withFileTypes: true });
  const wanted = paths.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(wanted.map((file) => [file.slice(release.length + 1), file]));
  await packRelease({ archive: target, name, files, time: new Date(0) });
}

function post(address: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { 'content-type': 'application/json', ...headers };
  return fetch(address + path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}
