import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openForm, openVisitor, send, untilAnswering, words } from '../support/browser/form-journey.ts';
import { fillBuyer, goToStep, sendRequest } from '../support/browser/quote-journey.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

const visitor = (language: Language, hasScripts = true) =>
  openVisitor(browser(), { address: site().address, language, hasScripts });
const otherThan = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** Follows the link of the header to the same page in the other language. */
async function switchTo(page: Page, language: Language): Promise<void> {
  const name = language === 'ar' ? 'العربية' : 'English';
  await page.locator('header').getByRole('link', { name }).first().click();
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  await untilAnswering(page);
}

const chosenIn = (page: Page) =>
  page.locator('[name=cv]').evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));
/** What this browser keeps of the files of a form. */
const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('form-files', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('chosen');
        opening.onsuccess = () => {
          const count = opening.result.transaction('chosen').objectStore('chosen').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

describe.each(readersOf('en'))('who begins in %s and goes on in the other language', (language) => {
  const other = otherThan(language);
  const [say, sayThere] = [words(language), words(other)];

  test.each([2, 3] as const)('is at step %i of the request as before', async (step) => {
    const page = await openForm(await visitor(language), language, '/quote');
    await page.fill('[name="line.goods"]', 'Salt');
    for (const each of [2, 3] as const) if (each <= step) await goToStep(page, each);
    await switchTo(page, other);
    await page.locator(`#step-${step}`).waitFor();
    expect(await page.isVisible('#step-1')).toBe(false);
    await expect.poll(() => page.inputValue('[name="line.goods"]')).toBe('Salt');
    // Back at the first step, the language changes there.
    await page.locator('button[value="go:1"]').first().click();
    await switchTo(page, language);
    await page.locator('#step-1').waitFor();
    expect(await page.isVisible(`#step-${step}`)).toBe(false);
  });

  test('keeps a CV over it and over a reload, until it was sent', async () => {
    const page = await openForm(await visitor(language), language, '/careers');
    const email = `kept-cv-${language}@example.com`;
    await page.fill('[name=fullName]', 'Lama Haddad');
    await page.fill('[name=email]', email);
    const buffer = samplePdf({ bytes: 2_000 });
    await page.setInputFiles('[name=cv]', { name: 'سيرة.pdf', mimeType: 'application/pdf', buffer });
    await expect.poll(() => keptIn(page)).toBe(1);
    await page.reload();
    await untilAnswering(page);
    await expect.poll(() => chosenIn(page)).toEqual(['سيرة.pdf']);
    await switchTo(page, other);
    await expect.poll(() => chosenIn(page)).toEqual(['سيرة.pdf']);
    await page.getByText('1.95 KB').waitFor();
    await page.fill('[name=phone]', '0791234567');
    await send(page);
    await page.getByRole('heading', { name: sayThere('careers_done_title') }).waitFor();
    const { items } = await site().services.leads.career.list();
    expect(items.find((application) => application.email === email)?.cvSize).toBe(2_000);
    await expect.poll(() => keptIn(page)).toBe(0);
  });

  test('sees the name that the finder gave a bag in that language, at every step and when it was sent', async () => {
    const goods = say('finder_goods_potatoes');
    const nameIn = (each: Language, weight: string) =>
      words(each)('finder_request_line', {
        ...{ family: words(each)('trade_family_sack'), goods: words(each)('finder_goods_potatoes') },
        weight: words(each)('trade_unit_kg', { n: weight }),
      });
    const page = await openForm(await visitor(language), language, '/quote');
    await page.fill('[name="line.goods"]', goods);
    await page.fill('[name="line.fillWeight"]', '12.5 kg');
    await page.getByRole('button', { name: say('finder_submit') }).click();
    await page.locator('button[value="edit:0"]').waitFor();
    await untilAnswering(page);
    const title = page.locator('form[data-draft=quote] ol li strong');
    await expect.poll(() => title.textContent()).toBe(nameIn(language, '12.5'));
    await switchTo(page, other);
    const named = nameIn(other, '12.5');
    await expect.poll(() => title.textContent()).toBe(named);
    await goToStep(page, 2);
    await page.fill('[name=country]', 'Ghana');
    await page.getByLabel(sayThere('quote_quantity_of', { title: named })).fill('9,000');
    await goToStep(page, 3);
    expect(await page.locator('form[data-draft=quote] aside').textContent()).toContain(named);
    await fillBuyer(page, `Found ${language}`);
    await sendRequest(page);
    await page.getByRole('heading', { name: sayThere('quote_done_title') }).waitFor();
    await page.locator('#form-outcome section').waitFor();
    const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069\u00a0]/g, ' ');
    expect(plain(await page.locator('#form-outcome section').textContent())).toContain(plain(named));
    await page.getByRole('link', { name: sayThere('follow_address') }).click();
    const heading = page.locator('main article h3');
    expect(plain(await heading.first().textContent())).toBe(plain(named));
    // And back in the first one.
    await switchTo(page, language);
    expect(plain(await heading.first().textContent())).toBe(plain(nameIn(language, '12.5')));
  });
});

test('the name that the finder gave a bag changes with the language without JavaScript too', async () => {
  const page = await openForm(await visitor('ar', false), 'ar', '/quote');
  await page.fill('[name="line.goods"]', words('ar')('finder_goods_pulses'));
  await page.fill('[name="line.fillWeight"]', '25');
  await page.getByRole('button', { name: words('ar')('finder_submit') }).click();
  const title = page.locator('form[data-draft=quote] ol li strong');
  expect(await title.textContent()).toContain('كيس منسوج: عدس');
  await page.getByRole('button', { name: words('en')('form_switch_language') }).click();
  expect((await title.textContent())?.replaceAll('\u00a0', ' ')).toBe(
    `Woven sack: ${words('en')('finder_goods_pulses')}, 25 kg`,
  );
});

test('keeps the name that a buyer gave a bag of the finder', async () => {
  const page = await openForm(await visitor('en'), 'en', '/quote?type=sack');
  await page.fill('[name="line.title"]', 'Our sack: rice, 25 kg');
  await page.getByRole('button', { name: words('en')('quote_add_line') }).click();
  await page.locator('button[value="edit:0"]').waitFor();
  await untilAnswering(page);
  await switchTo(page, 'ar');
  expect(await page.locator('form[data-draft=quote] ol li strong').textContent()).toBe('Our sack: rice, 25 kg');
});

test('who takes the last bag out by keyboard goes on at the heading of the step', async () => {
  const page = await openForm(await visitor('en'), 'en', '/quote?product=sugar-sack-with-liner-50-kg');
  await page.locator('button[value="remove:0"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('button[value="remove:0"]').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('step-1');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('line.goods');
});
