import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { createSearchIndex } from './search-index.ts';

type Column = [name: string, type: 'text' | 'integer', isNullable?: 'null'];

const text = (...names: string[]): Column[] => names.map((name) => [name, 'text']);
const nullable = (...names: string[]): Column[] => names.map((name) => [name, 'text', 'null']);
const integer = (...names: string[]): Column[] => names.map((name) => [name, 'integer']);
const bilingual = (...names: string[]): Column[] => names.flatMap((n) => [...text(n), ...nullable(`${n}_ar`)]);

const contentTables: Record<string, Column[]> = {
  partner: [...bilingual('name', 'industry', 'specifications'), ...text('main_image', 'gallery_images')],
  product: [...bilingual('name', 'industry', 'description', 'specifications'), ...text('main_image', 'gallery_images')],
  blog_post: [
    ...bilingual('title', 'summary', 'content', 'tags'),
    ...text('status'),
    ...nullable('image', 'video', 'publish_at'),
  ],
  project: [
    ...bilingual('title', 'client', 'summary', 'description'),
    ...text('category', 'image'),
    ...integer('year'),
  ],
  service: [
    ...bilingual('name', 'summary', 'description', 'deliverables'),
    ...text('category', 'image'),
    ...integer('position'),
  ],
  faq: [...bilingual('topic', 'question', 'answer'), ...integer('position')],
  certificate: [
    ...bilingual('name', 'issuer', 'scope'),
    ...text('number', 'valid_from', 'valid_until', 'image', 'file'),
    ...integer('position'),
  ],
  opening: [
    ...bilingual('title', 'department', 'location', 'employment_type', 'description', 'requirements'),
    ...text('status'),
    ...nullable('closes_on'),
    ...integer('position'),
  ],
};

const lead = text('reference', 'full_name', 'email', 'language', 'notice_version', 'source');
const leadTables: Record<string, Column[]> = {
  contact: [...lead, ...text('company', 'message', 'status'), ...nullable('product_id')],
  consultation: [...lead, ...text('company', 'type_of_inquiry', 'message')],
  career: [
    ...lead,
    ...text('phone', 'phone_e164', 'cv_path', 'cv_original_name', 'status'),
    ...integer('cv_size'),
    ...nullable('opening_id'),
  ],
};

export const firstTables = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const table = tableMaker(db, engine);
    for (const [name, columns] of Object.entries(contentTables)) {
      await table(name, 'id', [...columns, ...text('created_at', 'updated_at')]);
      await db.schema.createIndex(`${name}_newest`).on(name).columns(['created_at', 'id']).execute();
    }
    for (const [name, columns] of Object.entries(leadTables)) {
      await table(name, 'id', [...columns, ...text('created_at')]);
      await db.schema.createIndex(`${name}_newest`).on(name).columns(['created_at', 'id']).execute();
      await db.schema.createIndex(`${name}_reference`).unique().on(name).column('reference').execute();
    }
    await table('company', 'id', text('profile', 'updated_at'));
    await table('setup_step', 'name', text('outcome', 'created_at'));
    await createSubmissionTables(table);
    await createMediaTables(db, table);
    await createAccountTables(db, table);
    await createSearchIndex(db, engine);
  },
};

type TableMaker = (name: string, key: string, columns: Column[]) => Promise<void>;

/** PostgreSQL compares keys and times byte by byte, as SQLite does: `COLLATE "C"`. */
function tableMaker(db: Kysely<unknown>, engine: Engine): TableMaker {
  const textType = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return async (name, key, columns) => {
    let builder: CreateTableBuilder<string, string> = db.schema
      .createTable(name)
      .addColumn(key, textType, (column) => column.primaryKey().notNull());
    for (const [column, type, isNullable] of columns) {
      builder = builder.addColumn(column, type === 'text' ? textType : 'integer', (definition) =>
        isNullable ? definition : definition.notNull(),
      );
    }
    await builder.execute();
  };
}

async function createSubmissionTables(table: TableMaker): Promise<void> {
  await table('submission', 'key', text('form', 'body_hash', 'reply', 'created_at'));
  await table('kept_upload', 'key', [...text('path', 'original_name', 'created_at'), ...integer('size')]);
}

async function createMediaTables(db: Kysely<unknown>, table: TableMaker): Promise<void> {
  await table('media', 'path', [
    ...text('stem', 'kind', 'content_type', 'alt', 'alt_ar', 'widths', 'fallback', 'variants', 'created_at'),
    ...integer('bytes', 'is_render'),
    ['width', 'integer', 'null'],
    ['height', 'integer', 'null'],
  ]);
  await db.schema.createIndex('media_stem').unique().on('media').column('stem').execute();
  await db.schema.createIndex('media_variants').on('media').columns(['variants', 'created_at']).execute();
  await db.schema
    .createTable('media_use')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_use_key', ['path', 'entity', 'record_id'])
    .execute();
  await db.schema.createIndex('media_use_record').on('media_use').columns(['entity', 'record_id']).execute();
}

async function createAccountTables(db: Kysely<unknown>, table: TableMaker): Promise<void> {
  await table('account', 'id', text('username', 'username_key', 'password_hash', 'role', 'created_at'));
  await db.schema.createIndex('account_username').unique().on('account').column('username_key').execute();
  await table('session', 'token_hash', text('account_id', 'created_at', 'used_at'));
  await db.schema.createIndex('session_account').on('session').column('account_id').execute();
}
