import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { pdf, sampleFolder } from '../../../../tests/support/files/sample-files.ts';
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
