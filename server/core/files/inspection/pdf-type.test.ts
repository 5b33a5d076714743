import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { type PdfObjects, writePdf } from '../../../../tests/support/files/pdf-writer.ts';
import { pdf, sampleFolder } from '../../../../tests/support/files/sample-files.ts';
import { samplePdf } from '../../../../tests/support/files/sample-pdf.ts';
import { checkCv, checkDocument } from './pdf-type.ts';

let samples: Awaited<ReturnType<typeof sampleFolder>>;
beforeAll(async () => {
  samples = await sampleFolder();
});
afterAll(() => samples.dispose());

const check = async (name: string, bytes: Buffer | string) => checkCv(await samples.write(name, bytes));

it('accepts a PDF whatever its name', async () => {
  await expect(check('cv.docx', pdf())).resolves.toBeUndefined();
});

it('accepts a PDF with leading bytes of a mail program', async () => {
  await expect(check('cv.pdf', Buffer.concat([Buffer.from('\r\n\r\n'), pdf()]))).resolves.toBeUndefined();
});

it('takes a CV of exactly 5 MiB', async () => {
  await expect(check('cv.pdf', pdf(limits.cvBytes))).resolves.toBeUndefined();
});

it('refuses one byte more, with the specified message', async () => {
  await expect(check('cv.pdf', pdf(limits.cvBytes + 1))).rejects.toMatchObject({
    code: 'too_large',
    fields: { cv: { key: 'career_cv_size' } },
  });
});

it.each([
  ['a Word file', 'PK\x03\x04word/document.xml'],
  ['a page', '<!doctype html><p>CV</p>'],
  ['a page that goes on as a PDF', `<script>alert(1)</script>${pdf()}`],
  ['an archive that goes on as a PDF', `PK\x03\x04${pdf()}`],
  ['a PDF that goes on as an archive', `${pdf()}PK\x03\x04…PK\x05\x06${'\0'.repeat(18)}`],
  ['a program', `MZ\x90${pdf()}`],
  ['a PDF that was cut off on its way', pdf().subarray(0, 300)],
  ['a PDF header alone', '%PDF-1.7'],
  ['text that speaks of a PDF far down', `${'x'.repeat(1100)}${pdf()}`],
  ['nothing', ''],
])('refuses %s, with the specified message', async (_, bytes) => {
  await expect(check('cv.pdf', Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'))).rejects.toMatchObject({
    code: 'wrong_type',
    messageKey: 'career_cv_type',
    fields: { cv: { key: 'career_cv_type' } },
  });
});

