import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { nearestAddress, portOf } from '../../../tests/support/servers/port-of.ts';
import { runScript } from '../../../tests/support/servers/run-script.ts';
import { startProgram } from '../../../tests/support/servers/running-program.ts';
import { openDatabase } from '../../core/db/database.ts';
import { writeChosen } from '../../core/settings/chosen-settings.ts';
import { commands } from './commands.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-commands-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// Each runs a process or two.
describe('every command', { timeout: 120_000 }, () => {
  const ofProgram = [
    'user',
    'backup',
    'restore',
    'move',
    'erase-person',
    'audit-verify',
    'bucket',
    'export-static',
    'check',
  ];
  const scripts = ['update', 'check-health', 'build', 'release', 'sbom', 'words', 'complete-lock'];
  test.each([...ofProgram.map((name) => ['mansooj', name]), ...scripts.map((name) => [name])])(
    '%s %s tells with --help what it does',
    async (script, ...name) => {
      const parameters = [...name, '--help'];
      const { status, out, err } = await runScript(`${script}.mjs`, parameters, { DATA_DIR: join(folder, 'none') });
      expect([status, err]).toEqual([0, '']);
      expect(out).toMatch(/npm run /);
      expect(existsSync(join(folder, 'none'))).toBe(false);
    },
  );

  test('start tells with --help what it does, and serves nothing', async () => {
    const { status, out, err } = await runScript('mansooj.mjs', ['start', '--help'], {
      DATA_DIR: join(folder, 'none'),
    });
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Serves the site until it is stopped/);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  test.each([
    ['user', ['list']],
    ['backup', []],
    ['erase-person', ['somebody@example.com', '--dry-run']],
    ['audit-verify', []],
    ['move', ['--to', 'postgres://localhost/none']],
  ])('%s makes no installation where there is none', async (name, parameters) => {
    const { status, err } = await runScript('mansooj.mjs', [name, ...parameters], { DATA_DIR: folder });
    expect([status, err]).toEqual([1, expect.stringContaining(`There is no installation in ${folder}.`)]);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['user', ['list']],
    ['backup', []],
    ['check', []],
  ])('%s does not say that nothing is in a folder that this user may not enter', async (name, parameters) => {
    const data = join(folder, 'data');
    await mkdir(data);
    new DatabaseSync(join(data, 'mansooj.sqlite')).close();
    // As root, the command acts as the owner of the folder.
    await chmod(folder, 0o755);
    if (process.getuid?.() === 0) await chown(data, 65_534, 65_534);
    await chmod(data, 0o000);
    const { status, out, err } = await runScript('mansooj.mjs', [name, ...parameters], { DATA_DIR: data });
    expect([status, out + err]).toEqual([
      1,
      expect.stringMatching(/DATA_DIR .*\/data holds cannot be seen\. This user/),
    ]);
    expect(out + err).not.toMatch(/There is no (database|installation)/);
    await chmod(data, 0o700);
  });

  const misread: [name: string, parameters: string[], reason: RegExp][] = [
    ['backup', ['--to', ''], /^--to has no value\./],
    ['backup', ['--to=/backups', '--keep='], /^--keep has no value\./],
    ['backup', ['--keep', '0'], /^--keep must be /],
    ['backup', ['--keep=x'], /^--keep must be /],
    ['move', ['--to', 'x'], /^--to must be a postgres:/],
    ['bucket', ['--hlep', 'other'], /--hlep/],
    ['start', ['--hlep', '--port', '80'], /^What is --hlep\?\n\nServes the site/],
    ['health', ['extra'], /^What is extra\?\n\nSays whether/],
    ['update', ['--hlep'], /^What is --hlep\?\n\nSwitches/],
    ['update', [''], /^What is ""\?\n\nSwitches/],
    ['update', ['a.tar.zst', 'b.tar.zst'], /^What is b\.tar\.zst\?/],
  ];
  test.each(misread)('%s %j is not carried out, and says how it is written', async (name, parameters, reason) => {
    const { status, out, err } = await runScript('mansooj.mjs', [name, ...parameters], { DATA_DIR: folder });
    expect([status, out, err]).toEqual([2, '', expect.stringMatching(reason)]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('restore names an archive that is not there', async () => {
    const { status, err } = await runScript('mansooj.mjs', ['restore', join(folder, 'none.tar')], { DATA_DIR: folder });
    expect([status, err]).toEqual([1, expect.stringMatching(/^There is no archive .*none\.tar\./)]);
  });

  test('restore knows where backups were sent from the screen', async () => {
    const database = await openDatabase({ dataDir: folder });
    await writeChosen(database.db, 'backups', { BACKUP_TO: '/mnt/archives' });
    await database.close();
    const { err } = await runScript('mansooj.mjs', ['restore', 'none.tar'], { DATA_DIR: folder });
    expect(err).toMatch(/^There is no archive .*none\.tar\. Those of this installation are in \/mnt\/archives\.\n$/);
  });

  test.each([
    ['a folder', () => folder, /^\S+ is a folder\. Name an archive in it, /],
    ['an address of a bucket', () => 's3://safe/site.tar', /^s3:\/\/safe\/site\.tar is in a bucket\. Copy it /],
  ])('restore says what to name instead of %s', async (_, name, reason) => {
    const { status, err } = await runScript('mansooj.mjs', ['restore', name()], { DATA_DIR: folder });
    expect([status, err]).toEqual([1, expect.stringMatching(reason)]);
  });

  test('user names a database file that is none', async () => {
    const file = join(folder, 'mansooj.sqlite');
    await writeFile(file, 'this is a list of the things to do today, and no database at all. '.repeat(50));
    const none = await runScript('mansooj.mjs', ['user', 'list'], { DATA_DIR: folder });
    expect([none.status, none.err]).toEqual([1, expect.stringContaining(`${file} is no database of SQLite.`)]);
  });

  test.each([
    ['is no database of SQLite', 'this is a list of the things to do today, and no database at all. '.repeat(50)],
    ['The database is empty', ''],
  ])('backup says of a file in the place of the database: %s', async (reason, content) => {
    await writeFile(join(folder, 'mansooj.sqlite'), content);
    const { status, err } = await runScript('mansooj.mjs', ['backup'], { DATA_DIR: folder });
    expect([status, err]).toEqual([1, expect.stringContaining(reason)]);
  });

  test.each([
    ['a file', (place: string) => place],
    ['a folder in a file', (place: string) => join(place, 'copy')],
    ['a place where nothing can be made', () => '/proc/mansooj'],
  ])('export-static refuses %s before it opens anything', async (_, choose) => {
    const file = join(folder, 'mansooj.sqlite');
    await writeFile(file, 'no database');
    const to = choose(file);
    const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    onTestFinished(() => written.mockRestore());
    const status = await commands['export-static']?.(['--to', to], { DATA_DIR: folder });
    expect([status, written.mock.calls.join('')]).toEqual([1, expect.stringContaining(`${to} cannot be written to: `)]);
  });

  test('user names a database file of another program', async () => {
    const file = join(folder, 'mansooj.sqlite');
    const other = new DatabaseSync(file);
    other.exec('create table songs (title text)');
    other.close();
    const foreign = await runScript('mansooj.mjs', ['user', 'list'], { DATA_DIR: folder });
    expect(foreign.err).toContain(`${file} is a database of another program (with the table songs).`);
  });

  test('user says that PostgreSQL does not answer, without its password', async () => {
    const environment = { DATABASE_URL: 'postgres://owner:secret@127.0.0.1:1/bags' };
    const { status, err } = await runScript('mansooj.mjs', ['user', 'list'], environment);
    expect([status, err]).toEqual([
      1,
      'PostgreSQL at 127.0.0.1:1/bags does not answer (ECONNREFUSED). Start it, or correct DATABASE_URL.\n',
    ]);
  });

  test('check-health.mjs says why the site is not well', async () => {
    const { status, out } = await runScript('check-health.mjs', [], { PORT: '1' });
    expect([status, out]).toEqual([1, expect.stringContaining('Nothing answers at 127.0.0.1:1 (')]);
    const elsewhere = await runScript('mansooj.mjs', ['health'], { PORT: '1', HOST: '127.0.0.2' });
    expect([elsewhere.status, elsewhere.out]).toEqual([1, expect.stringContaining('Nothing answers at 127.0.0.2:1 (')]);
    const noPort = await runScript('mansooj.mjs', ['health'], { PORT: '8112x' });
    expect([noPort.status, noPort.out]).toEqual([1, 'PORT must be a port number, and HOST an address.\n']);
  });

  test('update switches to nothing that was not named', async () => {
    const { status, err } = await runScript('mansooj.mjs', ['update'], { DATA_DIR: folder });
    expect([status, err]).toEqual([2, expect.stringMatching(/^Name the archive or the folder .*\n\nSwitches/)]);
  });

  test('check-health.mjs finds a site that is well at any port and address', async () => {
    const host = nearestAddress();
    const server = createHttpServer((_, response) => response.end('{"status":"ok"}')).listen(10_080, host);
    await once(server, 'listening');
    const { status, out } = await runScript('check-health.mjs', [], { PORT: '10080', HOST: host });
    server.close();
    expect([status, out]).toEqual([0, 'The site answers and reaches its database.\n']);
  });

  test('check-health.mjs names a line of the settings file that is none', async () => {
    const file = join(folder, 'a.env');
    await writeFile(file, 'no setting');
    const { status, out, err } = await runScript('check-health.mjs', [], { SETTINGS_FILE: file });
    expect([status, out, err]).toEqual([1, expect.stringMatching(/^Line 1 of .*a\.env is no setting: .*\n$/), '']);
  });

  test('move says that PostgreSQL does not answer, without its password', async () => {
    new DatabaseSync(join(folder, 'mansooj.sqlite')).close();
    const address = 'postgres://owner:secret@127.0.0.1:1/bags';
    const { status, err } = await runScript('mansooj.mjs', ['move', '--to', address], { DATA_DIR: folder });
    expect([status, err]).toEqual([1, expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1\/bags does not answer \(/)]);
  });
});

describe('move', { timeout: 120_000 }, () => {
  const target = 'postgres://owner:secret@127.0.0.1:1/bags';
  const move = () => runScript('mansooj.mjs', ['move', '--to', target], { DATA_DIR: folder });

  test('waits for the end of the site, whose visitors would write to what stays behind', async () => {
    new DatabaseSync(join(folder, 'mansooj.sqlite')).close();
    const socket = join(folder, 'update.sock');
    const running = createServer().listen(socket);
    await once(running, 'listening');
    const refused = await move();
    running.close();
    // As a site that was killed leaves it.
    await writeFile(socket, '');
    const ended = await move();
    expect([refused.status, refused.err]).toEqual([1, `The site runs on ${folder}. Stop it, then move.\n`]);
    expect([ended.status, ended.err]).toEqual([1, expect.stringContaining('does not answer (ECONNREFUSED)')]);
  });
});

describe('a start that cannot listen', { timeout: 120_000 }, () => {
  const start = (settings: Record<string, string>) =>
    runScript('keep-running.mjs', ['build/program/main.js'], { DATA_DIR: folder, DEMO_CONTENT: 'off', ...settings });

  test('names the setting, and has made nothing', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve));
    const port = String(portOf(busy));
    const inUse = await start({ PORT: port });
    const elsewhere = await start({ PORT: '0', HOST: '203.0.113.7' });
    const unknown = await start({ PORT: '0', HOST: 'no-such-host.invalid' });
    const metrics = await start({ PORT: '0', METRICS_PORT: port });
    busy.close();
    expect(inUse.err).toMatch(new RegExp(`^PORT ${port} is in use on 127\\.0\\.0\\.1\\. .*set PORT`));
    expect(elsewhere.err).toMatch(/^HOST 203\.0\.113\.7 is no address of this machine\./);
    expect(unknown.err).toMatch(/^HOST no-such-host\.invalid is not known as a name\./);
    expect(metrics.err).toMatch(new RegExp(`^METRICS_PORT ${port} is in use`));
    for (const { status, out } of [inUse, elsewhere, unknown, metrics]) expect([status, out]).toEqual([1, '']);
    expect(await readdir(folder)).toEqual([]);
  });
});

const mansooj = join(import.meta.dirname, '../../../scripts/mansooj.mjs');

/** `./mansooj start` in the folder of the test, from another one than that of the release. */
const startHere = (settings: Record<string, string>) =>
  startProgram({ DATA_DIR: 'data', ...settings }, { folder, command: [process.execPath, mansooj, 'start'] });

/** What of the data others may look at, or does not belong to `owner`; copies of the public scripts have modes of theirs. */
async function dataOpenFor(owner: number): Promise<string[]> {
  const all = await readdir(join(folder, 'data'), { recursive: true });
  const entries = all.filter((name) => !name.startsWith('releases/'));
  const found = await Promise.all(
    ['', ...entries].map(async (name) => ({ name, ...(await stat(join(folder, 'data', name))) })),
  );
  return found.filter(({ mode, uid }) => mode & 0o077 || uid !== owner).map(({ name }) => name || 'data');
}

describe('a start', { timeout: 120_000 }, () => {
  test('takes a settings file by a path from where it is typed, and makes data for its user alone', async () => {
    await writeFile(join(folder, 'own.env'), 'STAFF_LANGUAGE=ar\n');
    const program = await startHere({ SETTINGS_FILE: 'own.env' });
    const open = await dataOpenFor(process.getuid?.() ?? 0);
    expect([open, await program.stop()]).toEqual([[], 0]);
  });

  test('warns of data in the folder of a release, with which they would go', async () => {
    const release = join(folder, 'mansooj-9.9.9-linux-x64');
    await mkdir(join(release, 'build/program'), { recursive: true });
    for (const name of ['mansooj', 'build/program/main.js']) await writeFile(join(release, name), '');
    const program = await startHere({ DATA_DIR: join(release, 'data') });
    await expect.poll(() => program.complaints()).toMatch(/data lies in the folder of a release, .*\n$/);
    expect(await program.stop()).toBe(0);
  });

  test.runIf(process.getuid?.() === 0)('by root acts as the owner of the data, as the commands do', async () => {
    const nobody = 65_534;
    const [data, settings] = [join(folder, 'data'), join(folder, 'own.env')];
    await chmod(folder, 0o755);
    await mkdir(data, { mode: 0o700 });
    await chown(data, nobody, nobody);
    await writeFile(settings, 'STAFF_LANGUAGE=ar\n', { mode: 0o600 });
    const program = await startHere({ SETTINGS_FILE: settings, JOURNAL_EVERY: '1' });
    await expect.poll(() => existsSync(join(data, 'journal/state.sqlite'))).toBe(true);
    expect([await dataOpenFor(nobody), await program.stop()]).toEqual([[], 0]);
    const made = await runScript('mansooj.mjs', ['backup'], { DATA_DIR: data });
    expect([made.status, made.err, await dataOpenFor(nobody)]).toEqual([0, '', []]);
  });
});
