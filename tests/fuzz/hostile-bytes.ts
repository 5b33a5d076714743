import { deflateSync, gzipSync } from 'node:zlib';
import { pngHeader, webpHeader } from '../support/files/sample-files.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { hostileText } from './hostile-texts.ts';
import type { Random } from './seeded-random.ts';

/** Files of some kind, at most `largest` bytes or little more. */
type Maker = (random: Random, largest: number) => Buffer;

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

const pdfPieces = [
  '/Filter[',
  '/Filter [/FlateDecode ',
  '/Type /ObjStm ',
  '1 0 obj ',
  'stream\n',
  'endstream ',
  '<<',
  '>>',
  '[',
  '/JS (',
  '/#4a#53 ',
  '/OpenAction ',
  'startxref 9 %%EOF ',
  'startxref    ',
  'trailer << /Root ',
  '%%EOF',
  '(\\(',
  '\xef\xbb\xbf',
  '\0',
];

/** Between a true beginning and a true end: names, brackets and objects without end. */
const pumpedPdf: Maker = (random, largest) => {
  const whole = samplePdf({ pages: 1 + random.below(3) });
  const [piece, other] = [random.pick(pdfPieces), random.pick(['', '', random.pick(pdfPieces)])];
  const at = random.pick([9, whole.indexOf('xref\n'), whole.length - 6]);
  const pumpedText = `${random.pick(['', '1 0 obj << /Root 1 0 R '])}${`${piece}${other}`.repeat(
    Math.ceil(random.below(largest) / (piece.length + other.length)),
  )}${random.pick(['', '\n/Type /ObjStm >>stream\n', '] >> endobj\n'])}`;
  return Buffer.concat([whole.subarray(0, at), latin1(pumpedText), whole.subarray(at)]);
};

/** An object stream that unpacks to a hundred times its size, or to what is no stream at all. */
const packedPdf: Maker = (random, largest) => {
  const whole = samplePdf({ pages: 2, script: 'app.alert(1)' });
  const inside = latin1(hostileText(random, Math.min(20_000_000, largest * 20)));
  const packed = random.pick([deflateSync(inside), deflateSync(deflateSync(inside)), random.bytes(500)]);
  const filter = random.pick(['/FlateDecode', '[/FlateDecode]', '[/FlateDecode/FlateDecode]', '/LZWDecode']);
  const head = latin1(`9 0 obj <</Type /ObjStm /Filter ${filter} /Length ${packed.length}>> stream\n`);
  const object = Buffer.concat([head, packed.subarray(0, largest), latin1('\nendstream endobj\n')]);
  const at = whole.indexOf('xref\n');
  return Buffer.concat([whole.subarray(0, at), ...Array(1 + random.below(4)).fill(object), whole.subarray(at)]);
};

const archive: Maker = (random, largest) => {
  const name = hostileText(random, 40);
  const entry = latin1(`PK\x03\x04\x14\0\0\0\x08\0${'\0'.repeat(16)}${name}`);
  const entries = Buffer.concat(Array(1 + random.below(Math.max(1, largest / 200))).fill(entry));
  return random.pick([entries, gzipSync(entries), Buffer.concat([entries, latin1(`PK\x05\x06${'\xff'.repeat(18)}`)])]);
};

const image: Maker = (random, largest) => {
  const head = random.pick([
    pngHeader(1 + random.below(65_000), 1 + random.below(65_000)),
    webpHeader(1 + random.below(16_384), 1 + random.below(16_384)),
    latin1('\xff\xd8\xff\xe0\0\x10JFIF\0'),
    latin1('GIF89a\xff\xff\xff\xff\xf7\0\0'),
    latin1('\0\0\0\x20ftypavif'),
    latin1('<svg xmlns="http://www.w3.org/2000/svg">'),
  ]);
  return Buffer.concat([head, latin1(hostileText(random, random.below(largest)))]);
};

const anything: Maker = (random, largest) =>
  random.pick([random.bytes(random.below(2_000)), latin1(`%PDF-1.7\n${hostileText(random, random.below(largest))}`)]);

/** A true PDF with a few bytes that are others. */
const brokenPdf: Maker = (random) => {
  const bytes = Buffer.from(samplePdf({ pages: 2, script: 'app.alert(1)' }));
  for (let i = 0; i < 10; i++) bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
};

const makers: Record<string, Maker> = {
  'a pumped PDF': pumpedPdf,
  'a packed PDF': packedPdf,
  'a broken PDF': brokenPdf,
  'an archive': archive,
  'an image': image,
  'no file of any kind': anything,
};

/** A file as somebody would send it who means harm. */
export function hostileFile(random: Random, largest: number): { about: string; bytes: Buffer } {
  const about = random.pick([...Object.keys(makers), 'a pumped PDF']);
  return { about, bytes: makers[about]!(random, largest) };
}
