import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LetterHead, multipart, plainLetter } from '../../../../tests/support/letters/written-letter.ts';
import { readLetter, readLetterFile } from './read-letter.ts';

// Letters of programs, servers and languages beside those that read-letter.test.ts knows.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-foreign-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(raw: Buffer) {
  const file = join(folder, 'letter.eml');
  await writeFile(file, raw);
  return readLetter(file);
}

const us = 'leads+token@mansooj.example';
const usual: LetterHead = { From: 'Amina <amina@example.com>', To: us, Subject: 'Re: Quote' };
const price = 'The price is 0.21.';
const partOf = (type: string, text: string): Buffer => Buffer.from(`Content-Type: ${type}\r\n\r\n${text}\r\n`);

test.each([
  ['Outlook in Turkish', `Kimden: Mansooj <${us}>\nGönderildi: 28 Kasım 2026\nKime: Amina\nKonu: Teklif`],
  ['Outlook in Spanish', `De: Mansooj <${us}>\nEnviado: 28 de noviembre de 2026\nPara: Amina\nAsunto: Oferta`],
  ['Outlook in Russian', `От: Mansooj <${us}>\nОтправлено: 28 ноября 2026\nКому: Amina\nТема: Цена`],
  ['Outlook in Chinese', `发件人：Mansooj <${us}>\n发送时间：2026年11月28日\n收件人：Amina\n主题：Q`],
  ['Outlook in German', `-----Ursprüngliche Nachricht-----\nVon: Mansooj\nGesendet: 28.11.2026\nAn: A\nBetreff: Q`],
  ['Gmail in French', `---------- Message transféré ---------\nDe : Mansooj <${us}>\nDate: 28.11.\nSubject: Q\nTo: A`],
  ['GMX', `Gesendet: Samstag, 28. November 2026 um 10:12 Uhr\nVon: Mansooj <${us}>\nAn: A\nBetreff: Q`],
  ['QQ', `------------------ Original ------------------\nFrom: "M"<${us}>;\nDate: Nov 28, 2026\nTo: A\nSubject: Q`],
  ['Zoho', `---- On Sat, 28 Nov 2026 10:12:13 +0300 Mansooj <${us}> wrote ----`],
  ['Zoho, forwarded', `====== Forwarded message ======\nFrom: M <${us}>\nTo: A\nDate: 2026\nSubject: Q`],
  ['Zoho in Turkish', `---- Cmt, 28 Kas 2026 10:12:13 +0300 Mansooj <${us}> yazdı ----`],
  ['Zoho in Arabic', `---- في السبت، 28 نوفمبر 2026 10:12:13 +0300 كتب Mansooj <${us}> ----`],
  ['Outlook in newer Turkish', `Gönderen: Mansooj <${us}>\nGönderildi: 28 Kasım 2026\nKime: Amina\nKonu: Teklif`],
  ['Outlook in Turkish below a bar', `${'_'.repeat(32)}\nGönderen: M\nGönderildi: 28 Kasım 2026\nKime: A\nKonu: T`],
  ['Outlook in Dutch', `Van: Mansooj\nVerzonden: zaterdag 28 november 2026\nAan: Amina\nOnderwerp: Offerte`],
  ['Outlook in newer Arabic', `المرسل: منسوج\nأُرسل: السبت، 28 نوفمبر 2026\nالمستلم: أمينة\nالموضوع: عرض`],
  ['Outlook in Arabic with vowel marks', `المُرسِل: منسوج\nتاريخ الإرسال: 28/11/2026\nالمُرسَل إليه: أمينة\nالمَوضوع: عرض`],
  ['Outlook in Arabic, forwarded', `بدء الرسالة المُعاد توجيهها:\n\nمن: منسوج <${us}>\nالتاريخ: 28.11.2026\nإلى: أ`],
  ['Thunderbird in Arabic, forwarded', `-------- رسالة مُمرَّرة --------\nالموضوع: Q\nمن: منسوج\nالتاريخ: 28.11.2026`],
  ['a program in Arabic', `في السبت، 28 نوفمبر، 2026 في 10:12 ص، قام Mansooj <${us}> بكتابة ما يلي:`],
  ['another program in Arabic', `في ٢٨ نوفمبر ٢٠٢٦، كَتَبَ منسوج <${us}>:`],
  ['ProtonMail', `‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐\nOn Saturday, November 28th, 2026 at 10:12 AM, M <${us}> wrote:`],
  ['Outlook with a blank line between fields', `From: M <${us}>\n\nSent: 28.11.2026\n\nTo: A\n\nSubject: Q`],
  [
    'Roundcube in Turkish',
    `-------- Orijinal Mesaj --------\nKonu: Q\nTarih: 2026-11-28\nGönderen: M <${us}>\nAlıcı: A`,
  ],
  ['Gmail in Turkish with a long name', `Mansooj Industries\n<${us}>, 28 Kas 2026 Cmt, 10:12\ntarihinde şunu yazdı:`],
  ['Gmail in Turkish', `Mansooj <${us}>, 28 Kas 2026 Cmt,\n10:12 tarihinde şunu yazdı:`],
  ['Apple in Turkish', `Mansooj <${us}> şunları yazdı (28 Kas 2026 10:12):`],
  ['Gmail in Dutch', `Op za 28 nov 2026 om 10:12 schreef Mansooj <${us}>:`],
  ['Gmail in older German', `Mansooj <${us}> schrieb am Sa., 28. Nov. 2026, 10:12:`],
])('%s leaves nothing of the earlier letter in the answer', async (_program, head) => {
  const { text, folded } = await read(plainLetter(usual, `Accepted.\n\n${head}\n\n${price}`));
  expect(text).toBe('Accepted.');
  expect(folded).toContain(price);
});

