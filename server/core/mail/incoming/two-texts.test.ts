import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart, textPart } from '../../../../tests/support/letters/written-letter.ts';
import { readLetter } from './read-letter.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-texts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readBoth(plain: string, html: string) {
  const head = { From: 'Amina <amina@example.com>', To: 'leads@mansooj.example', Subject: 'Re: Quote' };
  const page = Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`);
  const file = join(folder, 'letter.eml');
  await writeFile(file, multipart(head, 'alternative', [textPart(plain), page]));
  return (await readLetter(file)).text;
}

const long = Array.from({ length: 60 }, (_, place) => `word${place}`).join(' ');
const prices =
  '<table><tr><td>Bag</td><td>0.21</td></tr><tr><td>Sack</td><td>0.34</td></tr><tr><td>Roll</td><td>5</td></tr></table>';

test.each([
  ['This message is in HTML format.', '<p>We accept 20,000 bags</p>', 'We accept 20,000 bags'],
  ['Your program cannot show HTML messages.', '<p>نوافق على السعر</p>', 'نوافق على السعر'],
  ['We accept', '<p>We accept 20,000 bags</p>', 'We accept 20,000 bags'],
  ['We accept', '<p>We accept</p><p>5</p>', 'We accept\n\n5'],
  [long, `<p>${long}</p>${prices}`, `${long}\n\nBag 0.21\nSack 0.34\nRoll 5`],
  ['نوافق', '<p>نوافق على السعر</p>', 'نوافق على السعر'],
])('words that stand in the page alone are read: %j', async (plain, html, text) => {
  expect(await readBoth(plain, html)).toBe(text);
});

test.each([
  ['We accept\n20,000 bags', '<p>We <b>accept</b> 20,000 bags</p>'],
  ['We accept [image: logo] see https://example.com/a', '<p>We accept see</p>'],
  [`${long}\nAmina`, `<p>${long}</p><p>Amina</p><p>Sent now</p>`],
  ['We accept', '<img src="https://example.com/a.png">'],
  ['We accept', '<div style="display:none">Other words here</div><p>We accept</p>'],
])('a plain text that holds the words of the page is read as it stands: %j', async (plain, html) => {
  expect(await readBoth(plain, html)).toBe(plain);
});

test('of two texts that say different things neither is lost', async () => {
  const text = await readBoth('We need 40,000 bags in January.', '<p>Sugar and flour, by sea to Lagos</p>');
  expect(text).toContain('We need 40,000 bags in January.');
  expect(text).toContain('Sugar and flour, by sea to Lagos');
});
