import type { Database } from '#server/core/db/database.ts';
import type { ReadLetter } from '#server/core/mail/incoming/read-letter.ts';
import { mailboxKey } from '#server/leads/desk-row/same-person.ts';
import { readReferences } from '#server/leads/kinds/lead-kind.ts';
import { findMailedLead } from '#server/leads/letters/lead-letters.ts';
import { createMailThreads } from '#server/leads/thread/mail-thread.ts';
import { listByLetter, listByReference, type NamedLead } from '#server/leads/thread/received-mail-queries.ts';
import { kibibyte } from '#shared/units.ts';

const ours = /<([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/gi;
const returnedId = /^[>\s]{0,9}(?:x-[a-z-]{1,40})?message-id:\s{0,9}<[^<>\s]{1,200}>/gim;
const mostIds = 50;
const longestSearched = 64 * kibibyte;

/** The ids of letters of ours that a text names. */
export const readLetterIds = (text: string): string[] =>
  [...text.matchAll(ours)].slice(0, mostIds).map(([, id = '']) => id.toLowerCase());

/** The ids of our letters that a returned one says to be returned: not those that they answered. */
export function readReturnedIds({ refersTo }: Pick<ReadLetter, 'refersTo'>): string[] {
  const own = [...refersTo.matchAll(returnedId)].map(([field]) => field).join('\n');
  const [answered = ''] = refersTo.split('\n');
  const ids = readLetterIds(own);
  return ids.length > 0 ? ids : readLetterIds(answered);
}

/**
 * Finds the lead of a letter: by the address that it was sent to, what it answers, its subject and sender, or what it
 * quotes.
 */
export function createLetterMatching({ db }: { db: Database }) {
  const { tokensIn, isTokenOf } = createMailThreads({ db });

  async function byToken(text: string): Promise<NamedLead[]> {
    const found = tokensIn(text).slice(0, mostIds);
    const leads = await listByReference(db, [...new Set(found.map(({ reference }) => reference))]);
    const named = new Set<NamedLead>();
    for (const { token, reference } of found) {
      const lead = leads.find((each) => each.reference === reference);
      if (lead && (await isTokenOf(lead, token))) named.add(lead);
    }
    return [...named];
  }

  const byLetter = (text: string): Promise<NamedLead[]> => listByLetter(db, readLetterIds(text));

  /** A reference is no secret: it counts with the lead's sender, or where their address is the first that is named as refused. */
  async function byReference(named: string, { nature, from, text, folded }: ReadLetter): Promise<NamedLead[]> {
    const leads = await listByReference(db, readReferences(named).slice(0, mostIds));
    const words = nature === 'bounce' ? `${text}\n${folded}`.split(/[\s<>()[\]"';:,]+/) : [];
    const refused = words.find((word) => word.includes('@'));
    const known = new Set([from.address, ...(refused ? [refused] : [])].map(mailboxKey));
    const own: NamedLead[] = [];
    for (const lead of leads) {
      const email = (await findMailedLead(db, lead.kind, lead.id))?.email;
      if (email && known.has(mailboxKey(email))) own.push(lead);
    }
    return own;
  }

  const isOwnLead = async ({ from }: ReadLetter, { kind, id }: NamedLead): Promise<boolean> =>
    mailboxKey((await findMailedLead(db, kind, id))?.email ?? '') === mailboxKey(from.address);

  /**
   * Of several leads of its sender the one that a letter is written to, else that it answers, else that its subject names,
   * else the first. Leads of several people may be none of its sender's business.
   */
  async function chooseAmong(leads: readonly NamedLead[], letter: ReadLetter): Promise<NamedLead | undefined> {
    for (const lead of leads) if (!(await isOwnLead(letter, lead))) return undefined;
    const [[to = ''], [answered = '']] = [letter.recipients.split('\n'), letter.refersTo.split('\n')];
    const ways = [
      () => byToken(to),
      () => byToken(answered),
      () => byLetter(answered),
      () => byReference(letter.subject, letter),
    ];
    for (const listNamed of ways) {
      const named = new Set((await listNamed()).map(({ id }) => id));
      const [lead, ...others] = leads.filter(({ id }) => named.has(id));
      if (lead && others.length === 0) return lead;
    }
    return leads[0];
  }

  return {
    /** @returns undefined for one that belongs to no lead, or to those of several people */
    async find(letter: ReadLetter): Promise<NamedLead | undefined> {
      const { recipients, refersTo, subject, quoted } = letter;
      const ways = [
        () => byToken(recipients),
        () => byToken(refersTo),
        () => byLetter(refersTo),
        () => byReference(subject, letter),
        () => byToken(quoted),
        () => byLetter(quoted),
        () => byReference(quoted.slice(0, longestSearched), letter),
      ];
      for (const listNamed of ways) {
        const [lead, ...others] = await listNamed();
        if (lead) return others.length === 0 ? lead : chooseAmong([lead, ...others], letter);
      }
      return undefined;
    },

    /** Whether it is a letter of ours that went round. */
    isOurs: async ({ messageId }: ReadLetter): Promise<boolean> =>
      (await byToken(messageId)).length > 0 || (await byLetter(messageId)).length > 0,
  };
}
