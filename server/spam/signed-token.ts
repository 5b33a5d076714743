import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const nonceBytes = 12;

/** What a token of ours says: when it was made, and its number that no other has. */
export type TokenFacts = { madeAt: number; nonce: string };

function sign(key: Buffer, madeAt: string, nonce: string): Buffer {
  return createHmac('sha256', key).update(`${madeAt}.${nonce}`).digest();
}

/** A token that says when it was made, and that only the holder of `key` can make. */
export function makeToken(key: Buffer, now: number): string {
  const [madeAt, nonce] = [now.toString(36), randomBytes(nonceBytes).toString('base64url')];
  return `${madeAt}.${nonce}.${sign(key, madeAt, nonce).toString('base64url')}`;
}

/** What a token says; undefined for one that was not made with `key`. */
export function readToken(key: Buffer, token: string): TokenFacts | undefined {
  const [, madeAt = '', nonce = '', signature = ''] = /^([0-9a-z]{1,11})\.([\w-]{16})\.([\w-]{43})$/.exec(token) ?? [];
  const sent = Buffer.from(signature, 'base64url');
  const expected = sign(key, madeAt, nonce);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
  return { madeAt: Number.parseInt(madeAt, 36), nonce };
}
