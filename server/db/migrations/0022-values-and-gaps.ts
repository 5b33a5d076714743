import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Which records of the longest kinds a reader of Arabic is shown English of; what is asked must be written like this. */
const gaps: Record<string, { texts: string[]; list: string }> = {
  partner: { texts: ['name', 'industry'], list: 'specifications' },
  product: { texts: ['name', 'industry', 'description'], list: 'specifications' },
  blog_post: { texts: ['title', 'summary', 'content'], list: 'tags' },
};

const textGap = (column: string) => `("${column}" <> '' and "${column}_ar" is null)`;

function listGap(column: string): string {
  const empty = ['%[""%', '%,""%', '%:""%'].map((pattern) => `"${column}_ar" like '${pattern}'`);
  return `("${column}" <> '[]' and ("${column}_ar" is null or "${column}_ar" = '[]' or ${empty.join(' or ')}))`;
}

/** Indexes for what is counted anew after each change: the values that visitors narrow lists by, and texts without Arabic. */
export const valuesAndGaps = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await sql`create index product_industries on product (industry, industry_ar, created_at)`.execute(db);
    // PostgreSQL's index would refuse the longest tags; it reads its compact rows without one.
    if (engine === 'sqlite')
      await sql`create index blog_post_tags on blog_post (status, tags, tags_ar, created_at)`.execute(db);
    for (const [table, { texts, list }] of Object.entries(gaps)) {
      const isMissing = [...texts.map(textGap), listGap(list)].join(' or ');
      const index = `create index ${table}_lacks_arabic on ${table} (created_at, id) where (${isMissing})`;
      await sql.raw(index).execute(db);
    }
  },
};
