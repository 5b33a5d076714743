import type { Database } from '#server/core/db/database.ts';
import { cachedSecret } from '#server/core/db/site-secret.ts';
import { redeemToken } from '#server/core/db/spent-tokens.ts';
import { AppError } from '#shared/errors.ts';
import type { Challenge } from '#shared/leads/challenge.ts';
import { spamFields } from '#shared/leads/spam-fields.ts';
import { spamLimits } from '#shared/leads/spam-limits.ts';
import type { Answer, Price } from './challenge-price.ts';
import { createWorkChallenge, verifyWork } from './proof-of-work-challenge.ts';
import { readSentText, type SentFields } from './sent-fields.ts';
import { checkAnswer, createQuestion } from './sum-question.ts';

/** The answer sent: none, an invalid one, a wrong sum, or a right one still to be spent. */
export type Answered =
  | { state: 'nothing' | 'wrong' }
  | { state: 'wrong_sum'; id: string }
  | { state: 'right'; id: string; answer: Answer };

/** The reason for a challenge: the first one, or another after a wrong answer. */
export type Asking = { price: Price; secondsLeft: number; isAgain: boolean };

/** Challenges (sums and proof of work) that slow down machines. */
export function createChallenges({ db, now }: { db: Database; now: () => number }) {
  const keyOfChallenges = cachedSecret(db, 'challenge');
  const expiry = (): Date => new Date(now() + spamLimits.challengeMilliseconds);

  async function newChallenge({ step, waitSeconds }: Price): Promise<Challenge> {
    const key = await keyOfChallenges();
    const work = await createWorkChallenge(key, now(), step);
    return waitSeconds > 0 ? { work } : { question: createQuestion(key, now()), work };
  }

  function checkSentAnswer(key: Buffer, token: string, answer: string): Answered {
    const checked = checkAnswer(key, token, answer);
    const isTooOld = !checked || now() - checked.madeAt > spamLimits.challengeMilliseconds;
    if (!checked || isTooOld) return { state: 'wrong' };
    const id = `question:${checked.nonce}`;
    return checked.isRight ? { state: 'right', id, answer: { kind: 'sum' } } : { state: 'wrong_sum', id };
  }

  return {
    async check(sent: SentFields): Promise<Answered> {
      const [proof, token, answer] = [spamFields.proof, spamFields.question, spamFields.answer].map((field) =>
        readSentText(sent, field),
      );
      const key = await keyOfChallenges();
      const work = proof ? await verifyWork(key, proof) : undefined;
      if (work) return { state: 'right', id: `work:${work.id}`, answer: { kind: 'work', step: work.step } };
      if (token && answer) return checkSentAnswer(key, token, answer);
      return { state: proof ? 'wrong' : 'nothing' };
    },

    /** Marks an answer as used, in the transaction that stores its message; false when it was used before. */
    spend: (transaction: Database, id: string): Promise<boolean> => redeemToken(transaction, id, expiry()),

    /** The refusal with a challenge (429); the sender keeps everything typed. */
    async ask({ price, secondsLeft, isAgain }: Asking): Promise<AppError> {
      const challenge = await newChallenge(price);
      if (!challenge.question) {
        const minutes = Math.ceil(price.waitSeconds / 60);
        const options = { parameters: { minutes }, retryAfterSeconds: price.waitSeconds, challenge };
        return new AppError('too_many', 'challenge_wait', options);
      }
      const key = isAgain ? 'challenge_wrong' : 'challenge_required';
      return new AppError('too_many', isAgain ? 'challenge_wrong' : 'challenge_needed', {
        retryAfterSeconds: secondsLeft,
        challenge,
        fields: { [spamFields.answer]: { key } },
      });
    },
  };
}
