import type { Database } from '#server/core/db/database.ts';
import { AppError } from '#shared/errors.ts';
import type { SuspicionReason } from '#shared/leads/lead.ts';
import { spamFields } from '#shared/leads/spam-fields.ts';
import { answerLimits, spamLimits, storageLimits } from '#shared/leads/spam-limits.ts';
import { type Asking, createChallenges } from './challenge-check.ts';
import { createChallengePrices } from './challenge-price.ts';
import { createFormStamps } from './form-stamps.ts';
import { createMessageLimits, type Message, type MessageAllowance, messageDiskUsage } from './message-limits.ts';
import { createNetworkPseudonyms } from './network-pseudonyms.ts';
import { readSentText, type SentFields } from './sent-fields.ts';

export type SpamService = ReturnType<typeof createSpamService>;

/** The permission to store a message. */
export type Admission = {
  /**
   * Uses up the stamp and the answer, in the transaction that stores the message; returns the reasons for suspicion.
   */
  settle(transaction: Database): Promise<SuspicionReason[]>;
  /** The counter names of its network; empty for internal messages. */
  networks: readonly string[];
};

/**
 * A message as it came: through which door and, if over the network, from which address with what. The address of a
 * private page is a key, so that nothing sent there is suspicious; letters have no form whose fields could tell.
 */
type Arrival = {
  source: 'api' | 'form' | 'private page' | 'mail';
  network?: { address: string; sent: Readonly<Record<string, unknown>> } | undefined;
};

type SpamParts = { db: Database; rateLimitFactor: number; now?: () => number };

// The longest counting period of a network.
const countedMilliseconds = Math.max(answerLimits.windowMilliseconds, storageLimits.windowMilliseconds);

// People may also be fast or late; an answered challenge outweighs that.
const excused: readonly SuspicionReason[] = ['too_fast', 'too_old'];

/**
 * Slows machines down without excluding people: suspicious messages are stored with the reasons, and frequent senders
 * get a challenge first.
 */
export function createSpamService({ db, rateLimitFactor, now = () => Date.now() }: SpamParts) {
  const stamps = createFormStamps({ db, now });
  const networks = createNetworkPseudonyms({ db, now });
  const counting = { db, factor: rateLimitFactor, now };
  const [limits, prices] = [createMessageLimits({ ...counting, networks }), createChallengePrices(counting)];
  const challenges = createChallenges({ db, now });

  /** The reasons for suspicion of a message before it is stored, and the stamp to spend with it. */
  async function examine(sent: SentFields, source: Arrival['source']) {
    if (source === 'private page' || source === 'mail') return { reasons: [], stampId: undefined, weight: 1 };
    const isTrapped = readSentText(sent, spamFields.trap) !== '';
    const { reason, id } = await stamps.examine(sent);
    // A program that uses the documented call cannot know the fields of our pages.
    const isPlainCall = source === 'api' && reason === 'no_stamp' && !Object.hasOwn(sent, spamFields.trap);
    const ofStamp = isPlainCall ? 'api' : reason;
    const reasons: SuspicionReason[] = [...(isTrapped ? (['honeypot'] as const) : []), ...(ofStamp ? [ofStamp] : [])];
    return { reasons, stampId: id, weight: reasons.length > 0 && !isPlainCall ? spamLimits.suspiciousWeight : 1 };
  }

  /** The refusal with a challenge at the current price. */
  const ask = async (database: Database, names: readonly string[], asking: Omit<Asking, 'price'>): Promise<AppError> =>
    challenges.ask({ ...asking, price: await prices.priceFor(database, names) });

  /**
   * A wrong sum uses its challenge up, otherwise a machine could try all; once sums are disabled, nothing is stored for
   * them.
   */
  async function spendWrongSum(names: readonly string[], id: string): Promise<void> {
    if (await prices.pay(names, { kind: 'sum' })) await challenges.spend(db, id);
  }

  /** The right answer sent with a message beyond the limit. @throws AppError as `admit` */
  async function requireAnswer(sent: SentFields, names: readonly string[], secondsLeft: number): Promise<string> {
    const answered = await challenges.check(sent);
    if (answered.state === 'right' && (await prices.pay(names, answered.answer))) return answered.id;
    if (answered.state === 'wrong_sum') await spendWrongSum(names, answered.id);
    throw await ask(db, names, { secondsLeft, isAgain: answered.state !== 'nothing' });
  }

  /** Bytes beyond those of answered challenges wait, and the form keeps what was typed. */
  const wait = (seconds: number): AppError =>
    new AppError('too_many', 'challenge_wait', {
      parameters: { minutes: Math.ceil(seconds / 60) },
      retryAfterSeconds: seconds,
    });

  /** The right answer of a message beyond the limit, with room for its bytes. @throws AppError as `admit` */
  async function requireRoom(sent: SentFields, names: readonly string[], place: MessageAllowance & { bytes: number }) {
    const seconds = await limits.secondsUntilRoom(names, place.bytes);
    if (seconds > 0) throw wait(seconds);
    const id = await requireAnswer(sent, names, place.secondsLeft);
    if (!(await limits.takeRoom(names, place.bytes))) throw wait(place.secondsLeft);
    return id;
  }

  return {
    newStamp: stamps.make,

    /**
     * Admits an otherwise valid message, before anything of it is stored for good.
     * @throws AppError `too_many` (429) with a challenge when there were too many and it has no right answer; without
     * one when its network must wait
     */
    async admit({ source, network }: Arrival, message: Message): Promise<Admission> {
      // Internal messages, such as demo data, have no network address.
      if (!network) return { settle: async () => [], networks: [] };
      const { address, sent } = network;
      const { reasons, stampId, weight } = await examine(sent, source);
      const bytes = messageDiskUsage(message);
      const { isFree, secondsLeft } = await limits.takePlace(address, { weight, bytes });
      // Before the transaction: after midnight a name needs a new key, which is stored outside it.
      const names = await networks.namesFor(address, countedMilliseconds);
      const answerId = isFree ? undefined : await requireRoom(sent, names, { isFree, secondsLeft, bytes });
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

    /** Whether the total limit is reached, so that everybody gets a challenge. */
    isFull: limits.isFull,

    sweep: limits.sweep,
  };
}
