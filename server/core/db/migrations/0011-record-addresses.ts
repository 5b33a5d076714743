import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createIndex, createTable } from './create-table.ts';

const kinds = ['partner', 'product', 'blog_post', 'project', 'opening', 'service'];

/**
 * The readable address of each record, and all that it had. A column may be null: earlier releases write none. The
 * index of those without is what maintenance reads.
 */
export const recordAddresses = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const kind of kinds) {
      await db.schema.alterTable(kind).addColumn('address', type).execute();
      const unnamed = { on: kind, columns: ['id'], where: '"address" is null' };
      await createIndex(db, `${kind}_without_address`, unnamed);
    }
    const table = { key: ['entity', 'address'], text: ['record_id'], integer: ['is_current'] };
    await createTable(db, engine, { name: 'record_address', table });
    await createIndex(db, 'record_address_record', { on: 'record_address', columns: ['entity', 'record_id'] });
  },
};
