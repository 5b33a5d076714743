import type { Database } from '#server/db/database.ts';
import { rememberedSecret } from '#server/db/site-secret.ts';
import { spamFields } from '#shared/spam-fields.ts';
import { spamLimits } from '#shared/spam-limits.ts';
import type { SuspicionReason } from '#shared/suspicion.ts';
import { type SentFields, textIn } from './sent-fields.ts';
import { makeToken, readToken } from './signed-token.ts';
import { spendToken } from './spam-queries.ts';

/** What a form's stamp says about who sent it; `id` is that of a stamp of ours, to be spent. */
export type StampFinding = { reason?: SuspicionReason; id?: string };

/** The signed time at which a page's form was made. */
export function createFormStamps({ db, now }: { db: Database; now: () => number }) {
  const keyOfStamps = rememberedSecret(db, 'form-stamp');

  function judgeAge(madeAt: number): SuspicionReason | undefined {
    const age = now() - madeAt;
    if (age < spamLimits.fastestMilliseconds) return 'too_fast';
    return age > spamLimits.oldestMilliseconds ? 'too_old' : undefined;
  }

  return {
    /** The stamp of a form that is made now. */
    async make(): Promise<string> {
      return makeToken(await keyOfStamps(), now());
    },

    /** Looks at the stamp that came with a form. */
    async examine(sent: SentFields): Promise<StampFinding> {
      const stamp = textIn(sent, spamFields.stamp);
      if (!stamp) return { reason: 'no_stamp' };
      const facts = readToken(await keyOfStamps(), stamp);
      if (!facts) return { reason: 'forged_stamp' };
      const reason = judgeAge(facts.madeAt);
      return { id: `stamp:${facts.nonce}`, ...(reason && { reason }) };
    },

    /** Spends a stamp with the message it came with; false when another message came with it. */
    spend(transaction: Database, id: string): Promise<boolean> {
      return spendToken(transaction, id, new Date(now() + spamLimits.oldestMilliseconds));
    },
  };
}
