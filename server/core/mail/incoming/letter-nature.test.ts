import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LetterHead, multipart, plainLetter, textPart } from '../../../../tests/support/letters/written-letter.ts';
import { readLetter } from './read-letter.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-natures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function judge(raw: Buffer) {
  const file = join(folder, 'letter.eml');
  await writeFile(file, raw);
  return (await readLetter(file)).nature;
}

const usual: LetterHead = { From: 'Amina <amina@example.com>', To: 'leads@mansooj.example', Subject: 'Re: Quote' };
const ofServer = { ...usual, From: 'MAILER-DAEMON@mx.example' };
const original =
  'Message-ID: <1@mansooj.example>\r\nTo: amina@example.com\r\nSubject: RFQ-7K3QF2\r\n\r\nThe price is 0.21.';
const partOf = (type: string, text: string): Buffer => Buffer.from(`Content-Type: ${type}\r\n\r\n${text}\r\n`);
const report = (status: string) =>
  multipart({ ...ofServer, Subject: 'Your letter' }, 'report; report-type=delivery-status', [
    textPart('About your letter.'),
    partOf(
      'message/delivery-status',
      `Reporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; a@example.com\r\n${status}`,
    ),
    partOf('message/rfc822', original),
  ]);

test.each([
  ['Action: failed', 'bounce'],
  ['Action: Failed (permanent)', 'bounce'],
  ['Status: 5.1.1', 'bounce'],
  ['Action: delayed\r\nStatus: 4.4.1', 'automatic'],
  ['Action: relayed\r\nStatus: 2.0.0', 'automatic'],
  ['Action: delivered\r\nStatus: 2.0.0', 'automatic'],
  ['Action: delayed\r\nStatus: 5.0.0', 'automatic'],
  ['Status: 4.2.2', 'automatic'],
])('a report that says %j is read as %s', async (status, nature) => {
  expect(await judge(report(status))).toBe(nature);
});

const exchange = 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.com>';

test.each([
  ['Exchange', exchange, 'Undeliverable: Quote', 'Delivery has failed to these recipients or groups:'],
  ['Exchange in Arabic', 'postmaster@example.com', 'غير قابل للتسليم: عرض', 'تعذر تسليم رسالتك'],
  ['Outlook.com in Arabic', 'postmaster@outlook.com', 'تعذّر التسليم: عرض', 'لا يوجد هذا العنوان'],
  ['Gmail in Arabic', 'mailer-daemon@googlemail.com', 'إشعار حالة التسليم (فشل)', 'لم يتم العثور على العنوان'],
  ['a server in Arabic', 'MAILER-DAEMON@mx.example', 'فشل في تسليم الرسالة', 'العنوان غير معروف'],
  ['another server in Arabic', 'MAILER-DAEMON@mx.example', 'لم يتم التسليم: عرض', 'العنوان غير معروف'],
  ['a third server in Arabic', 'MAILER-DAEMON@mx.example', 'رسالة مُرتجعة', 'العنوان غير معروف'],
  ['Yahoo', 'MAILER-DAEMON@yahoo.com', 'Failure Notice', 'Sorry, we were unable to deliver your message.'],
  ['Postfix', 'MAILER-DAEMON@mx.example', 'Undelivered Mail Returned to Sender', 'This is the mail system.'],
  ['sendmail', 'MAILER-DAEMON@mx.example', 'Returned mail: see transcript for details', 'unknown user'],
  ['a filter', 'postmaster@mx.example', 'Message you sent blocked by our bulk email filter', 'blocked'],
  ['a server under another address', 'Mail Delivery System <noreply@mx.example>', 'Mail delivery failed', 'unknown'],
])('a letter that %s returns without a report is known as returned', async (_server, From, Subject, text) => {
  expect(await judge(plainLetter({ ...usual, From, Subject }, `${text}\n\n${original}`))).toBe('bounce');
});

