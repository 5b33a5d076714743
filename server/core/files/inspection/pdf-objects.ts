import { limits } from '#shared/limits.ts';
import { type Decrypt, openWithoutPassword } from './pdf-decryption.ts';
import { type UnpackingBudget, unpack } from './pdf-streams.ts';
import {
  bytesOfString,
  isDictionary,
  isReference,
  isString,
  type PdfDictionary,
  type PdfPlace,
  type PdfValue,
  PdfValueReader,
  type ReadingBudget,
  TooMuch,
  valueAtKey,
} from './pdf-values.ts';

// What a file of the size of a CV has at most; larger ones of staff have more.
const mostUnpackedBytes = 16 * 1024 * 1024;
const mostValues = 1_500_000;
const mostObjects = 400_000;
const mostOpenedStrings = 5_000;

/** What a file holds for its readers. */
export type PdfObjects = {
  /** All values of an object: a changed file has several, and readers need not agree on one. */
  valuesOf: (number: number) => readonly PdfValue[];
  /** A string as readers have it, where the file is encrypted; any other value is as it was. @throws TooMuch */
  openString: (value: PdfValue) => PdfValue;
  /** What readers begin with: trailers, and objects that no table lists. */
  roots: readonly PdfValue[];
  /** Whether a password is needed. */
  isLocked: boolean;
  /** Whether there is something that cannot be read here but may be by others. */
  isHiding: boolean;
};

type Stream = { number: number; generation: number; dictionary: PdfDictionary; from: number; to: number };
type Tables = { offsets: Set<number>; listed: Set<number> };

