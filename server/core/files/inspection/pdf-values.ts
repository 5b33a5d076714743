/** A reference to an object; a name with its slash; a string as it is written; undefined for anything without a meaning here. */
export type PdfValue =
  | number
  | boolean
  | `/${string}`
  | PdfReference
  | PdfString
  | PdfDictionary
  | PdfValue[]
  | undefined;
type PdfReference = { reference: number };
/** `inside`: the object that it stands in directly, in which it may be encrypted. */
export type PdfString = { written: string; inside?: PdfPlace };
export type PdfPlace = { number: number; generation: number };
/** Its entries in their order; a key may stand twice. */
export type PdfDictionary = { entries: [key: string, value: PdfValue][] };

export const isName = (value: PdfValue): value is `/${string}` => typeof value === 'string';
export const isReference = (value: PdfValue): value is PdfReference =>
  typeof value === 'object' && 'reference' in value;
export const isString = (value: PdfValue): value is PdfString => typeof value === 'object' && 'written' in value;
export const isDictionary = (value: PdfValue): value is PdfDictionary =>
  typeof value === 'object' && 'entries' in value;

/** The last value of a key. */
export function valueAtKey(dictionary: PdfDictionary, key: string): PdfValue {
  return dictionary.entries.findLast(([name]) => name === key)?.[1];
}

/** There is more than an honest file holds: it may hide something. */
export class TooMuch extends Error {}

/** What may still be read, in characters and values; shared by all that is read of a file. */
export type ReadingBudget = { characters: number; values: number };

const deepest = 100;
const number = /[+-]?\d{0,20}\.?\d{0,20}/y;
const reference = /(\d{1,10})[\0\t\n\f\r ]{1,20}\d{1,5}[\0\t\n\f\r ]{1,20}R(?![\w#])/y;
// 1: blanks, 2: other signs that end a name.
const kinds = new Uint8Array(256);
for (const sign of '\0\t\n\f\r ') kinds[sign.charCodeAt(0)] = 1;
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = 2;
const hexadecimal = /<[^<>]*>?/y;
const partOfString = /[^()\\]*/y;
/** Words that end a value that was not finished. */
const ends = new Set(['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

const end = Symbol('end');

/** Reads values of a PDF from a position on, as its readers do (ISO 32000-2, 7.3); text inside strings and comments is none. */
export class PdfValueReader {
  at: number;
  readonly #text: string;
  readonly #budget: ReadingBudget;
  readonly #inside: { inside?: PdfPlace };

  constructor(text: string, at: number, budget: ReadingBudget, inside?: PdfPlace) {
    this.#text = text;
    this.at = at;
    this.#budget = budget;
    this.#inside = inside ? { inside } : {};
  }

  /** The next value, and what it does not finish left out. @throws TooMuch */
  read(): PdfValue {
    const begun = this.at;
    const value = this.#value(0);
    this.#budget.characters -= this.at - begun + 1;
    if (this.#budget.characters < 0) throw new TooMuch('one part read again and again');
    return value === end ? undefined : value;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  #skipBlanks(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.at);
      if (kinds[code] === 1) this.at += 1;
      else if (code === 0x25) this.#skipComment();
      else return;
    }
  }

  #skipComment(): void {
    for (let code = 0; code !== 0x0a && code !== 0x0d && this.at < this.#text.length; this.at++)
      code = this.#text.charCodeAt(this.at);
  }

  /** The signs up to one that ends a name, without the first `skipped`. */
  #takeWord(skipped = 0): string {
    const begun = this.at;
    this.at += skipped;
    while (kinds[this.#text.charCodeAt(this.at)] === 0) this.at += 1;
    return this.#text.slice(begun, this.at);
  }

  #value(depth: number): PdfValue | typeof end {
    if (depth > deepest) throw new TooMuch('values in values');
    this.#budget.values -= 1;
    if (this.#budget.values < 0) throw new TooMuch('more values than a file has');
    this.#skipBlanks();
    const sign = this.#text.charAt(this.at);
    switch (sign) {
      case '':
      case '>':
      case ']':
      case ')':
        return end;
      case '/':
        return decodedName(this.#takeWord(1));
      case '(':
        return this.#string();
      case '[':
        this.at += 1;
        return this.#list(']', depth);
      case '<':
        if (this.#text.startsWith('<<', this.at)) return this.#dictionary(depth);
        return { written: this.#take(hexadecimal), ...this.#inside };
      case '{':
      case '}':
        this.at += 1;
        return undefined;
    }
    return /[\d+.-]/.test(sign) ? this.#number() : this.#word();
  }

  #number(): PdfValue {
    const referred = this.#take(reference);
    if (referred) return { reference: Number.parseInt(referred, 10) };
    const digits = this.#take(number);
    if (!digits) this.at += 1;
    return Number(digits) || 0;
  }

  #word(): PdfValue | typeof end {
    const begun = this.at;
    const found = this.#takeWord();
    if (!found) this.at += 1;
    if (found === 'true' || found === 'false') return found === 'true';
    if (!ends.has(found)) return undefined;
    this.at = begun;
    return end;
  }

  #list(close: string, depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.#value(depth + 1);
      if (value !== end) values.push(value);
      else if (this.#text.charAt(this.at) === ')' || (close === ']' && this.#text.charAt(this.at) === '>'))
        this.at += 1;
      else break;
    }
    if (this.#text.startsWith(close, this.at)) this.at += close.length;
    else if (close === '>>' && this.#text.charAt(this.at) === '>') this.at += 1;
    return values;
  }

  #dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const values = this.#list('>>', depth);
    const entries: [string, PdfValue][] = [];
    for (let i = 0; i < values.length; i++) {
      const key = values[i];
      if (!isName(key)) continue;
      entries.push([key, values[i + 1]]);
      i += 1;
    }
    return { entries };
  }

  #string(): PdfString {
    const begun = this.at;
    let open = 0;
    do {
      this.#take(partOfString);
      const sign = this.#text.charAt(this.at);
      if (sign === '') break;
      if (sign === '(') open += 1;
      if (sign === ')') open -= 1;
      this.at += sign === '\\' ? 2 : 1;
    } while (open > 0);
    return { written: this.#text.slice(begun, this.at), ...this.#inside };
  }
}

/** A name with its `#4a` escapes decoded. */
const decodedName = (written: string): `/${string}` =>
  (written.includes('#')
    ? written.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : written) as `/${string}`;

const stringEscapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a string. */
export function bytesOfString({ written }: PdfString): Buffer {
  if (written.startsWith('<')) {
    const digits = written.replace(/[^0-9a-f]/gi, '');
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
  }
  const text = written
    .slice(1, -1)
    .replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal: string | undefined, sign: string) => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
      return /[\r\n]/.test(sign) ? '' : (stringEscapes[sign] ?? sign);
    });
  return Buffer.from(text, 'latin1');
}
