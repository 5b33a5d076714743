import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';

const malformed = (): AppError => new AppError('malformed', 'error_malformed');

/** Names through which a careless assignment would reach the prototype of every object. */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

// A text, or a sign that opens, closes or separates; in JSON that was parsed nothing else matters here.
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/gs;

/**
 * Reads JSON that somebody sent; the only reader of it.
 * @throws AppError `malformed` for what is no JSON, nests too deep, names a key twice or one of the prototype's
 */
export function readJson(text: string): unknown {
  const value = parse(text);
  if (typeof value === 'object' && value !== null) refuseOddStructure(text);
  return value;
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

/** Parsed values no longer show what was there twice, so the text itself is walked through. */
function refuseOddStructure(text: string): void {
  const open: Set<string>[] = [];
  let last = '';
  for (const [sign] of text.matchAll(token)) {
    if (sign === '{' || sign === '[') {
      if (open.push(new Set()) > limits.jsonDepth) throw malformed();
    } else if (sign === '}' || sign === ']') {
      open.pop();
    } else if (sign === ':') {
      refuseOddKey(JSON.parse(last) as string, open.at(-1));
    }
    last = sign;
  }
}

function refuseOddKey(key: string, known: Set<string> | undefined): void {
  if (prototypeKeys.has(key) || known?.has(key)) throw malformed();
  known?.add(key);
}
