import { sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';

/** Accounts with their roles, by name. */
export function listAccounts(db: Database) {
  const columns = ['id', 'username', 'role', 'email', 'language'] as const;
  return db.selectFrom('account').select(columns).orderBy('username_key').execute();
}

/**
 * Whether nobody owns a row of `lead_desk`: accounts that were deleted, or that got a role without leads of its kind, own
 * nothing. The ids of owners are in the statement, since reads stay cached when a role changes.
 */
export async function nobodys(db: Database) {
  const accounts = await listAccounts(db);
  const selectOwned = (kind: LeadKind) => {
    const owners = accounts.filter(({ role }) => mayUse(role, sectionOfLead(kind))).map(({ id }) => id);
    return sql`(kind = ${kind} and owner_id in (${sql.join([...owners, ''])}))`;
  };
  return sql<boolean>`(owner_id is null or not (${sql.join(leadKinds.map(selectOwned), sql` or `)}))`;
}
