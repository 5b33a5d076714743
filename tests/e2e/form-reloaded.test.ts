import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import {
  confirmedReference,
  openForm,
  openVisitor,
  send,
  untilAnswering,
  words,
} from '../support/browser/form-journey.ts';
import { fillBuyer, goToStep, sendRequest } from '../support/browser/quote-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

type Values = Record<string, string>;

const visitor = (language: 'en' | 'ar') => openVisitor(browser(), { address: site().address, language });
const draftOf = (page: Page, form: string) =>
  page.evaluate<Values>(`JSON.parse(localStorage.getItem('form-draft:${form}') ?? '{"values":{}}').values`);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilAnswering(page);
}

/** That the fields have these values, and the draft too. */
async function expectKept(page: Page, form: string, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await expect.poll(() => page.inputValue(`[name="${name}"]`), { message: name }).toBe(value);
  expect(await draftOf(page, form)).toMatchObject(values);
}

async function change(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name="${name}"]`);
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
}

/** A page that a post answered is shown again by that post. */
describe.each(readersOf('en'))('what is typed into a page that a step posted, in %s,', (language) => {
  const say = words(language);

  test('stays over a reload in the specification of a bag that was begun', async () => {
    const page = await openForm(await visitor(language), language, '/quote');
    await page.getByRole('button', { name: say('quote_specification') }).click();
    await page.locator('[name="line.title"]').waitFor();
    await untilAnswering(page);
    const typed = { 'line.title': 'Almond sack', 'line.width': '47 cm', 'line.length': '88 cm' };
    await change(page, typed);
    await reload(page);
    await expectKept(page, 'quote', typed);
    // Once more, and changed again in between.
    await change(page, { 'line.width': '49 cm' });
    await reload(page);
    await expectKept(page, 'quote', { ...typed, 'line.width': '49 cm' });
  });

  test('stays over a reload in the specification of a product, its boxes and choices too', async () => {
    const page = await openForm(await visitor(language), language, '/quote?product=flour-sack-50-kg');
    await page.locator('button[value="edit:0"]').click();
    await page.locator('[name="line.title"]').waitFor();
    await untilAnswering(page);
    const open = () => page.locator('details:has([name="line.note"]) > summary').click();
    await open();
    const boxes = page.locator('fieldset [type=checkbox][name^="line."]');
    const before = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
    for (const box of await boxes.all()) await box.setChecked(!(await box.isChecked()));
    const typed = {
      'line.width': '58 cm',
      'line.fabricWeight': '65 gsm',
      'line.liner': 'loose',
      'line.note': 'In blue',
    };
    await change(page, typed);
    await reload(page);
    await expectKept(page, 'quote', typed);
    expect(before.length).toBeGreaterThan(0);
    expect(await boxes.evaluateAll((all) => all.map((box) => !(box as HTMLInputElement).checked))).toEqual(before);
    await open();
    // And sent after a reload in another step; all boxes turned round are no bag that can be made.
    for (const [place, box] of (await boxes.all()).entries()) await box.setChecked(before[place] === true);
    await goToStep(page, 2);
    await page.fill('[name=country]', 'Ghana');
    await reload(page);
    await page.locator('#step-2').waitFor();
    await expectKept(page, 'quote', { country: 'Ghana' });
    await goToStep(page, 3);
    await fillBuyer(page, `Reloaded ${language}`);
    await sendRequest(page);
    await expect.poll(() => page.locator('#form-outcome').textContent()).toContain(say('quote_done_title'));
    const { items } = await site().services.leads.quote.list();
    const lines = items.find(({ company }) => company === `Reloaded ${language}`)?.lines;
    expect(lines?.map(({ specified: { width, fabricWeight, liner } }) => [width, fabricWeight, liner])).toEqual([
      [580, 65, 'loose'],
    ]);
  });
});

test('a bag that was taken out of a request does not come back with a reload of the link that began it', async () => {
  const page = await openForm(await visitor('en'), 'en', '/quote?product=sugar-sack-with-liner-50-kg');
  await goToStep(page, 2);
  await page.fill('[name="quantity.0"]', '12,500');
  await reload(page);
  await expect.poll(() => page.inputValue('[name="quantity.0"]')).toBe('12,500');
  await page.locator('button[value="go:1"]').first().click();
  await page.locator('button[value="remove:0"]').click();
  await page.locator('button[value="remove:0"]').waitFor({ state: 'detached' });
  await reload(page);
  await page.locator('[name="line.goods"]').fill('Salt');
  expect(await page.locator('button[value="remove:0"]').count()).toBe(0);
});

test('a form that was refused before its code came keeps what was mended since over a reload', async () => {
  const page = await (await visitor('en')).newPage();
  const code = /contact-form[^/]*\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto('/contact-us');
  await page.fill('[name=fullName]', 'Sami Haddad');
  await page.fill('[name=email]', 'no address');
  await send(page);
  await page.locator('#form-outcome a').first().waitFor();
  await page.unroute(code);
  await reload(page);
  await page.fill('[name=email]', 'sami@example.com');
  await page.fill('[name=message]', 'Valve bags');
  await reload(page);
  await expectKept(page, 'contact', { fullName: 'Sami Haddad', email: 'sami@example.com', message: 'Valve bags' });
  await expect.poll(() => page.locator('#form-outcome').textContent()).toBe('');
});

describe.each(readersOf('ar'))('a confirmation in %s', (language) => {
  const say = words(language);

  /** Reloads it, and opens its address elsewhere. */
  async function expectToStay(page: Page, title: string): Promise<void> {
    await page.getByRole('heading', { name: title }).waitFor();
    const reference = await confirmedReference(page);
    const link = await page.getByRole('link', { name: say('follow_address') }).getAttribute('href');
    expect(link).toMatch(/\/requests\/[\w-]{43}$/);
    const text = await page.locator('#form-outcome').textContent();
    expect(new URL(page.url()).search).toBe(`?reference=${reference}`);
    await page.reload();
    await expect.poll(() => page.locator('#form-outcome').textContent()).toBe(text);
    expect(await page.getByRole('link', { name: say('follow_address') }).getAttribute('href')).toBe(link);
    // The private link is not in the address.
    const other = await openForm(
      await visitor(language),
      'en',
      new URL(page.url()).pathname + new URL(page.url()).search,
    );
    expect(await confirmedReference(other)).toBe(reference);
    expect(await other.getByRole('link', { name: say('follow_address') }).count()).toBe(0);
  }

  test('of a request is there after a reload, with its private link and what was sent', async () => {
    const page = await openForm(await visitor(language), language, '/quote?product=flour-sack-50-kg');
    await goToStep(page, 2);
    await page.fill('[name="quantity.0"]', '8,000');
    await page.fill('[name=country]', 'Ghana');
    await goToStep(page, 3);
    await fillBuyer(page, `Confirmed ${language}`);
    await sendRequest(page);
    await page.getByText('amina@example.com').first().waitFor();
    await expectToStay(page, say('quote_done_title'));
  });

  test('of a message is there after a reload, and after a way to another page and back', async () => {
    const page = await openForm(await visitor(language), language, '/contact-us');
    await change(page, { fullName: 'Sami Haddad', email: 'sami@example.com', message: 'Valve bags' });
    await send(page);
    await expectToStay(page, say('contact_done_title'));
    await page.locator('footer a[href$="/products"]').first().click();
    await page.waitForURL('**/products');
    await page.goBack();
    // It was left at the footer, and comes alive when it is near.
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await page.getByRole('link', { name: say('follow_address') }).waitFor();
  });
});
