import { once } from 'node:events';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands } from '#server/main/commands/commands.ts';
import { builtPages } from '#server/site/pages/built-pages.ts';
import { limits } from '#shared/limits.ts';
import { mebibyte } from '#shared/units.ts';
import { applicationForm, cvFile } from '../../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { freePort, startDocumentedCaddy, startDocumentedNginx } from '../../../tests/support/proxies.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let address: string;
beforeAll(async () => {
  site = await buildSite({ settings: { TRUST_PROXY: 'on' }, pages: await builtPages() });
  address = await site.listen();
});
afterAll(() => site.close());

const withoutHeaders = `
  header_up Host upstream.example
  header_up -X-Forwarded-*
`;

describe.each([
  [
    'nginx',
    startDocumentedNginx,
    {
      older: (text: string) => text.replace('ssl http2', 'ssl'),
      spoilt: (text: string) => text.replace(/^ *proxy_set_header .*$/gm, ''),
    },
  ],
  [
    'Caddy',
    startDocumentedCaddy,
    {
      older: (text: string) => text.replace(/^\{$/m, '{\n servers {\n protocols h1\n }'),
      spoilt: (text: string) => text.replace(/reverse_proxy [\d.:]+/, `$& {${withoutHeaders}}`),
    },
  ],
] as const)('behind %s, as deploy/ configures it', (_, start, { older, spoilt }) => {
  // With HTTP/1.1: the HTTP/2 of `fetch` takes no answer before its body has left.
  const startProxy = () => start(address, older);
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

  test('HTTP/2 is spoken, and plain HTTP leads to TLS, but not for programs', async () => {
    await using before = await start(address);
    const session = connect(before.address);
    const reply = session.request({ ':path': '/api/health' });
    const [received] = await once(reply, 'response');
    reply.resume();
    session.close();
    expect([received[':status'], session.alpnProtocol]).toEqual([200, 'h2']);
    const plain = (path: string) => fetch(before.plainAddress + path, { redirect: 'manual' });
    expect((await plain('/ar/products?a=1')).headers.get('location')).toMatch(/^https:.*\/ar\/products\?a=1$/);
    expect([301, 308]).toContain((await plain('/')).status);
    expect((await plain('/api/products')).status).toBe(403);
  });

  test('the address of a private page stands in no log, also when the site does not answer', async () => {
    await using silent = await start('http://127.0.0.1:1', older);
    for (const { address: from, plainAddress } of [proxy, silent])
      for (const path of ['/requests/secret-token', '/ar/requests/secret-token', '/%72equests/secret-token'])
        for (const place of [from, plainAddress]) await fetch(place + path, { redirect: 'manual' });
    await fetch(`${silent.address}/seen-page`);
    const logs = (await proxy.log()) + (await silent.log());
    expect(logs).toContain('seen-page');
    expect(logs).not.toContain('secret-token');
  });

  test('the command "check" sees how its requests arrive in place of the site', async () => {
    const port = await freePort();
    const judge = async (changed?: (text: string) => string) => {
      await using before = await start(`http://127.0.0.1:${port}`, changed);
      const settings = { DATA_DIR: site.dataDir, PORT: String(port), SITE_URL: before.address, TRUST_PROXY: 'on' };
      const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
      await commands.check?.([], { ...site.environment, ...settings });
      const lines = written.mock.calls.join('').split('\n');
      written.mockRestore();
      return lines.filter((line) => /SITE_URL|TRUST_PROXY/.test(line)).map((line) => line.replace(/ +/g, ' '));
    };
    expect(await judge()).toEqual([
      expect.stringMatching(/^ok SITE_URL https:.* leads here\.$/),
      'ok TRUST_PROXY Address, scheme and host arrive as set.',
    ]);
    const without = await judge(spoilt);
    expect(without.join('\n')).toMatch(/^warning TRUST_PROXY .*X-Forwarded-(For names 0|Proto arrives as)/m);
    expect(without).toContainEqual(
      expect.stringMatching(/^warning TRUST_PROXY The host arrives as .* must pass Host on\.$/),
    );
  });

  test('the command "check" says nothing of proxies when the address of a stopped site is silent', async () => {
    const settings = { PORT: String(await freePort()), SITE_URL: 'https://127.0.0.1:1', TRUST_PROXY: 'on' };
    const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
    await commands.check?.([], { ...site.environment, DATA_DIR: site.dataDir, ...settings });
    const text = written.mock.calls.join('');
    written.mockRestore();
    expect(text).toMatch(/^error +SITE_URL +https:.* does not answer/m);
    expect(text).not.toContain('TRUST_PROXY');
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

test('a body without end is refused at once behind nginx, which would keep it on its disk first', async () => {
  await using proxy = await startDocumentedNginx(address, (text) => text.replace('ssl http2', 'ssl'));
  const headers = { 'content-type': 'application/json', 'content-length': String(100_000 * mebibyte) };
  const sending = request(`${proxy.address}/api/contacts`, { method: 'POST', headers });
  sending.on('error', () => {});
  sending.write(Buffer.alloc(2 * mebibyte, ' '));
  const [answer] = await once(sending, 'response');
  sending.destroy();
  expect(answer.statusCode).toBe(413);
});
