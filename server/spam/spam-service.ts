import type { Database } from '#server/db/database.ts';
import type { AppError } from '#shared/errors.ts';
import { spamFields } from '#shared/spam-fields.ts';
import { answerLimits, spamLimits, storageLimits } from '#shared/spam-limits.ts';
import type { SuspicionReason } from '#shared/suspicion.ts';
import { createAnswerPrices } from './answer-price.ts';
import { createArrivalLimits } from './arrival-limits.ts';
import { type Asking, createChallenges } from './challenge-check.ts';
import { createFormStamps } from './form-stamps.ts';
import { createNetworkNames } from './network-names.ts';
import { type SentFields, textIn } from './sent-fields.ts';

export type SpamService = ReturnType<typeof createSpamService>;

/** A message that may be stored. */
export type Admission = {
  /** Uses up what came with the message, in the transaction that stores it; why it is suspicious. */
  settle(transaction: Database): Promise<SuspicionReason[]>;
  /** What the network it came from is called in counts; empty for what did not come over the network. */
  networks: readonly string[];
};

/** A message as it came: through which door and, if over the network, from which address with what. */
type Arrival = {
  source: 'api' | 'form';
  network?: { address: string; sent: Readonly<Record<string, unknown>> } | undefined;
};

type SpamParts = { db: Database; rateLimitFactor: number; now?: () => number };

// The longest time within which something of a network is counted.
const countedMilliseconds = Math.max(answerLimits.windowMilliseconds, storageLimits.windowMilliseconds);

// Haste and age happen to people too, and an answered challenge shows that there is one.
const excused: readonly SuspicionReason[] = ['too_fast', 'too_old'];

/**
 * Keeps machines from using the forms without keeping anyone out: what is suspicious is stored with the reasons, and
 * who sends more than usual is asked something first.
 */
export function createSpamService({ db, rateLimitFactor, now = () => Date.now() }: SpamParts) {
  const stamps = createFormStamps({ db, now });
  const networks = createNetworkNames({ db, now });
  const counting = { db, factor: rateLimitFactor, now };
  const [limits, prices] = [createArrivalLimits({ ...counting, networks }), createAnswerPrices(counting)];
  const challenges = createChallenges({ db, now });

  /** What speaks against a message before it is stored, and the stamp to be spent with it. */
  async function examine(sent: SentFields, source: Arrival['source']) {
    const isTrapped = textIn(sent, spamFields.trap) !== '';
    const { reason, id } = await stamps.examine(sent);
    // A program that knows the documented call alone knows nothing of the fields of our pages.
    const isPlainCall = source === 'api' && reason === 'no_stamp' && !Object.hasOwn(sent, spamFields.trap);
    const ofStamp = isPlainCall ? 'api' : reason;
    const reasons: SuspicionReason[] = [...(isTrapped ? (['honeypot'] as const) : []), ...(ofStamp ? [ofStamp] : [])];
    return { reasons, stampId: id, weight: reasons.length > 0 && !isPlainCall ? spamLimits.suspiciousWeight : 1 };
  }

  /** The refusal that asks a network for an answer, at the price of the moment. */
  const ask = async (database: Database, names: readonly string[], asking: Omit<Asking, 'price'>): Promise<AppError> =>
    challenges.ask({ ...asking, price: await prices.priceFor(database, names) });

  /** A wrong sum uses its question up, or a machine would try all; once sums are not taken, nothing is stored for them. */
  async function spendWrongSum(names: readonly string[], id: string): Promise<void> {
    if (await prices.pay(names, { kind: 'sum' })) await challenges.spend(db, id);
  }

  /** The right answer that came with a message for which there was no free place. @throws AppError as `admit` */
  async function requireAnswer(sent: SentFields, names: readonly string[], secondsLeft: number): Promise<string> {
    const answered = await challenges.check(sent);
    if (answered.state === 'right' && (await prices.pay(names, answered.answer))) return answered.id;
    if (answered.state === 'wrong_sum') await spendWrongSum(names, answered.id);
    throw await ask(db, names, { secondsLeft, isAgain: answered.state !== 'nothing' });
  }

  return {
    /** The stamp of a form that a page is made with now. */
    newStamp: stamps.make,

    /**
     * Looks at a message that is otherwise good and takes up so many bytes.
     * @throws AppError `too_many` (429) with a challenge when there were too many and none was answered
     */
    async admit({ source, network }: Arrival, bytes: number): Promise<Admission> {
      // What did not come over the network was put in by ourselves.
      if (!network) return { settle: async () => [], networks: [] };
      const { address, sent } = network;
      const { reasons, stampId, weight } = await examine(sent, source);
      const { isFree, secondsLeft } = await limits.takePlace(address, { weight, bytes });
      // Before the transaction: after midnight a name needs a new key, which is stored outside of it.
      const names = await networks.namesFor(address, countedMilliseconds);
      const answerId = isFree ? undefined : await requireAnswer(sent, names, secondsLeft);
      return {
        networks: names,
        async settle(transaction) {
          if (answerId && !(await challenges.spend(transaction, answerId)))
            throw await ask(transaction, names, { secondsLeft, isAgain: true });
          const isReplayed = stampId !== undefined && !(await stamps.spend(transaction, stampId));
          const left = answerId ? reasons.filter((reason) => !excused.includes(reason)) : reasons;
          return isReplayed ? [...left, 'replayed_stamp'] : left;
        },
      };
    },

    /** Whether so many messages have come that everybody is asked now. */
    isFull: limits.isFull,

    /** Forgets counts and tokens that no longer matter. */
    sweep: limits.sweep,
  };
}
