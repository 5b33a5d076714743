import { afterEach, describe, expect, test, vi } from 'vitest';
import { m } from '#messages';
import { languages } from '#shared/language.ts';
import { rawRequest } from '../support/requests/raw-request.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const secret = 'connect ECONNREFUSED 10.1.2.3:5432 as mansooj';
const failing = () => Promise.reject(new Error(secret));
const ask = (path: string, method = 'GET') => rawRequest(site().address, path, { method });
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

afterEach(() => {
  vi.restoreAllMocks();
});

function expectNothingInternal(text: string): void {
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/ECONNREFUSED|10\.1\.2\.3|node_modules|at \w+ \(|\.tsx?:\d+/);
}

describe.each(languages)('when the site fails, in %s', (language) => {
  const prefix = language === 'ar' ? '/ar' : '';
  const say = { locale: language };

  test('a screen whose records cannot be read says so in the look of the site, with 500', async () => {
    vi.spyOn(site().services.kinds.partner, 'list').mockImplementation(failing);
    const { status, text } = await ask(`${prefix}/partners`);
    expect([status, headingOf(text)]).toEqual([500, m.error_page_title({}, say)]);
    expect(text).toContain(`lang="${language}"`);
    expect(text).toContain(m.error_page_text({}, say));
    expect(text).toContain('rel="stylesheet"');
    expect(text).toContain(`href="${prefix || '/'}"`);
    expect(text).toContain('content="noindex"');
    expectNothingInternal(text);
  });

  test('so does every screen when not even the company can be read', async () => {
    vi.spyOn(site().services.company, 'getCompany').mockImplementation(failing);
    for (const path of [prefix || '/', `${prefix}/our-story`, `${prefix}/contact-us`, `${prefix}/no-such-screen`]) {
      const { status, text } = await ask(path);
      expect([path, status, headingOf(text)]).toEqual([path, 500, m.error_page_title({}, say)]);
      expectNothingInternal(text);
    }
  });

  test('a post that cannot be read is told in the sentence of the specification', async () => {
    vi.spyOn(site().services.kinds.blog_post, 'get').mockImplementation(failing);
    const { status, text } = await ask(`${prefix}/blog/any`);
    expect([status, headingOf(text)]).toEqual([500, m.blog_error_fetching({}, say)]);
    expectNothingInternal(text);
  });
});

test('what the back office fetches of a screen holds nothing internal either', async () => {
  vi.spyOn(site().services.company, 'getCompany').mockImplementation(failing);
  const { status, text } = await ask('/login.data');
  expect(status).toBe(500);
  expectNothingInternal(text);
});

test('the site answers again as soon as the fault is gone', async () => {
  vi.spyOn(site().services.kinds.partner, 'list').mockImplementationOnce(failing);
  expect((await ask('/partners')).status).toBe(500);
  expect((await ask('/partners')).status).toBe(200);
});

test('a fault is never kept by a cache', async () => {
  vi.spyOn(site().services.kinds.partner, 'list').mockImplementation(failing);
  const { headers } = await ask('/partners');
  expect(headers['cache-control'] ?? 'no-store').toMatch(/no-store|no-cache/);
});
