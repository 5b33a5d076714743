import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runMaintenance } from '#server/core/db/tables/database-maintenance.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { orderKey } from '#shared/content/order-key.ts';
import { listFieldNames } from '#shared/kinds/fields.ts';
import { kindList } from '#shared/kinds/kinds.ts';
import { chooseOnPostgres, isFullRun } from '../../../tests/support/full-run.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type KindSample, sampleOf, sendSample } from '../../../tests/support/given/kind-samples.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { clumsySteps } from '../../../tests/support/sites/statement-plans.ts';
import { testInFull } from '../../../tests/support/test-in-full.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

type Named = { en: string; ar?: string; inPreparation?: true };
/** In the order of Arabic readers: Latin first, then the alphabet, whatever hamza sits on and however it is written. */
const named: readonly Named[] = [
  { en: 'Fodder bag' },
  { en: 'Grain bag', ar: 'حبوب', inPreparation: true },
  { en: 'Paper sack' },
  { en: 'Yarn', ar: 'PP Yarn' },
  { en: 'Rope', ar: 'إبرة' },
  { en: 'Onion', ar: 'أَحـــمر' },
  { en: 'Potato', ar: 'آخر' },
  { en: 'Cement', ar: 'الإسمنت' },
  { en: 'Animal feed', ar: 'الأعلاف' },
  { en: 'Zinc', ar: 'بصل' },
  { en: 'Salt', ar: 'كيس 9 كغ' },
  { en: 'Rice', ar: 'كيس ١٠ كغ' },
  { en: 'Flour', ar: 'كيس 100 كغ' },
  { en: 'Barley', ar: 'يوسفي' },
];
const arabicOrder = named.map(({ en }) => en);
const englishOrder = arabicOrder.toSorted();
const inArabic = { 'accept-language': 'ar' };
/** For many calls or records on a slow machine. */
const patience = 120_000;
const inEnglish = { 'accept-language': 'en' };

type Kind = (typeof kindList)[number];
type Content = { _id: string; translations: { ar: object } };

const bilingual = (kind: Kind): string[] =>
  listFieldNames(kind.fields, 'text').filter((name) => (kind.sortable as readonly string[]).includes(name));
const listPath = (kind: Kind) => (kind.name === 'blog_post' ? '/blogs/admin/all' : kind.path);

async function namesIn(path: string, headers: Record<string, string>, field: string): Promise<string[]> {
  const reply = await admin.get(path, headers);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().map((record: Record<string, string>) => record[field]);
}

/** Records of a kind with these names in a field, as its own queries store them. */
async function givenNamed(kind: Kind, sample: Content, field: string): Promise<Content[]> {
  const table = kindTables[kind.name as 'faq'];
  const { _id, address, createdAt, updatedAt, ...values } = sample as Content & Record<string, unknown>;
  const shuffled = named.map((_, place) => required(named[(place * 5) % named.length]));
  const stored: unknown[] = [];
  for (const { en, ar, inPreparation } of shuffled) {
    const { [field]: _before, ...arabic } = sample.translations.ar as Record<string, unknown>;
    const translations = { ar: { ...arabic, ...(ar && { [field]: ar }) } };
    const record = { ...values, [field]: en, translations, ...(inPreparation && { arabicInPreparation: true }) };
    stored.push(await table.insert(site.database.db, record as never));
  }
  return stored as Content[];
}

async function empty(kind: Kind): Promise<void> {
  await byTableName(site.database.db).deleteFrom(kind.name).execute();
}

