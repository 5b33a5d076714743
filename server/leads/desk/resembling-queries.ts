import type { Database } from '#server/core/db/database.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { spellingsOfAddress } from '#server/core/mail/address-spellings.ts';
import { companyKey, nameKey } from '#server/leads/desk-row/same-person.ts';
import { orderKey } from '#shared/content/order-key.ts';
import { deskLimits } from '#shared/leads/desk.ts';
import type { LeadKind } from '#shared/leads/lead.ts';

type Sender = { fullName: string; email: string; company: string; phoneNumber: string };

/** The ids of other leads of a kind that may be from the same person or company, in either script; newest first. */
export async function listResembling(
  db: Database,
  kind: LeadKind,
  { id, email, company, phoneNumber, fullName }: Sender & { id: string },
): Promise<string[]> {
  const hasPhone = kind === 'career' || kind === 'quote';
  const [name, firm] = [nameKey(fullName), companyKey(company)];
  const rows = await byTableName(db)
    .selectFrom(kind)
    .select('id')
    .where('id', '<>', id)
    .where(({ or, eb, selectFrom }) => {
      const keyed = (column: string, key: string) =>
        eb('id', 'in', selectFrom('lead_desk').select('lead_desk.id').where(column, '=', key));
      return or([
        ...(email ? [eb('email_order', 'in', spellingsOfAddress(email).map(orderKey))] : []),
        ...(phoneNumber && hasPhone ? [eb('phone_e164', '=', phoneNumber)] : []),
        ...(name ? [keyed('name_key', name)] : []),
        ...(firm ? [keyed('company_key', firm)] : []),
      ]);
    })
    .orderBy('created_at', 'desc')
    .limit(deskLimits.others)
    .execute();
  return rows.map((row) => String(row.id));
}
