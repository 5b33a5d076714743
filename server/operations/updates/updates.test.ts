import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import tar, { type Header } from 'tar-stream';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { failureOfUpdate } from '#shared/operations/update-failures.ts';
import { packRelease, unpackRelease } from '../../../scripts/release-archive.mjs';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { runScript } from '../../../tests/support/servers/run-script.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { describeInFull } from '../../../tests/support/test-in-full.ts';
import { removeOldReleases } from './update-service.ts';

// That an archive is uploaded, rehearsed, takes over and goes back again is tested with a packed one: release.test.ts.

describe('where a program cannot be updated from the screen', () => {
  let site: BuiltSite;
  afterEach(() => site.close());

  test.each([
    ['clone', {}],
    ['off', { UPDATES_BY_SCREEN: 'off' }],
  ])('as %s, the screen says so, and nothing is taken', async (way, settings) => {
    site = await buildSite({ settings });
    const admin = await asAdmin(site);
    expect((await admin.get('/system/updates')).json()).toMatchObject({ way, archives: [], ready: [], underWay: null });
    const archive = new File(['no program'], 'mansooj-9.9.9-linux-x64.tar.zst');
    const replies = [
      await admin.post('/system/updates', { archive }),
      await admin.call('POST', '/system/updates/mansooj-9.9.9-linux-x64/prepare'),
      await admin.call('POST', '/system/updates/mansooj-9.9.9-linux-x64/start'),
      await admin.call('POST', '/system/updates/back'),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 404, 404, 409]);
    expect(await readdir(site.dataDir)).not.toContain('updates');
  });
});

const name = 'mansooj-9.9.9-linux-x64';

/** A folder with an archive of `files` (path → content) under the name of a release. */
async function givenArchive(files: Record<string, string>, inner = name) {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sources = new Map<string, string>();
  for (const [path, content] of Object.entries(files)) {
    const source = join(folder, `source-${sources.size}`);
    await writeFile(source, content);
    sources.set(path, source);
  }
  const archive = join(folder, `${name}.tar.zst`);
  await packRelease({ archive, name: inner, files: sources, time: new Date(0) });
  await mkdir(join(folder, 'releases'));
  return { folder, archive };
}

const program = { 'build/program/main.js': '//', 'scripts/rehearse.mjs': 'process.exitCode = 1;' };

