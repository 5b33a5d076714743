import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startBucketServer } from '../../../tests/support/servers/bucket-server.ts';
import { startFakeClamd } from '../../../tests/support/servers/fake-clamd.ts';
import { startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { startMailStore } from '../../../tests/support/servers/mail-store.ts';
import { nearestAddress, portOf } from '../../../tests/support/servers/port-of.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { commands } from './commands.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-check-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

let site: BuiltSite;
let port: string;
beforeAll(async () => {
  site = await buildSite();
  port = new URL(await site.listen()).port;
});
afterAll(() => site.close());

/** Runs the command. @returns its exit status, and its lines as `LEVEL SETTING SENTENCES` */
async function check(settings: Record<string, string>) {
  const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    const status = await commands.check?.([], { DATA_DIR: join(folder, 'data'), PORT: await freePort(), ...settings });
    const lines = written.mock.calls.join('').trim().split('\n');
    return { status, lines: lines.map((line) => line.replace(/ +/g, ' ')) };
  } finally {
    written.mockRestore();
  }
}

async function runQuietly(name: string, parameters: string[], settings: Record<string, string>) {
  const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  return await commands[name]?.(parameters, settings).finally(() => written.mockRestore());
}

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

async function freePort(): Promise<string> {
  const { address, close } = await serve(() => {});
  close();
  return new URL(address).port;
}

/** Every file of a folder with its bytes, but for SQLite's index of its log, which the next reader makes again. */
async function contents(place: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!path.endsWith('-shm'))
      files[path] = entry.isFile()
        ? createHash('sha256')
            .update(await readFile(path))
            .digest('hex')
        : 'folder';
  }
  return files;
}

test('of a place where nothing is yet it says so, and makes nothing', async () => {
  const { status, lines } = await check({});
  expect([status, lines.filter((line) => line.startsWith('error'))]).toEqual([0, []]);
  expect(lines).toContain('ok DATA_DIR There is no database yet: the first start makes one.');
  expect(lines).toContainEqual(expect.stringMatching(/^warning SMTP_URL Mail stays in the outbox\. Set smtp:/));
  expect(lines.at(-1)).toMatch(/^\d+ findings: errors 0, warnings \d+\.$/);
  expect(await readdir(folder)).toEqual([]);
});

test('a running site is found well, and its data stay as they are, byte for byte', async () => {
  const before = await contents(site.dataDir);
  const { status, lines } = await check({ ...site.environment, PORT: port });
  expect([status, lines.filter((line) => line.startsWith('error'))]).toEqual([0, []]);
  expect(lines).toContain(`ok PORT The site runs on port ${port}, and is well.`);
  expect(lines).toContain('ok BACKUP_TO There is room for the next backup.');
  expect(lines).toContainEqual(expect.stringMatching(/answers as (SQLite|PostgreSQL) [\d.]+; its tables are those/));
  expect(await contents(site.dataDir)).toEqual(before);
});

test('site and metrics are found at any address, and at a port that browsers refuse', async () => {
  const host = nearestAddress();
  const answer: RequestListener = ({ url }, response) =>
    response.end(url === '/metrics' ? 'mansooj_jobs_due 0' : '{"status":"ok"}');
  const server = createServer(answer).listen(6000, host);
  await once(server, 'listening');
  const ofSite = await check({ HOST: host, PORT: '6000' });
  const ofMetrics = await check({ METRICS_HOST: host, METRICS_PORT: '6000' });
  server.close();
  expect(ofSite.lines).toContain('ok PORT The site runs on port 6000, and is well.');
  expect(ofMetrics.lines).toContainEqual(expect.stringMatching(/^ok METRICS_PORT http:.*:6000\/metrics answers\.$/));
});

