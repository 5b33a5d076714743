import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { trimEnd } from '#shared/text/trim-end.ts';

const derive = promisify(argon2);

// 19 MiB, two passes, one lane: OWASP's first choice for argon2id.
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const hashBytes = 32;

/** The password as a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Passwords are compared after NFKC. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive('argon2id', { ...cost, message: toBytes(password), nonce: salt, tagLength: hashBytes });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(salt)}$${toBase64(hash)}`;
}

/** Whether `password` is the one that `phc` was made from; in constant time for a given cost. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!parts) return false;
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  const expected = Buffer.from(hash, 'base64');
  const derived = await derive('argon2id', {
    message: toBytes(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(derived, expected);
}

const toBytes = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8');
const toBase64 = (bytes: Buffer): string => trimEnd(bytes.toString('base64'), '=');
