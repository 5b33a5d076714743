import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import type { Faq } from '#shared/kinds/faq.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { isTakenOver } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
let faqs: Faq[];

beforeAll(async () => {
  faqs = (await site().services.kinds.faq.list()).items;
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser().newContext({ baseURL: site().address, ...options });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const openQuestions = (page: Page) => page.locator('main details[open] summary').allTextContents();

describe.each(readersOf('ar'))('a visitor with a question, in %s', (language) => {
  const prefix = language === 'ar' ? '/ar' : '';
  const say = { locale: language };

  test('opens an answer by keyboard, without JavaScript; its neighbour closes', async () => {
    const page = await open(`${prefix}/faqs`, { javaScriptEnabled: false });
    const [first, second] = faqs.map((faq) => localise(faq, language));
    await page.locator('summary', { hasText: first!.question }).press('Enter');
    expect(await page.getByText(first!.answer).isVisible()).toBe(true);
    await page.getByText(second!.question).click();
    expect(await openQuestions(page)).toEqual([second!.question]);
    await page.context().close();
  });

  test('prints every answer below its question, and nothing to press', async () => {
    const page = await open(`${prefix}/faqs`);
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('main details > :not(summary)');
    expect(await answers.evaluateAll((all) => all.filter((each) => each.clientHeight < 15).length)).toBe(0);
    expect(await answers.count()).toBe(faqs.length);
    expect(await page.locator('main :is(nav, button, input, .button):visible').allTextContents()).toEqual([]);
    await page.context().close();
  });

  test('chooses a subject and searches, without JavaScript', async () => {
    const page = await open(`${prefix}/faqs`, { javaScriptEnabled: false });
    const subject = faqs.at(-1)!.group;
    await page.locator(`main nav a[href$="${encodeURIComponent(subject)}"]`).click();
    expect(await page.locator('main section h2').count()).toBe(2);
    await page.getByRole('searchbox').fill('FIBC zzz');
    await page.getByRole('button', { name: m.faqs_search_button({}, say) }).click();
    expect(await page.getByRole('heading', { name: m.faqs_empty({}, say) }).isVisible()).toBe(true);
    await page.getByRole('link', { name: m.faqs_all({}, say) }).click();
    expect(await page.locator('main details').count()).toBe(faqs.length);
    await page.context().close();
  });

  test('finds the answer by an everyday spelling, and stays where it is', async () => {
    const page = await open(`${prefix}/faqs`);
    await isTakenOver(page);
    await page.getByRole('searchbox').fill('الطلبيه');
    await page.getByRole('searchbox').press('Enter');
    await page.locator('main p[role=status]:not(:empty)').waitFor();
    const found = await page.locator('main details').count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(faqs.length);
    expect(await page.locator('main p[role=status]').textContent()).toBe(m.faqs_found({ count: found }, say));
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    await page.context().close();
  });

  test('keeps what was typed before hydration, and searches within the subject', async () => {
    const context = await browser().newContext({ baseURL: site().address });
    const page = await context.newPage();
    let letScriptsCome = (): void => {};
    const held = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
    const subject = faqs[0]!.group;
    await page.goto(`${prefix}/faqs?category=${encodeURIComponent(subject)}`, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('zzz');
    letScriptsCome();
    await isTakenOver(page);
    expect(await page.getByRole('searchbox').inputValue()).toBe('zzz');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL((address) => address.searchParams.get('q') === 'zzz');
    expect(new URL(page.url()).searchParams.get('category')).toBe(subject);
    const subjects = page.getByRole('navigation', { name: m.faqs_filter({}, say) });
    await subjects.getByRole('button').first().click();
    await page.waitForURL((address) => !address.searchParams.has('category'));
    expect(new URL(page.url()).searchParams.get('q')).toBe('zzz');
    await context.close();
  });

  test('follows an address that names a question and finds it open', async () => {
    const { _id, question } = localise(faqs.at(-1)!, language);
    const page = await open(`${prefix}/faqs#faq-${_id}`);
    await page.locator('main details[open]').waitFor();
    expect(await openQuestions(page)).toEqual([question]);
    await page.context().close();
  });
});

test('an address that names no question opens nothing and breaks nothing', async () => {
  const page = await open('/faqs#faq-%E0%A4%A');
  expect(await openQuestions(page)).toEqual([]);
  expect(await page.locator('h1').textContent()).toBe(m.faqs_title());
  await page.context().close();
});