test('the data of a stopped site, and of one that was killed, stay as they are', async () => {
  const stopped = join(folder, 'stopped');
  const killed = join(folder, 'killed');
  await cp(site.dataDir, killed, { recursive: true });
  await cp(site.dataDir, stopped, { recursive: true, filter: (path) => !/-(wal|shm)$/.test(path) });
  for (const place of [stopped, killed]) {
    const before = await contents(place);
    const { status, lines } = await check({ ...site.environment, DATA_DIR: place });
    expect([status, lines.filter((line) => line.startsWith('error'))]).toEqual([0, []]);
    expect(await contents(place)).toEqual(before);
  }
});

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a data folder whose database was deleted is still known as ours, and what to move away makes room for a restore',
  async () => {
    const place = join(folder, 'deleted');
    await cp(site.dataDir, place, { recursive: true });
    const archives = join(folder, 'archives');
    const settings = { ...site.environment, DATA_DIR: place };
    await runQuietly('backup', ['--to', archives], settings);
    // As the deletion leaves it while the site runs.
    await rename(join(place, 'mansooj.sqlite'), join(folder, 'gone'));
    await writeFile(join(place, 'mansooj.sqlite-wal'), 'log');
    for (const name of ['backup-work', 'rehearsal-1a2b3c4d', 'restore-01a1feae', 'update.sock', 'last-update.json'])
      await mkdir(join(place, name), { recursive: true });
    const { lines } = await check(settings);
    const said = lines.find((line) => line.includes('To bring it back')) ?? '';
    expect(lines.filter((line) => line.includes('holds other things'))).toEqual([]);
    for (const [, name = ''] of (/move (.*) away/.exec(said)?.[1] ?? '').matchAll(/"([^"]+)"/g))
      await rename(join(place, name), join(folder, `away-${name}`));
    const [archive = ''] = await readdir(archives);
    expect(await runQuietly('restore', [join(archives, archive)], settings)).toBe(0);
  },
);

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a damaged database that can be opened is an error, and how to bring it back is said',
  async () => {
    const place = join(folder, 'damaged');
    await cp(site.dataDir, place, { recursive: true });
    const file = join(place, 'mansooj.sqlite');
    const database = new DatabaseSync(file);
    database.exec('pragma wal_checkpoint(truncate)');
    const { rootpage } = database.prepare("select rootpage from sqlite_schema where name = 'faq'").get() ?? {};
    database.close();
    await using handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(4096, 0xa5), 0, 4096, (Number(rootpage) - 1) * 4096);
    const { status, lines } = await check({ ...site.environment, DATA_DIR: place });
    expect(status).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(/^error DATA_DIR .* is damaged, .*folder "files".*"restore"/));
  },
);

test('what is reachable is found well, and nothing is left there', async () => {
  const store = await startBucketServer();
  const [mail, scanner] = [await startFakeSmtp(), await startFakeClamd()];
  const translator = await serve((_, response) => response.end('{"translatedText":["كيس"]}'));
  const { lines, status } = await check({
    ...store.settings,
    SMTP_URL: mail.url,
    CLAMAV_SOCKET: scanner.address,
    TRANSLATE_URL: translator.address,
    BACKUP_TO: 's3://archives/daily',
    BACKUP_KEY: 'a long passphrase',
  });
  const found = (name: string) => lines.filter((line) => line.split(' ')[1] === name);
  expect([status, lines.filter((line) => line.startsWith('error'))]).toEqual([0, []]);
  expect(found('S3_BUCKET')).toEqual([expect.stringMatching(/^ok .* uploads at .* stores, reads and removes\.$/)]);
  expect(found('BACKUP_TO')).toEqual([expect.stringMatching(/^ok .* s3:\/\/archives\/daily at .* stores, reads/)]);
  expect(found('SMTP_URL')).toEqual([expect.stringMatching(/^ok .* answers; no letter was sent\.$/)]);
  expect(found('CLAMAV_SOCKET')).toEqual([expect.stringMatching(/^ok .* scans\./)]);
  expect(found('TRANSLATE_URL')).toEqual([expect.stringMatching(/^ok .* translates into Arabic\.$/)]);
  expect([store.objects.size, mail.received]).toEqual([0, []]);
  await Promise.all([mail.stop(), scanner.stop()]);
  store.close();
  translator.close();
});

test('a clock that others contradict is an error', async () => {
  const late = new Date(Date.now() - 3_600_000).toUTCString();
  const other = await serve((_, response) => response.writeHead(200, { date: late }).end());
  const { status, lines } = await check({ SITE_URL: other.address });
  expect(status).toBe(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/^error clock 127\.0\.0\.1:\d+ is 36\d\d s behind this machine\./),
  );
  other.close();
});

