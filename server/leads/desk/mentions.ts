import type { Database } from '#server/core/db/database.ts';
import { say } from '#server/core/i18n/say.ts';
import { queueMail } from '#server/core/mail/queue-mail.ts';
import { deskPath } from '#shared/leads/lead.ts';
import { listAccounts } from './desk-owner-queries.ts';
import { noteReader } from './lead-reader-queries.ts';

type Account = Awaited<ReturnType<typeof listAccounts>>[number];

/** What a name consists of: such a sign directly before an @ or after a name means another word. */
const ofName = /[\p{L}\p{M}\p{N}]/u;

/** Where `@name` stands in a text as a whole; -1 where it does not. */
function findPlace(text: string, name: string): number {
  const mention = `@${name}`;
  for (let at = text.indexOf(mention); at >= 0; at = text.indexOf(mention, at + 1)) {
    const [before = '', after = '', next = ''] = [
      text.at(at - 1),
      text[at + mention.length],
      text[at + mention.length + 1],
    ];
    const isAddress = '.@-'.includes(after || ' ') && ofName.test(next);
    if (!(at > 0 && ofName.test(before)) && !ofName.test(after) && !isAddress) return at;
  }
  return -1;
}

/** The accounts whose names stand behind an @ in a text; of names that begin alike the longest is meant. */
export async function findMentioned(db: Database, text: string): Promise<Account[]> {
  const longestFirst = (await listAccounts(db)).toSorted((one, other) => other.username.length - one.username.length);
  let rest = text.toLowerCase();
  return longestFirst.filter(({ username }) => {
    const name = username.toLowerCase();
    const first = findPlace(rest, name);
    for (let at = first; at >= 0; at = findPlace(rest, name))
      rest = `${rest.slice(0, at)} ${rest.slice(at + name.length + 1)}`;
    return first >= 0;
  });
}

type Mentioning = { lead: string; reference: string; siteUrl: string; at: string };

/** Marks a lead for those who are mentioned, and writes to them: what the note says stays in the back office. */
export async function tellMentioned(
  transaction: Database,
  accounts: readonly Account[],
  { lead, reference, siteUrl, at }: Mentioning,
): Promise<void> {
  for (const { id: account, email, language } of accounts) {
    await noteReader(transaction, { lead, account }, { mentioned_at: at });
    if (!email) continue;
    const words = { reference, link: siteUrl + deskPath(reference) };
    const read = language === 'ar' ? 'ar' : 'en';
    const subject = say('mail_mention_subject', words, read);
    const written = { to: email, subject, text: say('mail_mention_text', words, read) };
    await queueMail(transaction, { kind: 'mention', language: read, written });
  }
}
