import type { Database } from '#server/core/db/database.ts';
import { cachedSecret } from '#server/core/db/site-secret.ts';
import { redeemToken } from '#server/core/db/spent-tokens.ts';
import type { SuspicionReason } from '#shared/leads/lead.ts';
import { spamFields } from '#shared/leads/spam-fields.ts';
import { spamLimits } from '#shared/leads/spam-limits.ts';
import { readSentText, type SentFields } from './sent-fields.ts';
import { signToken, verifyToken } from './signed-token.ts';

/** The result of a form's stamp; `id` is set for a valid stamp, to be spent. */
export type StampFinding = { reason?: SuspicionReason; id?: string };

/** The signed creation time of a page's form. */
export function createFormStamps({ db, now }: { db: Database; now: () => number }) {
  const keyOfStamps = cachedSecret(db, 'form-stamp');

  function judgeAge(madeAt: number): SuspicionReason | undefined {
    const age = now() - madeAt;
    if (age < spamLimits.fastestMilliseconds) return 'too_fast';
    return age > spamLimits.oldestMilliseconds ? 'too_old' : undefined;
  }

  return {
    make: async (): Promise<string> => signToken(await keyOfStamps(), now()),

    async examine(sent: SentFields): Promise<StampFinding> {
      const stamp = readSentText(sent, spamFields.stamp);
      if (!stamp) return { reason: 'no_stamp' };
      const facts = verifyToken(await keyOfStamps(), stamp);
      if (!facts) return { reason: 'forged_stamp' };
      const reason = judgeAge(facts.madeAt);
      return { id: `stamp:${facts.nonce}`, ...(reason && { reason }) };
    },

    /** Spends a stamp with its message; false when another message used it. */
    spend: (transaction: Database, id: string): Promise<boolean> =>
      redeemToken(transaction, id, new Date(now() + spamLimits.oldestMilliseconds)),
  };
}
