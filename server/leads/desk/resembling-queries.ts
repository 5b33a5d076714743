import type { Database } from '#server/core/db/database.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { writeNameKey } from '#server/leads/desk-row/desk-row-queries.ts';
import { companyKey } from '#server/leads/desk-row/same-company.ts';
import { companyDomain, mailboxKey } from '#server/leads/desk-row/same-person.ts';
import { deskLimits } from '#shared/leads/desk.ts';
import type { LeadKind } from '#shared/leads/lead.ts';

type Sender = { fullName: string; email: string; company: string; phoneNumber: string };

/**
 * The ids of other leads of a kind that may be from the same person or company, in either script. Of each thing in common
 * the newest, so that namesakes or a large company hide nobody with the same address.
 */
export async function listResembling(
  db: Database,
  kind: LeadKind,
  { id, email, company, phoneNumber, fullName }: Sender & { id: string },
): Promise<string[]> {
  const hasPhone = kind === 'career' || kind === 'quote';
  const [name, firm, domain] = [writeNameKey(fullName), companyKey(company), companyDomain(email)];
  // One more than is shown, for the lead itself.
  const most = deskLimits.others + 1;
  const listWithPhone = () =>
    byTableName(db)
      .selectFrom(kind)
      .select('id')
      .where('phone_e164', '=', phoneNumber)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
  function listKeyed(keys: { name?: string; firm?: string; mailbox?: string; domain?: string }) {
    let rows = db.selectFrom('lead_desk').select('id').where('kind', '=', kind);
    if (keys.name) rows = rows.where('name_key', '=', keys.name);
    if (keys.firm) rows = rows.where('company_key', '=', keys.firm);
    if (keys.mailbox) rows = rows.where('mailbox_key', '=', keys.mailbox);
    // The sign behind the blank ends the mailboxes of one domain.
    if (keys.domain)
      rows = rows.where('mailbox_key', '>', `${keys.domain} `).where('mailbox_key', '<', `${keys.domain}!`);
    return rows.orderBy('moved_at', 'desc').limit(most).execute();
  }
  const found = await Promise.all([
    ...(email ? [listKeyed({ mailbox: mailboxKey(email) })] : []),
    ...(phoneNumber && hasPhone ? [listWithPhone()] : []),
    ...(name && firm ? [listKeyed({ name, firm })] : []),
    ...(name && domain ? [listKeyed({ name, domain })] : []),
    ...(name ? [listKeyed({ name })] : []),
    ...(firm ? [listKeyed({ firm })] : []),
  ]);
  return [...new Set(found.flat().map((row) => row.id))].filter((other) => other !== id);
}
