import type { Database } from '#server/core/db/database.ts';
import type { ReadLetter } from '#server/core/mail/incoming/read-letter.ts';
import { findMailedLead } from '#server/leads/letters/lead-letters.ts';
import { createMailThreads } from '#server/leads/thread/mail-thread.ts';
import { listByLetter, listByReference, type NamedLead } from '#server/leads/thread/received-mail-queries.ts';
import { normaliseMailbox } from '#shared/text/read-address.ts';

const ours = /<([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/gi;
const references = /\b(?:MSG|CON|JOB|RFQ)-[2-9A-Z]{6}\b/gi;
const mostIds = 50;

/** The ids of letters of ours that a text names. */
export const readLetterIds = (text: string): string[] =>
  [...text.matchAll(ours)].slice(0, mostIds).map(([, id = '']) => id.toLowerCase());

/** Finds the lead of a letter: by the address that it was sent to, what it answers, or its subject and sender. */
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

  /** A reference is no secret, so that its sender has to be the lead's. */
  async function bySubject({ subject, from }: ReadLetter): Promise<NamedLead[]> {
    const named = [...new Set(subject.toUpperCase().match(references) ?? [])];
    const leads = await listByReference(db, named.slice(0, mostIds));
    const own: NamedLead[] = [];
    for (const lead of leads)
      if (
        normaliseMailbox((await findMailedLead(db, lead.kind, lead.id))?.email ?? '') === normaliseMailbox(from.address)
      )
        own.push(lead);
    return own;
  }

  return {
    /** @returns undefined for one that belongs to no lead, or to several */
    async find(letter: ReadLetter): Promise<NamedLead | undefined> {
      const { recipients, refersTo } = letter;
      const ways = [
        () => byToken(recipients),
        () => byToken(refersTo),
        () => byLetter(refersTo),
        () => bySubject(letter),
      ];
      for (const listNamed of ways) {
        const [lead, ...others] = await listNamed();
        if (lead) return others.length === 0 ? lead : undefined;
      }
      return undefined;
    },

    /** Whether it is a letter of ours that went round. */
    async isOurs({ messageId }: ReadLetter): Promise<boolean> {
      return (await byToken(messageId)).length > 0 || (await byLetter(messageId)).length > 0;
    },
  };
}
