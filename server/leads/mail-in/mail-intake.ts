import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ImapAddress } from '#server/core/config/mail-server-address.ts';
import type { Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { JobFailure, type JobKind } from '#server/core/jobs/job-kind.ts';
import { type Job, retryJob } from '#server/core/jobs/job-queries.ts';
import { type Mailbox, openMailbox } from '#server/core/mail/incoming/mailbox.ts';
import type { LiveSettings } from '#server/core/settings/live-settings.ts';
import { isAppError } from '#shared/errors.ts';
import { day, minute, second } from '#shared/units.ts';
import { lookEveryMilliseconds, mailInJob } from './mail-trial.ts';
import { networkOfStrangers } from './stranger-leads.ts';
import { createLetterTaking, type Taken } from './take-letter.ts';

type Parts = Parameters<typeof createLetterTaking>[0] & {
  db: Database;
  /** With the mailbox, which may change while it is read. */
  settings: Pick<LiveSettings, 'now' | 'onChange'>;
  logger: { error(details: object, message: string): void };
};

/**
 * Up to where a folder was read: all letters up to `uid` were dealt with, or left. Numbers of another `uidValidity` mean
 * nothing, and many servers begin each mailbox with the same one, so that `folder` (a hash) counts too. `since`: when the
 * folder was looked at first. `failed`: how often the next one could not be taken. `waiting`: those up to `uid` that wait
 * until there is room, by what has too many: strangers, machines, a lead.
 */
type Place = z.infer<typeof placeShape>;
const placeShape = z.object({
  ...{ folder: z.string().optional(), uidValidity: z.string(), uid: z.int(), since: z.string(), failed: z.int() },
  waiting: z
    .record(z.string(), z.array(z.int()))
    // Written by an earlier program, in which strangers alone waited.
    .or(z.array(z.int()).transform((uids): Record<string, number[]> => ({ [networkOfStrangers]: uids })))
    .default({}),
});

const folderOf = ({ host, user, folder }: ImapAddress): string =>
  hash('sha256', [host.toLowerCase(), user, folder].join('\n'), 'hex').slice(0, 20);

const placeSetting = 'mail_in';
const stayMilliseconds = 25 * minute;
/** What lies in a folder that is seen for the first time is looked at as far back as this. */
const lookBackMilliseconds = 14 * day;
const mostFailures = 5;
const mostAtOnce = 200;
/** So many letters of strangers may wait while later letters are taken; beyond it, all wait. */
const mostWaiting = 500;
/** So many of one lead, or of machines, may wait; what comes beyond it is left, as nobody else should wait for it. */
const mostOfOneWaiting = 200;
const tooMany = new Error('Too many of its kind wait.');

/** Brings the letters of a mailbox to their leads. The mailbox is the queue: what has to wait stays in it. */
export function createMailIntake({ logger, ...parts }: Parts) {
  const { db, settings, now = Date.now } = parts;
  const taking = createLetterTaking(parts);
  let change = new AbortController();
  settings.onChange('answers', () => {
    change.abort();
    change = new AbortController();
    // Failures were those of the mailbox before.
    retryJob(db, { id: mailInJob, kind: mailInJob, runAfter: new Date(now()) }).catch((error: unknown) =>
      logger.error({ err: error }, 'the mailbox is not read at once with its new settings'),
    );
  });

  async function readPlace(folder: string, uidValidity: string): Promise<Place> {
    const stored = placeShape.safeParse(await readSetting(db, placeSetting)).data;
    const isSame = stored && (stored.folder ?? folder) === folder;
    if (isSame && stored.uidValidity === uidValidity) return { ...stored, folder };
    // Mail servers tell times in whole seconds.
    const since = isSame ? stored.since : `${new Date(now()).toISOString().slice(0, 19)}.000Z`;
    return { folder, uidValidity, uid: 0, since, failed: 0, waiting: {} };
  }

  const list = (mailbox: Mailbox, { uid, since }: Place): Promise<number[]> =>
    uid > 0 ? mailbox.listAfter(uid) : mailbox.listSince(new Date(Date.parse(since) - lookBackMilliseconds));

  function tellOfLeft(error: unknown, uid: number): void {
    logger.error({ err: error, uid }, 'a letter could not be taken, and is left unread in the mailbox');
  }

  /** Takes one letter. It is marked as read after the commit: killed in between, it comes again and is recognised. */
  async function takeOne(mailbox: Mailbox, uid: number, { since }: Place): Promise<Taken> {
    const letter = await mailbox.fetch(uid);
    if (!letter) return 'left';
    const taken = await taking.take(letter, { isNew: letter.arrivedAt.toISOString() >= since });
    if (taken === 'taken') await mailbox.markRead(uid);
    return taken;
  }

  /** Tries letters again that had to wait, until one of each kind has to wait on. @returns those that still wait */
  async function takeWaiting(mailbox: Mailbox, place: Place, signal: AbortSignal): Promise<Place['waiting']> {
    const takeAgain = async (uid: number): Promise<Taken> => {
      signal.throwIfAborted();
      return takeOne(mailbox, uid, place).catch((error: unknown) => {
        if (mustWait(error)) return { waits: '' };
        if (signal.aborted || error instanceof JobFailure) throw error;
        tellOfLeft(error, uid);
        return 'left';
      });
    };
    const left: Place['waiting'] = {};
    for (const [kind, uids] of Object.entries(place.waiting)) {
      let done = 0;
      for (const uid of uids) {
        if (typeof (await takeAgain(uid)) === 'object') break;
        done += 1;
      }
      if (done < uids.length) left[kind] = uids.slice(done);
    }
    return left;
  }

  /** Remembers that a letter waits, and leaves it when too many of its kind do. @returns false when all have to wait */
  function holdLetter({ waiting }: Place, uid: number, kind: string): boolean {
    const held = waiting[kind] ?? [];
    const isOfStrangers = kind === networkOfStrangers;
    if (held.length < (isOfStrangers ? mostWaiting : mostOfOneWaiting)) waiting[kind] = [...held, uid];
    else if (isOfStrangers) return false;
    else tellOfLeft(tooMany, uid);
    return true;
  }

  /** Deals with what arrived. @returns whether more may be there. @throws what stops a letter, until it was tried often */
  async function takeAll(mailbox: Mailbox & { folder: string }, signal: AbortSignal): Promise<boolean> {
    let place = await readPlace(mailbox.folder, mailbox.uidValidity);
    const uids = await list(mailbox, place);
    const setPlace = async (next: Place) => {
      place = next;
      await writeSetting(db, placeSetting, next);
    };
    if (place.uid === 0 && uids.length === 0) await setPlace(place);
    const waiting = await takeWaiting(mailbox, place, signal);
    if (!isDeepStrictEqual(waiting, place.waiting)) await setPlace({ ...place, waiting });
    for (const uid of uids.slice(0, mostAtOnce)) {
      signal.throwIfAborted();
      try {
        const taken = await takeOne(mailbox, uid, place);
        if (typeof taken === 'object' && !holdLetter(place, uid, taken.waits)) return false;
      } catch (error) {
        if (mustWait(error)) return false;
        // Nothing is wrong with the letter.
        if (signal.aborted || error instanceof JobFailure) throw error;
        if (place.failed + 1 < mostFailures) {
          await setPlace({ ...place, failed: place.failed + 1 });
          throw error;
        }
        tellOfLeft(error, uid);
      }
      await setPlace({ ...place, uid, failed: 0 });
    }
    return uids.length > mostAtOnce;
  }

  async function watch(imap: ImapAddress, { failingSince }: Job, signal: AbortSignal): Promise<void> {
    const until = performance.now() + stayMilliseconds;
    const mailbox = { ...(await openMailbox(imap)), folder: folderOf(imap) };
    signal.addEventListener('abort', mailbox.close);
    try {
      while (!signal.aborted && performance.now() < until) {
        const hasMore = await takeAll(mailbox, signal);
        // A job that has failed counts as sound only once it has ended.
        if (failingSince !== null) return;
        if (!hasMore) await mailbox.wait(lookEveryMilliseconds, signal);
      }
    } finally {
      signal.removeEventListener('abort', mailbox.close);
      mailbox.close();
    }
  }

  /** Stays at the mailbox until its settings change. */
  async function stay(job: Job, signal: AbortSignal): Promise<void> {
    const { imap } = settings.now();
    const { signal: changed } = change;
    if (!imap) return;
    try {
      await watch(imap, job, AbortSignal.any([signal, changed]));
    } catch (error) {
      if (!changed.aborted) throw error;
    }
  }

  return {
    /** The job that stays at the mailbox, in one process at a time. */
    jobs: (): JobKind[] => [
      {
        kind: mailInJob,
        lookEveryMilliseconds: 5 * second,
        repeatAfterMilliseconds: second,
        retry: { first: minute, longest: 10 * minute, attempts: Number.POSITIVE_INFINITY },
        stopsAtOnce: true,
        isNeeded: async () => settings.now().imap !== undefined,
        run: stay,
      },
    ],
  };
}

/** Too much at once, or checks that cannot be made now: the letter waits in the mailbox. */
const mustWait = (error: unknown): boolean => isAppError(error) && ['too_many', 'unavailable'].includes(error.code);