const place = /(\d{1,10})[\0\t\n\f\r ]{1,20}(\d{1,5})[\0\t\n\f\r ]{1,20}obj(?![\w#])|\btrailer\b|(?<!start)\bxref\b/g;
const beginOfData = /[\0\t\n\f\r ]*stream(\r\n|\n|\r)?/y;

/** Reads the objects of a file, packed ones too. @throws TooMuch */
export function readObjects(bytes: Buffer): PdfObjects {
  const file = new PdfFile(bytes);
  file.scan({ isInsideStreams: false });
  file.openTables();
  // Other readers find objects by their tables, also where a stream stands, and search all of a damaged file.
  const isSound = file.isSound();
  if (!isSound) file.scan({ isInsideStreams: true });
  file.openObjectStreams();
  const { values, trailers, tables, isLocked, isHiding } = file;
  const unlisted = [...values].flatMap(([number, each]) => (isSound && tables.listed.has(number) ? [] : each));
  const valuesOf: PdfObjects['valuesOf'] = (number) => values.get(number) ?? [];
  const openString: PdfObjects['openString'] = (value) => file.openString(value);
  return { valuesOf, openString, roots: [...trailers, ...unlisted], isLocked, isHiding };
}

class PdfFile {
  readonly values = new Map<number, PdfValue[]>();
  readonly trailers: PdfDictionary[] = [];
  readonly tables: Tables = { offsets: new Set(), listed: new Set([0]) };
  isLocked = false;
  isHiding = false;
  readonly #bytes: Buffer;
  readonly #text: string;
  readonly #share: number;
  readonly #reading: ReadingBudget;
  readonly #unpacking: UnpackingBudget;
  readonly #found = new Set<number>();
  #streams: Stream[] = [];
  #lastEnd = 0;
  #opened: ReturnType<typeof openWithoutPassword>;
  #openedStrings = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#text = bytes.toString('latin1');
    this.#share = Math.max(1, bytes.length / limits.cvBytes);
    const unpacked = this.#share * mostUnpackedBytes;
    this.#reading = { characters: 4 * bytes.length + 2 * unpacked, values: this.#share * mostValues };
    this.#unpacking = { unpacked, packed: bytes.length };
  }

  /** Finds objects, trailers and tables; in the data of streams only where asked. */
  scan({ isInsideStreams }: { isInsideStreams: boolean }): void {
    place.lastIndex = 0;
    for (let found = place.exec(this.#text); found; found = place.exec(this.#text)) {
      const [whole, number, generation] = found;
      const after = found.index + whole.length;
      const next = number
        ? this.#readObject({ number: Number(number), generation: Number(generation), at: found.index, after })
        : this.#readTable(whole, after);
      place.lastIndex = isInsideStreams ? after : Math.max(after, next);
    }
  }

  /** Reads an object and where it ends. */
  #readObject({
    number,
    generation,
    at,
    after,
  }: {
    number: number;
    generation: number;
    at: number;
    after: number;
  }): number {
    if (this.#found.has(at)) return after;
    if (this.#found.add(at).size > this.#share * mostObjects) throw new TooMuch('more objects than a file has');
    const reader = new PdfValueReader(this.#text, after, this.#reading, { number, generation });
    const value = reader.read();
    this.#add(number, value);
    beginOfData.lastIndex = reader.at;
    const begin = isDictionary(value) ? beginOfData.exec(this.#text) : null;
    if (!begin || !isDictionary(value)) return reader.at;
    const isPacked = isObjectStream(value) || valueAtKey(value, '/Type') === '/XRef';
    // After any other sign readers do not agree on where the data begins.
    if (isPacked && begin[1] !== '\n' && begin[1] !== '\r\n') this.isHiding = true;
    if (hasDataElsewhere(value)) this.isHiding = true;
    const from = beginOfData.lastIndex;
    const to = this.#endOfData(value, from);
    if (isPacked) this.#streams.push({ number, generation, dictionary: value, from, to });
    return to;
  }

  #add(number: number, value: PdfValue): void {
    const values = this.values.get(number);
    if (values) values.push(value);
    else this.values.set(number, [value]);
  }

  #endOfData(dictionary: PdfDictionary, from: number): number {
    const length = valueAtKey(dictionary, '/Length');
    const to = from + Number(length);
    if (typeof length === 'number' && /^[\0\t\n\f\r ]{0,4}endstream/.test(this.#text.slice(to, to + 16))) return to;
    // Found once for many streams without an end.
    if (this.#lastEnd < from && this.#lastEnd >= 0) this.#lastEnd = this.#text.indexOf('endstream', from);
    return this.#lastEnd < 0 ? this.#text.length : this.#lastEnd;
  }

  #readTable(keyword: string, at: number): number {
    if (keyword === 'xref') return this.#readClassicTable(at);
    const reader = new PdfValueReader(this.#text, at, this.#reading);
    const value = reader.read();
    if (isDictionary(value)) this.trailers.push(value);
    return reader.at;
  }

  #readClassicTable(begin: number): number {
    const section = /[\0\t\n\f\r ]{0,9}(\d{1,10}) {1,9}(\d{1,10})[\0\t\n\f\r ]{1,9}(?=\d{1,10} \d{1,5} [nf])/y;
    const row = /[\0\t\n\f\r ]{0,4}(\d{1,10}) (\d{1,5}) ([nf])/y;
    let at = begin;
    for (;;) {
      section.lastIndex = at;
      const head = section.exec(this.#text);
      if (!head) return at;
      at = section.lastIndex;
      const [first, count] = [Number(head[1]), Number(head[2])];
      for (let i = 0; i < count; i++) {
        row.lastIndex = at;
        const entry = row.exec(this.#text);
        if (!entry) break;
        at = row.lastIndex;
        this.tables.listed.add(first + i);
        if (entry[3] === 'n') this.tables.offsets.add(Number(entry[1]));
      }
    }
  }

  /** Opens what is protected without a password, and reads the tables that are streams. */
  openTables(): void {
    for (const { dictionary, from, to } of this.#streams) {
      if (valueAtKey(dictionary, '/Type') !== '/XRef') continue;
      this.trailers.push(dictionary);
      const plain = unpack(this.#bytes.subarray(from, to), dictionary, this.#unpacking);
      if (plain) this.#readPackedTable(plain, dictionary);
      else this.tables.offsets.add(-1);
    }
    this.#openProtection();
  }

  #readPackedTable(plain: Buffer, dictionary: PdfDictionary): void {
    const widths = numbersOf(valueAtKey(dictionary, '/W'));
    const row = widths.reduce((sum, width) => sum + width, 0);
    const [type = 0, second = 0] = widths;
    const size = Number(valueAtKey(dictionary, '/Size'));
    const index = numbersOf(valueAtKey(dictionary, '/Index') ?? [0, size]);
    if (!(row > 0 && row < 40 && type < 5 && second < 7)) return;
    let at = 0;
    for (let i = 0; i + 1 < index.length; i += 2) {
      for (let n = 0; n < (index[i + 1] ?? 0) && at + row <= plain.length; n++, at += row) {
        const kind = type > 0 ? plain.readUIntBE(at, type) : 1;
        this.tables.listed.add((index[i] ?? 0) + n);
        if (kind === 1 && second > 0) this.tables.offsets.add(plain.readUIntBE(at + type, second));
      }
    }
  }

  #openProtection(): void {
    for (const trailer of this.trailers) {
      const named = valueAtKey(trailer, '/Encrypt');
      if (named === undefined) continue;
      const protection = isReference(named) ? this.values.get(named.reference)?.at(-1) : named;
      const id = valueAtKey(trailer, '/ID');
      const first = Array.isArray(id) ? id[0] : undefined;
      this.#opened = isDictionary(protection)
        ? openWithoutPassword(protection, isString(first) ? bytesOfString(first) : Buffer.alloc(0))
        : undefined;
      this.isLocked = this.#opened === undefined;
    }
  }

  /** Whether all tables lead to objects that were found outside streams, counted from the first byte or the header. */
  isSound(): boolean {
    const { offsets } = this.tables;
    if (offsets.size === 0 || this.trailers.length === 0) return false;
    const header = this.#text.slice(0, 1024).indexOf('%PDF-');
    const areThere = (shift: number) =>
      [...offsets].every((offset) => this.#found.has(this.#skipBlanks(offset + shift)));
    return header > 0 ? areThere(header) !== areThere(0) : areThere(0);
  }

  #skipBlanks(offset: number): number {
    let at = offset;
    while (at - offset < 4 && /[\0\t\n\f\r ]/.test(this.#text.charAt(at))) at++;
    return at;
  }

  openString(value: PdfValue): PdfValue {
    if (!this.#opened || !isString(value) || !value.inside) return value;
    this.#openedStrings += 1;
    if (this.#openedStrings > this.#share * mostOpenedStrings)
      throw new TooMuch('more encrypted strings than a file has');
    const plain = decryptedOrNothing(this.#opened.string, bytesOfString(value), value.inside);
    return { written: `<${plain.toString('hex')}>` };
  }

  openObjectStreams(): void {
    for (const { dictionary, from, to, ...object } of this.#streams) {
      // What a password locks is said to be so; one that hides something is enough.
      if (this.isLocked || this.isHiding) return;
      if (!isObjectStream(dictionary)) continue;
      const data = this.#bytes.subarray(from, to);
      const open = this.#opened ? decryptedOrNothing(this.#opened.stream, data, object) : data;
      const plain = unpack(open, dictionary, this.#unpacking);
      if (plain) this.#readPackedObjects(plain.toString('latin1'), dictionary);
      else this.isHiding = true;
    }
  }

  #readPackedObjects(text: string, dictionary: PdfDictionary): void {
    const [count, first] = [Number(valueAtKey(dictionary, '/N')), Number(valueAtKey(dictionary, '/First'))];
    const head = new PdfValueReader(text, 0, this.#reading);
    for (let i = 0; i < count; i++) {
      const [number, offset] = [head.read(), head.read()];
      if (typeof number !== 'number' || typeof offset !== 'number') return;
      if (this.#found.add(-1 - this.#found.size).size > this.#share * mostObjects)
        throw new TooMuch('more objects than a file has');
      this.#add(number, new PdfValueReader(text, first + offset, this.#reading).read());
    }
  }
}

const isObjectStream = (dictionary: PdfDictionary): boolean => valueAtKey(dictionary, '/Type') === '/ObjStm';

/** Whether the data of a stream is in another file (ISO 32000-2, 7.3.8.2); older programs named a packing there. */
const hasDataElsewhere = ({ entries }: PdfDictionary): boolean =>
  entries.some(([key, value]) => key === '/F' && typeof value === 'object' && !Array.isArray(value));

const numbersOf = (value: PdfValue): number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];

function decryptedOrNothing(decrypt: Decrypt, data: Buffer, object: PdfPlace): Buffer {
  try {
    return decrypt(data, object);
  } catch {
    return Buffer.alloc(0);
  }
}
