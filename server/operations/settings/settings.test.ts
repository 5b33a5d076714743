import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { isAmongData } from '#server/core/config/clean-settings.ts';
import { readConfig } from '#server/core/config/config.ts';
import { runBackupCommand } from '#server/main/commands/backup-command.ts';
import { createSite } from '#server/main/site.ts';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { untilLowPriority } from '../../../tests/support/low-priority.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { startBucketServer } from '../../../tests/support/servers/bucket-server.ts';
import { startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { restoreArchive } from '../backup/archive/restore-archive.ts';

let site: BuiltSite;
let admin: AdminCalls;
afterEach(() => site.close());

/** A site whose settings of mail and backups nobody gave. */
async function givenSite(settings: Record<string, string> = {}) {
  site = await buildSite({ settings: { BACKUP_EVERY: '', ...settings } });
  admin = await asAdmin(site);
}

/** A mail server that takes noor with her password alone. */
async function givenMailServer() {
  const smtp = await startFakeSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'noor' && password === 'p@ss word/1'
        ? done(null, { user: username })
        : done(Object.assign(new Error('no'), { responseCode: 535 })),
  });
  onTestFinished(() => smtp.stop());
  const { hostname: host, port } = new URL(smtp.url);
  return { smtp, typed: { host, port: Number(port), encryption: 'offered', isVerified: true, user: 'noor' } };
}

const settings = async () => (await admin.get('/system/settings')).json();
const put = (part: string, body: object, headers = {}) => admin.call('PUT', `/system/settings/${part}`, body, headers);
const undo = (part: string) => admin.call('POST', `/system/settings/${part}/undo`);
const refusals = (reply: { json(): { errors?: object } }) => reply.json().errors;
const password = 'p@ss word/1';

