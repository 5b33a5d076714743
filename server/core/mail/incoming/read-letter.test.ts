import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#shared/language.ts';
import {
  codings,
  filePart,
  type LetterHead,
  letterOf,
  multipart,
  plainLetter,
  programs,
  textPart,
} from '../../../../tests/support/letters/written-letter.ts';
import { processorTime } from '../../../../tests/support/processor-time.ts';
import { htmlText } from './html-text.ts';
import { readLetter, readLetterFile } from './read-letter.ts';
import { splitQuote } from './split-quote.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-letters-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let letters = 0;
async function read(raw: Buffer) {
  const file = join(folder, `${++letters}.eml`);
  await writeFile(file, raw);
  return { ...(await readLetter(file)), file };
}

const us = 'leads+rfq-7k3qf2-0123456789abcdef0123@mansooj.example';
const head = (more: LetterHead = {}): LetterHead => ({
  From: 'Amina Bello <Amina@Example.com>',
  To: `Mansooj <${us}>`,
  Subject: 'Re: Mansooj has answered RFQ-7K3QF2',
  'Message-ID': '<one@mail.example.com>',
  'In-Reply-To': '<2@mansooj.example>',
  References: '<1@mansooj.example> <2@mansooj.example>',
  Date: 'Sat, 28 Nov 2026 10:20:00 +0300',
  ...more,
});

const written: Record<Language, { own: string; quoted: string }> = {
  en: {
    own: 'Thank you. We accept the price for 40,000 bags, if they leave in January.\n\n-- \nAmina Bello\nBello Sugar, Lagos\n+234 803 000 0000',
    quoted: 'Our answer about RFQ-7K3QF2:\nMansooj:\nThe price is 0.21 for each bag.',
  },
  ar: {
    own: 'شكرًا لكم. نوافق على السعر لـ40,000 كيس إذا شُحنت في كانون الثاني.\n\nمع التحية\nأمينة بيلو',
    quoted: 'إجابتنا بشأن RFQ-7K3QF2:\nسعر الكيس 0.21 دينار.',
  },
};

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe.each(programs)('a letter of %s', (program) => {
  test.each(languages)(
    'in %s tells its own words, with the signature, from what it quotes, in every coding',
    async (language) => {
      for (const way of ['top', 'bottom', 'forward'] as const)
        for (const coding of codings) {
          // One letter of the alphabet of this code page lacks the dotless signs of the other language.
          const writing = { ...written[language], language, way, us };
          const { text, folded, nature, from } = await read(letterOf(program, writing, { coding, head: head() }));
          const name = [program, language, way, coding].join(' ');
          expect([name, nature, from.address]).toEqual([name, 'word', 'amina@example.com']);
          // Where nothing marks the earlier letter above, the whole is shown.
          const isUnmarked = way === 'bottom' && (program === 'outlook' || (program === 'yahoo' && coding === 'html'));
          if (isUnmarked)
            expect([name, squeezed(text)]).toEqual([name, expect.stringContaining(squeezed(writing.own))]);
          else expect([name, squeezed(text)]).toEqual([name, squeezed(writing.own)]);
          expect(squeezed(isUnmarked ? text : folded).replaceAll('> ', '')).toContain(squeezed(writing.quoted));
        }
    },
  );
});

test.each([
  ['answers between the lines stay there', '> Which side is printed?\nBoth.\n> Which colour?\nBlue.\n', ''],
  ['a letter without a quotation is whole', 'Our prices: 0.20, 0.21\n\nFrom: 1 January\n', ''],
  [
    'a letter that only forwards is whole',
    '---------- Forwarded message ---------\nFrom: a\nDate: b\nTo: c\n\nPrice?',
    '',
  ],
  ['a sentence with a colon is no attribution', 'We need for 20,000:\nbags with a liner\n', ''],
])('%s', (_name, whole, folded) => {
  expect(splitQuote(whole)).toEqual({ text: whole.trim(), folded });
});

test('a letter from an HTML page of any depth is read in a moment', () => {
  const milliseconds = processorTime(() => {
    expect(htmlText(`${'<div><blockquote>'.repeat(20_000)}deep`)).toContain('deep');
    expect(htmlText('<p>One<br>two</p><script>three</script><p style="display:none">four</p><ul><li>five</ul>')).toBe(
      'One\ntwo\n\n- five',
    );
    expect(splitQuote('On 2026-11-28 '.repeat(30_000)).text.length).toBeGreaterThan(300_000);
  });
  expect(milliseconds).toBeLessThan(3_000);
});

