import type { Database } from '#server/core/db/database.ts';
import { answerLimits, multiplied } from '#shared/leads/spam-limits.ts';
import { listArrivals } from './arrival-queries.ts';
import { countsIf, countWithin, secondsUntilFewer, startOfPeriod } from './windowed-counts.ts';

/** A right answer: a sum, or work with this many doublings. */
export type Answer = { kind: 'sum' } | { kind: 'work'; step: number };

/** The current price for a network: work with this many doublings, or a sum while `waitSeconds` is 0. */
export type Price = { step: number; waitSeconds: number };

type Parts = { db: Database; factor: number; now: () => number };

const { windowMilliseconds: hour } = answerLimits;

/** The price of answers: it grows with the answers of a network within an hour (decision 31). */
export function createChallengePrices({ db, factor, now }: Parts) {
  const [perStep, sums] = [multiplied(answerLimits.perStep, factor), multiplied(answerLimits.sums, factor)];
  const stepAfter = (given: number): number => Math.min(answerLimits.steps, Math.floor(given / perStep));
  const nameSubjects = (networks: readonly string[]) => networks.map((name) => `answers:${name}`);

  /** One doubling less is accepted: others behind the same address may have raised the price. */
  function isEnough(answer: Answer, given: number): boolean {
    return answer.kind === 'sum' ? given < sums : answer.step >= stepAfter(given) - 1;
  }

  return {
    /** The price of a network's next answer, by its counter names within the hour; `database` may be a transaction. */
    async priceFor(database: Database, networks: readonly string[]): Promise<Price> {
      const since = new Date(startOfPeriod(now()).getTime() - hour);
      const counts = await listArrivals(database, nameSubjects(networks), since);
      const given = counts.reduce((sum, { arrivals }) => sum + arrivals, 0);
      return {
        step: stepAfter(given),
        waitSeconds: secondsUntilFewer(counts, { most: sums, milliseconds: hour, now: now() }),
      };
    },

    /** Counts an answer, right or wrong, before it is used; false, and not counted, when it is insufficient. */
    pay(networks: readonly string[], answer: Answer): Promise<boolean> {
      const counting = { subjects: nameSubjects(networks), amount: 1, at: now() };
      return countsIf(db, async (transaction) => {
        const given = (await countWithin(transaction, counting, hour)) - 1;
        return isEnough(answer, given);
      });
    },
  };
}
