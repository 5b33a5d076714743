import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLinkedKind, kindList } from '#shared/kinds/kinds.ts';
import * as content from './index.ts';
import type { Bilingual } from './types.ts';

const { company, pictures, records } = content;
const { blog_post: blogPosts, certificate: certificates, faq: faqs, opening: openings } = records;
const { partner: partners, product: products, project: projects, service: services } = records;

/** Every bilingual text with where it stands, for example `products.0.name`. */
function textsIn(value: unknown, place: string): [place: string, text: Bilingual][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ar' in value) return [[place, value as Bilingual]];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, `${place}.${key}`));
}
const texts = textsIn({ ...records, company }, 'content');

describe('the demo content', () => {
  test('is as much as was asked for', () => {
    expect(products.length).toBeGreaterThanOrEqual(12);
    expect(new Set(products.map(({ industry }) => industry.en)).size).toBeGreaterThanOrEqual(5);
    expect(partners.length).toBeGreaterThanOrEqual(10);
    expect(blogPosts.length).toBeGreaterThanOrEqual(9);
    expect(projects.length).toBeGreaterThanOrEqual(10);
    expect(faqs.length).toBeGreaterThanOrEqual(16);
    expect(new Set(faqs.map(({ group }) => group.en)).size).toBeGreaterThan(1);
    expect(certificates.length).toBeGreaterThanOrEqual(6);
    expect(openings.length).toBeGreaterThanOrEqual(4);
    expect(company.timeline.length).toBeGreaterThan(3);
  });

  test('shows each product from three sides at least, with specifications of distinct names', () => {
    for (const { key, mainImage, galleryImages, specifications } of products) {
      expect([key, new Set([mainImage, ...galleryImages]).size >= 3]).toEqual([key, true]);
      const names = specifications.map(({ name }) => name.en.toLowerCase());
      expect([key, new Set(names).size]).toEqual([key, names.length]);
      expect(names.length).toBeGreaterThan(0);
    }
  });

  test('has a draft, a post with a video, and tags on every post', () => {
    expect(blogPosts.filter(({ status }) => status === 'draft')).toHaveLength(1);
    expect(blogPosts.filter(({ video, status }) => video && status === 'published').length).toBeGreaterThan(0);
    expect(blogPosts.filter(({ tags }) => tags.length === 0)).toEqual([]);
  });

  test('covers all five categories with services and with projects', () => {
    const five = ['Automation', 'Development', 'Infrastructure', 'Manufacturing', 'Sustainability'];
    expect([...new Set(services.map(({ category }) => category))].sort()).toEqual(five);
    expect([...new Set(projects.map(({ category }) => category))].sort()).toEqual(five);
  });

  test('says everything in both languages', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([, { en, ar }]) => !en.trim() || !ar.trim()).map(([place]) => place)).toEqual([]);
  });

  test('writes Arabic where it says Arabic', () => {
    // Names of standards, units and numbers stay as they are.
    const isProse = (text: string) => /[A-Za-z]{3,}/.test(text.replace(/\b[A-Z0-9][\w./:-]*\b/g, ''));
    const untranslated = texts.filter(([, { en, ar }]) => isProse(en) && !/[\u0621-\u064a]/.test(ar));
    expect(untranslated.map(([place, { ar }]) => `${place}: ${ar}`)).toEqual([]);
  });

  test('gives one term of a filter one Arabic name', () => {
    const terms = [
      ...products.map(({ industry }) => industry),
      ...blogPosts.flatMap(({ tags }) => tags),
      ...faqs.map(({ group }) => group),
    ];
    const names = Map.groupBy(terms, ({ en }) => en);
    const ambiguous = [...names].filter(([, same]) => new Set(same.map(({ ar }) => ar)).size > 1);
    expect(ambiguous).toEqual([]);
  });

  test('links only records that there are, and no more than a field holds', () => {
    for (const kind of kindList) {
      for (const [name, field] of Object.entries(kind.fields)) {
        if (field.type !== 'records') continue;
        const keys = records[findLinkedKind(field).name].map(({ key }) => key);
        for (const record of records[kind.name]) {
          const linked: unknown[] = [Object.entries(record).find(([own]) => own === name)?.[1] ?? []].flat();
          expect(linked.filter((key) => !keys.includes(String(key)) || key === record.key)).toEqual([]);
          expect(new Set(linked).size).toBe(linked.length);
          expect(linked.length).toBeLessThanOrEqual(field.most);
        }
      }
    }
  });

  test('uses each key once in its file', () => {
    for (const list of Object.values(records)) {
      const keys = list.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('the files of the demo content', () => {
  const files = new Set(readdirSync(content.picturesFolder).map((name) => name.replace(/\.(webp|png|jpe?g)$/, '')));
  const galleries = [...products, ...partners].flatMap(({ mainImage, galleryImages }) => [mainImage, ...galleryImages]);
  const single = [...blogPosts, ...certificates, ...projects, ...services, ...company.process].map(
    ({ image }) => image,
  );
  const used = [...new Set([...galleries, ...single.filter((image) => image !== null)])];

  test('hold every picture that is shown, with words for who cannot see it', () => {
    expect(used.filter((key) => !files.has(key))).toEqual([]);
    expect(used.filter((key) => !pictures[key]?.alt.en.trim() || !pictures[key]?.alt.ar.trim())).toEqual([]);
  });

  test('are distinct where they are described: no two pictures have the same words', () => {
    const words = Object.values(pictures).map(({ alt }) => alt.en);
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
  });

  test('stand for one thing each: services, projects, posts, markets and products have pictures of their own', () => {
    const leading = [
      ...[...services, ...projects, ...blogPosts, ...records.market].flatMap(({ image }) => image ?? []),
      ...products.map(({ mainImage }) => mainImage),
    ];
    expect(leading.filter((image, at) => leading.indexOf(image) !== at)).toEqual([]);
  });

  test('hold every certificate and video that is offered', () => {
    const offered = [...certificates.map(({ file }) => file), ...blogPosts.flatMap(({ video }) => video ?? [])];
    expect(offered.filter((name) => !existsSync(join(content.filesFolder, name)))).toEqual([]);
  });

  test('stay below 25 MB', () => {
    const bytes = [content.picturesFolder, content.filesFolder].flatMap((folder) =>
      readdirSync(folder).map((name) => statSync(join(folder, name)).size),
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25 * 1024 * 1024);
  });
});
