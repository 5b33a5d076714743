import { z } from 'zod';
import type { ImapAddress } from '#server/core/config/mail-server-address.ts';
import type { Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { JobFailure, type JobKind } from '#server/core/jobs/job-kind.ts';
import { type Mailbox, openMailbox } from '#server/core/mail/incoming/mailbox.ts';
import { isAppError } from '#shared/errors.ts';
import { day, minute, second } from '#shared/units.ts';
import { createLetterTaking } from './take-letter.ts';

type Parts = Parameters<typeof createLetterTaking>[0] & {
  db: Database;
  /** The mailbox; undefined: none is read. */
  imap?: ImapAddress | undefined;
  logger: { error(details: object, message: string): void };
};

/**
 * Up to where a folder was read: all letters up to `uid` were dealt with, or left. Numbers of another `uidValidity` mean
 * nothing. `since`: when the mailbox was looked at first. `failed`: how often the next one could not be taken.
 */
type Place = z.infer<typeof placeShape>;
const placeShape = z.object({ uidValidity: z.string(), uid: z.int(), since: z.string(), failed: z.int() });

const placeSetting = 'mail_in';
const lookEveryMilliseconds = 3 * minute;
const stayMilliseconds = 25 * minute;
/** What lies in a folder that is seen for the first time is looked at as far back as this. */
const lookBackMilliseconds = 14 * day;
const mostFailures = 5;
const mostAtOnce = 200;

/** Brings the letters of a mailbox to their leads. The mailbox is the queue: what has to wait stays in it. */
export function createMailIntake({ imap, logger, ...parts }: Parts) {
  const { db, now = Date.now } = parts;
  const taking = createLetterTaking(parts);

  async function readPlace(uidValidity: string): Promise<Place> {
    const stored = placeShape.safeParse(await readSetting(db, placeSetting)).data;
    if (stored?.uidValidity === uidValidity) return stored;
    // Mail servers tell times in whole seconds.
    const since = `${new Date(now()).toISOString().slice(0, 19)}.000Z`;
    return { uidValidity, uid: 0, since: stored?.since ?? since, failed: 0 };
  }

  const list = (mailbox: Mailbox, { uid, since }: Place): Promise<number[]> =>
    uid > 0 ? mailbox.listAfter(uid) : mailbox.listSince(new Date(Date.parse(since) - lookBackMilliseconds));

  /** Takes one letter. It is marked as read after the commit: killed in between, it comes again and is recognised. */
  async function takeOne(mailbox: Mailbox, uid: number, { since }: Place): Promise<void> {
    const letter = await mailbox.fetch(uid);
    if (!letter) return;
    const taken = await taking.take(letter, { isNew: letter.arrivedAt.toISOString() >= since });
    if (taken === 'taken') await mailbox.markRead(uid);
  }

  /** Deals with what arrived. @returns whether more may be there. @throws what stops a letter, until it was tried often */
  async function takeAll(mailbox: Mailbox, signal: AbortSignal): Promise<boolean> {
    let place = await readPlace(mailbox.uidValidity);
    const uids = await list(mailbox, place);
    const setPlace = async (next: Place) => {
      place = next;
      await writeSetting(db, placeSetting, next);
    };
    if (place.uid === 0 && uids.length === 0) await setPlace(place);
    for (const uid of uids.slice(0, mostAtOnce)) {
      signal.throwIfAborted();
      try {
        await takeOne(mailbox, uid, place);
      } catch (error) {
        if (mustWait(error)) return false;
        // Nothing is wrong with the letter.
        if (signal.aborted || error instanceof JobFailure) throw error;
        if (place.failed + 1 < mostFailures) {
          await setPlace({ ...place, failed: place.failed + 1 });
          throw error;
        }
        logger.error({ err: error, uid }, 'a letter could not be taken, and is left unread in the mailbox');
      }
      await setPlace({ ...place, uid, failed: 0 });
    }
    return uids.length > mostAtOnce;
  }

  async function watch(address: ImapAddress, signal: AbortSignal): Promise<void> {
    const until = performance.now() + stayMilliseconds;
    const mailbox = await openMailbox(address);
    signal.addEventListener('abort', mailbox.close);
    try {
      while (!signal.aborted && performance.now() < until) {
        if (!(await takeAll(mailbox, signal))) await mailbox.wait(lookEveryMilliseconds, signal);
      }
    } finally {
      signal.removeEventListener('abort', mailbox.close);
      mailbox.close();
    }
  }

  return {
    /** The job that stays at the mailbox, in one process at a time; none without one. */
    jobs: (): JobKind[] =>
      imap
        ? [
            {
              kind: 'fetch-mail',
              lookEveryMilliseconds: 5 * second,
              repeatAfterMilliseconds: second,
              retry: { first: minute, longest: 10 * minute, attempts: Number.POSITIVE_INFINITY },
              stopsAtOnce: true,
              run: (_job, signal) => watch(imap, signal),
            },
          ]
        : [],
  };
}

/** Too much at once, or checks that cannot be made now: the letter waits in the mailbox. */
const mustWait = (error: unknown): boolean => isAppError(error) && ['too_many', 'unavailable'].includes(error.code);
