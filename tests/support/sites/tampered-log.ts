import { sql } from 'kysely';
import type { OpenDatabase } from '#server/core/db/database.ts';

/** Removes what protects the audit log, as somebody with all rights in the database can. */
export async function unprotectLog({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine === 'postgres') {
    await sql`drop trigger audit_entry_kept on audit_entry`.execute(db);
    return;
  }
  for (const name of ['unchanged', 'kept']) await sql`drop trigger ${sql.ref(`audit_entry_${name}`)}`.execute(db);
}

type Tampered = { column: string; id: string; to: string };

/** Stores another value in one column of one entry; numbers are given as text. */
export async function tamper({ db }: Pick<OpenDatabase, 'db'>, { column, id, to }: Tampered): Promise<void> {
  const value = column === 'position' ? sql`cast(${to} as bigint)` : sql`${to}`;
  await sql`update audit_entry set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db);
}