describe.each(chooseOnPostgres(kindList, 3))('lists of $name in Arabic', (kind) => {
  let sample: KindSample;
  let first: Content;
  beforeAll(async () => {
    sample = await sampleOf(kind, { word: 'Sample' });
    const reply = await sendSample(admin, kind, sample);
    expect(reply.statusCode, reply.body).toBe(201);
    first = reply.json();
  });

  test.each(bilingual(kind))(
    'are in the order of the Arabic by %s, page by page, and English ones as before',
    async (field) => {
      await empty(kind);
      await givenNamed(kind, first, field);
      const path = `${listPath(kind)}?sort=`;
      expect(await namesIn(`${path}${field}`, inArabic, field)).toEqual(arabicOrder);
      expect(await namesIn(`${path}-${field}`, inArabic, field)).toEqual(arabicOrder.toReversed());
      const pages = await Promise.all(
        [1, 2, 3].map((page) => namesIn(`${path}${field}&limit=5&page=${page}`, inArabic, field)),
      );
      expect(pages.flat()).toEqual(arabicOrder);
      expect(await namesIn(`${path}${field}&lng=ar`, inEnglish, field)).toEqual(arabicOrder);
      expect(await namesIn(`${path}${field}`, inEnglish, field)).toEqual(englishOrder);
      expect(await namesIn(`${path}${field}`, {}, field)).toEqual(englishOrder);
    },
  );

  test('follow a change of the Arabic, and its removal', async () => {
    await empty(kind);
    const [record] = (await givenNamed(kind, first, kind.title)).filter((each) => Object.values(each).includes('Zinc'));
    const { _id: id } = required(record);
    const change = async (ar: string) => {
      const values = {
        ...sample,
        [kind.title]: 'Zinc',
        translations: { ar: { ...sample.translations.ar, [kind.title]: ar } },
      };
      const reply = await sendSample(admin, kind, values, { id });
      expect(reply.statusCode, reply.body).toBe(200);
      return (await namesIn(`${listPath(kind)}?sort=${kind.title}`, inArabic, kind.title)).indexOf('Zinc');
    };
    expect(await change('يونس')).toBe(named.length - 1);
    expect(await change('')).toBe(4);
  });
});

test('visitors who read Arabic get the order of what they read', async () => {
  const kind = required(kindList.find(({ name }) => name === 'partner'));
  const sample = await givenPartner(site);
  await empty(kind);
  await givenNamed(kind, sample, 'name');
  const names = async (url: string) => (await site.http.inject(url)).json().map(({ name }: { name: string }) => name);
  const shown = named.map(({ en, ar, inPreparation }) => (inPreparation ? en : (ar ?? en)));
  expect(await names('/api/partners?sort=name&lng=ar')).toEqual(shown);
  expect(await names('/api/partners?sort=name')).toEqual(englishOrder);
  expect(await names(`/api/partners?sort=name&q=${encodeURIComponent('كغ')}&lng=ar`)).toEqual(
    shown.filter((name) => name.startsWith('كيس')),
  );
});

test('the Trash is in the order of the Arabic titles for those who read them', async () => {
  for (const { _id } of (await admin.get('/faqs')).json()) await admin.delete(`/faqs/${_id}`);
  await sql`delete from trash`.execute(site.database.db);
  for (const { en, ar, inPreparation } of named) {
    if (inPreparation) continue;
    const record = {
      group: 'Orders',
      question: en,
      answer: 'An answer.',
      translations: { ar: ar ? { question: ar } : {} },
    };
    const { _id } = (await admin.call('POST', '/faqs', record)).json();
    await admin.delete(`/faqs/${_id}`);
  }
  const deleted = named.filter(({ inPreparation }) => !inPreparation).map(({ en }) => en);
  expect(await namesIn('/trash?sort=title', inArabic, 'title')).toEqual(deleted);
  expect(await namesIn('/trash?sort=-title&limit=100', inArabic, 'title')).toEqual(deleted.toReversed());
  expect(await namesIn('/trash?sort=title', inEnglish, 'title')).toEqual(deleted.toSorted());
});

testInFull(
  'findings of the text checks are in the order of the Arabic titles',
  async () => {
    for (const { _id } of (await admin.get('/faqs')).json()) await admin.delete(`/faqs/${_id}`);
    const titled = named.filter(({ inPreparation }) => !inPreparation);
    for (const { en, ar } of titled.toReversed()) {
      const translations = { ar: { answer: 'كيس سعة 5 كغ.', ...(ar && { question: ar }) } };
      await admin.call('POST', '/faqs', { group: 'Orders', question: en, answer: 'A sack for 50 kg.', translations });
    }
    for (let pending = 1; pending > 0; ) ({ pending } = (await admin.get('/text-checks/state')).json());
    const order = async (headers: Record<string, string>) => [
      ...new Set(await namesIn('/text-checks?entity=faq&sort=title', headers, 'title')),
    ];
    const found = await order(inArabic);
    expect(found.length).toBeGreaterThan(9);
    expect(found).toEqual(titled.map(({ en }) => en).filter((en) => found.includes(en)));
    expect(await order(inEnglish)).toEqual(found.toSorted());
  },
  patience,
);

