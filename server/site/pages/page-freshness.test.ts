import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { KindName } from '#shared/kinds/kinds.ts';
import { fixedPages } from '#shared/site/fixed-pages.ts';
import { makeVariantsNow } from '../../../tests/support/files/make-variants.ts';
import { sentPdf, sentPicture } from '../../../tests/support/files/sent-files.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { type AdminCalls, asAdmin, type FormFields } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { countStatements } from '../../../tests/support/sites/count-statements.ts';
import { one } from '../../../tests/support/sites/first.ts';
import { builtPages } from './built-pages.ts';

let site: BuiltSite;
let admin: AdminCalls;
// Some hundred pages are rendered; the limit is generous because test machines may be slow.
vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  site = await buildSite({ pages: await builtPages() });
  admin = await asAdmin(site);
});
afterAll(() => site.close());
afterEach(() => void vi.useRealTimers());

const lists = ['/', '/products', '/partners', '/services', '/projects', '/blog', '/faqs', '/certificates'];
const texts = ['/our-story', '/our-values', '/privacy', '/contact-us', '/careers', '/login', '/search?q=woven'];
const details = ['/products', '/partners', '/blog'];

const inArabic = (url: string) => (url === '/' ? '/ar' : `/ar${url}`);

type Shown = { isPersonal: boolean; text: string };

async function read(url: string, headers = {}): Promise<Shown> {
  const reply = await site.http.inject({ url, headers });
  return { isPersonal: /no-store|private/.test(String(reply.headers['cache-control'])), text: reply.body };
}

const textOf = async (url: string) => (await read(url)).text;
const shows = async (url: string, words: string) => (await textOf(url)).includes(words);

/**
 * The addresses of records like those at `shown`: their lists in both languages, Home, and each record's
 * page.
 */
async function pagesAround(shown: string): Promise<string[]> {
  const pages = [shown, inArabic(shown), '/', '/search?q=woven'];
  if (!details.includes(shown)) return pages;
  const reply = await site.http.inject(`/api${shown.replace('blog', 'blogs')}`);
  const records: { _id: string }[] = reply.json();
  return [...pages, ...records.flatMap(({ _id }) => [`${shown}/${_id}`, `/ar${shown}/${_id}`])];
}

/**
 * Makes a change while pages are cached, and compares each with an uncached rendering.
 * @returns the pages that differ
 */
async function changesOf(shown: string, work: () => Promise<unknown>): Promise<string[]> {
  const before = new Map<string, string>();
  for (const url of await pagesAround(shown)) before.set(url, await textOf(url));
  await work();
  const changed: string[] = [];
  for (const url of new Set([...before.keys(), ...(await pagesAround(shown))])) {
    const { isPersonal, text } = await read(url);
    const isUpToDate = isPersonal || text === (await read(url, { authorization: 'none' })).text;
    expect(isUpToDate, `${url} is up to date`).toBe(true);
    if (text !== before.get(url)) changed.push(url);
  }
  return changed;
}

const specifications = [{ name: 'Since', value: '2012' }];
const picture = sentPicture();
type Kind = {
  path: string;
  shown: string;
  title: string;
  entity: KindName;
  fields(title: string): Promise<FormFields>;
};
const kind = (
  path: string,
  shown: string,
  [title, entity]: [string, KindName],
  fields: FormFields,
  image?: string,
): Kind => ({
  path,
  shown,
  title,
  entity,
  fields: async (name) => ({
    ...fields,
    [title]: name,
    translations: { ar: { [title]: `عربي ${name}` } },
    ...(image && { [image]: await picture }),
  }),
});