describeInFull('an archive that is prepared', () => {
  async function refusal({ folder, archive }: { folder: string; archive: string }) {
    const releases = join(folder, 'releases');
    const { status, err } = await runScript('update.mjs', ['--by-screen', '--prepare', archive, releases], {
      DATA_DIR: folder,
    });
    expect(await readdir(releases)).toEqual([]);
    return { why: failureOfUpdate(status), says: err };
  }

  const unreadable =
    'could not be unpacked, and nothing was changed. It is damaged, cut off, or no such archive: fetch it again.';
  test('is refused when it was cut off', async () => {
    const given = await givenArchive({ ...program, big: 'x'.repeat(100_000) });
    await truncate(given.archive, 100);
    expect(await refusal(given)).toEqual({ why: 'no_release', says: expect.stringContaining(unreadable) });
  });

  test('is refused when a byte of it was changed', async () => {
    const given = await givenArchive({ ...program, big: 'x'.repeat(100_000) });
    const bytes = await readFile(given.archive);
    bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
    await writeFile(given.archive, bytes);
    expect(await refusal(given)).toEqual({ why: 'no_release', says: expect.stringContaining(unreadable) });
  });

  test('is refused when it is made for another kind of machine', async () => {
    const [other, own] = process.arch === 'x64' ? ['arm64', 'x64'] : ['x64', process.arch];
    const says = expect.stringContaining(`It is made for ${other}, and this machine is ${own}.`);
    const given = await givenArchive(program, `mansooj-9.9.9-linux-${other}`);
    expect(await refusal(given)).toEqual({ why: 'other_machine', says });
  });

  test('is refused when it is another file', async () => {
    const given = await givenArchive(program);
    await writeFile(given.archive, 'no archive');
    expect(await refusal(given)).toEqual({ why: 'no_release', says: expect.stringContaining(unreadable) });
  });

  test('is refused without a program', async () => {
    const says = expect.stringContaining('It holds no program.');
    expect(await refusal(await givenArchive({ 'readme.txt': 'hello' }))).toEqual({ why: 'no_release', says });
  });

  test('is refused under the name of another release, or of none', async () => {
    const names = { why: 'misnamed', says: expect.stringContaining('another release') };
    expect(await refusal(await givenArchive(program, 'mansooj-1.0.0-linux-x64'))).toEqual(names);
    const none = { why: 'no_release', says: expect.stringContaining('is no file of a release') };
    expect(await refusal(await givenArchive(program, 'other'))).toEqual(none);
  });

  test('is refused when it leaves its folder', async () => {
    const says = expect.stringContaining('is no file of a release');
    const given = await givenArchive({ ...program, '../../escaped': 'x' });
    expect(await refusal(given)).toEqual({ why: 'no_release', says });
  });

  type Entry = Partial<Header> & Pick<Header, 'name' | 'type'>;
  const link = (path: string, linkname: string): Entry => ({ name: `${name}/${path}`, type: 'symlink', linkname });
  const file = (path: string): Entry => ({ name: `${name}/${path}`, type: 'file' });
  const hostile: Record<string, (outside: string) => Entry[]> = {
    'a link to a folder elsewhere': (outside) => [link('node_modules/out', outside)],
    'a file behind a link to elsewhere': (outside) => [link('node_modules/out', outside), file('node_modules/out/x')],
    'a file behind a link': () => [link('node_modules/a', 'b'), file('node_modules/b/x'), file('node_modules/a/x')],
    'a file in the place of a link': () => [link('node_modules/a', '../node_modules/b'), file('node_modules/a')],
    'a link that goes up behind another one': () => [
      link('node_modules/a/up', '..'),
      link('node_modules/b', 'a/up/../../elsewhere'),
    ],
    'a link that goes up too far': () => [link('node_modules/a', '../../elsewhere')],
    'two files of one name': () => [file('a'), file('a')],
    'a second name of a file': () => [{ name: `${name}/a`, type: 'link', linkname: '/etc/passwd' }],
    'a pipe': () => [{ name: `${name}/a`, type: 'fifo' }],
    'a device': () => [{ name: `${name}/a`, type: 'character-device', devmajor: 1, devminor: 3 }],
    'a folder': () => [{ name: `${name}/a/`, type: 'directory' }],
  };

  test.each(Object.entries(hostile))('is refused with %s, and nothing is written', async (_, listEntries) => {
    const { folder, archive } = await givenArchive(program);
    const outside = join(folder, 'outside');
    await mkdir(outside);
    const pack = tar.pack();
    for (const entry of [file('build/program/main.js'), ...listEntries(outside)]) pack.entry(entry, '');
    pack.finalize();
    await writeFile(archive, zstdCompressSync(await buffer(pack)));
    const releases = join(folder, 'releases');
    const failed = await unpackRelease(archive, releases).catch((error: unknown) => error);
    expect(failed).toMatchObject({ failure: 'no_release', message: expect.stringContaining('nothing was changed') });
    expect([await readdir(outside), await readdir(releases)]).toEqual([[], []]);
  });

  test('is refused, and removed again, when its rehearsal fails', async () => {
    const says = expect.stringContaining('scripts/rehearse.mjs failed.');
    expect(await refusal(await givenArchive(program))).toEqual({ why: 'rehearsal', says });
  });

  test('replaces one of the same name once its rehearsal is done, and not before', async () => {
    const given = await givenArchive({ ...program, 'scripts/rehearse.mjs': '' });
    const old = join(given.folder, 'releases', name);
    await mkdir(old);
    await writeFile(join(old, 'old.txt'), '');
    const prepare = async (archive: string) => {
      const parameters = ['--by-screen', '--prepare', archive, join(given.folder, 'releases')];
      const { status } = await runScript('update.mjs', parameters, { DATA_DIR: given.folder });
      return [failureOfUpdate(status), await readdir(join(given.folder, 'releases')), (await readdir(old)).sort()];
    };
    const failing = await givenArchive(program);
    expect(await prepare(failing.archive)).toEqual(['rehearsal', [name], ['old.txt']]);
    expect(await prepare(given.archive)).toEqual([undefined, [name], ['build', 'scripts']]);
  });

  test('is there whole or not at all when the power is cut while it replaces one, and nothing else stays', async () => {
    const given = await givenArchive({ ...program, 'scripts/rehearse.mjs': '' });
    const releases = join(given.folder, 'releases');
    const old = Array.from({ length: 3_000 }, (_, i) => `${i}.txt`);
    await mkdir(join(releases, name));
    await Promise.all(old.map((file) => writeFile(join(releases, name, file), '')));
    const env = { ...process.env, SETTINGS_FILE: 'off', DATA_DIR: given.folder };
    const parameters = ['scripts/update.mjs', '--by-screen', '--prepare', given.archive, releases];
    const child = spawn(process.execPath, parameters, { env });
    const isWhole = () =>
      existsSync(join(releases, name, '0.txt')) && readdirSync(join(releases, name)).length === 3_000;
    while (isWhole());
    child.kill('SIGKILL');
    await once(child, 'close');
    const left = await readdir(join(releases, name)).catch(() => []);
    expect([[], ['build', 'scripts']]).toContainEqual(left.sort());
    // The next one finds its place free.
    expect((await runScript('update.mjs', parameters.slice(1), { DATA_DIR: given.folder })).status).toBe(0);
    expect(await readdir(releases)).toEqual([name]);
  });
});

