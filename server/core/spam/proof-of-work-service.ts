import { createHmac } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { cachedSecret } from '#server/core/db/site-secret.ts';
import { redeemToken } from '#server/core/db/spent-tokens.ts';
import type { Challenge } from '#shared/leads/challenge.ts';
import { spamLimits } from '#shared/leads/spam-limits.ts';
import { createWorkChallenge, verifyWork } from './proof-of-work-challenge.ts';

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/** Proof of work for one subject at a price: each proof is valid once, for that subject only. */
export function createProofOfWork({ db, now = () => Date.now() }: { db: Database; now?: () => number }) {
  const secret = cachedSecret(db, 'proof-of-work');

  /** A signature for one subject is invalid for others. */
  async function makeKey(subject: string): Promise<Buffer> {
    return createHmac('sha256', await secret())
      .update(subject)
      .digest();
  }

  return {
    /** A challenge with `step` doublings. */
    async ask(subject: string, step: number): Promise<Challenge> {
      return { work: await createWorkChallenge(await makeKey(subject), now(), step) };
    },

    /** Uses a proof up. One with a doubling less is accepted too: the price may rise during the work. */
    async accepts(subject: string, step: number, proof = ''): Promise<boolean> {
      const done = proof ? await verifyWork(await makeKey(subject), proof) : undefined;
      if (!done || done.step < step - 1) return false;
      return redeemToken(db, `work:${done.id}`, new Date(now() + spamLimits.challengeMilliseconds));
    },
  };
}