const days = { validFrom: '2024-01-01', validUntil: '2099-01-01' };
const article = { summary: 'Woven.', content: 'Woven **bags**.', status: 'published' };
const kinds: Kind[] = [
  kind('/partners', '/partners', ['name', 'partner'], { industry: 'Flour', specifications }, 'mainImage'),
  {
    ...kind('/products', '/products', ['name', 'product'], {
      industry: 'Flour',
      description: 'Woven.',
      specifications,
    }),
    fields: async (name) => ({
      name,
      industry: 'Flour',
      description: 'Woven.',
      specifications,
      translations: { ar: { name: `عربي ${name}` } },
      mainImage: await picture,
      galleryImages: [await picture],
    }),
  },
  kind('/blogs', '/blog', ['title', 'blog_post'], article, 'image'),
  kind(
    '/projects',
    '/projects',
    ['title', 'project'],
    { summary: 'Woven.', category: 'Automation', year: '2020' },
    'image',
  ),
  kind('/faqs', '/faqs', ['question', 'faq'], { group: 'Orders', answer: 'Woven.' }),
  {
    ...kind('/certificates', '/certificates', ['name', 'certificate'], {}),
    fields: async (name) => ({
      name,
      issuer: 'JSMO',
      ...days,
      image: await picture,
      file: sentPdf(),
      translations: { ar: { name: `عربي ${name}` } },
    }),
  },
  kind('/openings', '/careers', ['title', 'opening'], { description: 'Weaves.', status: 'open' }),
  kind('/services', '/services', ['name', 'service'], { summary: 'Woven.', category: 'Automation' }, 'image'),
];

describe.each(kinds)('what staff do at $path', ({ path, shown, entity, fields }) => {
  const arabic = inArabic(shown);
  const changes = (work: () => Promise<unknown>) => changesOf(shown, work);
  let id: string;

  test('is on every page at once: a new record, a changed one, a restored version, its deletion and its restoration', async () => {
    const created = await changes(async () => {
      const reply = await admin.post(path, await fields('first woven'));
      expect(reply.statusCode, reply.body).toBe(201);
      id = reply.json()._id;
    });
    expect(created).toEqual(expect.arrayContaining([shown, arabic]));
    expect(await shows(arabic, 'عربي first woven')).toBe(true);

    const update = await fields('second woven');
    expect(await changes(() => admin.put(`${path}/${id}`, update))).toContain(arabic);
    expect(await shows(shown, 'second woven')).toBe(true);

    expect(await changes(() => admin.call('POST', `/history/${entity}/${id}/1/restore`))).toContain(shown);
    expect(await shows(shown, 'first woven')).toBe(true);

    expect(await changes(() => admin.delete(`${path}/${id}`))).toContain(shown);
    expect(await shows(shown, 'first woven')).toBe(false);
    expect(await changes(() => admin.call('POST', `/trash/${entity}/${id}/restore`))).toContain(shown);
    expect(await shows(shown, 'first woven')).toBe(true);
  });

  test('is on every page at once when several are changed together', async () => {
    const another = (await admin.post(path, await fields('another woven'))).json()._id;
    const records: { position?: number }[] = (await admin.get(path)).json();
    if (records.every(({ position }) => position !== undefined)) {
      expect(await changes(() => admin.call('PUT', `${path}/order`, { ids: [another, id] }))).toContain(shown);
    }
    const bulk = { action: 'delete', ids: [another] };
    expect(await changes(() => admin.call('POST', `${path}/bulk`, bulk))).toContain(shown);
    expect(await shows(shown, 'another woven')).toBe(false);
  });
});

test('the removal of the demo content is on every page at once', async () => {
  for (const { path, entity, fields } of kinds) {
    const { _id: record_id } = (await admin.post(path, await fields('borrowed woven'))).json();
    await site.database.db.insertInto('demo_record').values({ entity, record_id }).execute();
  }
  const pages = kinds.flatMap(({ shown }) => [shown, inArabic(shown)]).concat('/', '/ar');
  const showing = async () => (await Promise.all(pages.map((url) => shows(url, 'borrowed woven')))).filter(Boolean);
  expect((await showing()).length).toBeGreaterThan(kinds.length * 2);
  expect((await admin.delete('/demo-content')).json()).toMatchObject({ removed: kinds.length });
  expect(await showing()).toEqual([]);
});

