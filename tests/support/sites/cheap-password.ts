import { argon2Sync, randomBytes } from 'node:crypto';

/**
 * A stored password that is compared in less than a millisecond: a hash says itself what it costs, and that of
 * `hashPassword` costs a tenth of a second. For users who sign in often in tests about something else.
 */
export function cheapPasswordHash(password: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const hash = argon2Sync('argon2id', {
    ...cost,
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    tagLength: 32,
  });
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(nonce)}$${unpadded(hash)}`;
}
