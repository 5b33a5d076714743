import { domainToUnicode } from 'node:url';
import { cleanAddress, normaliseMailbox } from '#shared/text/read-address.ts';

/** The spellings under which a mailbox may be stored, in lower case: `info@xn--bcher-kva.de` and `info@bücher.de`. */
export function spellingsOfAddress(typed: string): string[] {
  const mailbox = normaliseMailbox(typed);
  const at = mailbox.lastIndexOf('@') + 1;
  const inUnicode = mailbox.slice(0, at) + domainToUnicode(mailbox.slice(at));
  return [...new Set([mailbox, inUnicode, cleanAddress(typed).toLowerCase()])];
}
