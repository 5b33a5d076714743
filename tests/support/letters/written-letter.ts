import type { Language } from '#shared/language.ts';

/** A letter as it goes over the line. `lines` of its head are in US-ASCII. */
export type LetterHead = Record<string, string>;

type Body = {
  type: string;
  text: string;
  encoding: 'quoted-printable' | 'base64' | '8bit';
  charset?: string;
  flowed?: boolean;
};

const arabicBytes = new Map(
  Array.from(
    { length: 256 },
    (_, byte) => [new TextDecoder('windows-1256').decode(Uint8Array.of(byte)), byte] as const,
  ),
);

const encode = (text: string, charset: string): Buffer =>
  charset === 'utf-8' ? Buffer.from(text) : Buffer.from([...text].flatMap((sign) => arabicBytes.get(sign) ?? []));

function quotedPrintable(bytes: Buffer): string {
  const coded = [...bytes].map((byte) =>
    (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32 || byte === 10
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  const lines = coded.join('').split('\n');
  return lines
    .map((line) => (line.match(/(?:=..|[^=]){1,70}/g) ?? ['']).join('=\r\n').replace(/ $/, '=20'))
    .join('\r\n');
}

function part({ type, text, encoding, charset = 'utf-8', flowed }: Body): Buffer {
  const bytes = encode(text, charset);
  const body =
    encoding === 'base64'
      ? Buffer.from((bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n'))
      : encoding === 'quoted-printable'
        ? Buffer.from(quotedPrintable(bytes))
        : Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
  const format = flowed ? '; format=flowed; delsp=no' : '';
  const head = `Content-Type: ${type}; charset="${charset}"${format}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body, Buffer.from('\r\n')]);
}

const word = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

const headText = (head: LetterHead): string =>
  Object.entries(head)
    .map(([name, value]) => `${name}: ${name === 'Subject' ? word(value) : value}\r\n`)
    .join('');

const boundary = 'the-parts-of-a-letter';

/** A letter of several parts. */
export function multipart(head: LetterHead, kind: string, parts: readonly Buffer[]): Buffer {
  const marked = parts.flatMap((each) => [Buffer.from(`--${boundary}\r\n`), each]);
  const type = `MIME-Version: 1.0\r\nContent-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(headText(head) + type), ...marked, Buffer.from(`--${boundary}--\r\n`)]);
}

/** A letter of one text. */
export const plainLetter = (head: LetterHead, text: string, body: Partial<Body> = {}): Buffer =>
  Buffer.concat([
    Buffer.from(`${headText(head)}MIME-Version: 1.0\r\n`),
    part({ type: 'text/plain', encoding: 'quoted-printable', ...body, text }),
  ]);

/** A file as a part of a letter. */
export function filePart(name: string, type: string, bytes: Buffer): Buffer {
  const head = `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n`;
  return Buffer.from(
    `${head}Content-Transfer-Encoding: base64\r\n\r\n${(bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n')}\r\n`,
  );
}

export const textPart = (text: string): Buffer => part({ type: 'text/plain', encoding: 'quoted-printable', text });

/** What a buyer writes and answers. */
type Writing = { own: string; quoted: string; language: Language; way: 'top' | 'bottom' | 'forward'; us: string };
export const programs = ['gmail', 'outlook', 'apple', 'thunderbird', 'yahoo'] as const;
export type MailProgram = (typeof programs)[number];

const mark = (text: string): string => text.replace(/^/gm, '> ');
const markHtml = (text: string): string => `<blockquote type="cite">${text}</blockquote>`;
const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split('\n')
    .map((line) => `<div>${line || '<br>'}</div>`)
    .join('');

/** The line above a quotation, as each program writes it. */
function attribution(program: MailProgram, { language, us }: Writing): string {
  const isArabic = language === 'ar';
  const line: Record<Exclude<MailProgram, 'outlook'>, [english: string, arabic: string]> = {
    gmail: [
      `On Sat, Nov 28, 2026 at 10:12 AM Mansooj <${us}>\nwrote:`,
      `\u202bفي السبت، 28 نوفمبر 2026 في 10:12 ص تمت كتابة ما يلي بواسطة \u202aمنسوج\u202c <\u202a${us}\u202c>:\u202c`,
    ],
    apple: [
      `On 28 Nov 2026, at 10:12 AM, Mansooj <${us}> wrote:`,
      `في ٢٨ نوفمبر ٢٠٢٦، الساعة ١٠:١٢ ص، كتب منسوج <${us}>:`,
    ],
    thunderbird: ['On 11/28/26 10:12, Mansooj wrote:', 'في 28/11/26 10:12، كتب منسوج:'],
    yahoo: [
      `    On Saturday, November 28, 2026 at 10:12:13 AM GMT+3, Mansooj <${us}> wrote:  `,
      `    في السبت، 28 نوفمبر، 2026 10:12:13 ص غرينتش+3، كتب منسوج <${us}>:  `,
    ],
  };
  if (program !== 'outlook') return line[program][isArabic ? 1 : 0];
  const [from, sent, to, subject] = isArabic
    ? ['من', 'تم الإرسال', 'إلى', 'الموضوع']
    : ['From', 'Sent', 'To', 'Subject'];
  return `________________________________\n${from}: Mansooj <${us}>\n${sent}: Saturday, November 28, 2026 10:12\n${to}: Amina Bello\n${subject}: Mansooj`;
}

function forwardLine(program: MailProgram, { language }: Writing): string {
  const isArabic = language === 'ar';
  if (program === 'apple') return isArabic ? 'بداية الرسالة المعاد توجيهها:' : 'Begin forwarded message:';
  if (program === 'thunderbird')
    return isArabic ? '-------- الرسالة المعاد توجيهها --------' : '-------- Forwarded Message --------';
  return isArabic ? '---------- رسالة معاد توجيهها ---------' : '---------- Forwarded message ---------';
}

/** The plain text of a letter as a program writes it. */
export function textOf(program: MailProgram, writing: Writing): string {
  const { own, quoted, way, us } = writing;
  if (way === 'forward') {
    if (program === 'outlook') return `${own}\n\n${attribution(program, writing)}\n\n${quoted}`;
    const head = `From: Mansooj <${us}>\nDate: Sat, Nov 28, 2026 at 10:12 AM\nSubject: Mansooj\nTo: amina@example.com`;
    return `${own}\n\n${forwardLine(program, writing)}\n${head}\n\n${quoted}`;
  }
  const above = attribution(program, writing);
  // Yahoo and Outlook mark no lines of the earlier letter.
  const isUnmarked = program === 'outlook' || (program === 'yahoo' && way === 'top');
  const block =
    program === 'apple' ? mark(`${above}\n\n${quoted}`) : `${above}\n${isUnmarked ? `\n${quoted}` : mark(quoted)}`;
  return way === 'top' ? `${own}\n\n${block}` : `${block}\n\n${own}`;
}

/** The same as HTML. */
export function htmlOf(program: MailProgram, writing: Writing): string {
  const { own, quoted, way } = writing;
  const above = way === 'forward' ? html(forwardLine(program, writing)) : '';
  const told = html(attribution(program, writing).replace(/^_+\n/, ''));
  const isUnmarked = program === 'outlook' || program === 'yahoo';
  const block =
    program === 'apple'
      ? markHtml(`${above}${told}<br>${html(quoted)}`)
      : `<div class="quote">${above}${told}${isUnmarked ? html(quoted) : markHtml(html(quoted))}</div>`;
  const page = way === 'bottom' ? `${block}<br>${html(own)}` : `${html(own)}<br>${block}`;
  return `<html><head><style>p { margin: 0 }</style></head><body dir="auto">${page}</body></html>`;
}

/** All the ways in which a program may send the same text. */
export const codings = ['plain', 'base64', 'flowed', 'windows-1256', 'both', 'html'] as const;
export type Coding = (typeof codings)[number];

/** A letter of a program, as one of its texts or both. */
export function letterOf(
  program: MailProgram,
  writing: Writing,
  { coding, head }: { coding: Coding; head: LetterHead },
): Buffer {
  const text = textOf(program, writing);
  const page = { type: 'text/html', text: htmlOf(program, writing), encoding: 'quoted-printable' } as const;
  if (coding === 'html') return plainLetter(head, page.text, page);
  if (coding === 'both') return multipart(head, 'alternative', [textPart(text), part(page)]);
  if (coding === 'base64') return plainLetter(head, text, { encoding: 'base64' });
  if (coding === 'windows-1256') return plainLetter(head, text, { encoding: '8bit', charset: 'windows-1256' });
  // Soft line breaks, as Thunderbird and Apple Mail write them.
  if (coding === 'flowed')
    return plainLetter(head, text.replace(/(?<=\S\S:) +$/gm, '').replace(/^(?!>)(.{20,60}) (?=\S)/gm, '$1 \n'), {
      flowed: true,
      encoding: '8bit',
    });
  return plainLetter(head, text);
}
