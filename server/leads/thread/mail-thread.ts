import { timingSafeEqual } from 'node:crypto';
import type { MailAddress } from '#server/core/config/mail-address.ts';
import type { Database } from '#server/core/db/database.ts';
import { keyedHash } from '#server/core/db/site-secret.ts';
import type { NamedLead } from './received-mail-queries.ts';
import { listMailIds } from './thread-queries.ts';

// Mail programs and servers may change the case of an address: 80 bits as small hexadecimal digits.
const hashLength = 20;
/** A token wherever it stands. */
const tokens = /(?<![a-z0-9-])([a-z]{3}-[a-z0-9]{6})-[0-9a-f]{20}(?![a-z0-9-])/gi;

type Parts = {
  db: Database;
  /** MAIL_REPLY_TO. */
  replyTo?: () => MailAddress | undefined;
};

/** What joins a letter to the others of its lead. */
export type LetterThread = { replyTo?: MailAddress; references: string[] };

/**
 * How answers by e-mail find their lead: by a token in the address that they are sent to, and in the identifier to which
 * all letters of a lead refer. It is made of the lead's reference and a keyed hash of its id, and stored nowhere.
 */
export function createMailThreads({ db, replyTo }: Parts) {
  const keyed = keyedHash(db, 'mail-reply');

  async function makeToken({ kind, id, reference }: NamedLead): Promise<string> {
    const hash = Buffer.from(await keyed(`${kind} ${id}`), 'base64url').toString('hex');
    return `${reference.toLowerCase()}-${hash.slice(0, hashLength)}`;
  }

  return {
    /** The address for answers, if one is set, and what a letter refers to: the oldest first, `domain` is our sender's. */
    async threadOf(lead: NamedLead, letter: { id: string; name: string; domain: string }): Promise<LetterThread> {
      const { id, name, domain } = letter;
      const token = await makeToken(lead);
      const earlier = await listMailIds(db, lead.id, { before: id, domain });
      const references = [`<${token}@${domain}>`, ...earlier];
      const answers = replyTo?.();
      if (!answers) return { references };
      const [local, host] = answers.address.split('@');
      return { replyTo: { name: answers.name || name, address: `${local}+${token}@${host}` }, references };
    },

    /** The possible tokens in `text`, such as addresses, in the order in which they stand there. */
    tokensIn: (text: string): { token: string; reference: string }[] =>
      [...text.matchAll(tokens)].map(([token, reference = '']) => ({
        ...{ token: token.toLowerCase(), reference: reference.toUpperCase() },
      })),

    /** Whether a token is that of a lead. */
    async isTokenOf(lead: NamedLead, token: string): Promise<boolean> {
      const [ours, given] = [Buffer.from(await makeToken(lead)), Buffer.from(token)];
      return ours.length === given.length && timingSafeEqual(ours, given);
    },
  };
}