test('search-engine texts are in the head of the page at once', async () => {
  const english = { searchTitle: 'Own woven title', searchDescription: 'Own woven words' };
  const arabic = { searchTitle: 'عنوان خاص', searchDescription: 'وصف خاص' };
  const place = fixedPages.indexOf('/our-story');
  const { translations } = (await admin.get('/company')).json();
  const inPlace = (texts: object) => fixedPages.map((page, i) => ({ page, ...(i === place && texts) }));
  const headsOf = async (page: string) => {
    const [own, other] = [await textOf(page), await textOf(inArabic(page))];
    const says = (text: string, { searchTitle, searchDescription }: typeof english) =>
      text.includes(`<title>${searchTitle}</title>`) &&
      ['name="description"', 'property="og:description"', 'name="twitter:description"'].every((name) =>
        text.includes(`${name} content="${searchDescription}"`),
      ) &&
      text.includes(`property="og:title" content="${searchTitle}"`);
    return [says(own, english), says(other, arabic)];
  };
  expect(await headsOf('/our-story')).toEqual([false, false]);
  const ar = { ...translations.ar, pages: inPlace(arabic) };
  await admin.call('PUT', '/company', { pages: inPlace(english), translations: { ar } });
  expect(await headsOf('/our-story')).toEqual([true, true]);
  for (const { path, shown, title, fields } of kinds.filter((each) => details.includes(each.shown))) {
    const sent = await fields('headed woven');
    const { _id, address } = (await admin.post(path, sent)).json();
    const page = `${shown}/${address}`;
    expect(await headsOf(page)).toEqual([false, false]);
    const both = { ar: { [title]: 'عربي', ...arabic } };
    await admin.put(`${path}/${_id}`, { ...sent, ...english, translations: both });
    expect(await headsOf(page), page).toEqual([true, true]);
    // A text in one language must not replace the other.
    await admin.put(`${path}/${_id}`, { ...sent, ...english, translations: { ar: { [title]: 'عربي' } } });
    expect(await headsOf(page), page).toEqual([true, false]);
    expect(await textOf(inArabic(page))).toContain('<title>عربي · ');
  }
});

test('the profile of the company is on every page at once', async () => {
  for (const url of [...lists, ...texts]) await textOf(url);
  await admin.call('PUT', '/company', { tagline: 'Woven anew.' });
  for (const url of [...lists, ...texts.filter((path) => path !== '/login')]) {
    expect(await shows(url, 'Woven anew.'), url).toBe(true);
  }
});

test('a page shows the sizes of a picture as soon as they are made', async () => {
  const before = await textOf('/partners');
  await makeVariantsNow(site);
  expect(await shows('/partners', '.avif')).toBe(true);
  expect(before.includes('.avif')).toBe(false);
});

test('a scheduled post is there as soon as it is published', async () => {
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const due = { title: 'Due woven', summary: 'Woven.', content: 'Woven.', status: 'draft', publishAt };
  expect((await admin.post('/blogs', due)).statusCode).toBe(201);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  expect(await shows('/blog', 'Due woven')).toBe(false);
  await site.services.kinds.blog_post.publishDuePosts();
  expect(await shows('/blog', 'Due woven')).toBe(true);
});

test('what is valid until today is shown as expired when the day ends in Amman', async () => {
  const fields = { ...(await one(kinds, 5).fields('ending woven')), validUntil: '2030-05-31' };
  expect((await admin.post('/certificates', fields)).statusCode).toBe(201);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-31T20:59:00Z') });
  const lastDay = await textOf('/certificates');
  expect(await shows('/', 'ending woven')).toBe(true);
  vi.setSystemTime(new Date('2030-05-31T21:01:00Z'));
  const nextDay = await textOf('/certificates');
  expect(nextDay === lastDay).toBe(false);
  expect(nextDay === (await read('/certificates', { authorization: 'none' })).text).toBe(true);
  // Home tells what is certified, and so only what is valid.
  for (const home of ['/', '/ar']) expect(await shows(home, 'ending woven')).toBe(false);
});

test('a cached page needs no database query until something that visitors see changes', async () => {
  const read = () => Promise.all(['/partners', '/our-story', '/faqs'].map(textOf));
  const lead = async (email: string) => {
    const { _id } = await givenContact(site, { email });
    await admin.call('POST', `/contacts/${_id}/thread`, { kind: 'answer', text: 'Yes' });
    await site.jobs.runDue();
  };
  // The first one makes the site's secret.
  await lead('first@example.com');
  await read();
  expect(await countStatements(read)).toBe(0);
  // What visitors send, and what staff do with it, is on no page.
  await lead('quiet@example.com');
  expect(await countStatements(read)).toBe(0);
  await admin.post('/faqs', await one(kinds, 4).fields('apart woven'));
  expect(await countStatements(() => textOf('/faqs'))).toBeGreaterThan(0);
});
