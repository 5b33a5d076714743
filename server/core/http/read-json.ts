import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';

/** A body that cannot be read. */
export const malformed = (): AppError => new AppError('malformed', 'error_malformed');

/** Keys through which an assignment could reach the prototype of all objects. */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses untrusted JSON; use this instead of JSON.parse.
 * @throws AppError `malformed` for invalid JSON, too deep nesting, duplicate or prototype keys; `too_large` for too
 * many values
 */
export function readJson(text: string): unknown {
  // Before parsing: creating a hundred thousand values takes longer than counting them.
  refuseOddStructure(text);
  return parse(text);
}

/** Parses JSON bytes, which must be UTF-8; a byte order mark before them is ignored. @throws AppError as `readJson` */
export function readJsonBytes(bytes: Buffer): unknown {
  return readJson(decodeUtf8(bytes).replace(/^\uFEFF/, ''));
}

/** @throws AppError `malformed` for invalid UTF-8 */
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
 * Parsed objects no longer show duplicate keys, so the text is scanned once. Invalid JSON may pass here; the parser
 * rejects it.
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
      // Each string is parsed as a key at most once.
      last = '';
    }
    if (values > limits.jsonValues) throw new AppError('too_large', 'error_too_large');
  }
}

/** The end of the string that begins at `start`: its closing quote, or the end of the text. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function refuseOddKey(key: unknown, known: Set<string> | undefined): void {
  if (typeof key !== 'string' || !known || prototypeKeys.has(key) || known.has(key)) throw malformed();
  known.add(key);
}
