import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '#server/site/pages/built-pages.ts';
import { limits } from '#shared/limits.ts';
import { mebibyte } from '#shared/units.ts';
import { applicationForm, cvFile } from '../../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { startCaddy, startNginx } from '../../../tests/support/proxies.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let address: string;
beforeAll(async () => {
  site = await buildSite({ settings: { TRUST_PROXY: 'on' }, pages: await builtPages() });
  address = await site.listen();
});
afterAll(() => site.close());

// As docs/operations.md says, besides the size of bodies.
const nginxLines = `
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;`;

describe.each([
  ['nginx', () => startNginx(address, nginxLines)],
  ['Caddy', () => startCaddy(address)],
] as const)('behind %s', (_, startProxy) => {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  beforeAll(async () => {
    proxy = await startProxy();
  });
  afterAll(() => proxy[Symbol.asyncDispose]());

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(proxy.address + path, { method: 'POST', body, headers });
  const withoutScript = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
  const cvOf = (bytes: number) => applicationForm({ cv: cvFile(Buffer.alloc(bytes, '%PDF-1.7 ')) });

  test.each([
    ['/careers', limits.cvBytes + 1, 'en', 'File size must be less than 5MB'],
    ['/ar/careers', 12 * mebibyte, 'ar', 'يجب أن يكون حجم الملف أقل من 5 ميغابايت'],
    ['/careers', 130 * mebibyte, 'en', 'The request is too large'],
    ['/ar/careers', 130 * mebibyte, 'ar', 'حجم الطلب أكبر من المسموح به'],
  ])('who sends to %s a file of %d bytes without scripts reads why, above the form', async (path, bytes, ...says) => {
    const reply = await post(path, cvOf(bytes), withoutScript);
    const page = await reply.text();
    expect(reply.status).toBe(413);
    expect([/<html lang="(..)"/.exec(page)?.[1], says[1]]).toEqual([says[0], page.includes(says[1]) ? says[1] : page]);
    expect(page).toMatch(/<input[^>]+type="file"/);
  });

  test('a CV arrives byte for byte', async () => {
    const pdf = samplePdf({ bytes: limits.cvBytes });
    const reply = await post('/api/careers', applicationForm({ cv: cvFile(pdf) }), { origin: proxy.address });
    expect(reply.status).toBe(201);
    const { data } = (await reply.json()) as { data: { career: { _id: string } } };
    const { path } = await site.services.leads.career.getCv(data.career._id);
    expect((await buffer(await site.services.files.read(path))).equals(pdf)).toBe(true);
  });

  test('pages come compressed, and are not sent again while they are the same', async () => {
    const asked = { 'accept-encoding': 'br' };
    const first = await fetch(`${proxy.address}/products`, { headers: asked });
    expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(await first.text()).toContain('<h1');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${proxy.address}/products`, { headers: { ...asked, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('a form of another site is refused', async () => {
    const reply = await post('/api/careers', applicationForm(), { origin: 'https://elsewhere.example' });
    expect(reply.status).toBe(403);
  });

  test('who claims to be somebody else is counted all the same', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const body = JSON.stringify({ username: `somebody-${attempt}`, password: 'guessed' });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${attempt}` };
      statuses.push((await post('/api/auth/login', body, headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
