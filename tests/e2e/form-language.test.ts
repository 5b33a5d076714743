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
import { samplePdf } from '../support/files/sample-pdf.ts';
import { chooseFirst, readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

const visitor = (language: 'en' | 'ar', hasScripts: boolean) =>
  openVisitor(browser(), { address: site().address, language, hasScripts });

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

describe.each(readersOf('en'))('a visitor who begins a form in %s and goes on in the other language', (language) => {
  const other = language === 'ar' ? 'en' : 'ar';
  const sayThere = words(other);

  test('keeps what was typed without JavaScript, sends nothing by it, and sends it then', async () => {
    const page = await openForm(await visitor(language, false), language, '/contact-us');
    const message = `Half written, ${language}`;
    await page.fill('[name=fullName]', 'Sami Haddad');
    await page.fill('[name=message]', message);
    const key = await page.inputValue('[name=idempotencyKey]');
    const button = page.getByRole('button', { name: sayThere('form_switch_language') });
    expect(await button.getAttribute('lang')).toBe(other);
    await button.click();
    expect(await languageOf(page)).toBe(other);
    expect(await page.inputValue('[name=fullName]')).toBe('Sami Haddad');
    expect(await page.inputValue('[name=message]')).toBe(message);
    expect(await page.inputValue('[name=idempotencyKey]')).toBe(key);
    expect(await page.locator('#form-outcome').textContent()).toBe('');
    const stored = async () =>
      (await site().services.leads.contact.list()).items.filter((contact) => contact.message === message);
    expect(await stored()).toEqual([]);
    await page.fill('[name=email]', 'sami@example.com');
    await send(page);
    await page.getByRole('heading', { name: sayThere('contact_done_title') }).waitFor();
    expect(await confirmedReference(page)).toBe((await stored())[0]?.reference);
    await page.goto('/login');
    expect(await languageOf(page)).toBe(other);
  });

  test('keeps a CV too without JavaScript', async () => {
    const page = await openForm(await visitor(language, false), language, '/careers');
    await page.fill('[name=fullName]', 'Lama Haddad');
    await page.fill('[name=email]', `switched-${language}@example.com`);
    const buffer = samplePdf({ bytes: 2_000 });
    await page.setInputFiles('[name=cv]', { name: 'cv.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: sayThere('form_switch_language') }).click();
    await page.getByText(sayThere('form_file_kept')).waitFor();
    await page.fill('[name=phone]', '0791234567');
    await send(page);
    await page.getByRole('heading', { name: sayThere('careers_done_title') }).waitFor();
    const { items } = await site().services.leads.career.list();
    expect(items.find(({ email }) => email === `switched-${language}@example.com`)?.cvSize).toBe(2_000);
  });

  test('keeps what was typed with JavaScript, by the toggle of the header', async () => {
    const page = await openForm(await visitor(language, true), language, '/consultation');
    expect(await page.getByRole('button', { name: sayThere('form_switch_language') }).isVisible()).toBe(false);
    await page.fill('[name=company]', 'Haddad Mills');
    await page.fill('[name=message]', 'A line for flour');
    await page
      .getByRole('link', { name: language === 'ar' ? 'English' : 'العربية' })
      .first()
      .click();
    await page.waitForURL(other === 'ar' ? '**/ar/consultation' : '**/consultation');
    await untilAnswering(page);
    expect(await languageOf(page)).toBe(other);
    await expect.poll(() => page.inputValue('[name=company]')).toBe('Haddad Mills');
    // Who only changed the language knows what was typed.
    expect(await page.getByText(sayThere('form_draft_restored')).count()).toBe(0);
    expect(await page.inputValue('[name=message]')).toBe('A line for flour');
  });
});

test.each(chooseFirst([true, false]))(
  'what was refused before the code came is kept by the toggle of the header (scripts: %s)',
  async (hasScripts) => {
    const page = await (await visitor('en', hasScripts)).newPage();
    const code = /contact-form[^/]*\.js/;
    await page.route(code, (route) => route.abort());
    await page.goto('/contact-us');
    await page.fill('[name=fullName]', 'Sami Haddad');
    await page.fill('[name=email]', 'no address');
    await send(page);
    await page.locator('#form-outcome a').first().waitFor();
    if (hasScripts) await page.locator('html[data-alive]').waitFor();
    await page.unroute(code);
    if (hasScripts) await page.locator('header').getByRole('link', { name: 'العربية' }).first().click();
    else await page.getByRole('button', { name: words('ar')('form_switch_language') }).click();
    await page.waitForURL('**/ar/contact-us*');
    await untilAnswering(page);
    await page.focus('[name=fullName]');
    await expect.poll(() => page.inputValue('[name=fullName]')).toBe('Sami Haddad');
    expect(await page.inputValue('[name=email]')).toBe('no address');
  },
);

test.each(
  chooseFirst([
    [true, 'no drawing'],
    [false, 'no drawing'],
    [true, ''],
  ] as const),
)(
  'what is written on a private page is kept in the other language (scripts: %s, file: %s)',
  async (hasScripts, file) => {
    const sent = await fetch(`${site().address}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fullName: 'Sami', email: 'sami@example.com', message: 'Hello' }),
    });
    const { follow } = (await sent.json()) as { follow: string };
    const page = await openForm(await visitor('en', hasScripts), 'en', follow);
    await page.fill('[name=text]', 'Half an answer');
    const buffer = Buffer.from(file);
    if (file) await page.setInputFiles('[name=files]', { name: 'notes.txt', mimeType: 'text/plain', buffer });
    const button = page.getByRole('button', { name: words('ar')('form_switch_language') });
    expect(await button.isVisible()).toBe(!hasScripts);
    if (hasScripts) await page.locator('header').getByRole('link', { name: 'العربية' }).first().click();
    else await button.click();
    await page.waitForURL(`**/ar${follow}*`);
    expect(await languageOf(page)).toBe('ar');
    expect(await page.inputValue('[name=text]')).toBe('Half an answer');
    await page.locator('button[name=act][value=add]').click();
    await page.getByText('Half an answer').waitFor();
    expect(await languageOf(page)).toBe('ar');
  },
);

test('Enter in a field sends the form and does not change its language', async () => {
  const page = await openForm(await visitor('en', false), 'en', '/contact-us');
  await page.fill('[name=fullName]', 'Sami');
  await page.press('[name=fullName]', 'Enter');
  await page.locator('#form-outcome a').first().waitFor();
  expect(await languageOf(page)).toBe('en');
});