it.each([
  ['', 'document_empty'],
  [pdf().subarray(0, 300), 'document_incomplete'],
  ['<!doctype html>', 'document_wrong_type'],
  [`${pdf()}PK\x03\x04…PK\x05\x06${'\0'.repeat(18)}`, 'document_wrong_type'],
])('says of a document of staff what is wrong with it (%#)', async (bytes, key) => {
  const file = await samples.write('sheet.pdf', Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'));
  await expect(checkDocument(file, 'document')).rejects.toMatchObject({ code: 'wrong_type', messageKey: key });
});

const pages = (more: string, objects: PdfObjects = {}): PdfObjects => ({
  1: `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ...objects,
});
const enclosing = (name: string): PdfObjects =>
  pages(`/Names << /EmbeddedFiles << /Names [(a) << /F (${name}) /UF (${name}) /EF << /F 8 0 R >> >>] >> >>`, {
    8: { dictionary: '/Type /EmbeddedFile', data: 'MZ' },
  });

describe.each(['table', 'packed', 'hybrid'] as const)('a document of staff, written as %s', (manner) => {
  const checkStaffs = async (objects: PdfObjects, isOwned = false) =>
    checkDocument(await samples.write('sheet.pdf', writePdf(objects, { manner, isOwned })), 'document');

  it.each<[string, PdfObjects]>([
    ['a script that runs when it is opened', pages('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a script of the whole document', pages('/Names << /JavaScript << /Names [(a) << /JS (1) >>] >> >>')],
    ['a script on leaving it', pages('/AA << /WC << /S /JavaScript /JS (1) >> >>')],
    ['a program to start', pages('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['a form of Adobe’s other kind', pages('/AcroForm << /XFA 7 0 R >>', { 7: { dictionary: '', data: '<x/>' } })],
    ['a field with a script', pages('/AcroForm << /Fields [<< /AA << /K << /S /JavaScript /JS (1) >> >> >>] >>')],
    ['an enclosed program', enclosing('setup.exe')],
    ['an enclosed program called a document', enclosing('prices.pdf.exe')],
    ['an enclosed workbook with macros', enclosing('prices.xlsm')],
    ['an enclosed page', enclosing('offer.html')],
    ['a website that opens by itself', pages('/OpenAction << /S /URI /URI (https://x.example) >>')],
  ])('is refused for %s', async (_, objects) => {
    for (const isOwned of [false, true])
      await expect(checkStaffs(objects, isOwned)).rejects.toMatchObject({
        code: 'invalid',
        fields: { document: { key: 'document_active' } },
      });
  });

  it.each<[string, PdfObjects]>([
    ['pages alone', pages('')],
    ['a form to fill in', pages('/AcroForm << /Fields [<< /FT /Tx /T (name) >>] /NeedAppearances true >>')],
    ['a form that is sent', pages('/AcroForm << /Fields [<< /A << /S /SubmitForm /F (mailto:a@b.example) >> >>] >>')],
    ['a signature', pages('/AcroForm << /SigFlags 3 /Fields [<< /FT /Sig /V << /Type /Sig /Contents <00> >> >>] >>')],
    ['an enclosed table', enclosing('Prices 2026, all.xlsx')],
    ['an enclosed invoice', enclosing('factur-x.xml')],
    ['links', pages('/AA << >> /URI << /Base (https://x.example/) >>')],
  ])('is taken with %s', async (_, objects) => {
    await expect(checkStaffs(objects)).resolves.toBeUndefined();
    await expect(checkStaffs(objects, true)).resolves.toBeUndefined();
  });
});

it('refuses a document of staff that asks for a password', async () => {
  const locked = writePdf(pages(''), { isOwned: true }).toString('latin1');
  // The check value of an empty password, changed.
  const changed = locked.replace(/\/U <(..)/, (_, first: string) => `/U <${first === '00' ? '01' : '00'}`);
  expect(changed).not.toBe(locked);
  const file = await samples.write('sheet.pdf', Buffer.from(changed, 'latin1'));
  await expect(checkDocument(file, 'document')).rejects.toMatchObject({
    code: 'invalid',
    fields: { document: { key: 'document_locked' } },
  });
});

it('takes the documents of the demo content', async () => {
  for (const name of (await readdir('content/files')).filter((each) => each.endsWith('.pdf')))
    await expect(checkDocument(`content/files/${name}`, 'document')).resolves.toBeUndefined();
});

it('takes a large document of staff, with more in it than a CV may have', async () => {
  const objects = `5 0 obj [${'/A 1 '.repeat(800_000)}] endobj\n`;
  const filling = `%${' '.repeat(limits.documentBytes - objects.length - 1_000)}\n`;
  const whole = samplePdf().toString('latin1').replace('xref\n', `${objects}${filling}xref\n`);
  const moved = whole.replace(/startxref\n\d+/, `startxref\n${whole.indexOf('xref\n')}`);
  const file = await samples.write('sheet.pdf', Buffer.from(moved, 'latin1'));
  await expect(checkDocument(file, 'document')).resolves.toBeUndefined();
});

it('says of a document with too much in it that it could not be checked', async () => {
  const whole = samplePdf()
    .toString('latin1')
    .replace('xref\n', `5 0 obj [${'/A 1 '.repeat(800_000)}] endobj\nxref\n`);
  const file = await samples.write('sheet.pdf', Buffer.from(whole, 'latin1'));
  await expect(checkDocument(file, 'document')).rejects.toMatchObject({
    fields: { document: { key: 'file_not_checked' } },
  });
});
