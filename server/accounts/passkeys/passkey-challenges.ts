import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { keyedHash } from '#server/core/db/site-secret.ts';
import { redeemToken } from '#server/core/db/spent-tokens.ts';
import { passkeyLimits } from '#shared/accounts/passkey.ts';

/** What a challenge is for: signing in, confirming in a session, or adding a passkey in one. */
export type Purpose = { act: 'sign-in' } | { act: 'confirm' | 'add'; session: string };

const nonceBytes = 16;
const timeBytes = 6;
const openLength = nonceBytes + timeBytes;

const subjectOf = (purpose: Purpose): string =>
  purpose.act === 'sign-in' ? purpose.act : `${purpose.act}:${purpose.session}`;

/**
 * Challenges that passkeys sign: random, signed by the site for one purpose, valid for five minutes and once. Nothing is
 * stored until one is used successfully, so that nobody can fill a table or push out the challenges of others.
 */
export function createPasskeyChallenges({ db }: { db: Database }) {
  const sign = keyedHash(db, 'passkey-challenge');

  const signatureOf = async (open: Buffer, purpose: Purpose): Promise<Buffer> =>
    Buffer.from(await sign(`${open.toString('base64url')} ${subjectOf(purpose)}`), 'base64url');

  return {
    async issue(purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
      const time = Buffer.alloc(timeBytes);
      time.writeUIntBE(Date.now(), 0, timeBytes);
      const open = Buffer.concat([randomBytes(nonceBytes), time]);
      return new Uint8Array(Buffer.concat([open, await signatureOf(open, purpose)]));
    },

    /** Whether a challenge (base64url) was issued here for this purpose within five minutes. */
    async accepts(challenge: string, purpose: Purpose): Promise<boolean> {
      const sent = Buffer.from(challenge, 'base64url');
      const open = sent.subarray(0, openLength);
      const signature = await signatureOf(open, purpose);
      if (sent.length !== openLength + signature.length) return false;
      if (!timingSafeEqual(sent.subarray(openLength), signature)) return false;
      const age = Date.now() - open.readUIntBE(nonceBytes, timeBytes);
      return age >= 0 && age <= passkeyLimits.milliseconds;
    },

    /** Uses a challenge up; false when it was used already. */
    redeem(transaction: Database, challenge: string): Promise<boolean> {
      // A decoded and encoded challenge has one spelling only.
      const id = `passkey:${Buffer.from(challenge, 'base64url').toString('base64url')}`;
      return redeemToken(transaction, id, new Date(Date.now() + 2 * passkeyLimits.milliseconds));
    },
  };
}
