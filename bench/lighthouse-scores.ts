import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '#shared/language.ts';
import { findChromium } from '../tests/support/browser/browser.ts';
import { pathOf, publicScreens } from '../tests/support/browser/public-screens.ts';
import type { Bench } from './bench-options.ts';
import { inKilobytes, inSeconds, median, type Row, withinBar } from './result-table.ts';
import { startSite } from './site-process.ts';

const wanted = fileURLToPath(new URL('./lighthouse', import.meta.url));
const folder = fileURLToPath(new URL('../.cache/lighthouse', import.meta.url));
/** One screen of each template: home, lists, details, text, forms, search; and results, which ask not to be found. */
const templates = [
  'home',
  'products',
  'product',
  'our story',
  'blog',
  'post',
  'partner',
  'certificates',
  'contact us',
  'quote',
  'search',
  'search with results',
];
/** Where the largest paint has a bar, and where the first load as a whole has one. */
const paintedSoon = ['home', 'products', 'product', 'post', 'contact us'];
const weighed = ['home'];
const runs = 3;
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

type Audit = { numericValue?: number; details?: { items: { url: string }[] } };
type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> };
type Tools = { launch(): Promise<{ port: number; kill(): void }>; report(url: string, port: number): Promise<Report> };

/** Lighthouse's mobile run (simulated slow 4G, 4 times slower processor) of one screen of each template, in both languages. */
export async function measureLighthouse({ dataDir }: Bench): Promise<Row[]> {
  const tools = await loadTools();
  const port = await freePort();
  const site = await startSite(dataDir, {
    environment: { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` },
  });
  const chrome = await tools.launch();
  try {
    const rows: Row[] = [];
    const screens = (await publicScreens(site.address)).filter(({ name }) => templates.includes(name));
    if (screens.length < templates.length) throw new Error('A template to measure is not among the screens.');
    for (const screen of screens)
      for (const language of languages) {
        const reports: Report[] = [];
        for (let run = 0; run < runs; run++)
          reports.push(await tools.report(site.address + pathOf(screen, language), chrome.port));
        rows.push(...rowsOf({ name: screen.name, language }, reports));
      }
    return rows;
  } finally {
    chrome.kill();
    await site.stop();
  }
}

function rowsOf({ name, language }: { name: string; language: Language }, reports: Report[]): Row[] {
  const score = (id: string) => Math.round(100 * median(reports.map(({ categories }) => categories[id]!.score)));
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const what = `${name}, ${language}`;
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(' / ');
  return [
    { what: `${what}: performance / accessibility / practices / search`, measured: scores, beside: 'bar 100' },
    figure(`${what}: largest paint`, audit('largest-contentful-paint'), {
      bar: paintedSoon.includes(name) ? 1_150 : undefined,
      format: inSeconds,
    }),
    figure(`${what}: blocking time`, audit('total-blocking-time'), { bar: 50, format: (ms) => `${ms.toFixed(0)} ms` }),
    { what: `${what}: layout shift`, measured: audit('cumulative-layout-shift').toFixed(3), beside: 'bar 0' },
    figure(`${what}: first load, all of it`, audit('total-byte-weight'), {
      bar: weighed.includes(name) ? 130 * 1024 : undefined,
      format: inKilobytes,
    }),
    figure(`${what}: requests`, median(reports.map(requestsOf)), {
      bar: weighed.includes(name) ? 15 : undefined,
      format: String,
    }),
  ];
}

/** A measure, beside its bar where it has one. */
function figure(what: string, value: number, { bar, format }: Figure): Row {
  return bar === undefined ? { what, measured: format(value) } : withinBar(what, value, { bar, format });
}

type Figure = { bar: number | undefined; format(value: number): string };

/** Requests on the wire; images embedded in style sheets are listed too, but cause none. */
function requestsOf({ audits }: Report): number {
  const asked = audits['network-requests']?.details?.items ?? [];
  return asked.filter(({ url }) => !url.startsWith('data:')).length;
}

/** Lighthouse is installed beside the benchmarks when they first need it: the product's own packages stay small. */
async function loadTools(): Promise<Tools> {
  const modules = `${folder}/node_modules`;
  if (!existsSync(modules)) {
    await cp(wanted, folder, { recursive: true });
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  }
  const launcher = await import(`${modules}/chrome-launcher/dist/index.js`);
  const { default: lighthouse } = await import(`${modules}/lighthouse/core/index.js`);
  return {
    launch: () => launcher.launch({ chromePath: findChromium(), chromeFlags }),
    async report(url, port) {
      const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
      return (await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories })).lhr;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
