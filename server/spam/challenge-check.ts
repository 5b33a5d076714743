import type { Database } from '#server/db/database.ts';
import { rememberedSecret } from '#server/db/site-secret.ts';
import type { Challenge } from '#shared/challenge.ts';
import { AppError } from '#shared/errors.ts';
import { spamFields } from '#shared/suspicion.ts';
import { checkAnswer, makeQuestion } from './question.ts';
import { type SentFields, textIn } from './sent-fields.ts';
import { spamLimits } from './spam-limits.ts';
import { spendToken } from './spam-queries.ts';
import { checkWork, makeWork } from './work-proof.ts';

/** What was answered: nothing, something wrong, or something right that must still be spent. */
export type Answered = { state: 'nothing' | 'wrong' } | { state: 'right'; id: string };

/** Questions and work that keep machines from sending without end. */
export function createChallenges({ db, now }: { db: Database; now: () => number }) {
  const keyOfChallenges = rememberedSecret(db, 'challenge');
  const expiry = (): Date => new Date(now() + spamLimits.challengeMilliseconds);

  async function newChallenge(): Promise<Challenge> {
    const key = await keyOfChallenges();
    return { question: makeQuestion(key, now()), work: await makeWork(key, now()) };
  }

  async function checkSentAnswer(key: Buffer, token: string, answer: string): Promise<Answered> {
    const checked = checkAnswer(key, token, answer);
    const isTooOld = !checked || now() - checked.madeAt > spamLimits.challengeMilliseconds;
    if (!checked || isTooOld) return { state: 'wrong' };
    const id = `question:${checked.nonce}`;
    if (checked.isRight) return { state: 'right', id };
    // A wrong answer uses the question up, or a machine would try all sums.
    await spendToken(db, id, expiry());
    return { state: 'wrong' };
  }

  return {
    /** Looks at what came with a form. */
    async check(sent: SentFields): Promise<Answered> {
      const [proof, token, answer] = [spamFields.proof, spamFields.question, spamFields.answer].map((field) =>
        textIn(sent, field),
      );
      const key = await keyOfChallenges();
      const work = proof ? await checkWork(key, proof) : undefined;
      if (work) return { state: 'right', id: `work:${work}` };
      if (token && answer) return checkSentAnswer(key, token, answer);
      return { state: proof ? 'wrong' : 'nothing' };
    },

    /** Uses a right answer up, with what it lets in; false when it was used before. */
    spend(transaction: Database, id: string): Promise<boolean> {
      return spendToken(transaction, id, expiry());
    },

    /** The refusal that asks (429); everything that was sent stays with its sender. */
    async ask(secondsLeft: number, answered: Answered['state']): Promise<AppError> {
      const key = answered === 'wrong' ? 'challenge_wrong' : 'challenge_required';
      return new AppError('too_many', answered === 'wrong' ? 'challenge_wrong' : 'challenge_needed', {
        retryAfterSeconds: secondsLeft,
        challenge: await newChallenge(),
        fields: { [spamFields.answer]: { key } },
      });
    },
  };
}
