import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { everyHostilePdf, type HostilePdf, hostilePdfs } from '../../../../tests/support/files/hostile-pdfs.ts';
import { sampleFolder } from '../../../../tests/support/files/sample-files.ts';
import { samplePdf } from '../../../../tests/support/files/sample-pdf.ts';
import { isFullRun } from '../../../../tests/support/full-run.ts';
import { inspectPdf, readPdfText } from './pdf-inspection.ts';
import { isPdf } from './pdf-type.ts';

let samples: Awaited<ReturnType<typeof sampleFolder>>;
beforeAll(async () => {
  samples = await sampleFolder();
});
afterAll(() => samples.dispose());

const inspect = async (bytes: Buffer) => inspectPdf(await samples.write('cv.pdf', bytes));

/** A sample PDF with content inserted before its pages; the cross-reference table stays valid. */
function pdfWith(more: string | Buffer, from = samplePdf()): Buffer {
  const begin = from.indexOf('xref\n');
  const added = Buffer.concat([typeof more === 'string' ? Buffer.from(more, 'latin1') : more, Buffer.from('\n')]);
  const tail = from.toString('latin1', begin).replace(/startxref\n\d+/, `startxref\n${begin + added.length}`);
  return Buffer.concat([from.subarray(0, begin), added, Buffer.from(tail, 'latin1')]);
}

/** An object stream with `objects`; `more` extends its dictionary. */
function objectStream(objects: string, more = '/Filter /FlateDecode', bytes = deflateSync(objects)): Buffer {
  const head = `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${more} /Length ${bytes.length} >>\nstream\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj')]);
}
const script = '9 0 << /S /JavaScript /JS (app.alert(1)) >>';

test.each<[string, Buffer]>([
  ['pages alone', samplePdf({ pages: 3 })],
  [
    'links and a first page to open',
    pdfWith('8 0 obj <</OpenAction [3 0 R /FitH null] /A <</S /URI /URI (https://x)>>>> endobj'),
  ],
  ['compressed objects that are harmless', pdfWith(objectStream('9 0 << /Type /Font /JavaScripted 1 >>'))],
  [
    'many compressed streams of objects',
    pdfWith(Buffer.concat(Array.from({ length: 40 }, (_, i) => objectStream(`9 0 << /Type /Font /Name (${i}) >>`)))),
  ],
  ['objects that are not compressed', pdfWith(objectStream('', '', Buffer.from('9 0 << /Type /Font >>')))],
  ['a header that is not the first', Buffer.concat([Buffer.from('\r\n\r\n'), samplePdf()])],
])('nothing is said of %s', async (_, bytes) => {
  expect(await inspect(bytes)).toEqual([]);
});

test.each<[string, Buffer]>([
  ['a script', samplePdf({ script: 'app.alert(1)' })],
  ['a script whose name is disguised', pdfWith('8 0 obj <</S /J#61vaScript /JS (1)>> endobj')],
  ['a script among compressed objects', pdfWith(objectStream(script))],
  ['a script among compressed objects under a disguise', pdfWith(objectStream('9 0 <</S /Java#53cript>>'))],
  [
    'objects packed in a way that is not looked into',
    pdfWith(objectStream(script, '/Filter [/ASCII85Decode /FlateDecode]')),
  ],
  ['objects packed with a predictor', pdfWith(objectStream(script, '/Filter /FlateDecode /DecodeParms <<>>'))],
  ['objects that cannot be unpacked', pdfWith(objectStream('', '/Filter /FlateDecode', Buffer.from('no zlib')))],
  ['objects whose packing stands elsewhere', pdfWith(objectStream(script, '/Filter 7 0 R'))],
  ['objects whose packing is disguised', pdfWith(objectStream(script, '/Fil#74er /FlateDecode'))],
  ['objects packed in two ways at once', pdfWith(objectStream(script, '/Filter /FlateDecode /Filter /LZWDecode'))],
  [
    'objects whose beginning readers do not agree on',
    pdfWith(Buffer.from(objectStream(script).toString('latin1').replace('stream\r\n', 'stream\r'), 'latin1')),
  ],
  ['objects in disguise', pdfWith('8 0 obj <</Type /Obj#53tm /Filter /FlateDecode>> stream\nx\nendstream endobj')],
  [
    'far more objects than a CV has',
    pdfWith(objectStream('', '/Filter /FlateDecode', deflateSync(Buffer.alloc(40_000_000)))),
  ],
  ['a program to start', pdfWith('8 0 obj <</S /Launch /F (cmd.exe)>> endobj')],
  ['an enclosed file', pdfWith('8 0 obj <</Names <</EmbeddedFiles 9 0 R>>>> endobj')],
  ['a form of Adobe’s other kind', pdfWith('8 0 obj <</AcroForm <</XFA 9 0 R>>>> endobj')],
  ['a form that sends itself', pdfWith('8 0 obj <</S /SubmitForm>> endobj')],
])('%s makes it active', async (_, bytes) => {
  expect(await inspect(bytes)).toEqual(['active']);
});

test('a PDF that needs a password is encrypted', async () => {
  expect(await inspect(pdfWith('8 0 obj <</Filter /Standard>> endobj trailer <</Encrypt 8 0 R>>'))).toEqual([
    'encrypted',
  ]);
});

test('a PDF with a misplaced cross-reference table is damaged', async () => {
  const moved = samplePdf()
    .toString('latin1')
    .replace(/startxref\n\d+/, 'startxref\n7');
  expect(await inspect(Buffer.from(moved, 'latin1'))).toEqual(['damaged']);
});

/** Seeded, so that failures can be reproduced. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

// Linear work takes milliseconds; anything else takes minutes.
const mostMilliseconds = 2_000;

async function expectQuick({ about, bytes }: HostilePdf): Promise<void> {
  const file = await samples.write('hostile.pdf', bytes);
  // Of the processor: other work on the machine does not count.
  const begun = process.cpuUsage();
  await isPdf(file);
  await inspectPdf(file);
  expect(process.cpuUsage(begun).user / 1_000, about).toBeLessThan(mostMilliseconds);
}

test('what a font maps to nothing does not reach the words of a PDF: PostgreSQL stores no NUL', async () => {
  const words = await readPdfText('content/files/cert-food-contact.pdf');
  expect(words).toContain('Zaytona');
  expect(words).not.toMatch(/\p{Cc}/u);
});

test('arbitrary bytes neither make it fail nor take long', async () => {
  const chance = numbers(5);
  const next = (below: number) => chance.next().value % below;
  const whole = pdfWith(objectStream(script), samplePdf({ pages: 2, script: 'x' }));
  for (let round = 0; round < 300; round++) {
    const bytes = Buffer.from(whole);
    for (let change = 0; change < 1 + next(20); change++) bytes[next(bytes.length)] = next(256);
    const fuzzed = next(4) === 0 ? bytes.subarray(0, next(bytes.length)) : bytes;
    await expectQuick({ about: `round ${round}`, bytes: fuzzed });
  }
});

test('PDFs built to be slow do not take long', async () => {
  for (const pdf of everyHostilePdf(640_000)) await expectQuick(pdf);
}, 120_000);

test('nor does one of the maximum size, or with some bytes changed', async () => {
  for (const pdf of everyHostilePdf(limits.cvBytes)) await expectQuick(pdf);
  for (const pdf of hostilePdfs(isFullRun ? 200 : 10, { seed: 12, largest: 2_000_000 })) await expectQuick(pdf);
}, 600_000);
