import { createHmac } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { rememberedSecret } from '#server/db/site-secret.ts';
import type { WorkChallenge } from '#shared/challenge.ts';
import { spamLimits } from './spam-limits.ts';
import { spendToken } from './spam-queries.ts';
import { checkWork, makeWork } from './work-proof.ts';

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/** Work that is asked of a browser for one subject, at a price: proof of it lets in once, for that subject alone. */
export function createProofOfWork({ db, now = () => Date.now() }: { db: Database; now?: () => number }) {
  const secret = rememberedSecret(db, 'proof-of-work');

  /** What is signed for one subject and price passes for no other. */
  async function keyOf(subject: string, price: number): Promise<Buffer> {
    return createHmac('sha256', await secret())
      .update(`${price}:${subject}`)
      .digest();
  }

  async function isGood(subject: string, price: number, proof: string): Promise<boolean> {
    const id = await checkWork(await keyOf(subject, price), proof);
    if (!id) return false;
    return spendToken(db, `work:${id}`, new Date(now() + spamLimits.challengeMilliseconds));
  }

  return {
    async ask(subject: string, price: number): Promise<WorkChallenge> {
      return { work: await makeWork(await keyOf(subject, price), now(), price) };
    },

    /** Uses a proof up. One of the price just below is good too: the price may rise while the work is done. */
    async accepts(subject: string, price: number, proof = ''): Promise<boolean> {
      if (!proof) return false;
      return (await isGood(subject, price, proof)) || (price > 1 && (await isGood(subject, price - 1, proof)));
    },
  };
}