test.each([
  `On Sat, 28 Nov 2026 at 10:12, Mansooj<${us}> wrote:`,
  `Le sam. 28 nov. 2026 à 10:12, Mansooj<${us}> a écrit :`,
  `Am Sa., 28. Nov. 2026 um 10:12 schrieb Mansooj<${us}>:`,
  `في السبت، 28 نوفمبر 2026 في 10:12 ص، كتب Mansooj<${us}>:`,
  `في السبت، 28 نوفمبر 2026 في 10:12 ص، Mansooj<${us}> كتب:`,
  `28 Kas 2026 Cmt 10:12 tarihinde Mansooj<${us}> şunu yazdı:`,
])(
  'the earlier letter is folded away where it begins on the line that names it, as Yahoo writes on telephones: %s',
  async (line) => {
    expect((await read(plainLetter(usual, `Accepted.\n \n  ${line}   ${price}`))).text).toBe('Accepted.');
  },
);

test.each([
  ['We accept.\nDelivery in January.', `On Sat, 28 Nov 2026 Mansooj <${us}> wrote:\n> Hello,`],
  ['Zgoda.\nAmina', `W dniu 28.11.2026 10:12, Mansooj pisze:\n> Hello,`],
  [`Kabul ediyoruz.`, `Mansooj <${us}>, 28 Kas 2026 Cmt, 10:12 tarihinde şunu yazdı:`],
  [`We accept.\nAmina Bello`, `On Sat, 28 Nov 2026 Mansooj <${us}> wrote:`],
  [`We accept.\nOn behalf of Bello Sugar`, `On Sat, 28 Nov 2026 Mansooj <${us}> wrote:`],
])('the line above an earlier letter takes none of the words that stand right above it: %s', async (own, line) => {
  const quoted = line.includes('\n>') ? `> ${price}` : `\n${price}`;
  expect((await read(plainLetter(usual, `${own}\n${line}\n${quoted}`))).text).toBe(own);
});

test.each(['كتب/ت', 'كتب/كتبت', 'كتبت'])(
  'an answer below a quoted letter in Arabic is shown without it, where its head says %s',
  async (verb) => {
    const letter = `في ٢٨/١١/٢٦ ١٠:١٢، ${verb} Mansooj:\n> ${price}\n\nنوافق.`;
    expect((await read(plainLetter(usual, letter))).text).toBe('نوافق.');
  },
);

test.each(['Mansooj wrote:', 'Quoting Mansooj:', 'كتب منسوج:', 'منسوج كتب:'])(
  'a line without a date goes with the quotation below it: %s',
  async (line) => {
    expect((await read(plainLetter(usual, `Accepted.\n\n${line}\n\n> ${price}`))).text).toBe('Accepted.');
    expect((await read(plainLetter(usual, `Accepted.\n\n${line}\n\n${price}`))).text).toContain(price);
  },
);

test('the web page of Outlook in Turkish is read as its text', async () => {
  const head = `<b>Gönderen:</b> Mansooj &lt;${us}&gt;<br><b>Gönderildi:</b> 28 Kasım 2026 Cumartesi 10:12<br><b>Kime:</b> A<br><b>Konu:</b> Q`;
  const page = `<div>Accepted.</div><hr><div id="divRplyFwdMsg"><font>${head}</font></div><div>${price}</div>`;
  expect((await read(plainLetter(usual, page, { type: 'text/html' }))).text).toBe('Accepted.');
});

