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
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useDemoSite();
const browser = useBrowser();

async function fill(page: Page, { email = 'sami@example.com', message = 'Valve bags, 50 kg' } = {}) {
  await page.fill('[name=fullName]', 'Sami Haddad');
  await page.fill('[name=email]', email);
  await page.fill('[name=message]', message);
}

const visitor = (language: 'en' | 'ar', hasScripts = true) =>
  openVisitor(browser(), { address: site().address, language, hasScripts });

async function contactsSaying(message: string) {
  const { items } = await site().services.leads.contact.list();
  return items.filter((contact) => contact.message === message);
}

describe.each(readersOf('en'))('a visitor who writes in %s', (language) => {
  const say = words(language);

  test('gets the reference of the stored message, in the page', async () => {
    const page = await openForm(await visitor(language), language, '/contact-us');
    await fill(page, { message: `In place, ${language}` });
    await send(page);
    await page.getByRole('heading', { name: say('contact_done_title') }).waitFor();
    const [contact] = await contactsSaying(`In place, ${language}`);
    expect(await confirmedReference(page)).toBe(contact?.reference);
    expect(contact?.reference).toMatch(/^MSG-[0-9A-Z]{6}$/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('form-outcome');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('form-draft:contact');
  });

  test('sees at a field what is wrong when leaving it, until it is right', async () => {
    const page = await openForm(await visitor(language), language, '/contact-us');
    await page.fill('[name=email]', 'sami');
    await page.locator('[name=email]').blur();
    const error = page.locator('#field-email-error');
    await expect.poll(() => error.textContent()).toBe(say('error_email_invalid'));
    expect(await page.getAttribute('[name=email]', 'aria-describedby')).toBe('field-email-error');
    await page.fill('[name=email]', 'sami@example.com');
    await expect.poll(() => error.textContent()).toBe('');
    expect(await page.getAttribute('[name=email]', 'aria-invalid')).toBeNull();
  });

  test('reads the server’s errors at the fields when the script with the rules cannot be loaded', async () => {
    const page = await openForm(await visitor(language), language, '/contact-us');
    let missed = 0;
    await page.route('**/island-form-rules-*', (route) => {
      missed += 1;
      return route.abort();
    });
    const reply = page.waitForResponse('**/api/contacts');
    await fill(page, { email: 'nobody' });
    await send(page);
    expect((await reply).ok()).toBe(false);
    expect(missed).toBeGreaterThan(0);
    await expect.poll(() => page.locator('#field-email-error').textContent()).toBe(say('error_email_invalid'));
    expect(await page.inputValue('[name=message]')).toBe('Valve bags, 50 kg');
  });

  test('is led from a summary to each field that is missing', async () => {
    const page = await openForm(await visitor(language), language, '/contact-us');
    await send(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('form-outcome');
    const links = page.locator('#form-outcome a');
    expect(await links.allInnerTexts()).toEqual([
      say('contact_name_required'),
      say('error_email_required'),
      say('contact_message_required'),
    ]);
    await links.nth(2).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-message');
  });

  test('sees the specified message on an internal error, and loses nothing', async () => {
    const page = await openForm(await visitor(language), language, '/contact-us');
    await page.route('**/api/contacts', (route) => route.fulfill({ status: 500, json: {} }));
    await fill(page);
    await send(page);
    await page.getByText(say('contact_submit_failed')).waitFor();
    expect(await page.inputValue('[name=message]')).toBe('Valve bags, 50 kg');
  });

  test('may use a browser without JavaScript', async () => {
    const page = await openForm(await visitor(language, false), language, '/contact-us');
    await fill(page, { email: 'nobody', message: `Plain, ${language}` });
    await send(page);
    expect(await page.locator('#field-email-error').textContent()).toBe(say('error_email_invalid'));
    expect(await page.locator('#form-outcome a').allInnerTexts()).toEqual([say('error_email_invalid')]);
    expect(await page.inputValue('[name=fullName]')).toBe('Sami Haddad');
    expect(await page.inputValue('[name=message]')).toBe(`Plain, ${language}`);
    await page.fill('[name=email]', 'sami@example.com');
    await send(page);
    const [contact] = await contactsSaying(`Plain, ${language}`);
    expect(await confirmedReference(page)).toBe(contact?.reference);
    expect(new URL(page.url()).searchParams.get('reference')).toBe(contact?.reference);
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
  });
});

const say = words('en');

describe('a connection that drops', () => {
  test('after the message had arrived costs no second message', async () => {
    const page = await openForm(await visitor('en'), 'en', '/contact-us');
    let attempts = 0;
    await page.route('**/api/contacts', async (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await fill(page, { message: 'Sent once' });
    await send(page);
    await page.getByText('Network error. Please try again.').waitFor();
    await page.getByRole('button', { name: say('retry') }).click();
    await page.getByRole('heading', { name: say('contact_done_title') }).waitFor();
    expect(attempts).toBe(2);
    const stored = await contactsSaying('Sent once');
    expect(stored).toHaveLength(1);
    expect(await confirmedReference(page)).toBe(stored[0]?.reference);
  });

  testInFull('is retried by itself when it is back', async () => {
    const context = await visitor('en');
    const page = await openForm(context, 'en', '/contact-us');
    await fill(page, { message: 'Tunnel' });
    await context.setOffline(true);
    await send(page);
    await page.getByText('Network error. Please try again.').waitFor();
    expect(await page.locator('main form button[type=submit]').textContent()).toBe('Submitting...');
    expect(await page.isDisabled('[name=message]')).toBe(true);
    await context.setOffline(false);
    await page.getByRole('heading', { name: say('contact_done_title') }).waitFor();
    expect(await contactsSaying('Tunnel')).toHaveLength(1);
  });

  /** The first attempt arrives, but its reply is lost. */
  async function sendIntoSilence(page: Page, message: string) {
    let attempts = 0;
    await page.route('**/api/contacts', async (route) => {
      attempts += 1;
      if (attempts === 1) await route.fetch();
      return route.abort('connectionreset');
    });
    await fill(page, { message });
    await send(page);
    for (let attempt = 1; attempt <= 3; attempt++) {
      await page.getByRole('button', { name: say('retry') }).click();
      await expect.poll(() => attempts).toBe(attempt + 1);
    }
    await page.locator('[name=message]:enabled').waitFor();
    await page.unroute('**/api/contacts');
  }

  testInFull('leaves the form unchanged, and a later change is a separate message', async () => {
    const page = await openForm(await visitor('en'), 'en', '/contact-us');
    await sendIntoSilence(page, 'Before');
    expect(await page.inputValue('[name=message]')).toBe('Before');
    await page.fill('[name=message]', 'After');
    await page.getByRole('button', { name: say('retry') }).click();
    await page.getByRole('heading', { name: say('contact_done_title') }).waitFor();
    expect(await contactsSaying('Before')).toHaveLength(1);
    expect(await contactsSaying('After')).toHaveLength(1);
  });

  testInFull('and a page opened again make one message of what is sent again unchanged', async () => {
    const context = await visitor('en');
    const page = await openForm(context, 'en', '/contact-us');
    await sendIntoSilence(page, 'Unchanged');
    await page.close();
    const again = await openForm(context, 'en', '/contact-us');
    await send(again);
    await again.getByRole('heading', { name: say('contact_done_title') }).waitFor();
    const stored = await contactsSaying('Unchanged');
    expect(stored).toHaveLength(1);
    expect(await confirmedReference(again)).toBe(stored[0]?.reference);
  });
});

describe('a page closed by accident', () => {
  test('restores the draft, says so, and discards it on request', async () => {
    const context = await visitor('en');
    const page = await openForm(context, 'en', '/contact-us');
    await fill(page, { message: 'Half a thought' });
    await page.close();
    const again = await openForm(context, 'en', '/contact-us');
    await again.getByText(say('form_draft_restored')).waitFor();
    expect(await again.inputValue('[name=message]')).toBe('Half a thought');
    expect(await again.inputValue('[name=email]')).toBe('sami@example.com');
    await again.getByRole('button', { name: say('form_draft_clear') }).click();
    expect(await again.inputValue('[name=message]')).toBe('');
    await again.reload();
    await untilAnswering(again);
    expect(await again.inputValue('[name=message]')).toBe('');
  });

  testInFull('gives nothing back after a day', async () => {
    const context = await visitor('en');
    const page = await openForm(context, 'en', '/contact-us');
    await fill(page);
    await page.evaluate(() => {
      const draft = JSON.parse(localStorage.getItem('form-draft:contact') ?? '');
      draft.savedAt -= 24 * 60 * 60 * 1000;
      localStorage.setItem('form-draft:contact', JSON.stringify(draft));
    });
    await page.reload();
    await untilAnswering(page);
    expect(await page.inputValue('[name=message]')).toBe('');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

describe('a question about a product', () => {
  test('names the product, begins the message, and is stored with it', async () => {
    const product = (await site().services.kinds.product.list()).items[0]!;
    const page = await openForm(await visitor('ar'), 'ar', `/contact-us?product=${product._id}`);
    const name = product.translations.ar.name!;
    await page.getByText(words('ar')('contact_about', { product: name })).waitFor();
    expect(await page.inputValue('[name=message]')).toContain(name);
    await fill(page, { message: 'عن المنتج' });
    await send(page);
    await page.getByRole('heading', { name: words('ar')('contact_done_title') }).waitFor();
    expect((await contactsSaying('عن المنتج'))[0]?.product).toBe(product._id);
  });

  test('keeps the product through a rejected plain post', async () => {
    const product = (await site().services.kinds.product.list()).items[0]!;
    const page = await openForm(await visitor('en', false), 'en', `/contact-us?product=${product._id}`);
    await send(page);
    expect(await page.inputValue('[name=product]')).toBe(product._id);
    await page.getByText(say('contact_about', { product: product.name })).waitFor();
  });
});

test('a page with a form belongs to one visitor, and a made-up reference confirms nothing', async () => {
  const read = async (path: string) => {
    const reply = await fetch(site().address + path);
    return { cache: reply.headers.get('cache-control'), html: await reply.text() };
  };
  const [first, second] = [await read('/contact-us'), await read('/contact-us?reference=MSG-%3Cb%3E')];
  const keyOf = (html: string) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1];
  expect(first.cache).toBe('private, no-cache');
  expect(keyOf(first.html)).not.toBe(keyOf(second.html));
  expect(second.html).not.toContain(say('contact_done_title'));
});
