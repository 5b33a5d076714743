import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { openForm, openVisitor, send, words } from '../support/browser/form-journey.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { chooseFirst, readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

type FormCase = { path: string; call: string; fields: Record<string, string>; choice?: string; cv?: boolean };

const person = { fullName: 'Sami Haddad', email: 'sami@example.com' };
const forms: FormCase[] = [
  { path: '/careers', call: '**/api/careers', fields: { ...person, phone: '079 123 4567' }, cv: true },
  { path: '/contact-us', call: '**/api/contacts', fields: { ...person, message: 'Valve bags' } },
  {
    path: '/consultation',
    call: '**/api/consultations',
    fields: { ...person, company: 'Haddad Mills', message: 'A packing line' },
    choice: 'Automation',
  },
];

async function fill(page: Page, { fields, choice, cv }: FormCase): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.fill(`[name=${name}]`, value);
  if (choice) await page.selectOption('[name=typeOfInquiry]', choice);
  if (cv) {
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf({ bytes: 2_000 }) };
    await page.setInputFiles('[name=cv]', file);
  }
}

/** Holds a call back until `release` is called: nothing of it leaves the browser before. */
async function heldBack(page: Page, call: string) {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(call, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const visitor = (language: 'en' | 'ar') => openVisitor(browser(), { address: site().address, language });

describe.each(readersOf('ar'))('a visitor who sends a form in %s', (language) => {
  const say = words(language);

  test.each(chooseFirst(forms))(
    'sees at the click that $path is being sent, before anything of it has left',
    async (form) => {
      const page = await openForm(await visitor(language), language, form.path);
      const release = await heldBack(page, form.call);
      await fill(page, form);
      const button = page.locator('main form button[type=submit]');
      // Read in the same turn as the click: no waiting can help.
      const after = await button.evaluate((element: HTMLButtonElement) => {
        element.click();
        return new Promise<{ label: string | null; isDisabled: boolean }>((resolve) =>
          queueMicrotask(() =>
            resolve({ label: element.textContent, isDisabled: element.closest('fieldset')?.disabled === true }),
          ),
        );
      });
      expect(after).toEqual({ label: say('form_submitting'), isDisabled: true });
      expect(await page.isDisabled('[name=fullName]')).toBe(true);
      release();
      await page.locator('#form-outcome dd').waitFor();
    },
  );

  test.each(chooseFirst(forms))('reads the whole confirmation of $path below the header', async (form) => {
    const page = await openForm(await visitor(language), language, form.path);
    await page.setViewportSize({ width: 360, height: 640 });
    await fill(page, form);
    await send(page);
    await page.locator('#form-outcome dd').waitFor();
    const isSeen = () =>
      page.evaluate(() => {
        const header = document.querySelector('body > header')!.getBoundingClientRect();
        const card = document.getElementById('form-outcome')!;
        const heading = card.querySelector('h1, h2')!.getBoundingClientRect();
        const top = Math.round(card.getBoundingClientRect().top - header.bottom);
        return { isBelowHeader: top >= 0, isHeadingInSight: heading.top >= 0 && heading.bottom <= innerHeight };
      });
    await expect.poll(isSeen).toEqual({ isBelowHeader: true, isHeadingInSight: true });
  });
});