test.each([
  ['Delivery Status Notification (Delay)', 'There was a problem. Gmail will retry for 46 more hours.'],
  ['Delivery Status Notification (Success)', 'Your message was delivered.'],
  ['Delivery delayed: Quote', 'Your message is not there yet.'],
  ['Mail delivery delayed', 'It waits.'],
  ['Undelivered mail', 'THIS IS A WARNING MESSAGE ONLY. YOU DO NOT NEED TO RESEND YOUR MESSAGE.'],
  ['Delivery Status Notification', 'Your message has not yet been delivered.'],
  ['Warning: could not send message for past 4 hours', '451 4.4.1 no answer'],
  ['تأخر تسليم الرسالة', 'سنعيد المحاولة'],
  ['تم تسليم الرسالة', 'وصلت رسالتك'],
])('a letter that is only late, or that arrived, is not returned: %s', async (Subject, text) => {
  const letter = (head: LetterHead) => plainLetter({ ...head, Subject }, `${text}\n\n${original}`);
  expect(await judge(letter(ofServer))).toBe('automatic');
  expect(await judge(letter({ ...usual, From: 'postmaster@mx.example', 'Return-Path': '<>' }))).toBe('automatic');
});

test.each(
  (
    'Auto-Reply: Q|Auto Response: Q|Automated reply: Q|[Auto-Reply] Re: Q|(Auto Reply) Q|Out-of-Office: Q|OOO: Q|' +
    'Away from the office|Vacation response: Q|I am out of the office Re: Q|رد آلي: عرض|الرد الآلي|ردّ تلقائي: عرض|' +
    'رد تلقائى: عرض|إجابة تلقائية: عرض|رسالة تلقائية|أنا خارج المكتب|غائب عن المكتب: عرض|Read receipt: Q|إيصال بالقراءة: عرض'
  ).split('|'),
)('a subject that programs write is enough: %s', async (Subject) => {
  expect(await judge(plainLetter({ ...usual, Subject }, 'Hello,'))).toBe('automatic');
});

const absent = 'Thank you for your e-mail. I am currently out of the office until Sunday.';
const absentArabic = 'شكرًا لرسالتكم. أنا حاليًّا في إجازة حتى يوم الأحد.';
const accepted = 'We accept. I am in Aqaba until Sunday, please send the contract.';
const acceptedArabic = 'نوافق على السعر، أرسلوا العقد قبل إجازة العيد.';

test.each([
  ['Re: Out of office: Q', absent, accepted],
  ['RE: Automatic reply: Q', absent, accepted],
  ['On leave Re: Q', 'I am on annual leave.', 'We accept before our leave.'],
  ['Vacation dates and delivery', "I'm away until Sunday.", accepted],
  ['رد: رد تلقائي: عرض', absentArabic, acceptedArabic],
  ['في إجازة: عرض', absentArabic, acceptedArabic],
  ['إجازة سنوية', 'سأكون خارج المكتب حتى الأحد', acceptedArabic],
  ['Re: خارج العمل', 'أنا غير متواجد حاليًا في المكتب', acceptedArabic],
])('a subject that people write too is judged with the letter: %s', async (Subject, away, word) => {
  expect(await judge(plainLetter({ ...usual, Subject }, away))).toBe('automatic');
  expect(await judge(plainLetter({ ...usual, Subject }, word))).toBe('word');
});

test.each([
  ['X-Mail-Autoreply', 'yes'],
  ['X-Autogenerated', 'Reply'],
  ['X-Vacation', 'yes'],
  ['X-Autoreply-From', 'amina@example.com'],
  ['X-Auto-Submitted', 'auto-replied'],
  ['X-FC-MachineGenerated', 'true'],
  ['X-POST-MessageClass', '9; Autoresponder'],
  ['Delivered-To', 'Autoresponder'],
  ['X-Loop', 'amina@example.com'],
])('%s: %s is a mark of a machine', async (field, value) => {
  expect(await judge(plainLetter({ ...usual, [field]: value }, 'Until Sunday.'))).toBe('automatic');
});

test.each([
  ['X-Autoreply', 'no'],
  ['X-Auto-Response-Suppress', 'OOF, AutoReply'],
  ['X-Loop', 'sales@list.example'],
  ['X-Autogenerated', ''],
])('%s: %s is none', async (field, value) => {
  expect(await judge(plainLetter({ ...usual, [field]: value }, 'We accept.'))).toBe('word');
});

test.each([
  ['Read: Quote', 'Your message was read on Saturday at 10:30.', 'automatic'],
  ['Not read: Quote', 'Your message was deleted without being read.', 'automatic'],
  ['تمت القراءة: عرض', 'رسالتك إلى أمينة تمت قراءتها', 'automatic'],
  ['Read: and accepted', 'We accept.', 'word'],
  ['تمت القراءة ونوافق', 'نوافق', 'word'],
])('a receipt without a report is known by both of its texts: %s, %s', async (Subject, text, nature) => {
  expect(await judge(plainLetter({ ...usual, Subject }, text))).toBe(nature);
});