describe('mail', () => {
  test('is set up on the screen once the server takes it, sends what waits at once, and is undone', async () => {
    await givenSite();
    const { smtp, typed } = await givenMailServer();
    const payload = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
    await site.http.inject({ method: 'POST', url: '/api/contacts', payload });
    const arabic = { 'accept-language': 'ar' };
    expect(refusals(await put('mail', { ...typed, password: 'wrong' }, arabic))).toEqual({
      password: 'رفض خادم البريد تسجيل دخولنا',
    });
    expect(refusals(await put('mail', { ...typed, port: 1, password }))).toEqual({
      host: 'The mail server cannot be reached',
    });
    expect((await settings()).mail).toMatchObject({ host: '', chosen: [], canUndo: false });
    await site.jobs.runDue();
    expect(smtp.received).toEqual([]);

    const saved = await put('mail', { ...typed, password, from: 'Bags <office@example.com>' });
    expect([saved.statusCode, saved.body]).toEqual([200, expect.stringContaining('in effect')]);
    await site.jobs.runDue();
    expect(smtp.received.map(({ head }) => head.from)).toEqual([
      expect.stringContaining('office@example.com'),
      expect.stringContaining('office@example.com'),
    ]);
    const reply = await admin.get('/system/settings');
    expect(reply.json().mail).toMatchObject({ ...typed, hasPassword: true, chosen: ['SMTP_URL', 'MAIL_FROM'] });
    expect(reply.body).not.toContain('p@ss');
    expect((await admin.get('/status')).json().mail.isSetUp).toBe(true);

    expect((await undo('mail')).statusCode).toBe(200);
    expect((await settings()).mail).toMatchObject({ host: '', chosen: [], canUndo: true });
    expect((await undo('mail')).statusCode).toBe(200);
    expect((await settings()).mail).toMatchObject({ ...typed, hasPassword: true });
    const entries = await site.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('section', '=', 'system')
      .execute();
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toMatch(/p@ss|noor|127\.0\.0\.1:/);
  });

  test('keeps its password for the same server alone: another one would be sent it', async () => {
    await givenSite();
    const [own, other] = [await givenMailServer(), await givenMailServer()];
    await put('mail', { ...own.typed, password });
    expect((await put('mail', { ...own.typed, from: 'office@example.com' })).statusCode).toBe(200);
    const again = { password: 'Enter the password of this mail server' };
    expect(refusals(await put('mail', other.typed))).toEqual(again);
    expect(refusals(await put('mail', { ...own.typed, encryption: 'off' }))).toEqual(again);
    expect(refusals(await put('mail', { ...own.typed, user: 'rania' }))).toEqual(again);
  });

  test.each([
    ['host', { host: 'smtp://mail.example.com' }],
    ['host', { host: 'mail.example.com/x' }],
    ['host', { host: 'noor@mail.example.com' }],
    ['port', { port: 0 }],
    ['encryption', { encryption: 'ssl' }],
    ['from', { from: 'Bags' }],
  ])('with a malformed %s is refused there', async (field, wrong) => {
    await givenSite();
    const { typed } = await givenMailServer();
    expect(Object.keys(refusals(await put('mail', { ...typed, password, ...wrong })) ?? {})).toEqual([field]);
    expect((await settings()).mail.chosen).toEqual([]);
  });

  test('that the environment gives is shown as fixed, without its secrets, and wins', async () => {
    await givenSite({ SMTP_URL: 'smtps://noor:very-secret@mail.example?verify=off' });
    const { typed } = await givenMailServer();
    await put('mail', { ...typed, password, from: 'office@example.com' });
    const reply = await admin.get('/system/settings');
    const fixed = {
      host: 'mail.example',
      port: 465,
      encryption: 'tls',
      isVerified: false,
      user: '',
      fixed: ['SMTP_URL'],
    };
    expect(reply.json().mail).toMatchObject({ ...fixed, from: 'office@example.com', chosen: ['MAIL_FROM'] });
    expect(reply.body).not.toMatch(/noor|very-secret/);
  });

  test('of before cannot be restored where nothing would change by it', async () => {
    await givenSite({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'office@example.com' });
    const { typed } = await givenMailServer();
    await put('mail', { ...typed, password });
    expect((await settings()).mail).toMatchObject({ canUndo: false });
  });

  test('is known to another process of the site, and after the next start', async () => {
    await givenSite();
    const { typed } = await givenMailServer();
    const config = readConfig({ ...site.environment, LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' });
    const beside = await createSite(config);
    onTestFinished(() => beside.close());
    await put('mail', { ...typed, password });
    await expect.poll(() => beside.services.mail.isSetUp, { timeout: 5_000 }).toBe(true);
    const next = await createSite(config);
    expect(next.services.settings.describe().mail).toMatchObject({ ...typed, hasPassword: true });
    await next.close();
  });
});

describe('backups', () => {
  const usual = { every: '1d', keep: 14 };
  const folder = async () => {
    const made = join(tmpdir(), `mansooj-kept-${process.pid}-${Math.random()}`);
    await mkdir(made);
    onTestFinished(() => rm(made, { recursive: true, force: true }));
    return made;
  };

  test('go where the screen says, made by the site and by the command, without what the screen was told', async () => {
    await givenSite();
    const to = await folder();
    const changed = await put('backups', { ...usual, to, keep: 5 });
    expect(changed.statusCode).toBe(200);
    expect((await settings()).backups).toMatchObject({
      to,
      every: '1d',
      keep: 5,
      chosen: ['BACKUP_TO', 'BACKUP_KEEP'],
    });
    expect(await runBackupCommand([], site.environment)).toBe(0);
    const [archive = ''] = await readdir(to);
    expect(archive).toMatch(/^mansooj-.*\.tar\.zst$/);
    expect((await admin.get('/backups/archives')).json().archives).toHaveLength(1);

    const place = await emptyInstallation();
    onTestFinished(() => place.remove());
    await restoreArchive(join(to, archive), readConfig(place.environment));
    const { services } = await place.open();
    expect(services.settings.describe().backups).toMatchObject({ chosen: [], canUndo: false });
  }, 60_000);

  test.runIf(isFullRun)(
    'begin in a new place at once, while the site runs',
    async () => {
      await givenSite();
      site.startWork();
      const to = await folder();
      await put('backups', { ...usual, to });
      await expect
        .poll(async () => (await readdir(to)).filter((name) => name.startsWith('mansooj-')), untilLowPriority)
        .toHaveLength(1);
    },
    600_000,
  );

  test.each([
    ['to', { to: 'backups' }],
    ['to', { to: '/proc/nowhere' }],
    ['to', { to: 'ftp://store/x' }],
    ['to', { to: 'S3://archives' }],
    ['endpoint', { to: 's3://my_archives' }],
    ['every', { every: '1w' }],
    ['keep', { keep: 0 }],
    ['key', { key: 'short', isKeyKept: true }],
    ['isKeyKept', { key: 'a long passphrase' }],
    ['endpoint', { to: 's3://archives' }],
    ['endpoint', { to: 's3://archives', endpoint: 'http://127.0.0.1:1', accessKeyId: 'a', secretKey: 'b' }],
  ])('with a wrong %s are refused there', async (field, wrong) => {
    await givenSite();
    expect(Object.keys(refusals(await put('backups', { ...usual, to: '', ...wrong })) ?? {})).toEqual([field]);
    expect((await settings()).backups.chosen).toEqual([]);
  });

  test('in any folder that the site makes for itself are refused', async () => {
    await givenSite();
    site.startWork();
    const entries = await readdir(site.dataDir, { withFileTypes: true });
    const own = entries.flatMap((entry) => (entry.isDirectory() && entry.name !== 'backups' ? [entry.name] : []));
    expect(own).toEqual(expect.arrayContaining(['files', 'tmp']));
    expect(own.filter((name) => !isAmongData(site.dataDir, join(site.dataDir, name)))).toEqual([]);
    // The usual place, wherever the program runs: after an update from the screen it runs within the data.
    expect(isAmongData(process.cwd(), '')).toBe(false);
  });

  test.each(['', '/files', '/tmp/backups'])(
    'in the folder DATA_DIR%s, which is the site’s own, are refused',
    async (own) => {
      await givenSite();
      const refused = await put('backups', { ...usual, to: site.dataDir + own });
      expect(refusals(refused)).toEqual({ to: expect.stringContaining('its own files') });
    },
  );

  test('in a bucket are tried with its keys, which are never shown', async () => {
    await givenSite();
    const bucket = await startBucketServer();
    onTestFinished(() => bucket.close());
    const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretKey } = bucket.settings;
    const typed = { ...usual, to: 's3://archives/night', endpoint, region: 'me-south-1', accessKeyId };
    const key = 'a long passphrase';
    expect((await put('backups', { ...typed, secretKey, key, isKeyKept: true })).statusCode).toBe(200);
    const reply = await admin.get('/system/settings');
    expect(reply.json().backups).toMatchObject({ ...typed, hasKey: true, hasSecretKey: true });
    expect(reply.body).not.toMatch(new RegExp(`${key}|"${secretKey}"`));
    expect((await put('backups', { ...typed, keep: 3 })).statusCode).toBe(200);
    await put('backups', { ...usual, to: '', isOpen: true });
    expect((await settings()).backups).toMatchObject({ hasKey: false, hasSecretKey: false, endpoint: '' });
  });

  test('that the environment gives keep their place; a later environment that does not fit is not disturbed', async () => {
    await givenSite();
    const to = await folder();
    await put('backups', { ...usual, to, every: '6h' });
    const own = { LOG_LEVEL: 'silent', DEMO_CONTENT: 'off', BACKUP_TO: join(site.dataDir, 'own') };
    const next = await createSite(readConfig({ ...site.environment, ...own }));
    const { backups } = next.services.settings.describe();
    await next.close();
    expect(backups).toMatchObject({ to: own.BACKUP_TO, every: '6h', fixed: expect.arrayContaining(['BACKUP_TO']) });
  });
});

test('nothing is undone that was not changed', async () => {
  await givenSite();
  expect((await undo('backups')).statusCode).toBe(409);
  expect((await undo('program')).statusCode).toBe(404);
});
