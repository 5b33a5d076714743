import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { confirmedReference, openForm, openVisitor, send, words } from '../support/browser/form-journey.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useDemoSite();
const browser = useBrowser();

const visitor = (language: 'en' | 'ar', hasScripts = true) =>
  openVisitor(browser(), { address: site().address, language, hasScripts });

const pdf = (bytes = 2_000, name = 'سيرة لمى.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: samplePdf({ bytes }),
});

async function fill(page: Page, email: string) {
  await page.fill('[name=fullName]', 'Lama Haddad');
  await page.fill('[name=email]', email);
  await page.fill('[name=phone]', '٠٧٩ ١٢٣ ٤٥٦٧');
}

/** A file one byte too large, made in the page: handing it over to the browser would take seconds. */
async function dropLargeFile(page: Page) {
  await page.locator('[name=cv]').evaluate((input: HTMLInputElement, bytes) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['%PDF-1.7', new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' }));
    input.files = dropped.files;
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  }, limits.cvBytes + 1);
}

async function applicationOf(email: string) {
  const { items } = await site().services.leads.career.list();
  return items.find((application) => application.email === email);
}

describe.each(readersOf('en'))('an applicant who reads %s', (language) => {
  const say = words(language);

  test('chooses a position, sends a CV and gets the reference', async () => {
    const page = await openForm(await visitor(language), language, '/careers');
    const opening = (await site().services.kinds.opening.list()).items[1]!;
    await page.locator(`main a[href$="/careers/${opening.address}"]`).click();
    await page.locator(`main a[href*="opening=${opening.address}"]`).click();
    await expect.poll(() => page.inputValue('[name=opening]')).toBe(opening._id);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('apply');
    await fill(page, `in-place-${language}@example.com`);
    await page.setInputFiles('[name=cv]', pdf());
    await page.getByText('1.95 KB').waitFor();
    await send(page);
    await page.getByRole('heading', { name: say('careers_done_title') }).waitFor();
    const stored = await applicationOf(`in-place-${language}@example.com`);
    expect(await confirmedReference(page)).toBe(stored?.reference);
    expect(stored).toMatchObject({
      phone: '٠٧٩ ١٢٣ ٤٥٦٧',
      phoneNumber: '+962791234567',
      cvOriginalName: 'سيرة لمى.pdf',
      cvSize: 2_000,
      opening: opening._id,
    });
  });

  test('sees at once that a file is missing, not a PDF or too large', async () => {
    const page = await openForm(await visitor(language), language, '/careers');
    // A chosen file is judged by its first bytes, which are read meanwhile.
    const shows = (text: string) => expect.poll(() => page.locator('#field-cv-error').textContent()).toBe(text);
    await send(page);
    await shows(say('career_cv_required'));
    await page.setInputFiles('[name=cv]', {
      name: 'cv.docx',
      mimeType: 'application/msword',
      buffer: Buffer.from('x'),
    });
    await shows(say('career_cv_type'));
    await dropLargeFile(page);
    await shows(say('career_cv_size'));
    await page.setInputFiles('[name=cv]', pdf());
    await shows('');
  });

  test('without JavaScript need not send a good CV twice', async () => {
    const page = await openForm(await visitor(language, false), language, '/careers');
    const email = `plain-${language}@example.com`;
    await fill(page, email);
    await page.fill('[name=phone]', '12');
    await page.setInputFiles('[name=cv]', pdf());
    await send(page);
    expect(await page.locator('#field-phone-error').textContent()).toBe(say('phone_invalid'));
    await page.getByText(say('form_file_kept')).waitFor();
    await page.getByText('سيرة لمى.pdf').waitFor();
    expect(await page.getAttribute('[name=cv]', 'required')).toBeNull();
    expect(await page.inputValue('[name=fullName]')).toBe('Lama Haddad');
    await page.fill('[name=phone]', '0791234567');
    await send(page);
    const stored = await applicationOf(email);
    expect(await confirmedReference(page)).toBe(stored?.reference);
    expect(stored).toMatchObject({ cvOriginalName: 'سيرة لمى.pdf', cvSize: 2_000 });
  });
});

testInFull('an upload over a slow line shows how far it is', async () => {
  const context = await visitor('en');
  const page = await openForm(context, 'en', '/careers');
  await fill(page, 'slow@example.com');
  await page.setInputFiles('[name=cv]', pdf(1_000_000));
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 600_000,
  });
  await send(page);
  const shown = async () => Number(await page.locator('progress').getAttribute('value'));
  await expect.poll(shown, { interval: 50 }).toBeGreaterThan(0);
  await page.getByRole('heading', { name: 'Application submitted' }).waitFor();
});

test('an internal error is shown with the specified message', async () => {
  const page = await openForm(await visitor('en'), 'en', '/careers');
  await page.route('**/api/careers', (route) => route.fulfill({ status: 500, json: {} }));
  await fill(page, 'fault@example.com');
  await page.setInputFiles('[name=cv]', pdf());
  await send(page);
  await page.getByText('Failed to submit application. Please try again.').waitFor();
});

test('server-side errors are shown at their fields', async () => {
  const page = await openForm(await visitor('en'), 'en', '/careers');
  await fill(page, 'renamed@example.com');
  await page.setInputFiles('[name=cv]', { ...pdf(), buffer: Buffer.from('PK no PDF at all') });
  await send(page);
  await expect.poll(() => page.locator('#field-cv-error').textContent()).toBe('Please upload a PDF file only');
  expect(await page.inputValue('[name=fullName]')).toBe('Lama Haddad');
  expect(await applicationOf('renamed@example.com')).toBeUndefined();
});

test('a draft of an application holds no trace of the CV', async () => {
  const page = await openForm(await visitor('en'), 'en', '/careers');
  await page.setInputFiles('[name=cv]', pdf(2_000, 'secret.pdf'));
  await fill(page, 'draft@example.com');
  const draft = await page.evaluate(() => localStorage.getItem('form-draft:career'));
  expect(draft).toContain('draft@example.com');
  expect(draft).not.toContain('secret');
});
