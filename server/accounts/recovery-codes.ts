import { createHash, randomBytes } from 'node:crypto';
import { toWesternDigits } from '#shared/western-digits.ts';

// Without what is easily mistaken: 0 and o, 1 and l. 32 letters divide a byte evenly.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const howMany = 10;
const groupLength = 5;
const length = 3 * groupLength;

/** New codes of 75 random bits, in groups that can be typed. */
export function drawRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
    return letters.match(/.{5}/g)?.join('-') ?? letters;
  });
}

/** What is stored of a code, however it is typed; no salt, since nobody guesses 75 bits. */
export function hashRecoveryCode(typed: string): string {
  const letters = toWesternDigits(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}

/** Whether something typed may be a recovery code, and no code of an app. */
export function isRecoveryCode(typed: string): boolean {
  return typed.replace(/[^a-z0-9]/gi, '').length === length;
}
