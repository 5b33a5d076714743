import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { countStatements } from '../../../tests/support/sites/count-statements.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { clumsySteps } from '../../../tests/support/sites/statement-plans.ts';

// More than the scan limit from a known list position, and more than fit one batch.
const many = 1_040;
const lists = {
  '/contacts': { table: 'contact', given: givenContact, sorts: ['fullName', 'company', '-status'] },
  '/consultations': { table: 'consultation', given: givenConsultation, sorts: ['email', '-typeOfInquiry'] },
  '/careers': { table: 'career', given: givenApplication, sorts: ['cvSize', 'phone', 'cvOriginalName'] },
  '/partners': { table: 'partner', given: givenPartner, sorts: ['name', 'industry'] },
  '/products': { table: 'product', given: givenProduct, sorts: ['-name', 'industry', 'updatedAt'] },
  '/blogs/admin/all': { table: 'blog_post', given: givenBlogPost, sorts: ['title', 'status', '-updatedAt'] },
} as const;

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
  for (const { table, given } of Object.values(lists)) {
    const { _id } = await given(site);
    await copyRow(table, _id);
  }
});
afterAll(() => site.close());

/** Copies of the first row, each a minute older than the one before. */
async function copyRow(table: (typeof lists)[keyof typeof lists]['table'], id: string): Promise<void> {
  const { db } = site.database;
  const first = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: many - 1 }, (_, i) => ({
    ...first,
    id: `copy-${String(i).padStart(4, '0')}`,
    created_at: new Date(Date.UTC(2020, 0, 1, 0, i)).toISOString(),
    ...('reference' in first && { reference: `REF-${i}` }),
  }));
  for (let start = 0; start < copies.length; start += 200)
    await db
      .insertInto(table)
      .values(copies.slice(start, start + 200) as never)
      .execute();
}

async function idsOf(path: string): Promise<string[]> {
  const body = (await admin.get(path)).json();
  const items: { _id: string }[] = Array.isArray(body) ? body : (Object.values<never>(body.data)[0] ?? []);
  return items.map(({ _id }) => _id);
}

describe.each(Object.entries(lists))('the long list %s', (path, { table, sorts }) => {
  test('is read through indexes, for every page and order', async () => {
    const queries = ['page=1', 'page=25', 'page=60&limit=10', ...sorts.map((sort) => `page=28&sort=${sort}`)];
    const steps = await clumsySteps(site, table, async () => {
      for (const query of queries) expect((await admin.get(`${path}?${query}`)).statusCode).toBe(200);
    });
    expect(steps).toEqual([]);
  });

  test('has the same pages in every access order, and none after the last', async () => {
    const whole = await idsOf(path);
    expect(whole).toHaveLength(many);
    for (const page of [52, 7, 13, 26, 1, 14]) {
      expect(await idsOf(`${path}?page=${page}`)).toEqual(whole.slice((page - 1) * 20, page * 20));
    }
    expect(await idsOf(`${path}?page=53`)).toEqual([]);
    const byDate = await idsOf(`${path}?sort=createdAt&limit=7&page=80`);
    expect(byDate).toEqual(whole.toReversed().slice(79 * 7, 80 * 7));
  });

  test('needs no more queries for a page in the middle than for the first', async () => {
    // Pages of another length than before, of which none is cached.
    const ask = (page: number) => () => admin.get(`${path}?limit=19&page=${page}`);
    await ask(20)();
    expect(await countStatements(ask(21))).toBe(await countStatements(ask(1)));
  });

  test('reflects a created or deleted record at once', async () => {
    const [before] = await idsOf(`${path}?page=26`);
    await site.database.db.deleteFrom(table).where('id', '=', 'copy-0618').execute();
    const reply = await admin.get(`${path}?page=26`);
    expect(reply.headers['x-total-count']).toBe(String(many - 1));
    expect((await idsOf(`${path}?page=26`))[0]).not.toBe(before);
    expect(await idsOf(`${path}?page=26`)).toEqual((await idsOf(path)).slice(500, 520));
  });
});

// PostgreSQL has no index of tags, and scans rows where it expects many.
describe.runIf(process.env.TEST_DATABASE !== 'postgres')('right after a change', () => {
  test.each(['partner', 'product', 'blog_post'] as const)(
    'missing Arabic in %s is counted by its index',
    async (table) => {
      const [path] = required(Object.entries(lists).find(([, list]) => list.table === table));
      await site.database.db
        .updateTable(table)
        .set({ updated_at: new Date().toISOString() })
        .where('id', '=', 'copy-0001')
        .execute();
      const ask = () => admin.get(`${path}?arabic=missing&page=1&limit=5`);
      expect(await clumsySteps(site, table, ask)).toEqual([]);
    },
  );

  test('the filter values of lists are counted in index order', async () => {
    const { product: products, blog_post: blog } = site.services.kinds;
    const isGrouped = (step: string) => /^(?:SCAN (?:product|blog_post)|USE TEMP B-TREE FOR GROUP BY):/.test(step);
    for (const [table, ask] of [
      ['product', products.listIndustries],
      ['blog_post', blog.listTags],
    ] as const) {
      await site.database.db
        .updateTable(table)
        .set({ updated_at: new Date().toISOString() })
        .where('id', '=', 'copy-0001')
        .execute();
      const steps = await clumsySteps(site, table, () => ask());
      expect(steps.filter(isGrouped)).toEqual([]);
    }
  });
});
