import { describe, expect, test } from 'vitest';
import { say } from '#server/core/i18n/say.ts';
import { languages } from '#shared/language.ts';
import { publicPages } from '#shared/site/fixed-pages.ts';
import { shareAddress } from '#shared/site/share-address.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { pathOf, publicScreens, representScreens } from '../support/browser/public-screens.ts';
import { isFullRun } from '../support/full-run.ts';
import { givenSession } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { countRows } from '../support/sites/stored-rows.ts';

const site = useDemoSite();
const read = async (path: string) => (await fetch(site().address + path)).text();

const textOf = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const firstIn = (html: string, element: RegExp) => textOf(element.exec(html)?.[1]).trim();
const headOf = (html: string) => ({
  title: firstIn(html, /<title>([^<]*)/),
  description: firstIn(html, /name="description" content="([^"]*)/),
});

describe.each(languages)('every public page, in %s', (language) => {
  test.each(publicPages)('$path is what its entry says', async ({ path, title, head, isAnswer }) => {
    const html = await read(pathIn(language, path));
    if (!head?.title) expect(firstIn(html, /<h1[^>]*>(.*?)<\/h1>/s)).toBe(say(title, {}, language));
    expect(headOf(html).description).not.toBe('');
    const listed = (await read('/sitemap.xml')).includes(`<loc>https://mansooj.example${pathIn(language, path)}</loc>`);
    expect(listed).toBe(!isAnswer);
    // Each is drawn when it is first asked for.
    if (!isFullRun && language === 'ar') return;
    expect((await fetch(site().address + shareAddress(path, language))).headers.get('content-type')).toBe('image/jpeg');
  });

  test('staff see what search engines show of it', async () => {
    const { token } = await givenSession(site(), 'marketing');
    const headers = { authorization: `Bearer ${token}` };
    const pages = await (await fetch(`${site().address}/api/company/pages`, { headers })).json();
    const shown = await Promise.all(
      pages.map(async ({ page }: { page: string }) => headOf(await read(pathIn(language, page)))),
    );
    expect(pages.map((page: Record<string, object>) => page[language])).toEqual(shown);
  });
});

test('reading public pages stores no row', async () => {
  const { database, services } = site();
  // A record gets its short address when its page is first read: one row for each record that staff wrote.
  const countOthers = async () =>
    new Map([...(await countRows(database.db))].filter(([table]) => table !== 'short_link'));
  const screens = await publicScreens(site().address);
  const paths = (isFullRun ? screens : representScreens(screens)).flatMap((screen) =>
    languages.map((language) => pathOf(screen, language)),
  );
  const before = await countOthers();
  for (const path of [...paths, '/nowhere', '/s/none', '/requests/none', '/ar/requests/none']) await read(path);
  await services.visits.close();
  await services.askedSearches.close();
  expect(await countOthers()).toEqual(before);
});