const returned = `Message-ID: <mail-id@mansooj.example>\r\nTo: nobody@example.com\r\nReply-To: <${us}>\r\nSubject: Price\r\n\r\nText`;
const dsn = (action: string) =>
  multipart(head({ From: 'MAILER-DAEMON@mx.example', 'Return-Path': '<>' }), 'report; report-type=delivery-status', [
    textPart('I could not deliver it.'),
    Buffer.from(
      `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; nobody@example.com\r\nAction: ${action}\r\nStatus: 5.1.1\r\n\r\n`,
    ),
    Buffer.from(`Content-Type: message/rfc822\r\n\r\n${returned}\r\n`),
  ]);

test.each([
  ['an ordinary letter', plainLetter(head(), 'Yes'), 'word'],
  [
    'a letter through a mailing list',
    plainLetter(head({ Precedence: 'list', 'List-Id': '<a.example>' }), 'Yes'),
    'word',
  ],
  ['a delivery report of a failure', dsn('failed'), 'bounce'],
  ['a delivery report of a delay', dsn('delayed'), 'automatic'],
  [
    'a bounce of a server without reports',
    plainLetter(
      head({ From: 'mailer-daemon@mx.example', 'Return-Path': '<>', Subject: 'Undelivered Mail Returned to Sender' }),
      returned,
    ),
    'bounce',
  ],
  [
    'a bounce that Gmail writes',
    plainLetter(head({ 'X-Failed-Recipients': 'nobody@example.com' }), returned),
    'bounce',
  ],
  ['an answer by RFC 3834', plainLetter(head({ 'Auto-Submitted': 'auto-replied' }), 'I am away'), 'automatic'],
  ['a person by RFC 3834', plainLetter(head({ 'Auto-Submitted': 'no' }), 'I am here'), 'word'],
  ['a person whose server wants no answer', plainLetter(head({ 'X-Auto-Response-Suppress': 'All' }), 'Yes'), 'word'],
  [
    'out of office by Exchange',
    plainLetter(head({ 'X-Auto-Response-Suppress': 'All', 'Auto-Submitted': 'auto-generated' }), 'I am away'),
    'automatic',
  ],
  [
    'a letter through an older list',
    plainLetter(head({ Precedence: 'bulk', 'List-Id': '<a.example>' }), 'Yes'),
    'word',
  ],
  [
    'out of office through a list',
    plainLetter(head({ Precedence: 'auto_reply', 'List-Id': '<a.example>' }), 'Away'),
    'automatic',
  ],
  ['out of office by its subject', plainLetter(head({ Subject: 'Automatic reply: RFQ-7K3QF2' }), 'Away'), 'automatic'],
  ['out of office in Arabic', plainLetter(head({ Subject: 'رد تلقائي: RFQ-7K3QF2' }), 'في إجازة'), 'automatic'],
  ['a bulk letter', plainLetter(head({ Precedence: 'bulk' }), 'Buy'), 'automatic'],
  ['a letter without a return path', plainLetter(head({ 'Return-Path': '<>' }), 'Hello'), 'automatic'],
])('%s is known as what it is', async (_name, raw, nature) => {
  expect((await read(raw)).nature).toBe(nature);
});

test('a returned letter names the one that came back', async () => {
  const { refersTo } = await read(dsn('failed'));
  expect(refersTo).toContain('<mail-id@mansooj.example>');
  expect(refersTo).toContain(us);
});

test.each(['message/rfc822', 'message/global', 'message/global-headers', 'text/rfc822-headers'])(
  'a returned letter is found behind any head, as %s',
  async (type) => {
    const long = `${'Received: from mx.example by mx.example; Sat, 28 Nov 2026 10:12:13 +0300\r\n'.repeat(300)}${returned}`;
    const raw = multipart(head({ From: 'MAILER-DAEMON@mx.example', 'Return-Path': '<>' }), 'report', [
      textPart('I could not deliver it.'),
      Buffer.from('Content-Type: message/delivery-status\r\n\r\nAction: failed\r\n\r\n'),
      Buffer.from(`Content-Type: ${type}\r\n\r\n${long}\r\n`),
    ]);
    const { refersTo, nature } = await read(raw);
    expect(nature).toBe('bounce');
    expect(refersTo).toContain('<mail-id@mansooj.example>');
    expect(refersTo).toContain(us);
  },
);

test.each([
  ...['Bcc', 'Delivered-To', 'X-Delivered-To', 'X-Gm-Original-To', 'X-Apparently-To', 'Resent-To', 'X-Original-To'],
  'Received',
])('the address in %s is read behind any number of other recipients', async (field) => {
  const others = Array.from({ length: 300 }, (_, i) => `Somebody Number ${i} <somebody.number.${i}@example.com>`);
  const value = field === 'Received' ? `from mx by mx for <${us}>; Sat, 28 Nov 2026` : us;
  expect((await read(plainLetter(head({ To: others.join(', '), [field]: value }), 'Yes'))).recipients).toContain(us);
});

