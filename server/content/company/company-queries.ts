import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { type Company, withLaterFields } from '#shared/content/company.ts';
import { withAllPages } from '#shared/site/fixed-pages.ts';

const onlyRow = 'company';

const fromJson = (profile: string): Company => withAllPages(withLaterFields(jsonColumn<Company>(profile)));

export const companyQueries = {
  async find(db: Database, _id?: string): Promise<Company | undefined> {
    const cached = await cachedReads(db);
    return cached({ tables: ['company'], key: ['profile'] }, async () => {
      const row = await db.selectFrom('company').select('profile').where('id', '=', onlyRow).executeTakeFirst();
      return row && fromJson(row.profile);
    });
  },

  /** When the profile changed last, ISO 8601. */
  async changedAt(db: Database): Promise<string | undefined> {
    const cached = await cachedReads(db);
    return cached({ tables: ['company'], key: ['changedAt'] }, async () => {
      const row = await db.selectFrom('company').select('updated_at').where('id', '=', onlyRow).executeTakeFirst();
      return row?.updated_at;
    });
  },

  async lock(transaction: Database): Promise<Company | undefined> {
    await transaction
      .updateTable('company')
      .set((row) => ({ updated_at: row.ref('updated_at') }))
      .where('id', '=', onlyRow)
      .execute();
    return this.find(transaction);
  },

  /** Replaces the stored profile. @returns the profile as `find` returns it */
  update(transaction: Database, _known: Company, company: Company): Promise<Company> {
    return this.put(transaction, company);
  },

  /** Writes the profile, replacing the stored one if there is one. @returns the profile as `find` returns it */
  async put(db: Database, company: Company): Promise<Company> {
    const values = { profile: JSON.stringify(company), updated_at: new Date().toISOString() };
    await db
      .insertInto('company')
      .values({ id: onlyRow, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    return fromJson(values.profile);
  },
};
