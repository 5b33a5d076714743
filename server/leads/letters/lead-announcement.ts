import type { Database } from '#server/core/db/database.ts';
import { keyedHash } from '#server/core/db/site-secret.ts';
import { countMails, queueMail } from '#server/core/mail/queue-mail.ts';
import { createLetterLimits } from '#server/core/spam/letter-limits.ts';
import type { Language } from '#shared/language.ts';
import { type LeadKind, leadKinds } from '#shared/leads/lead.ts';
import type { MailKind } from '#shared/leads/outbox.ts';
import { multiplied, storageLimits } from '#shared/leads/spam-limits.ts';
import { sendableAddress } from '#shared/text/read-address.ts';
import { hour } from '#shared/units.ts';
import { deferLead } from './digest-queries.ts';
import { findMailedLead, type MailedLead } from './lead-letters.ts';

const answersPerDay = 3;
// An automatic reply that arrives days later would only confuse.
const answerExpiresAfter = 72 * hour;

type Announcing = { staffLanguage: Language; rateLimitFactor: number };
type AnnouncedLead = { kind: LeadKind; lead: MailedLead; networks: readonly string[]; now: Date };
/** The hourly limit of mails of these kinds, for all networks together. */
type Budget = { kinds: readonly MailKind[]; inAll: number };

const staffBudget: Budget = { kinds: [...leadKinds, 'follow_up'], inAll: storageLimits.staffMails };
const answerBudget: Budget = { kinds: ['answer'], inAll: storageLimits.automaticReplies };

/** What a visitor added to a lead: the id of the message is that of its letter. */
export type Addition = { kind: LeadKind; lead: MailedLead; message: string; networks: readonly string[] };

/**
 * Queues, in the transaction that stores a lead or an addition to it, the mails to its department and to its sender.
 * `networks` are the counter names of its network. Beyond the hourly limits staff get a digest instead.
 */
export function leadAnnouncement({ staffLanguage, rateLimitFactor }: Announcing) {
  const letters = createLetterLimits({ factor: rateLimitFactor });

  return {
    async announceLead(transaction: Database, kind: LeadKind, id: string, networks: readonly string[] = []) {
      const lead = await findMailedLead(transaction, kind, id);
      if (!lead) return;
      const announced = { kind, lead, networks, now: new Date() };
      await tellStaff(transaction, announced, { kind });
      if (await mayAnswer(transaction, announced)) await answer(transaction, announced);
    },

    announceAddition: (transaction: Database, { message: id, ...addition }: Addition): Promise<void> =>
      tellStaff(transaction, { ...addition, now: new Date() }, { id, kind: 'follow_up' }),
  };

  type Notice = { id?: string; kind: MailKind };

  async function tellStaff(transaction: Database, announced: AnnouncedLead, notice: Notice): Promise<void> {
    const about = nameLead(announced);
    const isOne = await fitsInAll(transaction, announced, staffBudget);
    if (!isOne || !(await letters.take(transaction, causeOf(announced))))
      return deferLead(transaction, about, announced.now);
    await queueMail(transaction, { ...notice, language: staffLanguage, lead: about });
  }

  /** Whether the hourly limit of all networks together allows another mail. */
  async function fitsInAll(transaction: Database, { now }: AnnouncedLead, budget: Budget): Promise<boolean> {
    const inAll = await countMails(transaction, budget.kinds, new Date(now.getTime() - hour));
    return inAll < multiplied(budget.inAll, rateLimitFactor);
  }

  /** No reply to suspicious leads or unusable addresses, nor beyond a plausible number per hour. */
  async function mayAnswer(transaction: Database, announced: AnnouncedLead): Promise<boolean> {
    const { email, suspicion } = announced.lead;
    if (sendableAddress(email) === undefined || looksSuspicious(suspicion)) return false;
    return (await fitsInAll(transaction, announced, answerBudget)) && letters.hasRoom(transaction, causeOf(announced));
  }

  /** An address gets a few replies a day: each uses one of its daily slots, regardless of who triggers it. */
  async function answer(transaction: Database, announced: AnnouncedLead): Promise<void> {
    const { now } = announced;
    const { email, language } = announced.lead;
    const subject = await addressHash(transaction, email);
    const expiresAt = new Date(now.getTime() + answerExpiresAfter);
    for (let place = 1; place <= Math.max(1, answersPerDay * rateLimitFactor); place++) {
      const slot = `answer:${subject}:${now.toISOString().slice(0, 10)}:${place}`;
      const isQueued = await queueMail(transaction, {
        ...{ kind: 'answer', language, lead: nameLead(announced), slot, expiresAt },
      });
      if (isQueued) return void (await letters.take(transaction, causeOf(announced)));
    }
  }
}

const causeOf = ({ networks, now }: AnnouncedLead) => ({ networks, at: now.getTime() });
const nameLead = ({ kind, lead }: AnnouncedLead) => ({ kind, id: lead._id, reference: lead.reference });

/** Arriving through the documented call instead of a form is not suspicious by itself. */
function looksSuspicious(suspicion: MailedLead['suspicion']): boolean {
  return suspicion.some((reason) => reason !== 'api');
}

/** A hash of the normalised address: letter case and `+suffix` are ignored. */
function addressHash(db: Database, email: string): Promise<string> {
  const address = email
    .trim()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/^([^+@]*)\+[^@]*(?=@)/, '$1');
  return keyedHash(db, 'mail-address')(address);
}
