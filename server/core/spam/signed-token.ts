import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const nonceBytes = 12;

/** The content of a signed token: creation time and unique id. */
export type TokenFacts = { madeAt: number; nonce: string };

function sign(key: Buffer, madeAt: string, nonce: string): Buffer {
  return createHmac('sha256', key).update(`${madeAt}.${nonce}`).digest();
}

/** Creates a token with its creation time, signed with `key`. */
export function signToken(key: Buffer, now: number): string {
  const [madeAt, nonce] = [now.toString(36), randomBytes(nonceBytes).toString('base64url')];
  return `${madeAt}.${nonce}.${sign(key, madeAt, nonce).toString('base64url')}`;
}

/** Verifies a token; undefined when it was not signed with `key`. */
export function verifyToken(key: Buffer, token: string): TokenFacts | undefined {
  const [, madeAt = '', nonce = '', signature = ''] = /^([0-9a-z]{1,11})\.([\w-]{16})\.([\w-]{43})$/.exec(token) ?? [];
  const sent = Buffer.from(signature, 'base64url');
  const expected = sign(key, madeAt, nonce);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
  return { madeAt: Number.parseInt(madeAt, 36), nonce };
}