test('no secret is printed, whatever fails', async () => {
  const settings = {
    ADMIN_PASSWORD: 'hidden-admin-password',
    BACKUP_KEY: 'hidden-backup-passphrase',
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hidden-store-secret',
    DATABASE_URL: 'postgres://owner:hidden-database%21@127.0.0.1:1/bags',
    SMTP_URL: 'smtp://user:hidden-mail%21@127.0.0.1:1',
    TRANSLATE_URL: 'http://127.0.0.1:1',
    TRANSLATE_KEY: 'hidden-translate-key',
  };
  const { status, lines } = await check(settings);
  const failing = lines.filter((line) => line.startsWith('error')).map((line) => line.split(' ')[1]);
  expect(status).toBe(1);
  expect(new Set(failing)).toEqual(new Set(['DATABASE_URL', 'S3_BUCKET', 'SMTP_URL', 'TRANSLATE_URL']));
  expect(lines.join('\n')).not.toContain('hidden');
  const malformed = await check(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, `"${value}"`])),
  );
  expect(malformed.lines.join('\n')).not.toContain('hidden');
});

/** The output of the command with a settings file, which has been read into the environment. */
async function checkFile(name: string, value: string): Promise<string> {
  const path = join(folder, 'mansooj.env');
  await writeFile(path, '', { mode: 0o644 });
  const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const environment = { DATA_DIR: folder, PORT: await freePort(), [name]: value };
  await commands.check?.([], environment, { path, settings: [{ name, value, line: 1 }] });
  const text = written.mock.calls.join('');
  written.mockRestore();
  return text;
}

test('a data folder into which everybody may look is named', async () => {
  const data = join(folder, 'data');
  await mkdir(data);
  await chmod(data, 0o755);
  expect((await check({})).lines).toContain(
    `warning DATA_DIR Everybody on this machine may look into ${data}: chmod 700 ${data}.`,
  );
});

test('a settings file that others may read is named', async () => {
  const text = await checkFile('COLOUR', 'red');
  expect(text).toMatch(/^warning {2}SETTINGS_FILE .* sets COLOUR\. Others may read it: chmod 600 /m);
  expect(text).toMatch(/^error {4}COLOUR {8} Line 1 of .* sets COLOUR, which is no setting; docs/m);
});

test('what glibc reads may stand in the settings file', async () => {
  expect(await checkFile('MALLOC_ARENA_MAX', '2')).not.toMatch(/^error/m);
});

test('a misspelt name in the settings file is one finding, with its line and what is meant', async () => {
  const lines = (await checkFile('SMPT_URL', 'smtp://mail.example')).split('\n');
  expect(lines.filter((line) => line.includes('SMPT_URL') && line.startsWith('error'))).toEqual([
    expect.stringMatching(/ Line 1 of .* sets SMPT_URL, which is no setting; did you mean SMTP_URL\?$/),
  ]);
});

test('the mailbox is signed in to, and its folder has to be there', async () => {
  const store = await startMailStore();
  try {
    const found = async (url: string, more: Record<string, string> = {}) =>
      (await check({ IMAP_URL: url, ...more })).lines.filter((line) => / (?:IMAP_URL|MAIL_REPLY_TO) /.test(line));
    const replyTo = { MAIL_REPLY_TO: 'leads@example.com' };
    expect(await found(store.url, replyTo)).toEqual([expect.stringMatching(/^ok IMAP_URL .* has the folder INBOX\.$/)]);
    expect(await found(store.url)).toContainEqual(expect.stringMatching(/^warning MAIL_REPLY_TO /));
    const wrong = [
      store.url.replace(':secret', ':hidden'),
      store.url.replace('INBOX', 'Nowhere'),
      'imap://a:b@127.0.0.1:1?tls=off',
    ];
    const said = [/refuses the user or the password/, /has no such folder/, /does not answer as an IMAP server/];
    for (const [place, url] of wrong.entries()) {
      const [line] = await found(url, replyTo);
      expect(line).toMatch(/^error IMAP_URL /);
      expect(line).toMatch(said[place] ?? /^$/);
      expect(line).not.toContain('hidden');
    }
  } finally {
    await store.stop();
  }
});
