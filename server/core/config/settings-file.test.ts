import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSettingsFile, readSettingsFile } from './settings-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-settings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (text: string, name = 'mansooj.env') => writeFile(join(folder, name), text);
const besideData = () => ({ DATA_DIR: join(folder, 'data') });

test('a file beside the data folder adds what the environment does not say', async () => {
  await write(
    '\uFEFF# Mail\r\n\r\nSITE_URL=https://www.example.com\r\n; old\nADMIN_PASSWORD=a#b = "c"\nBACKUP_KEY="one # two, three"\nMAIL_FROM="Bags <a@b.co>"\nSMTP_URL=\n',
  );
  const environment: Record<string, string | undefined> = { ...besideData(), SITE_URL: 'https://other.example' };
  addSettingsFile(environment);
  expect(environment).toEqual({
    ...besideData(),
    SITE_URL: 'https://other.example',
    ADMIN_PASSWORD: 'a#b = "c"',
    BACKUP_KEY: 'one # two, three',
    MAIL_FROM: 'Bags <a@b.co>',
    SMTP_URL: '',
  });
});

test('SETTINGS_FILE names another file, or says that there is none', async () => {
  await write('PORT=4001\n');
  await write('PORT=4002\n', 'other.env');
  const named = (SETTINGS_FILE: string) => readSettingsFile({ ...besideData(), SETTINGS_FILE })?.settings[0]?.value;
  expect([named(join(folder, 'other.env')), named('off'), named('')]).toEqual(['4002', undefined, '4001']);
  expect(() => named(join(folder, 'none.env'))).toThrow(/none\.env is not there\. SETTINGS_FILE names it/);
});

test('a file that is found and cannot be read is named, with what to do; no folder for one is no fault', async () => {
  await mkdir(join(folder, 'mansooj.env'));
  expect(() => readSettingsFile(besideData())).toThrow(
    `${join(folder, 'mansooj.env')} cannot be read (EISDIR). SETTINGS_FILE may name another one; "off" means`,
  );
  await write('', 'single');
  expect(() => readSettingsFile({ DATA_DIR: join(folder, 'single/data') })).not.toThrow();
});

test('a name in quotation marks before an address is no value in quotation marks', async () => {
  await write('MAIL_FROM="Bags, Amman" <a@b.co>\n');
  expect(readSettingsFile(besideData())?.settings[0]?.value).toBe('"Bags, Amman" <a@b.co>');
});

test.each([
  ['PORT 4000', 'Line 1 of FILE is no setting: each line is NAME=value, or begins with #.'],
  ['\n\n  : PORT=1', 'Line 3 of FILE is no setting: each line is NAME=value, or begins with #.'],
  ['PORT=1\nHOST=::\nPORT=2', 'Line 3 of FILE sets PORT a second time.'],
  ...['"abc defghijkl', '"abc"def"', "'abc def", '"', `"abc'`, '"a" "b"'].map((value) => [
    `PORT=1\nBACKUP_KEY=${value}`,
    'Line 2 of FILE has a value that begins with a quotation mark and is not one pair of them',
  ]),
  [
    'PORT=1\nBACKUP_TO=/mnt/backups # another disk',
    'Line 2 of FILE has a # behind its value: a comment has a line of its own, and a value with # stands in quotation marks.',
  ],
])('refuses %j with its line', async (text, reason) => {
  await write(text);
  expect(() => readSettingsFile(besideData())).toThrow(reason.replace('FILE', join(folder, 'mansooj.env')));
});

test.each([
  ['Latin-1', Buffer.from('MAIL_FROM=M\xfcller <a@b.co>\n', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFPORT=4000\n', 'utf16le')],
  ['zero bytes', Buffer.from('BACKUP_KEY=abc\0defghijklmno\n')],
])('refuses a file that is not written in UTF-8, such as with %s', async (_kind, bytes) => {
  await writeFile(join(folder, 'mansooj.env'), bytes);
  const file = join(folder, 'mansooj.env');
  expect(() => readSettingsFile(besideData())).toThrow(
    `The settings file ${file} is not written in UTF-8. Save it in UTF-8.`,
  );
});