test.each([
  'You wrote:\n> Which colour?\nBlue.\n> And the size?\n50 kg.',
  'We need bags > 50 kg.\n> 60 kg would be best\nAmina',
  'Route:\nFrom: Aqaba\nTo: Basra\nSubject: inspection\n\nAmina',
  'Item A\n________________________________\nItem B',
  'Please add the freight:\nFrom: Aqaba\nTo: Jeddah\nDate: 15.12.2026\nQuantity: 20,000 bags\n\nWe accept if it is below 2,000 USD.',
  'أضيفوا الشحن:\nمن: العقبة\nإلى: جدة\nالتاريخ: 15.12.2026\nالكمية: 20,000\n\nنقبل.',
  'Van: Rotterdam\nAan: Jeddah\nDatum: 15.12.2026\n\nAkkoord.',
  'Ship:\nFrom: Aqaba\nTo: Jeddah, ask ali@example.com\nDate: 15.12.2026\n\nWe accept.',
  'Hello,\nفي 28 نوفمبر 2026 كتبت لكم أننا نحتاج:\n20,000 كيس',
  'Hello,\n--- Prices as I wrote ---\n0.21',
  'Hello,\nOn 28.11.2026 you wrote that we need to say:\n20,000 bags',
])('words of the sender that only look like a quotation stay: %j', async (own) => {
  expect(await read(plainLetter(usual, own))).toMatchObject({ text: own, folded: '' });
});

test.each([
  ['windows-1256', 'نعم، نوافق على السعر 0.21'],
  ['windows-1256', 'OK سعر الكيس 50 كغ'],
  ['windows-1252', 'Für größere Mengen: ja, schöne Grüße'],
  ['windows-1252', 'Nous sommes d’accord, à très bientôt'],
])('letters of an old program that names no charset are whole (%s: %s)', async (charset, text) => {
  const signs = new TextDecoder(charset).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const letter = `From: a@example.com\r\nSubject: ${text}\r\n\r\n${text}\r\n`;
  expect(await read(Buffer.from(Array.from(letter, (sign) => signs.indexOf(sign))))).toMatchObject({
    text,
    subject: text,
  });
});

test('words above an earlier letter stay, though they look like the beginning of its head', async () => {
  const route = 'From: Aqaba\nTo: Jeddah\nDate: 15.12.2026';
  const letter = `From: Mansooj <${us}>\nSent: 28.11.2026\nTo: Amina\nSubject: Quote\n\n${price}`;
  expect(await read(plainLetter(usual, `${route}\n\n${letter}`))).toMatchObject({ text: route, folded: letter });
});

const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['utf-16', bigEndian('\ufeffنعم، نوافق\nOK 5 €')],
  ['utf-16', bigEndian('نعم، نوافق\nOK 5 €')],
  ['utf-16be', bigEndian('\ufeffنعم، نوافق\nOK 5 €')],
  ['utf-16', Buffer.from('\ufeffنعم، نوافق\nOK 5 €', 'utf16le')],
  ['utf-16le', Buffer.from('نعم، نوافق\nOK 5 €', 'utf16le')],
])('words in UTF-16 are read in the order of their bytes (%s)', async (charset, bytes) => {
  const head = (type: string) =>
    `Content-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: base64\r\n\r\n`;
  const plain = Buffer.from(`${head('text/plain')}${bytes.toString('base64')}\r\n`);
  expect((await read(multipart(usual, 'mixed', [plain]))).text).toBe('نعم، نوافق\nOK 5 €');
  const page = Buffer.from(`${head('text/html')}${bytes.toString('base64')}\r\n`);
  expect((await read(multipart(usual, 'mixed', [page]))).text).toBe('نعم، نوافق OK 5 €');
});

test('a file among the bytes of a letter without a charset stays as it is', async () => {
  const bytes = Buffer.from([0x25, 0x50, 0xe4, 0xc7, 0xe3, 0xff]);
  const file = join(folder, 'letter.eml');
  const part = 'Content-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n';
  const head =
    'From: a@example.com\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nOK\r\n--b\r\n';
  await writeFile(file, Buffer.concat([Buffer.from(head + part), bytes, Buffer.from('\r\n--b--\r\n')]));
  const [attached] = (await readLetter(file)).files;
  expect(Buffer.from(await readLetterFile(file, attached!.place), 'base64').subarray(0, bytes.length)).toEqual(bytes);
});

