import type { ReadLetter } from '#server/core/mail/incoming/read-letter.ts';
import type { CheckedUpload } from '#server/leads/files/upload-service.ts';
import type { LeadService } from '#server/leads/lead-service.ts';
import type { NamedLead } from '#server/leads/thread/received-mail-queries.ts';
import { limits } from '#shared/limits.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';

/** Letters of strangers share one limit. */
export const networkOfStrangers = 'strangers in the mailbox';

/**
 * Whether a letter was written to us: no newsletter, and nothing of a list but of one at a domain of ours, by which
 * companies share an address. Mailboxes such as noreply@ are left out: nobody there reads an answer.
 */
export function isForUs({ reach: { isMass, list } }: ReadLetter, ownAddresses: readonly string[]): boolean {
  const isOwnList = ownAddresses.some((address) => list.endsWith(`.${address.split('@')[1]?.toLowerCase()}`));
  return !isMass && (list === '' || isOwnList);
}

/** Makes leads of letters that belong to none. */
export function createStrangerLeads({ leads }: { leads: LeadService }) {
  return {
    /** Once for each letter, with its checked files. @returns the names of refused ones too. @throws AppError `invalid`, `too_many` */
    async makeLead(
      letter: ReadLetter,
      checked: readonly CheckedUpload[],
    ): Promise<{ lead: NamedLead; refused: string[] }> {
      const { from, text } = letter;
      const sender = {
        language: /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en',
        source: 'mail',
        key: letter.id,
        network: { address: networkOfStrangers, sent: {} },
      } as const;
      const fields = {
        fullName: cutText(from.name.replace(/\s+/g, ' ').trim() || from.address, limits.name),
        email: from.address,
        company: '',
        message: cutText(text, limits.message) || letter.subject,
      };
      const { lead, refused } = await leads.contact.submitLetter(fields, sender, checked);
      return { lead: { kind: 'contact', id: lead._id, reference: lead.reference }, refused };
    },
  };
}
