import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLetter } from './read-letter.ts';

// Letters that call their charset something else.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-charsets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(raw: Buffer) {
  const file = join(folder, 'letter.eml');
  await writeFile(file, raw);
  return readLetter(file);
}

const windowsBytes = (text: string, charset: string): Buffer => {
  const signs = new TextDecoder(charset).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (sign) => signs.indexOf(sign)));
};
const accepted = 'نعم، موافق على السعر 0.21 OK';

test.each(['utf-8', 'UTF8', 'us-ascii', 'iso-8859-1', 'windows-1252'])(
  'Arabic Windows is read as it is, in every coding and in the subject, although its head says %s',
  async (charset) => {
    const bytes = windowsBytes(accepted, 'windows-1256');
    const printable = [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
    const codings: [coding: string, body: Buffer][] = [
      ['8bit', bytes],
      ['base64', Buffer.from(bytes.toString('base64'))],
      ['quoted-printable', Buffer.from(printable)],
    ];
    const subject = `=?${charset}?B?${bytes.toString('base64')}?=`;
    for (const type of ['text/plain', 'text/html'])
      for (const [coding, body] of codings) {
        const head = `From: a@example.com\r\nSubject: ${subject}\r\nContent-Type: ${type}; charset="${charset}"\r\nContent-Transfer-Encoding: ${coding}\r\n\r\n`;
        const read_ = await read(Buffer.concat([Buffer.from(head), body]));
        expect([type, coding, read_.text, read_.subject]).toEqual([type, coding, accepted, accepted]);
      }
  },
);

test('a bare subject in Arabic Windows is read above a body whose charset is named', async () => {
  const subject = Buffer.concat([Buffer.from('Subject: '), windowsBytes(accepted, 'windows-1256')]);
  const rest = Buffer.from('\r\nFrom: a@example.com\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nنعم');
  expect(await read(Buffer.concat([subject, rest]))).toMatchObject({ subject: accepted, text: 'نعم' });
});

test.each([
  ['iso-8859-1', 'windows-1252', 'Für größere Mengen: ÄÖÜ, à très bientôt, où été'],
  ['iso-8859-1', 'windows-1252', 'Preço é 5 €, ação às três; España ñ'],
  ['utf-8', 'windows-1252', 'Für größere Mengen: ja, schöne Grüße'],
  ['utf-8', 'utf-8', 'One \ufffd of ours, نعم'],
  ['utf-8', 'utf-8', 'One \ufffd alone'],
])('Western words and true UTF-8 stay what they are: %s, %s, %s', async (named, charset, text) => {
  const bytes = charset === 'utf-8' ? Buffer.from(text) : windowsBytes(text, charset);
  const head = `From: a@example.com\r\nContent-Type: text/plain; charset=${named}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`;
  expect((await read(Buffer.concat([Buffer.from(head), bytes]))).text).toBe(text);
});
