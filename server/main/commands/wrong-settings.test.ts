import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { type DnsRecords, startFakeDns } from '../../../tests/support/servers/fake-dns.ts';
import { portOf } from '../../../tests/support/servers/port-of.ts';
import { runScript } from '../../../tests/support/servers/run-script.ts';
import { makeOddPlaces, type OddPlaces } from '../../../tests/support/sites/odd-places.ts';
import { wrongSettings } from '../../../tests/support/sites/wrong-settings.ts';
import { ConfigError, type Environment } from '../../core/config/clean-settings.ts';
import { readConfig } from '../../core/config/config.ts';
import { addSettingsFile } from '../../core/config/settings-file.ts';
import { commands } from './commands.ts';

let folder: string;
let places: OddPlaces;
let port: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-wrong-'));
  places = await makeOddPlaces(folder);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = String(portOf(server));
  await new Promise((resolve) => server.close(resolve));
});
afterAll(async () => {
  await places.close();
  await rm(folder, { recursive: true, force: true });
});

const around = () => ({ DATA_DIR: join(folder, 'data'), PORT: port, DEMO_CONTENT: 'off' });

type Outcome = { status: number | null; text: string };

/** The command in this process, as `./mansooj check` calls it. */
async function check(settings: Record<string, string>): Promise<Outcome> {
  const environment: Environment = { SETTINGS_FILE: 'off', ...around(), ...settings };
  const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    const status = (await commands.check?.([], environment, addSettingsFile(environment))) ?? null;
    return { status, text: written.mock.calls.join('') };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { status: 1, text: error.message };
  } finally {
    written.mockRestore();
  }
}

async function checkApart(settings: Record<string, string>): Promise<Outcome> {
  const { status, out, err } = await runScript('mansooj.mjs', ['check'], { ...around(), ...settings });
  return { status, text: out + err };
}

/** Each row that the outcome does not meet, with what was said of its settings. */
function unmet({ status, text }: Outcome, line: RegExp): string[] {
  const lines = text.split('\n').map((row) => row.replace(/ +/g, ' '));
  const met = lines.find((row) => line.test(row));
  const expected = met?.startsWith('warning') ? 0 : 1;
  if (met && (status === expected || status === 1) && !text.includes('hidden')) return [];
  return [`${status}: ${lines.filter((row) => !row.startsWith('ok')).join(' | ')}`];
}

test('more than 60 wrong settings are each named with the way on', { timeout: 120_000 }, async () => {
  const dns = await startFakeDns({});
  const rows = wrongSettings(places, port);
  const failures: Record<string, unknown> = {};
  for (const [settings, , line] of rows) {
    const found = unmet(await check(settings), line);
    if (found.length > 0) failures[JSON.stringify(settings)] = found;
  }
  dns.close();
  expect(failures).toEqual({});
  expect(rows.length).toBeGreaterThan(60);
  expect(await readdir(folder)).not.toContain('data');
});

test('what is malformed keeps the program from starting', () => {
  const malformed = wrongSettings(places, port).filter(([, , line]) =>
    / must be | must not | needs | not known[;]/.test(line.source),
  );
  for (const [settings] of malformed)
    expect(() => readConfig({ ...around(), ...settings }), JSON.stringify(settings)).toThrow(ConfigError);
  expect(malformed.length).toBeGreaterThan(30);
});

describe.runIf(isFullRun)('as an operator types it', { timeout: 900_000 }, () => {
  test('the command says the same in a process of its own, within some seconds', async () => {
    const failures: Record<string, unknown> = {};
    for (const [settings, , line] of wrongSettings(places, port)) {
      const found = unmet(await checkApart(settings), line);
      if (found.length > 0) failures[JSON.stringify(settings)] = found;
    }
    expect(failures).toEqual({});
  });

  test('the program does not start with what it would not survive, and says why in one line', async () => {
    const failures: Record<string, unknown> = {};
    const refused = wrongSettings(places, port).filter(([, isRefused]) => isRefused);
    for (const [settings] of refused) {
      const started = await runScript('keep-running.mjs', ['build/program/main.js'], { ...around(), ...settings });
      const isNamed = Object.entries(settings).some((words) => words.some((word) => started.err.includes(word)));
      const isOneLine = /^[^\n]+\n$/.test(started.err) && !started.err.includes('hidden');
      if (!isNamed || !isOneLine || started.status === 0) failures[JSON.stringify(settings)] = started;
    }
    expect(failures).toEqual({});
  });
});

const mailServer = () => ({ SMTP_URL: `smtp://${places.mail}`, MAIL_FROM: 'Bags <office@post.bags.example>' });

test.each<[string, DnsRecords, RegExp]>([
  ['no records', {}, /^warning MAIL_FROM post\.bags\.example has no MX record, so that answers are lost/],
  ['no senders', {}, /^warning MAIL_FROM post\.bags\.example has no SPF record.*Ask the mail provider/],
  ['no policy', {}, /^warning MAIL_FROM post\.bags\.example has no DMARC policy.*Add "v=DMARC1; p=none"/],
  [
    'two lists of senders',
    { 'TXT post.bags.example': ['v=spf1 mx -all', 'v=spf1 a -all'] },
    /^warning .* has 2 SPF records/,
  ],
  ['everybody as sender', { 'TXT post.bags.example': ['v=spf1 +all'] }, /^warning .* lets everybody send/],
  [
    'a mail server',
    { 'MX post.bags.example': ['mx.bags.example'] },
    /^ok MAIL_FROM .* receives mail at mx\.bags\.example/,
  ],
  ['senders', { 'TXT post.bags.example': ['other', 'v=spf1 mx -all'] }, /^ok MAIL_FROM .* names its senders by SPF/],
  [
    'the policy of the domain above',
    { 'TXT _dmarc.bags.example': ['v=DMARC1; p=none'] },
    /^ok MAIL_FROM bags\.example has a DMARC policy/,
  ],
])('a mail domain with %s is judged by DNS', async (_, records, line) => {
  const dns = await startFakeDns(records);
  const { text } = await check(mailServer());
  dns.close();
  expect(text.split('\n').map((row) => row.replace(/ +/g, ' '))).toContainEqual(expect.stringMatching(line));
});
