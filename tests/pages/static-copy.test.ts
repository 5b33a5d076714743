import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectLinks, styleLinks } from '#server/site/static-copy/copied-page.ts';
import { type CopyReport, copySite } from '#server/site/static-copy/copy-site.ts';
import { languages } from '#shared/language.ts';
import { words } from '../support/browser/form-journey.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { portOf } from '../support/servers/port-of.ts';
import { testSiteUrl, useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
let folder: string;
let report: CopyReport;
let server: Server;
let base: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-copy-'));
  report = await copySite(site(), { folder, siteUrl: testSiteUrl });
  // As plain as a web server can be: a file for its path, else 404.html.
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://copy');
    const file = join(folder, decodeURIComponent(pathname.replace(/\/$/, '/index.html')));
    const found = await readFile(file).catch(() => undefined);
    response.statusCode = found ? 200 : 404;
    response.end(found ?? (await readFile(join(folder, '404.html'))));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${portOf(server)}`;
}, 120_000);
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const read = async (path: string) => (await fetch(base + path)).text();

describe('a static copy', () => {
  test('leads nowhere that is not there, and to everything that is', async () => {
    const waiting = ['/index.html', '/ar/index.html', '/404.html', '/ar/404.html'];
    const seen = new Set(waiting);
    const broken: string[] = [];
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const reply = await fetch(base + path);
      if (!reply.ok) broken.push(path);
      const body = /\.(?:html|css)$/.test(path) ? await reply.text() : '';
      const links = path.endsWith('.html') ? collectLinks(body) : styleLinks(body);
      for (const link of links) {
        const url = new URL(link, base + path);
        if (url.origin !== base || seen.has(url.pathname)) continue;
        seen.add(url.pathname);
        waiting.push(url.pathname);
      }
    }
    expect(broken).toEqual([]);
    // Beside what pages lead to there are only files for machines.
    expect(report.pages + report.files - seen.size).toBeLessThanOrEqual(6);
    expect(report.pages).toBeGreaterThan(100);
  });

  test.each(languages)(
    'holds every screen in %s, without scripts and with links that work in any folder',
    async (language) => {
      const say = words(language);
      const products = await site().services.kinds.product.list({ page: 1, limit: 1 });
      const paths = [
        '/',
        '/our-story',
        '/products',
        `/products/${products.items[0]?.address}`,
        '/blog',
        '/faqs',
        '/careers',
        '/privacy',
      ];
      for (const path of paths) {
        const html = await read(`${pathIn(language, path).replace(/\/$/, '')}/index.html`);
        expect(html).toMatch(new RegExp(`<html lang="${language}"`));
        expect(
          html.match(
            /.{0,80}(<script(?! type="application\/ld\+json")|<form|(?:href|src)="\/(?!\/)|modulepreload).{0,80}/g,
          ) ?? [],
        ).toEqual([]);
        expect(html).toContain(`href="${testSiteUrl}${pathIn(language, path)}"`);
      }
      for (const path of ['/contact-us', '/consultation', '/careers', '/quote', '/finder', '/calculator']) {
        const html = await read(`${pathIn(language, path)}/index.html`);
        const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
        expect(main.match(/<(?:button|input)[^>]*>/g) ?? [], path).toEqual([]);
        // Answers of finder and calculator that pages link to are copied; a form is the same with any query.
        const copies = ['/finder', '/calculator'].includes(path)
          ? []
          : await readdir(join(folder, pathIn(language, path)));
        expect(copies, path).not.toContain('_');
        expect(html).toContain(say('static_copy_form'));
        expect(html).toMatch(/href="mailto:[^"]+@[^"]+"/);
        expect(html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=/);
      }
    },
  );

  test('shows what plain servers show for unknown addresses', async () => {
    const reply = await fetch(`${base}/somewhere/else`);
    const html = await reply.text();
    expect([reply.status, html.includes('noindex')]).toEqual([404, true]);
    expect(html).toContain('href="/products/index.html"');
  });
});
