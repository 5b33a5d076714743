import type { Database } from '#server/db/database.ts';
import { jsonColumn } from '#server/db/json-column.ts';
import type { Company } from '#shared/company.ts';
import { withAllPages } from '#shared/fixed-pages.ts';

const onlyRow = 'company';

export const companyQueries = {
  async find(db: Database, _id?: string): Promise<Company | undefined> {
    const row = await db.selectFrom('company').select('profile').where('id', '=', onlyRow).executeTakeFirst();
    return row && withAllPages(jsonColumn<Company>(row.profile));
  },

  /** When the profile changed last, ISO 8601. */
  async changedAt(db: Database): Promise<string | undefined> {
    const row = await db.selectFrom('company').select('updated_at').where('id', '=', onlyRow).executeTakeFirst();
    return row?.updated_at;
  },

  /** The profile, locked for this transaction. */
  async lock(transaction: Database): Promise<Company | undefined> {
    await transaction
      .updateTable('company')
      .set((row) => ({ updated_at: row.ref('updated_at') }))
      .where('id', '=', onlyRow)
      .execute();
    return this.find(transaction);
  },

  async update(transaction: Database, _id: string, company: Company): Promise<Company> {
    await this.put(transaction, company);
    return company;
  },

  /** Writes the profile, replacing the stored one. */
  async put(db: Database, company: Company): Promise<void> {
    const values = { profile: JSON.stringify(company), updated_at: new Date().toISOString() };
    await db
      .insertInto('company')
      .values({ id: onlyRow, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  },
};
