import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';

const malformed = (): AppError => new AppError('malformed', 'error_malformed');

/** Names through which a careless assignment would reach the prototype of every object. */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads JSON that somebody sent; the only reader of it.
 * @throws AppError `malformed` for what is no JSON, nests too deep, names a key twice or one of the prototype's;
 * `too_large` for more values than anybody needs
 */
export function readJson(text: string): unknown {
  // Before it is parsed: a hundred thousand values take longer to make than to count.
  refuseOddStructure(text);
  return parse(text);
}

/** Reads JSON sent as bytes, which must be UTF-8. @throws AppError as `readJson` */
export function readJsonBytes(bytes: Buffer): unknown {
  return readJson(decodeUtf8(bytes));
}

/** @throws AppError `malformed` for bytes that are no UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformed();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

/**
 * Parsed values no longer show what was there twice, so the text itself is read, each sign once. Invalid JSON may pass
 * here; the parser refuses it.
 */
function refuseOddStructure(text: string): void {
  const open: Set<string>[] = [];
  let [last, values] = ['', 1];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfText(text, at);
      last = text.slice(at, end + 1);
      at = end;
    } else if (sign === '{' || sign === '[') {
      values += 1;
      if (open.push(new Set()) > limits.jsonDepth) throw malformed();
    } else if (sign === '}' || sign === ']') {
      open.pop();
    } else if (sign === ',') {
      values += 1;
    } else if (sign === ':') {
      refuseOddKey(parse(last), open.at(-1));
      // A text is the key of one value: each is parsed at most once here.
      last = '';
    }
    if (values > limits.jsonValues) throw new AppError('too_large', 'error_too_large');
  }
}

/** Where the text that begins at `start` ends: its closing quotation mark, or the last sign of all. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function refuseOddKey(key: unknown, known: Set<string> | undefined): void {
  if (typeof key !== 'string' || !known || prototypeKeys.has(key) || known.has(key)) throw malformed();
  known.add(key);
}
