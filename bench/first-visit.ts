import type { Browser, Page } from 'playwright-core';
import { type Language, languages } from '#shared/language.ts';
import { launchBrowser } from '../tests/support/browser/browser.ts';
import { pathIn } from '../tests/support/browser/visitor.ts';
import type { Bench } from './bench-options.ts';
import { inKilobytes, type Row, withinBar } from './result-table.ts';
import { startSite } from './site-process.ts';

/** What a page fetches within this time after it has loaded belongs to its first load. */
const settleMilliseconds = 3_000;
/** The phone that Lighthouse measures with. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const kilobytesOfHome: Record<Language, number> = { en: 90, ar: 105 };

/** What a visitor's first page fetches on a phone, in bytes on the wire, in both languages. */
export async function measureFirstVisit({ dataDir }: Bench): Promise<Row[]> {
  const site = await startSite(dataDir);
  const browser = await launchBrowser();
  const product = await firstProduct(site.address);
  const fetchedBy = (language: Language, path: string, use?: (page: Page) => Promise<void>) =>
    visit({ browser, address: site.address + pathIn(language, path), use });
  try {
    const rows: Row[] = [];
    for (const language of languages) {
      const home = await fetchedBy(language, '/');
      rows.push(
        size(`Home, first load of all, ${language}`, home.bytes, kilobytesOfHome[language]),
        withinBar(`Home, requests, ${language}`, home.requests, { bar: 10, format: String }),
        size(`JavaScript of a product, ${language}`, (await fetchedBy(language, product)).scripts, 12),
        size(
          `JavaScript of Contact, its form in use, ${language}`,
          (await fetchedBy(language, '/contact-us', useForm)).scripts,
          85,
        ),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function firstProduct(address: string): Promise<string> {
  const [product] = (await (await fetch(`${address}/api/products`)).json()) as { address: string }[];
  return `/products/${product!.address}`;
}

const size = (what: string, bytes: number, kilobytes: number) =>
  withinBar(what, bytes, { bar: kilobytes * 1024, format: inKilobytes });

async function useForm(page: Page): Promise<void> {
  await page.locator('main form[method=post] textarea').fill('Sacks of 50 kg');
  await page.locator('main form[method=post] [name=fullName]').fill('Sami Haddad');
}

type Fetched = { bytes: number; scripts: number; requests: number };
type Visit = { browser: Browser; address: string; use: ((page: Page) => Promise<void>) | undefined };

async function visit({ browser, address, use }: Visit): Promise<Fetched> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const fetched = await watchRequests(page);
    await page.goto(address, { waitUntil: 'load' });
    await use?.(page);
    await page.waitForTimeout(settleMilliseconds);
    return fetched;
  } finally {
    await context.close();
  }
}

/** Counts what the page fetches from now on. */
async function watchRequests(page: Page): Promise<Fetched> {
  const fetched: Fetched = { bytes: 0, scripts: 0, requests: 0 };
  const scripts = new Set<string>();
  const tab = await page.context().newCDPSession(page);
  tab.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    fetched.requests++;
    if (type === 'Script') scripts.add(requestId);
  });
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    fetched.bytes += encodedDataLength;
    if (scripts.has(requestId)) fetched.scripts += encodedDataLength;
  });
  await tab.send('Network.enable');
  return fetched;
}
