import { isMailAddress } from '#server/config/mail-address.ts';
import type { Database } from '#server/db/database.ts';
import { keyedHash } from '#server/db/site-secret.ts';
import { countMails, queueMail } from '#server/mail/queue-mail.ts';
import { countWithin } from '#server/spam/windowed-counts.ts';
import type { Language } from '#shared/language.ts';
import { type LeadKind, leadKinds } from '#shared/lead.ts';
import type { MailKind } from '#shared/outbox.ts';
import { multiplied, storageLimits } from '#shared/spam-limits.ts';
import { hour } from '#shared/units.ts';
import { deferLead } from './digest-queries.ts';
import { findMailedLead, type MailedLead } from './lead-letters.ts';

const answersPerDay = 3;
// An automatic reply that arrives days later would only confuse.
const answerExpiresAfter = 72 * hour;

type Announcing = { staffLanguage: Language; rateLimitFactor: number };
type AnnouncedLead = { kind: LeadKind; lead: MailedLead; networks: readonly string[]; now: Date };
/** The hourly limit of mails of these kinds; `name` identifies its counter. */
type Budget = { name: 'staff' | 'answer'; kinds: readonly MailKind[]; perNetwork: number; inAll: number };

const staffBudget: Budget = { name: 'staff', kinds: leadKinds, ...storageLimits.staffMails };
const answerBudget: Budget = { name: 'answer', kinds: ['answer'], ...storageLimits.automaticReplies };

/**
 * Queues, in the transaction that stores a lead, the mails to its department and to its sender. `networks` are the
 * counter names of its network. Beyond the hourly limits staff get a digest instead.
 */
export function leadAnnouncement({ staffLanguage, rateLimitFactor }: Announcing) {
  return async (transaction: Database, kind: LeadKind, id: string, networks: readonly string[] = []): Promise<void> => {
    const lead = await findMailedLead(transaction, kind, id);
    if (!lead) return;
    const announced = { kind, lead, networks, now: new Date() };
    await tellStaff(transaction, announced);
    if (await mayAnswer(transaction, announced)) await answer(transaction, announced);
  };

  async function tellStaff(transaction: Database, announced: AnnouncedLead): Promise<void> {
    const { kind } = announced;
    const about = nameOf(announced);
    const isOne = await hasBudget(transaction, announced, staffBudget);
    if (!isOne) return deferLead(transaction, about, announced.now);
    await queueMail(transaction, { kind, language: staffLanguage, lead: about });
  }

  /** Whether the hourly limits allow another mail, in total and for this network. */
  async function hasBudget(transaction: Database, { networks, now }: AnnouncedLead, budget: Budget): Promise<boolean> {
    const inAll = await countMails(transaction, budget.kinds, new Date(now.getTime() - hour));
    if (inAll >= multiplied(budget.inAll, rateLimitFactor)) return false;
    if (networks.length === 0) return true;
    const subjects = networks.map((network) => `mails:${budget.name}:${network}`);
    const ofNetwork = await countWithin(transaction, { subjects, amount: 1, at: now.getTime() }, hour);
    return ofNetwork <= multiplied(budget.perNetwork, rateLimitFactor);
  }

  /** No reply to suspicious leads or unusable addresses, nor beyond a plausible number per hour. */
  async function mayAnswer(transaction: Database, announced: AnnouncedLead): Promise<boolean> {
    const { email, suspicion } = announced.lead;
    if (!isMailAddress(email) || looksSuspicious(suspicion)) return false;
    return hasBudget(transaction, announced, answerBudget);
  }

  /** An address gets a few replies a day: each uses one of its daily slots, regardless of who triggers it. */
  async function answer(transaction: Database, announced: AnnouncedLead): Promise<void> {
    const { now } = announced;
    const { email, language } = announced.lead;
    const subject = await addressHash(transaction, email);
    const expiresAt = new Date(now.getTime() + answerExpiresAfter);
    for (let place = 1; place <= Math.max(1, answersPerDay * rateLimitFactor); place++) {
      const slot = `answer:${subject}:${now.toISOString().slice(0, 10)}:${place}`;
      if (await queueMail(transaction, { kind: 'answer', language, lead: nameOf(announced), slot, expiresAt })) return;
    }
  }
}

const nameOf = ({ kind, lead }: AnnouncedLead) => ({ kind, id: lead._id, reference: lead.reference });

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
