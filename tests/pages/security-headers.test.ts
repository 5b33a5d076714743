import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sections } from '#app/office/shell/sections.ts';
import { observatoryScore } from '../support/browser/observatory-score.ts';
import {
  headersOf,
  inEachLanguage,
  pathOf,
  publicScreens,
  representScreens,
} from '../support/browser/public-screens.ts';
import { isFullRun } from '../support/full-run.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();
const get = (path: string, init: RequestInit = {}) => fetch(site().address + path, { redirect: 'manual', ...init });

async function policyOf(path: string, init: RequestInit = {}): Promise<string> {
  const response = await get(path, init);
  return response.headers.get('content-security-policy') ?? '';
}

async function scoreOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await get(path, { headers });
  return observatoryScore({ headers: response.headers, html: await response.text() }).score;
}

describe('the HTTP Observatory gives A+ with 130', () => {
  test('to every page for visitors, in both languages', async () => {
    const scores: Record<string, number> = {};
    const screens = await publicScreens(site().address);
    for (const { screen, language } of inEachLanguage(isFullRun ? screens : representScreens(screens))) {
      const score = await scoreOf(pathOf(screen, language), headersOf(screen, language));
      if (score < 130) scores[`${screen.name} in ${language}`] = score;
    }
    expect(scores).toEqual({});
  });

  test('to every page for staff, to the page about the API and to what is no page', async () => {
    const paths = [
      ...sections.map(({ to }) => to),
      '/api/docs',
      '/api/products',
      '/favicon.svg',
      '/media/none',
      '/%ff',
    ];
    const scores = await Promise.all(paths.map(async (path) => [path, await scoreOf(path)]));
    expect(scores.filter(([, score]) => Number(score) < 130)).toEqual([]);
  });

  test('less than A+ to a page that had any of it missing', async () => {
    const { headers } = await get('/');
    const without = (name: string) => {
      const rest = new Headers(headers);
      rest.delete(name);
      return observatoryScore({ headers: rest, html: '' }).score;
    };
    expect(without('content-security-policy')).toBe(55);
    expect(without('strict-transport-security')).toBe(80);
    expect(without('cross-origin-resource-policy')).toBe(120);
    expect(without('referrer-policy')).toBe(125);
  });
});

describe('a page', () => {
  test('runs the scripts that stand in it by their hashes, and no others', async () => {
    for (const path of ['/', '/ar/products', '/login', '/admin/careers', '/no-such-screen']) {
      const policy = await policyOf(path);
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
      expect(policy).not.toMatch(/unsafe|nonce|\*/);
      for (const part of ["default-src 'none'", "style-src 'self'", "object-src 'none'", "base-uri 'none'"])
        expect(policy).toContain(part);
    }
  });

  test('names the style sheets that it carries by their hashes, and carries none in the back office', async () => {
    for (const path of ['/', '/ar/products', '/contact-us']) {
      const head = (await (await get(path)).text()).split('</head>')[0]!;
      const texts = [...head.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!);
      expect(texts.length, path).toBeGreaterThan(0);
      const allowed = texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
      expect(await policyOf(path)).toContain(`style-src 'self' ${allowed.join(' ')};`);
    }
    const office = await get('/admin/careers');
    expect(await office.text()).not.toContain('<style');
    expect(office.headers.get('content-security-policy')).toContain("style-src 'self';");
  });

  test('has the same policy when it comes again, and as headers alone', async () => {
    const first = await get('/our-story');
    const etag = first.headers.get('etag');
    const again = await get('/our-story', etag ? { headers: { 'if-none-match': etag } } : {});
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect(await policyOf('/our-story', { method: 'HEAD' })).toContain("frame-ancestors 'none'");
  });

  test('of a language chosen on the way is a redirect that no browser renders', async () => {
    const response = await get('/our-story?lng=ar');
    expect(response.status).toBe(302);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('set-cookie')).toMatch(/; Secure/);
  });
});

describe('what belongs to pages', () => {
  test('is a script, a style or a picture, and no document', async () => {
    const html = await (await get('/')).text();
    const [script] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    const [style] = /\/assets\/[\w.-]+\.css/.exec(html) ?? [];
    const [picture] = /\/media\/images\/[\w.-]+/.exec(html) ?? [];
    for (const path of [style!, picture!, '/favicon.ico', '/logo.svg']) {
      const response = await get(path);
      expect([response.status, response.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
    }
    expect(await policyOf(script!)).toMatch(/^default-src 'none';.*script-src 'self' 'wasm-unsafe-eval'/);
  });
});

test('public pictures are shown by other sites too: link cards, feed readers, searches for pictures', async () => {
  const text = await (await get('/')).text();
  const [picture] = /\/media\/images\/[\w.-]+/.exec(text) ?? [];
  const [film] = (await site().services.kinds.blog_post.list()).items.flatMap(({ video }) => video ?? []);
  const isOpen = async (path: string) =>
    (await get(path, { method: 'HEAD' })).headers.get('cross-origin-resource-policy') === 'cross-origin';
  for (const path of [picture!, '/share/en/home.jpg', '/icon-192.png', '/icon-512.png', '/favicon.ico']) {
    expect([path, await isOpen(path)]).toEqual([path, true]);
  }
  for (const path of ['/', `/media/${film}`, '/api/company', '/media/images/none.png', '/share/en/none.jpg']) {
    expect([path, await isOpen(path)]).toEqual([path, false]);
  }
});

describe('a form sent without JavaScript', () => {
  const post = (headers: Record<string, string>, body = 'fullName=A') =>
    get('/ar/contact-us', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      body,
    });

  test('from another site is refused with a page in the reader’s language', async () => {
    const response = await post({ origin: 'https://evil.example' });
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('أُرسل هذا من موقع آخر');
  });

  test('from our own page is read', async () => {
    expect((await post({ origin: site().address, 'sec-fetch-site': 'same-origin' })).status).toBe(422);
  });

  test('with a field twice is refused', async () => {
    expect((await post({}, 'fullName=A&fullName=B')).status).toBe(400);
  });
});