test('a release that runs, ran before or is started first is kept behind a link to the data folder, half of one never', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-releases-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const releases = join(folder, 'disk/updates/releases');
  const [first, before, ...rehearsed] = ['first', 'before', '1', '2', '3'].map((name) =>
    join(releases, `mansooj-${name}`),
  );
  for (const [day, release] of [first!, before!, ...rehearsed].entries()) {
    await mkdir(join(release, 'build/program'), { recursive: true });
    await writeFile(join(release, 'build/program/main.js'), '');
    await writeFile(join(release, 'rehearsal.json'), JSON.stringify({ says: '', at: `2026-11-0${day + 1}` }));
  }
  await mkdir(join(releases, '.trial/mansooj-4'), { recursive: true });
  const dataDir = join(folder, 'data');
  await symlink(join(folder, 'disk'), dataDir);
  await writeFile(join(dataDir, 'last-update.json'), JSON.stringify({ before }));
  await writeFile(join(dataDir, 'current-release.json'), JSON.stringify({ updatedFrom: first }));
  await removeOldReleases(dataDir);
  expect((await readdir(releases)).sort()).toEqual(['mansooj-2', 'mansooj-3', 'mansooj-before', 'mansooj-first']);
});

test('what was left of an unpacking that was cut off goes with the next one, and the release is on the disk first', async () => {
  const { folder, archive } = await givenArchive(program);
  await mkdir(join(folder, '.unpacking-99999999'));
  const path = process.env.PATH;
  onTestFinished(() => {
    process.env.PATH = path;
  });
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin/sync'), `#!/bin/sh\nfind "$2" -type f > ${folder}/written`, { mode: 0o755 });
  process.env.PATH = `${folder}/bin:${path}`;
  await unpackRelease(archive, folder);
  expect((await readdir(folder)).filter((file) => file.startsWith('.'))).toEqual([]);
  expect(await readFile(join(folder, 'written'), 'utf8')).toContain('build/program/main.js');
});
