import type { Database } from '#server/core/db/database.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { spellingsOfAddress } from '#server/core/mail/address-spellings.ts';
import { writeNameKey } from '#server/leads/desk-row/desk-row-queries.ts';
import { companyKey } from '#server/leads/desk-row/same-company.ts';
import { gmailNames } from '#server/leads/desk-row/same-person.ts';
import { orderKey } from '#shared/content/order-key.ts';
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
  const [name, firm] = [writeNameKey(fullName), companyKey(company)];
  // One more than is shown, for the lead itself.
  const most = deskLimits.others + 1;
  const listWith = (column: 'email_order' | 'phone_e164', values: readonly string[]) =>
    byTableName(db)
      .selectFrom(kind)
      .select('id')
      .where(column, 'in', values)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
  function listKeyed(keys: { name?: string; firm?: string }) {
    let rows = db.selectFrom('lead_desk').select('id').where('kind', '=', kind);
    if (keys.name) rows = rows.where('name_key', '=', keys.name);
    if (keys.firm) rows = rows.where('company_key', '=', keys.firm);
    return rows.orderBy('moved_at', 'desc').limit(most).execute();
  }
  const found = await Promise.all([
    ...(email ? [listWith('email_order', spellingsOfMailbox(email).map(orderKey))] : []),
    ...(phoneNumber && hasPhone ? [listWith('phone_e164', [phoneNumber])] : []),
    ...(name && firm ? [listKeyed({ name, firm })] : []),
    ...(name ? [listKeyed({ name })] : []),
    ...(firm ? [listKeyed({ firm })] : []),
  ]);
  return [...new Set(found.flat().map((row) => row.id))].filter((other) => other !== id);
}

/** The spellings of an address that reach one mailbox, as Gmail's two names do. */
function spellingsOfMailbox(email: string): string[] {
  const spellings = spellingsOfAddress(email);
  const others = spellings.flatMap((spelling) => {
    const [local = '', domain = ''] = spelling.split('@');
    return gmailNames.includes(domain) ? gmailNames.map((name) => `${local}@${name}`) : [];
  });
  return [...new Set([...spellings, ...others])];
}
