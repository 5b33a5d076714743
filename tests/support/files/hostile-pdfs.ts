import { deflateSync } from 'node:zlib';
import { randomFrom } from '../seeded-random.ts';

/** A PDF with a valid beginning and end; its content is built to be slow or large. */
export type HostilePdf = { about: string; bytes: Buffer<ArrayBuffer> };

const head = '%PDF-1.7\n1 0 obj << /Type /Catalog /Root 1 0 R\n';
const end = '\nendobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';

type Filling = (size: number) => string;
const repeated =
  (text: string): Filling =>
  (size) =>
    text.repeat(Math.ceil(size / text.length));

/** As many compressed streams of objects as fit, each with `data`. */
const streams =
  (dictionary: string, data = '', between = ''): Filling =>
  (size) =>
    repeated(`2 0 obj <<${dictionary}>>${between} stream\n${data}\nendstream endobj `)(size);

const objectStream = '/Type /ObjStm /Filter /FlateDecode';
const packedZeros = (bytes: number) => deflateSync(Buffer.alloc(bytes)).toString('latin1');
// Deflate blocks that hold nothing: much to read, nothing comes out.
const emptyBlocks = (count: number) => `x\x9c${'\0\0\0\xff\xff'.repeat(count)}`;

const fillings: Record<string, Filling> = {
  'filters that never end': (size) => `${repeated('/Filter[')(size - 60)}/Type /ObjStm >> stream\nx\nendstream`,
  'filters that never end, in each of many streams': streams(`/Type /ObjStm ${'/Filter['.repeat(250)}`),
  'filters with many spaces': streams(`/Type /ObjStm /Filter${' '.repeat(2_000)}[`),
  'streams of objects in no object': (size) => repeated('/ObjStm stream\nx\nendstream ')(size),
  'streams of objects far from their object': (size) =>
    ' obj'.padEnd(size - 80_000) + '/ObjStm /Filter /FlateDecode stream\n'.repeat(1_900),
  'streams of objects that never begin': repeated('/ObjStm '),
  'streams of objects in disguise': repeated('/Obj#53tm '),
  'plain streams without an end': (size) => '/Type /ObjStm stream\n'.repeat(1_900).padEnd(size),
  'a stream that unpacks to 200 MB': (size) => streams(objectStream, packedZeros(200_000_000))(size),
  'many streams that unpack to 1 MB each': (size) => streams(objectStream, packedZeros(1_000_000))(size),
  'one packed stream for many dictionaries': (size) =>
    `${'/Type /ObjStm /Filter /FlateDecode '.repeat(100)} stream\n${packedZeros(300_000)}`.padEnd(size),
  'streams of empty blocks': (size) => streams(objectStream, emptyBlocks(5_000))(size),
  'many starts of one long stream of empty blocks': (size) =>
    `${'2 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\n'.repeat(1_900)}${emptyBlocks(size / 6)}`,
  'streams that cannot be unpacked': streams(objectStream, 'no zlib'),
  'names in escapes': repeated('#41'),
  'numbers without a name': repeated('#'),
  'names, one after the other': repeated('/'),
  'names that are almost one of a script': repeated('/JavaScrip'),
  'names of escapes that are almost one of a script': repeated('/J#61vaScrip'),
  'numbers that are almost an object': repeated('1 0 ob '),
  'one long number': repeated('1'),
  'a number, much space, a number': (size) => `1${' '.repeat(size / 2)}1${' '.repeat(size / 2)}obj`,
  'space alone': repeated(' '),
  'beginnings of a table': repeated('startxref '),
  'beginnings of a table, and numbers': repeated('startxref 1 %%EO '),
  'beginnings of a file': repeated('%PDF-1.7 '),
  'ends of streams': repeated('endstream '),
  brackets: repeated('['),
  'dictionaries in dictionaries': repeated('<<'),
  'texts that never end': repeated('('),
  'encryption that is none': repeated('/Encryp '),
};

/** One of every kind at `size` bytes or a little more. */
export function* everyHostilePdf(size: number): Generator<HostilePdf> {
  for (const [about, filling] of Object.entries(fillings))
    yield { about, bytes: wholePdf(filling(roomIn(size)), size) };
}

/** `count` files up to `largest` bytes, of all kinds alike; every second with some bytes changed. */
export function* hostilePdfs(
  count: number,
  { seed, largest }: { seed: number; largest: number },
): Generator<HostilePdf> {
  const kinds = Object.entries(fillings);
  for (let round = 0; round < count; round++) {
    const below = randomFrom(seed * 100_003 + round);
    const [about, filling] = kinds[round % kinds.length]!;
    const size = 100_000 + below(largest - 100_000);
    const bytes = wholePdf(filling(roomIn(size)), size);
    // The head stays, so that the file is looked into.
    const changes = round % 2 === 0 ? 0 : 1 + below(200);
    for (let i = 0; i < changes; i++) bytes[head.length + below(bytes.length - head.length - end.length)] = below(256);
    yield { about: `${about}, ${bytes.length} bytes, seed ${seed}, round ${round}`, bytes };
  }
}

const roomIn = (size: number) => size - head.length - end.length;

function wholePdf(filling: string, size: number): Buffer<ArrayBuffer> {
  return Buffer.from(head + filling.slice(0, roomIn(size)) + end, 'latin1');
}
