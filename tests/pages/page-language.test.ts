import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { type PublicScreen, pathOf, publicScreens, representScreens } from '../support/browser/public-screens.ts';
import { isFullRun } from '../support/full-run.ts';
import { rawRequest } from '../support/requests/raw-request.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(site().address, path, { headers, method });
const languageOf = (html: string) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

let screens: PublicScreen[];
beforeAll(async () => {
  screens = await publicScreens(site().address);
});

describe('the language of an address without prefix', () => {
  const cases: [string, Record<string, string>, Language][] = [
    ['nothing is known', {}, 'en'],
    ['the browser prefers Arabic', { 'accept-language': 'ar-JO,ar;q=0.9,en;q=0.8' }, 'ar'],
    ['the browser prefers English', { 'accept-language': 'en-US,en;q=0.9,ar;q=0.8' }, 'en'],
    ['the browser prefers a language we lack', { 'accept-language': 'fr-FR,fr;q=0.9' }, 'en'],
    ['the browser prefers a language we lack, then Arabic', { 'accept-language': 'fr,ar;q=0.5,en;q=0.1' }, 'ar'],
    ['Arabic is refused', { 'accept-language': 'ar;q=0' }, 'en'],
    ['the cookie says Arabic', { cookie: 'i18nextLng=ar' }, 'ar'],
    ['the cookie names a region', { cookie: 'theme=x; i18nextLng=ar-JO' }, 'ar'],
    ['the cookie beats the browser', { cookie: 'i18nextLng=en', 'accept-language': 'ar' }, 'en'],
    ['the cookie is nonsense', { cookie: 'i18nextLng=%3Cscript%3E', 'accept-language': 'ar' }, 'ar'],
    ['another cookie ends in the same name', { cookie: 'xi18nextLng=ar' }, 'en'],
  ];
  test.each(cases)('when %s', async (_, headers, language) => {
    const { status, text } = await ask('/our-story', headers);
    expect(status).toBe(200);
    expect(languageOf(text)).toBe(language);
    expect(canonicalOf(text)).toMatch(language === 'ar' ? /\/ar\/our-story$/ : /example\/our-story$/);
  });

  test('is said to depend on cookie and browser, so that no cache mixes readers up', async () => {
    const [english, arabic] = [await ask('/our-story'), await ask('/ar/our-story')];
    expect(english.headers.vary?.toLowerCase()).toContain('cookie');
    expect(english.headers.vary?.toLowerCase()).toContain('accept-language');
    expect(arabic.headers.vary ?? '').not.toMatch(/cookie|accept-language/i);
  });
});

test.each(['/ar', '/ar/', '/ar/our-story'])('%s is Arabic whatever was chosen', async (path) => {
  const { status, text } = await ask(path, { cookie: 'i18nextLng=en', 'accept-language': 'en' });
  expect(status).toBe(200);
  expect(languageOf(text)).toBe('ar');
});

test('an address that only begins like Arabic is an unknown English one', async () => {
  const { status, text } = await ask('/arabic');
  expect([status, languageOf(text)]).toEqual([404, 'en']);
});

describe('?lng=', () => {
  const cases = [
    ['/our-story?lng=ar', '/ar/our-story', 'ar'],
    ['/ar/our-story?lng=en', '/our-story', 'en'],
    ['/our-story?lng=en', '/our-story', 'en'],
    ['/ar/our-story?lng=ar', '/ar/our-story', 'ar'],
    ['/?lng=ar', '/ar', 'ar'],
    ['/ar?lng=en', '/', 'en'],
    ['/ar/?lng=en', '/', 'en'],
    ['/projects?category=Automation&lng=ar', '/ar/projects?category=Automation', 'ar'],
    ['/search?lng=ar&q=%D9%83%D9%8A%D8%B3', '/ar/search?q=%D9%83%D9%8A%D8%B3', 'ar'],
    ['/login?lng=ar', '/login', 'ar'],
    ['/our-story?lng=ar-JO', '/ar/our-story', 'ar'],
  ] as const;
  test.each(cases)('%s stores the choice and leads to %s', async (path, location, language) => {
    const { status, headers } = await ask(path, { cookie: 'i18nextLng=en', 'accept-language': 'en' });
    expect(status).toBe(302);
    expect(headers.location).toBe(location);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^i18nextLng=${language}; Path=/;.*SameSite=Lax`)),
    ]);
  });

  test('of a language we lack changes nothing', async () => {
    const { status, headers, text } = await ask('/our-story?lng=fr', { cookie: 'i18nextLng=ar' });
    expect([status, headers['set-cookie'], languageOf(text)]).toEqual([200, undefined, 'ar']);
  });

  const attempts = [
    '//evil.example?lng=en',
    '///evil.example/?lng=en',
    '/ar//evil.example?lng=en',
    '/ar/ar//evil.example?lng=en',
    '/\\evil.example?lng=en',
    '/ar/\\evil.example?lng=en',
    '/%5Cevil.example?lng=en',
    '/%2F%2Fevil.example?lng=en',
    '/ar/%2Fevil.example?lng=ar',
    '/%09/evil.example?lng=en',
    'http://evil.example/?lng=en',
    'http://evil.example//evil.example/?lng=ar',
    '/x?lng=en%0d%0aset-cookie:a=b',
  ];
  test.each(attempts)('never leads out of the site: %s', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBeLessThan(500);
    expect(headers['set-cookie'] ?? []).not.toContainEqual(expect.stringContaining('a=b'));
    if (!headers.location) return;
    const target = new URL(headers.location, 'https://mansooj.example/');
    expect(target.host).toBe('mansooj.example');
    expect(headers.location).toMatch(/^\/(?![/\\])/);
  });
});

/** A query by the names of its parameters; those of one name keep their order, as products of a comparison do. */
function sorted(query = ''): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.toString();
}

describe('the toggle', () => {
  test('is a link to the same screen, and following it arrives there in the other language', async () => {
    for (const screen of (isFullRun ? screens : representScreens(screens)).filter(({ hasPrefix }) => hasPrefix)) {
      for (const [from, to, word] of [
        ['en', 'ar', 'العربية'],
        ['ar', 'en', 'English'],
      ] as const) {
        const { text } = await ask(pathOf(screen, from));
        const link = new RegExp(`<a[^>]*href="([^"]*)"[^>]*>${word}</a>`).exec(text)?.[1]?.replaceAll('&amp;', '&');
        expect(link, `${screen.name} in ${from}`).toContain(`lng=${to}`);
        const { headers } = await ask(link!);
        const [place, query] = headers.location!.split('?');
        const [wantedPlace, wantedQuery] = pathOf(screen, to).split('?');
        expect(place).toBe(wantedPlace);
        expect(sorted(query)).toBe(sorted(wantedQuery));
      }
    }
  });

  test('is on the sign-in screen too, which has one address', async () => {
    const { text } = await ask('/login');
    expect(text).toMatch(/href="\/login\?lng=ar"/);
  });
});

test.each(['/', '/ar', '/our-story', '/products', '/careers'])(
  'HEAD %s answers as GET does, without a body',
  async (path) => {
    const [head, get] = [await ask(path, {}, 'HEAD'), await ask(path)];
    expect([head.status, head.text]).toEqual([get.status, '']);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  },
);
