import { createHash, randomBytes } from 'node:crypto';
import { toWesternDigits } from '#shared/western-digits.ts';

// Without characters that are easily confused (0 and o, 1 and l); 32 characters divide a byte evenly.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const howMany = 10;
const groupLength = 5;
const length = 3 * groupLength;

/** New codes of 75 random bits, in groups. */
export function drawRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
    return letters.match(/.{5}/g)?.join('-') ?? letters;
  });
}

/** The stored hash of a code, normalised first; unsalted, since 75 bits cannot be guessed. */
export function hashRecoveryCode(typed: string): string {
  const letters = toWesternDigits(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}

/** Whether the input has the form of a recovery code rather than of an app code. */
export function isRecoveryCode(typed: string): boolean {
  return typed.replace(/[^a-z0-9]/gi, '').length === length;
}
