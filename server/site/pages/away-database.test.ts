import { afterAll, beforeAll, expect, test } from 'vitest';
import { m } from '#messages';
import { languages } from '#shared/language.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { rawRequest } from '../../../tests/support/requests/raw-request.ts';
import { type PostgresCluster, startPostgresCluster } from '../../../tests/support/servers/postgres-cluster.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { builtPages } from './built-pages.ts';

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres');

let cluster: PostgresCluster | undefined;
let site: BuiltSite;
let address: string;
beforeAll(async () => {
  if (process.env.TEST_DATABASE === 'postgres') cluster = await startPostgresCluster();
  const database = async (usual: Record<string, string>) => (cluster ? { DATABASE_URL: cluster.url } : usual);
  site = await buildSite({ pages: await builtPages(), database });
  address = await site.listen();
});
afterAll(async () => {
  await site.close();
  await cluster?.stop();
});

const ask = (path: string, headers: Record<string, string> = {}) => rawRequest(address, path, { headers });
const noticeIn = (html: string) => languages.filter((locale) => html.includes(m.away_notice({}, { locale })));
const lines = { en: ['/', '/partners', '/our-story'], ar: ['/ar', '/ar/partners', '/ar/our-story'] };
const pages = [...lines.en, ...lines.ar];

const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
const send = (path: string) =>
  fetch(address + path, { method: 'POST', body: new URLSearchParams(message), redirect: 'manual' });

test('usual pages have no notice, and the place for it does not keep them from being cached', async () => {
  for (const path of pages) {
    const { text } = await ask(path);
    expect([path, noticeIn(text), text.includes('data-away=')]).toEqual([path, [], true]);
    expect((await ask(path)).text === text).toBe(true);
  }
});

onPostgres('while PostgreSQL is away kept pages stay readable and say so, in every encoding', async () => {
  const { name } = await givenPartner(site, { name: 'Sunbulan Mills' });
  const product = await givenProduct(site);
  const own = `/products/${product.address}`;
  const codings = { identity: {}, br: { 'accept-encoding': 'br' }, gzip: { 'accept-encoding': 'gzip' } };
  await expect.poll(async () => (await ask('/partners')).text).toContain(name);
  for (const headers of Object.values(codings)) for (const path of [...pages, own]) await ask(path, headers);
  const usual = await ask('/partners');
  // Everything is outdated by a change that nobody saw the pages after.
  await givenPartner(site, { name: 'Tenth Mills' });
  await site.services.kinds.partner.list();

  await cluster?.interrupt();
  await expect.poll(async () => noticeIn((await ask('/our-story')).text)).toEqual(['en']);
  for (const headers of Object.values(codings)) {
    for (const language of languages) {
      for (const path of lines[language]) {
        const page = await ask(path, headers);
        expect([path, page.status, noticeIn(page.text)]).toEqual([path, 200, [language]]);
      }
    }
    expect((await ask(own, headers)).text).toContain(product.name);
  }
  const held = await ask('/partners', { 'if-none-match': String(usual.headers.etag) });
  expect([held.status, held.text.includes(name)]).toEqual([200, true]);

  for (const [path, locale] of [
    ['/contact-us', 'en'],
    ['/ar/contact-us', 'ar'],
  ] as const) {
    expect([(await ask(path)).status, noticeIn((await ask(path)).text)]).toEqual([200, [locale]]);
    const refused = await send(path);
    const html = await refused.text();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    const told = [...Object.values(message), m.contact_submit_failed({}, { locale })];
    expect(told.filter((text) => !html.includes(text))).toEqual([]);
  }
  expect((await ask('/products/never-seen')).status).toBe(503);
  expect((await ask('/api/health')).status).toBe(503);

  await cluster?.resume();
  await expect.poll(async () => (await ask('/partners')).text, { timeout: 20_000 }).toContain('Tenth Mills');
  for (const path of [...pages, own, '/contact-us']) {
    const page = await ask(path);
    expect([path, page.status, noticeIn(page.text)]).toEqual([path, 200, []]);
  }
  expect((await send('/contact-us')).status).toBe(303);
});