test('the letters that one answers are read behind any number of others', async () => {
  const others = Array.from({ length: 300 }, (_, i) => `<letter.number.${i}@mail.example.com>`).join(' ');
  expect((await read(plainLetter(head({ References: `${others} <last@x>` }), 'Yes'))).refersTo).toContain('<last@x>');
});

test('a drawing between the words is a file, a small sign of a letterhead is none', async () => {
  const picture = (bytes: number, disposition = 'inline') =>
    Buffer.from(
      `Content-Type: image/png\r\nContent-ID: <a>\r\nContent-Disposition: ${disposition}; filename=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.alloc(bytes).toString('base64')}\r\n`,
    );
  const parts = [textPart('See.'), picture(3_000), picture(20_000), picture(90_000), picture(3_000, 'attachment')];
  expect((await read(multipart(head(), 'related', parts))).files).toEqual([
    { place: 1, name: 'a.png', size: 20_000, isInline: true },
    { place: 2, name: 'a.png', size: 90_000, isInline: true },
    { place: 3, name: 'a.png', size: 3_000 },
  ]);
});

test.each([
  ['text/plain', 'Bag 12\n'.repeat(4_486), false],
  ['text/plain', 'Bag 12\n'.repeat(10_000), true],
  ['text/html', `<p>Bag</p>${'<i></i>'.repeat(200_000)}<p>Other</p>`, true],
  ['text/html', `<p>See:</p><img src="data:image/png;base64,${'A'.repeat(90_000)}">`, true],
  ['text/html', `<p>See:</p><img src="data:image/png;base64,${'A'.repeat(900)}"><p>${'x'.repeat(20_000)}"</p>`, false],
])('a letter says whether more of it is there than what is read (%s)', async (type, text, isCut) => {
  expect((await read(plainLetter(head(), text, { type, encoding: '8bit' }))).isCut).toBe(isCut);
});

test('a forwarded letter is a file, whatever the signs in its head', async () => {
  const parts = ['message/rfc822', 'message/global'].map((type) =>
    Buffer.from(`Content-Type: ${type}\r\n\r\n${returned}\r\n`),
  );
  expect((await read(multipart(head(), 'mixed', [textPart('See below.'), ...parts]))).files).toHaveLength(2);
});

test('files are listed without signatures and logos, and read one by one', async () => {
  const logo = Buffer.from(
    'Content-Type: image/png\r\nContent-ID: <a>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n',
  );
  const raw = multipart(head(), 'related', [
    textPart('See the drawing.'),
    logo,
    filePart('drawing.pdf', 'application/pdf', Buffer.from('%PDF-1.7 of a drawing')),
    filePart('smime.p7s', 'application/pkcs7-signature', Buffer.from('x')),
  ]);
  const { files, file } = await read(raw);
  expect(files).toEqual([{ place: 1, name: 'drawing.pdf', size: 21 }]);
  expect(Buffer.from(await readLetterFile(file, 1), 'base64').toString()).toBe('%PDF-1.7 of a drawing');
});

test('the same letter has one id, and one without a Message-ID has that of its bytes', async () => {
  const [one, again, other] = [
    await read(plainLetter(head(), 'a')),
    await read(plainLetter(head({ Date: '' }), 'b')),
    await read(plainLetter(head({ 'Message-ID': '' }), 'a')),
  ];
  expect(again.id).toBe(one.id);
  expect([other.messageId, other.id === one.id]).toEqual(['', false]);
});

test('a letter that nests deeper than any person writes is refused', async () => {
  const nested = Array.from(
    { length: 100 },
    (_, depth) => `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`,
  ).join('');
  await expect(read(Buffer.from(nested))).rejects.toMatchObject({ code: 'invalid' });
});

test('a long subject, name or list of recipients ends between two signs', async () => {
  for (const before of ['', 'a']) {
    const long = `${before}${'👩🏽‍🌾'.repeat(1_500)}`;
    const coded = `=?utf-8?B?${Buffer.from(long).toString('base64')}?=`;
    const letter = await read(
      plainLetter(head({ Subject: coded, From: `${coded} <amina@example.com>`, To: long, References: long }), 'Yes'),
    );
    for (const text of [letter.subject, letter.from.name, letter.recipients, letter.refersTo]) {
      expect(text.isWellFormed()).toBe(true);
      expect(text.replaceAll('👩🏽‍🌾', '')).not.toMatch(/\p{Extended_Pictographic}|\ufffd/u);
    }
    expect(letter.subject.length).toBeGreaterThan(480);
  }
});
