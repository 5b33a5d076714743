import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { bytesOfString } from '../../../server/core/files/inspection/pdf-values.ts';

/** How the objects of a PDF are kept: in a table, packed with a table that is a stream, or both. */
export type PdfManner = 'table' | 'packed' | 'hybrid';
/** Objects by number: values, or streams with their data. */
export type PdfObjects = Record<number, string | { dictionary: string; data: Buffer | string }>;
type Writing = { manner?: PdfManner; updates?: PdfObjects[]; isOwned?: boolean };

const firstOfWriter = 100;
const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');

/** A PDF whose catalog is object 1; each update is appended with a table of its own. `isOwned`: only an owner has a password. */
export function writePdf(
  objects: PdfObjects,
  { manner = 'table', updates = [], isOwned = false }: Writing = {},
): Buffer<ArrayBuffer> {
  const id = randomBytes(16);
  const lock = isOwned ? lockForOwner(id) : undefined;
  let file = Buffer.from('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  let previous: number | undefined;
  for (const part of [objects, ...updates]) {
    const written = appendPart(file, part, { manner, previous, lock, id });
    file = written.file;
    previous = written.table;
  }
  return Buffer.concat([file, Buffer.from(`startxref\n${previous}\n%%EOF\n`)]);
}

type Lock = { dictionary: string; encrypt: (data: Buffer, number: number) => Buffer };
type Part = { manner: PdfManner; previous: number | undefined; lock: Lock | undefined; id: Buffer };

function appendPart(before: Buffer<ArrayBuffer>, objects: PdfObjects, { manner, previous, lock, id }: Part) {
  let file = before;
  const offsets = new Map<number, number>();
  const packed: [number, string][] = [];
  const write = (number: number, body: Buffer | string) => {
    offsets.set(number, file.length);
    file = Buffer.concat([file, Buffer.from(`${number} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);
  };
  const withLockedStrings = (text: string, number: number) => (lock ? lockStrings(text, number, lock) : text);
  const writeStream = (number: number, dictionary: string, data: Buffer) =>
    write(
      number,
      Buffer.concat([
        Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
  for (const [key, object] of Object.entries(objects)) {
    const number = Number(key);
    if (typeof object !== 'string') {
      const data = Buffer.from(object.data);
      const dictionary = withLockedStrings(object.dictionary, number);
      writeStream(number, dictionary, lock ? lock.encrypt(data, number) : data);
    } else if (manner === 'table') write(number, withLockedStrings(object, number));
    else packed.push([number, object]);
  }
  const container = firstOfWriter + (previous ?? 0);
  if (packed.length > 0) {
    const bodies = packed.map(([, body]) => `${body} `);
    const head = packed.map(([number], i) => `${number} ${bodies.slice(0, i).join('').length}`).join(' ');
    const data = deflateSync(`${head}\n${bodies.join('')}`);
    const dictionary = `/Type /ObjStm /N ${packed.length} /First ${head.length + 1} /Filter /FlateDecode`;
    writeStream(container, dictionary, lock ? lock.encrypt(data, container) : data);
  }
  const size = container + 10;
  const more = `/Size ${size} /Root 1 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]${lock ? ` /Encrypt ${lock.dictionary}` : ''}`;
  const link = previous === undefined ? '' : ` /Prev ${previous}`;
  if (manner === 'packed') {
    const table = file.length;
    writePackedTable(container + 1, table);
    return { file, table };
  }
  const stream = file.length;
  if (manner === 'hybrid') writePackedTable(container + 1, stream);
  const table = file.length;
  const rows = [...offsets].map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const hybrid = manner === 'hybrid' ? ` /XRefStm ${stream}` : '';
  file = Buffer.concat([
    file,
    Buffer.from(`xref\n0 1\n0000000000 65535 f \n${rows}trailer\n<< ${more}${link}${hybrid} >>\n`),
  ]);
  return { file, table };

  function writePackedTable(number: number, at: number): void {
    const entries: [number, number, number, number][] = [
      ...[...offsets].map(([own, place]): [number, number, number, number] => [own, 1, place, 0]),
      ...packed.map(([own], i): [number, number, number, number] => [own, 2, container, i]),
      [number, 1, at, 0],
    ];
    const table = Buffer.concat(
      entries.map(([, kind, place, index]) => Buffer.from([kind, place >> 16, (place >> 8) & 255, place & 255, index])),
    );
    const index = entries.map(([own]) => `${own} 1`).join(' ');
    // Rows as differences, as most programs write them.
    const rows = Buffer.concat(
      Array.from({ length: entries.length }, (_, i) => {
        const row = table.subarray(i * 5, i * 5 + 5);
        return Buffer.from([2, ...row.map((byte, n) => byte - (i > 0 ? (table[(i - 1) * 5 + n] ?? 0) : 0))]);
      }),
    );
    const data = deflateSync(rows);
    const decode = '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >>';
    writeStream(number, `/Type /XRef ${more}${link} /W [1 3 1] /Index [${index}] ${decode}`, data);
  }
}

const writtenString = /\((?:[^()\\]|\\[\s\S])*\)|(?<!<)<(?!<)[\dA-Fa-f]*>/g;

/** Strings of a protected file are encrypted one by one, except those in packed objects. */
const lockStrings = (text: string, number: number, { encrypt }: Lock): string =>
  text.replace(writtenString, (written) => `<${encrypt(bytesOfString({ written }), number).toString('hex')}>`);

/** Protection with AES-128 that opens without a password (ISO 32000-2, 7.6.4). */
function lockForOwner(id: Buffer): Lock {
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
  const owner = randomBytes(32);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-3904);
  let key = md5(padding, owner, permissions, id);
  for (let i = 0; i < 50; i++) key = md5(key);
  let user = rc4(md5(padding, id), key);
  for (let i = 1; i < 20; i++) user = rc4(user, Buffer.from(key.map((byte) => byte ^ i)));
  const filters = '/CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF';
  const dictionary = `<< /Filter /Standard /V 4 /R 4 /Length 128 /P -3904 /O <${owner.toString('hex')}> /U <${user.toString('hex')}${'00'.repeat(16)}> ${filters} >>`;
  const encrypt = (data: Buffer, number: number) => {
    const own = md5(
      key,
      Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0]),
      Buffer.from('sAlT'),
    );
    const start = randomBytes(16);
    const cipher = createCipheriv('aes-128-cbc', own, start);
    return Buffer.concat([start, cipher.update(data), cipher.final()]);
  };
  return { dictionary, encrypt };
}

function rc4(data: Buffer, key: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      [state[i], state[j]] = [state[j]!, state[i]!];
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}
