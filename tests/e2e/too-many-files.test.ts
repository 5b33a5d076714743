import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { openForm, openVisitor } from '../support/browser/form-journey.ts';
import { openAsAdmin } from '../support/browser/lead-journeys.ts';
import { goToStep } from '../support/browser/quote-journey.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { givenQuote } from '../support/given/given-quote.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const visitor = () => openVisitor(browser(), { address: site().address, language: 'en', hasScripts: true });

const four = ['a', 'b', 'c', 'd'].map((name) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: samplePdf(),
}));
const told = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Too many files: 3 at most' }).filter({ hasText: 'd.pdf' }).waitFor();
const chosen = (page: Page) =>
  page
    .locator('[name=files]')
    .evaluate((input) => [...((input as HTMLInputElement).files ?? [])].map(({ name }) => name));
const firstThree = ['a.pdf', 'b.pdf', 'c.pdf'];

test('of four files for a request the first three are kept, and the fourth is named', async () => {
  const page = await openForm(await visitor(), 'en', '/quote');
  await goToStep(page, 2);
  await page.setInputFiles('[name=files]', four);
  await told(page);
  expect(await chosen(page)).toEqual(firstThree);
});

test('of four files on a private page the first three are kept, and the fourth is named', async () => {
  const payload = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
  const sent = await site().http.inject({ method: 'POST', url: '/api/contacts', payload });
  const page = await (await visitor()).newPage();
  await page.goto(sent.json().follow);
  await page.locator('html[data-alive]').waitFor();
  await page.setInputFiles('[name=files]', four);
  await told(page);
  expect(await chosen(page)).toEqual(firstThree);
  await page.getByRole('button', { name: 'Remove these files' }).click();
  expect(await chosen(page)).toEqual([]);
  await page.getByText('a.pdf').waitFor({ state: 'detached' });
});

test('a file that cannot be sent is named on a private page when it is chosen, and is not sent', async () => {
  const payload = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 25 kg?' };
  const sent = await site().http.inject({ method: 'POST', url: '/api/contacts', payload });
  const page = await (await visitor()).newPage();
  await page.goto(sent.json().follow);
  await page.locator('[data-island=artwork-zone][data-alive]').waitFor();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  await page.setInputFiles('[name=files]', [file('bad.png', Buffer.from('text')), file('good.pdf', samplePdf())]);
  const fault = page.getByRole('alert').filter({ hasText: 'bad.png' });
  await fault.waitFor();
  expect(await fault.textContent()).not.toContain('good.pdf');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-files');
  await page.setInputFiles('[name=files]', [file('good.pdf', samplePdf())]);
  await fault.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('region', { name: 'Questions and answers' }).getByText('good.pdf').waitFor();
});

test('of four files for a reply the first three are kept, and the fourth is named', async () => {
  const { reference } = await givenQuote(site());
  const page = await openAsAdmin(site(), browser(), { path: `/admin/leads/${reference}`, language: 'en' });
  await page.getByRole('button', { name: 'Attach files' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(four);
  await told(page);
  expect(await page.getByRole('list', { name: 'Files', exact: true }).locator('li').count()).toBe(3);
  await page.getByRole('button', { name: 'Remove c.pdf' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});
