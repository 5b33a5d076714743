import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { listChangesOf } from './0002-list-changes.ts';
import { createIndex } from './create-table.ts';

const changed = sql`old.figure_facets is distinct from new.figure_facets`;

/**
 * The figures of products, the classes by which visitors filter the catalogue and the weight by which they sort it; a
 * change of classes is signalled as one of the list. Earlier releases write none of these columns.
 */
export const figures = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await sql`alter table product add column attributes text not null default '{}'`.execute(db);
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await sql`alter table product add column figure_facets ${type} not null default ''`.execute(db);
    const unknown = sql.lit(2_147_483_647);
    await sql`alter table product add column fill_weight integer not null default ${unknown}`.execute(db);
    await createIndex(db, 'product_by_weight', { on: 'product', columns: ['fill_weight', 'id'] });
    await createIndex(db, 'product_facets', {
      on: 'product',
      columns: ['figure_facets', 'industry', 'industry_ar'],
    });
    await (engine === 'sqlite' ? countChanges(db) : notifyChanges(db));
  },
};

const part = sql.lit(listChangesOf('product'));

async function countChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger watch_product_facets_update after update on product when ${changed}
    begin update content_change set changes = changes + 1 where part = ${part}; end`.execute(db);
}

async function notifyChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger watch_product_facets_update after update on product
    for each row when (${changed}) execute function tell_content_change(${part})`.execute(db);
}