testInFull('terms are in the order of what they are called in the language of the caller', async () => {
  const terms = named.map(({ en, ar = '' }) => ({
    name: `Zz ${en}`,
    subject: 'bags',
    english: '',
    arabic: ar && `ييي ${ar}`,
    isSearched: false,
  }));
  for (const term of terms.toReversed()) {
    const reply = await admin.call('POST', '/terms', term);
    expect(reply.statusCode, reply.body).toBe(201);
  }
  const names = terms.map(({ name }) => name);
  const order = async (sort: string, headers: Record<string, string>) =>
    namesIn(`/terms?origin=added&sort=${sort}`, headers, 'name');
  expect(await order('name', inEnglish)).toEqual(names.toSorted());
  const key = ({ arabic, name }: (typeof terms)[number]) => orderKey(arabic || name);
  const byKey = terms.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)).map(({ name }) => name);
  expect(await order('name', inArabic)).toEqual(byKey);
  expect(await order('-name', inArabic)).toEqual(byKey.toReversed());
  expect(byKey.slice(0, 2)).toEqual(['Zz Fodder bag', 'Zz Paper sack']);
});

testInFull('keys that an earlier release did not store come with the next upkeep', async () => {
  const { db } = site.database;
  const kind = required(kindList.find(({ name }) => name === 'product'));
  const sample = await givenProduct(site);
  await empty(kind);
  await givenNamed(kind, sample, 'name');
  for (const table of ['product', 'trash']) {
    const column = table === 'trash' ? 'title' : 'name';
    await sql`update ${sql.table(table)} set ${sql.ref(`${column}_order_ar`)} = null`.execute(db);
  }
  const beside = await namesIn('/trash?sort=title', inEnglish, 'title');
  expect(await namesIn('/products?sort=name', inArabic, 'name')).toEqual(englishOrder);
  expect(await namesIn('/trash?sort=title', inArabic, 'title')).toEqual(beside);
  await sql`update setting set value = '1' where name = 'order_keys'`.execute(db);
  await runMaintenance(site.database);
  expect(await namesIn('/products?sort=name', inArabic, 'name')).toEqual(arabicOrder);
  expect(await namesIn('/trash?sort=title', inArabic, 'title')).not.toEqual(beside);
});

// A usual run has fewer, in as many pages: the index and the order of equal keys are the same.
const many = isFullRun ? 10_000 : 1_000;
const long = [
  { name: 'partner', fields: ['name', 'industry'], given: givenPartner },
  { name: 'product', fields: ['name', 'industry'], given: givenProduct },
  { name: 'blog_post', fields: ['title'], given: givenBlogPost },
] as const;

test.each(chooseOnPostgres(long))(
  `${many.toLocaleString('en')} records of $name are read through the index of the Arabic order, in equal pages`,
  async ({ name, fields, given }) => {
    const { db } = site.database;
    const kind = required(kindList.find((each) => each.name === name));
    const { _id } = await given(site);
    const row = await byTableName(db).selectFrom(name).selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
    // Of every third the Arabic is missing; of the others a hundred are equal.
    const key = sql`case when i % 3 = 0 then null else 'كيس ' || cast(100 + i % 100 as text) end`;
    const own: Record<string, RawBuilder<unknown>> = {
      id: sql`'copy-' || cast(10000 + i as text)`,
      ...Object.fromEntries(fields.map((field) => [`${field}_order_ar`, key])),
    };
    const columns = Object.keys(row).filter((column) => column !== 'address');
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${sql.lit(many - 1)})
      select ${sql.join(columns.map((column) => own[column] ?? sql.ref(column)))}
      from ${sql.table(name)}, numbers where id = ${sql.lit(_id)}`.execute(db);
    const ids = async (query: string): Promise<string[]> =>
      (await admin.get(`${listPath(kind)}?${query}`, inArabic)).json().map(({ _id }: { _id: string }) => _id);
    const limit = many / 200;
    for (const field of fields) {
      expect(await clumsySteps(site, name, () => ids(`sort=-${field}&limit=${limit - 1}&page=100`))).toEqual([]);
      const whole = await ids(`sort=${field}`);
      expect(new Set(whole).size).toBe(whole.length);
      expect(whole.length).toBeGreaterThan(many);
      for (const page of [201, 3, 68])
        expect(await ids(`sort=${field}&limit=${limit}&page=${page}`)).toEqual(
          whole.slice((page - 1) * limit, page * limit),
        );
    }
  },
  patience,
);