test.each(['us-ascii', 'windows-1256', 'iso-8859-1', 'unknown-8bit'])(
  'UTF-8 is read as it is, although its head says %s',
  async (charset) => {
    const head = `From: a@example.com\r\nContent-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`;
    expect((await read(Buffer.from(`${head}نعم، موافقون. Größe 5 €`))).text).toBe('نعم، موافقون. Größe 5 €');
  },
);

test('what is no UTF-8 stays in the charset of its head', async () => {
  const head = 'From: a@example.com\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\n';
  expect((await read(Buffer.from(`${head}Gr\u00fc\u00dfe`, 'latin1'))).text).toBe('Grüße');
});

test.each([
  'Automatische Antwort: Q',
  'Abwesenheitsnotiz: Q',
  'Réponse automatique : Q',
  'Otomatik yanıt: Q',
  'Respuesta automática: Q',
  'Автоматический ответ: Q',
  '自动回复: Q',
])('an automatic answer is known by its subject: %s', async (Subject) => {
  expect((await read(plainLetter({ ...usual, Subject }, 'Until Sunday.'))).nature).toBe('automatic');
});

test.each(['Re: Automatic filling line', 'Automatic bagging machine', 'Undelivered bags'])(
  'a subject that names the like is no automatic answer: %s',
  async (Subject) => {
    expect((await read(plainLetter({ ...usual, Subject }, 'Accepted.'))).nature).toBe('word');
  },
);

const returnedId = '<01890000-0000-7000-8000-000000000000@mansooj.example>';
const qmail = `Hi. This is the qmail-send program.\n\n<a@example.com>:\nno user (#5.1.1)\n\n--- Below this line is a copy.\n\nMessage-ID: ${returnedId}`;
const exim = `could not be delivered. a@example.com: Unrouteable address\n\n------ This is a copy ------\n\nMessage-ID: ${returnedId}`;

test.each([
  ['qmail', { From: 'MAILER-DAEMON@x.example', Subject: 'failure notice' }, qmail],
  ['Exim', { From: 'Mailer-Daemon@x.example', 'X-Failed-Recipients': 'a@example.com', Subject: 'Mail' }, exim],
  ['GMX', { From: 'mailer-daemon@gmx.de', Subject: 'Mail' }, `Fehler: 550 5.1.1 unknown\n\nMessage-ID: ${returnedId}`],
])('a letter that %s returns in one text names the letter that did not arrive', async (_server, head, text) => {
  const read_ = await read(plainLetter({ ...usual, ...head }, text));
  expect(read_.nature).toBe('bounce');
  expect(read_.refersTo).toContain(returnedId);
});

test('a letter that is only late is not returned', async () => {
  const head = { ...usual, From: 'Mailer-Daemon@x.example', Subject: 'Warning: message delayed 24 hours' };
  expect((await read(plainLetter(head, 'A message has not yet been delivered. 421 4.7.0 try later'))).nature).toBe(
    'automatic',
  );
});

test.each(['The 550 bags of potash wait for you.', 'Order 555 5.5.5'])(
  'an absence with %j in it, from a program without an address for errors, is no refusal',
  async (text) => {
    const head = { ...usual, 'Return-Path': '<>', Subject: 'On leave' };
    expect((await read(plainLetter(head, text))).nature).toBe('automatic');
  },
);

test('a report about an address in Unicode is read as others are', async () => {
  const status = 'Final-Recipient: utf-8; a@example.com\r\nAction: failed\r\nStatus: 5.1.10';
  const head = { ...usual, From: 'postmaster@x.example', Subject: 'Problem' };
  const parts = [partOf('text/plain', 'x'), partOf('message/global-delivery-status', status)];
  expect((await read(multipart(head, 'report', parts))).nature).toBe('bounce');
});

test('an answer to an invitation and a reaction are no files', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR';
  const answer = [partOf('text/plain', ''), partOf('text/calendar; method=REPLY', calendar)];
  expect(await read(multipart({ ...usual, Subject: 'Declined: Interview' }, 'alternative', answer))).toMatchObject({
    subject: 'Declined: Interview',
    files: [],
  });
  const reaction = [partOf('text/plain', 'Yes'), partOf('text/vnd.google.email-reaction+json', '{}')];
  expect((await read(multipart(usual, 'alternative', reaction))).files).toEqual([]);
});

test('the address of a link stays where its words do not say it', async () => {
  const page =
    '<p>Our <a href="https://example.com/drawing.pdf"><b>drawing</b></a>, <a href="https://www.example.com/">example.com</a>, <a href="mailto:a@example.com">me</a></p>';
  const { text } = await read(plainLetter(usual, page, { type: 'text/html' }));
  expect(text).toBe('Our drawing <https://example.com/drawing.pdf>, example.com, me');
});
