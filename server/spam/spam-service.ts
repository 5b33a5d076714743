import type { Database } from '#server/db/database.ts';
import type { Sender } from '#server/submissions/sender.ts';
import { type SuspicionReason, spamFields } from '#shared/suspicion.ts';
import { createArrivalLimits } from './arrival-limits.ts';
import { type Answered, createChallenges } from './challenge-check.ts';
import { createFormStamps } from './form-stamps.ts';
import { type SentFields, textIn } from './sent-fields.ts';
import { spamLimits } from './spam-limits.ts';

export type SpamService = ReturnType<typeof createSpamService>;

/** A message that may be stored. */
export type Admission = {
  /** Uses up what came with the message, in the transaction that stores it; why it is suspicious. */
  settle(transaction: Database): Promise<SuspicionReason[]>;
};

type SpamParts = { db: Database; rateLimitFactor: number; now?: () => number };

// Haste and age happen to people too, and an answered challenge shows that there is one.
const excused: readonly SuspicionReason[] = ['too_fast', 'too_old'];

/**
 * Keeps machines from using the forms without keeping anyone out: what is suspicious is stored with the reasons, and
 * who sends more than usual is asked something first.
 */
export function createSpamService({ db, rateLimitFactor, now = () => Date.now() }: SpamParts) {
  const stamps = createFormStamps({ db, now });
  const limits = createArrivalLimits({ db, factor: rateLimitFactor, now });
  const challenges = createChallenges({ db, now });

  /** What speaks against a message before it is stored, and the stamp to be spent with it. */
  async function examine(sent: SentFields, source: Sender['source']) {
    const isTrapped = textIn(sent, spamFields.trap) !== '';
    const { reason, id } = await stamps.examine(sent);
    // A program that knows the documented call alone knows nothing of the fields of our pages.
    const isPlainCall = source === 'api' && reason === 'no_stamp' && !Object.hasOwn(sent, spamFields.trap);
    const ofStamp = isPlainCall ? 'api' : reason;
    const reasons: SuspicionReason[] = [...(isTrapped ? (['honeypot'] as const) : []), ...(ofStamp ? [ofStamp] : [])];
    return { reasons, stampId: id, weight: reasons.length > 0 && !isPlainCall ? spamLimits.suspiciousWeight : 1 };
  }

  return {
    /** The stamp of a form that a page is made with now. */
    newStamp: stamps.make,

    /**
     * Looks at a message that is otherwise good.
     * @throws AppError `too_many` (429) with a challenge when there were too many and none was answered
     */
    async admit({ source, network }: Sender): Promise<Admission> {
      // What did not come over the network was put in by ourselves.
      if (!network) return { settle: async () => [] };
      const { reasons, stampId, weight } = await examine(network.sent, source);
      const { isOver, secondsLeft } = await limits.count(network.address, weight);
      const answered: Answered = isOver ? await challenges.check(network.sent) : { state: 'nothing' };
      if (isOver && answered.state !== 'right') throw await challenges.ask(secondsLeft, answered.state);
      return {
        async settle(transaction) {
          if (answered.state === 'right' && !(await challenges.spend(transaction, answered.id))) {
            throw await challenges.ask(secondsLeft, 'wrong');
          }
          const isReplayed = stampId !== undefined && !(await stamps.spend(transaction, stampId));
          const left = answered.state === 'right' ? reasons.filter((reason) => !excused.includes(reason)) : reasons;
          return isReplayed ? [...left, 'replayed_stamp'] : left;
        },
      };
    },

    /** Forgets counts and tokens that no longer matter. */
    sweep: limits.sweep,
  };
}
