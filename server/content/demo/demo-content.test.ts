import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as content from '#content/index.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { one } from '../../../tests/support/sites/first.ts';
import { testInFull } from '../../../tests/support/test-in-full.ts';
import { fillWithDemo, loadDemoContent } from './demo-content.ts';

const logger = pino({ level: 'silent' });
const lists = ['products', 'partners', 'blogs', 'projects', 'services', 'faqs', 'certificates', 'openings'];
const counts = (site: BuiltSite): Promise<number[]> =>
  Promise.all(lists.map(async (list) => (await site.http.inject(`/api/${list}`)).json().length));

const none = lists.map(() => 0);
const { product: products, partner: partners, certificate: certificates } = content.records;
const { blog_post: blogPosts, project: projects, service: services, faq: faqs, opening: openings } = content.records;
const published = blogPosts.filter(({ status }) => status === 'published');
const all = [products, partners, published, projects, services, faqs, certificates, openings].map(
  ({ length }) => length,
);

describe('a new site', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite({ settings: { DEMO_CONTENT: '' } });
  });
  afterAll(() => site.close());

  test('has all demo content, in the order of the content files', async () => {
    expect(await counts(site)).toEqual(all);
    const names = async (list: string) =>
      (await site.http.inject(`/api/${list}`)).json().map((record: { name: string }) => record.name);
    expect(await names('products')).toEqual(products.map(({ name }) => name.en));
    expect(await names('partners')).toEqual(partners.map(({ name }) => name.en));
    expect(await names('certificates')).toEqual(certificates.map(({ name }) => name.en));
  });

  test('has it once, after any number of starts', async () => {
    const { db } = site.database;
    const { media } = site.services;
    const fill = () => fillWithDemo({ db, media, logger });
    await loadDemoContent({ db, wanted: undefined, fill });
    await loadDemoContent({ db, wanted: true, fill });
    expect(await counts(site)).toEqual(all);
  });

  test('shows it in Arabic', async () => {
    const catalogue = (await site.http.inject('/api/products?lng=ar')).body;
    for (const product of products) expect(catalogue).toContain(JSON.stringify(product.description.ar));
    expect((await site.http.inject('/api/company?lng=ar')).body).toContain(content.company.legalName.ar);
  });

  test('has stored each picture once, with alternative texts in both languages', async () => {
    const images = await site.database.db.selectFrom('media').selectAll().where('kind', '=', 'image').execute();
    expect(images.length).toBeGreaterThan(60);
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length);
    expect(images.filter(({ alt, alt_ar }) => !alt || !alt_ar)).toEqual([]);
  });

  test('publishes the files of published records, and not those that only a draft uses', async () => {
    const { db } = site.database;
    const { media } = site.services;
    const product = one((await site.services.kinds.product.list()).items);
    for (const path of [product.mainImage, ...product.galleryImages]) expect(await media.isPublic(path)).toBe(true);
    const certificate = one((await site.services.kinds.certificate.list()).items);
    expect(await media.isPublic(certificate.file)).toBe(true);
    const uses = await db
      .selectFrom('media_use')
      .innerJoin('blog_post', 'blog_post.id', 'media_use.record_id')
      .select(['status', 'is_public'])
      .execute();
    expect(new Set(uses.map(({ status, is_public }) => `${status} ${is_public}`))).toEqual(
      new Set(['published 1', 'draft 0']),
    );
  });
});

describe('a site without demo content', () => {
  let site: BuiltSite;
  beforeEach(async () => {
    site = await buildSite({ settings: { DEMO_CONTENT: 'off' } });
  });
  afterEach(() => site.close());

  /** Loads as a start does, but without storing the files. */
  function load(wanted: boolean | undefined, setUses = site.services.media.setUses): Promise<void> {
    const store = async () => ({ path: `images/${randomUUID()}.webp`, width: 1, height: 1 });
    const media = { storeImage: store, storeVideo: store, storeDocument: store, setUses };
    const { db } = site.database;
    return loadDemoContent({ db, wanted, fill: () => fillWithDemo({ db, media, logger }) });
  }

  test('stays empty until demo content is requested', async () => {
    expect(await counts(site)).toEqual(none);
    await load(undefined);
    await load(false);
    expect(await counts(site)).toEqual(none);
    await load(true);
    await load(true);
    expect(await counts(site)).toEqual(all);
  });

  test('keeps what its owner entered when demo content is loaded later', async () => {
    const partner = await givenPartner(site, { name: 'Our first customer' });
    await site.database.db
      .updateTable('company')
      .set({ profile: '{"name":"Ours","translations":{"ar":{}}}' })
      .execute();
    await load(true);
    expect(await site.services.kinds.partner.get(partner._id)).toEqual(partner);
    expect((await site.http.inject('/api/company')).json()).toMatchObject({ name: 'Ours', values: [] });
    expect((await site.services.kinds.partner.list()).total).toBe(partners.length + 1);
  });

  testInFull('has nothing after an interrupted load, and everything after the next', async () => {
    let records = 0;
    const failing = async () => {
      records += 1;
      if (records === 40) throw new Error('the power failed');
    };
    await expect(load(true, failing)).rejects.toThrow('the power failed');
    expect(await counts(site)).toEqual(none);
    await load(true);
    expect(await counts(site)).toEqual(all);
  });

  testInFull('is filled once by two processes that start together', async () => {
    await Promise.all([load(true), load(true)]);
    expect(await counts(site)).toEqual(all);
  });
});
