import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/db/engine.ts';
import { listChangesOf } from './0002-list-changes.ts';
import { createIndex } from './create-table.ts';

const changed = sql`old.attributes_facets is distinct from new.attributes_facets`;

/**
 * The figures of products, and the classes by which visitors filter the catalogue; a change of classes is signalled as
 * one of the list. Earlier releases write neither column.
 */
export const figures = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await sql`alter table product add column attributes text not null default '{}'`.execute(db);
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await sql`alter table product add column attributes_facets ${type} not null default ''`.execute(db);
    await createIndex(db, 'product_facets', {
      on: 'product',
      columns: ['attributes_facets', 'industry', 'industry_ar'],
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