test('a report that a letter was shown is a receipt, whatever holds it', async () => {
  const shown = partOf('message/disposition-notification', 'Disposition: manual-action/MDN-sent-manually; displayed');
  for (const kind of ['report; report-type=disposition-notification', 'mixed'])
    expect(await judge(multipart(usual, kind, [textPart('It was read.'), shown]))).toBe('automatic');
});

test.each(
  (
    'Delivery failed to arrive|Undeliverable goods at Aqaba|Mail delivery of samples|Delayed ship|Delivered: 20,000 short|' +
    'On leave of the ship|Out of 20,000 bags|Office bags|أكياس تلقائية|رد: الإجازة القادمة وموعد الشحن|في إجازة العيد متى تشحنون؟|' +
    'فشل تسليم الشحنة|تأخر الشحن|Fwd: Undelivered Mail Returned to Sender'
  ).split('|'),
)('a person may write about the like: %s', async (Subject) => {
  expect(await judge(plainLetter({ ...usual, Subject }, 'Please see to it. 550 5.1.1 is our number.'))).toBe('word');
});

test.each([
  ['Re: before the holidays RFQ-7K3QF2', 'We are away from Thursday. We accept the price, send the invoice.'],
  ['رد: قبل اجازة العيد MSG-7K3QF2', 'نحن في اجازة من الخميس. موافق على السعر، أرسلوا الفاتورة.'],
  ['Out of office boxes bags?', 'Need 2000 bags'],
  ['Holidays RFQ-7K3QF2', 'We are away from Thursday. We accept the price.'],
  ['Annual leave and your quote', 'I am on annual leave from Thursday, so please deliver before.'],
  ['Vacation', "I'm away until Sunday. Go ahead."],
  ['Re: Holidays', 'We are on holiday until Sunday. It is fine with us.'],
  ['On leave', 'I am on leave. 20,000 it is.'],
  ['إجازة', 'نحن في إجازة، ماشي الحال'],
  ['Away next week', 'I am away next week. Can you load on Monday?'],
  ['Out of office', 'I am out of the office, but yes: 20,000 bags at 0.21.'],
  ['OOO: Re: Q', 'I am away from Thursday. Confirmed, please send the contract.'],
  ['إجازة العيد', 'نحن في إجازة من الخميس. نعم، ابدأوا الإنتاج.'],
  ['في إجازة', 'أنا في إجازة حتى الأحد. هل وصلت العينات؟'],
  ['خارج المكتب', 'أنا خارج المكتب، نوافق على العرض.'],
  ['Holidays', `Dear all, ${'we weave sacks in Irbid. '.repeat(12)}We are away from Thursday.`],
  ['Holidays', `We are away from Thursday. ${'Then the rain came and nobody could work. '.repeat(20)}`],
  ['Automatic replying machines', 'We make them.'],
  ['Auto-response valves', 'Our line has them.'],
])('a person who speaks of an absence is no machine: %s', async (Subject, text) => {
  expect(await judge(plainLetter({ ...usual, Subject }, text))).toBe('word');
});

test.each([
  ['Out of office Re: Q', 'I am out of the office until Sunday.'],
  ['Re: Out of office', 'I am on vacation until Sunday.\n\n> We accept your price, please send the invoice?'],
  ['Holiday notice', 'Dear sender,\nwe are on holiday until Sunday and will read your message then.\nAmina Bello'],
  ['Auto-reply from Amina', 'Thank you, I will be back on Sunday. Send urgent orders to sales@example.com.'],
  ['Automatic reply to your letter', 'Thank you.'],
  ['رد تلقائي من أمينة', 'شكرًا لرسالتكم، للطلبات العاجلة أرسلوا إلى المبيعات.'],
  ['Out of the office until Sunday', 'I am away until Sunday.'],
  ['自动回复：Q', '谢谢'],
])('what says an absence and no more is automatic: %s', async (Subject, text) => {
  expect(await judge(plainLetter({ ...usual, Subject }, text))).toBe('automatic');
});

test('a mark of a machine counts whatever its letter says', async () => {
  const head = { ...usual, Subject: 'Holidays', 'Auto-Submitted': 'auto-replied' };
  expect(await judge(plainLetter(head, 'We are away. We accept orders from Sunday, please send them then.'))).toBe(
    'automatic',
  );
});
