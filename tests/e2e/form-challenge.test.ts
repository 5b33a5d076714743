import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { confirmedReference, openForm, openVisitor, send, words } from '../support/browser/form-journey.ts';
import { samplePdf } from '../support/files/sample-pdf.ts';
import { readersOf } from '../support/full-run.ts';
import { sumIn } from '../support/requests/challenge-answer.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

// One message from an address; the next one is asked something.
const site = useDemoSite({ RATE_LIMIT_FACTOR: '0.02' });
const browser = useBrowser();

beforeEach(async () => {
  const { db } = site().database;
  for (const table of ['arrival_count', 'contact', 'career'] as const) await db.deleteFrom(table).execute();
});

/** Somebody else behind the same address has just sent a message. */
async function givenNeighbour(): Promise<void> {
  const body = JSON.stringify({ fullName: 'Neighbour', email: 'n@example.com', message: 'Hello' });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${site().address}/api/contacts`, { method: 'POST', headers, body });
  expect(status).toBe(201);
}

async function openFilled(
  language: Language,
  options: { hasScripts?: boolean; canWork?: boolean } = {},
): Promise<Page> {
  const context = await openVisitor(browser(), { address: site().address, language, ...options });
  if (options.canWork === false) await context.route('**/proof-of-work-worker*', (route) => route.abort());
  const page = await openForm(context, language, '/contact-us');
  await page.fill('[name=fullName]', 'Sami Haddad');
  await page.fill('[name=email]', 'sami@example.com');
  await page.fill('[name=message]', 'Valve bags, 50 kg');
  return page;
}

async function answerQuestion(page: Page, language: Language): Promise<void> {
  const label = page.locator('label[for=field-challengeAnswer]');
  await page.fill('[name=challengeAnswer]', String(sumIn((await label.textContent()) ?? '', language)));
  await send(page);
}

async function expectStored(page: Page, language: Language): Promise<void> {
  await page.getByRole('heading', { name: words(language)('contact_done_title') }).waitFor();
  const { items } = await site().services.leads.contact.list();
  const stored = items.find(({ fullName }) => fullName === 'Sami Haddad');
  expect(stored).toMatchObject({ message: 'Valve bags, 50 kg', suspicion: [] });
  expect(await confirmedReference(page)).toBe(stored?.reference);
}

describe.each(readersOf('en'))('a visitor who writes in %s when very many messages come', (language) => {
  const say = words(language);

  test('notices nothing but a moment of work of the browser', async () => {
    await givenNeighbour();
    const page = await openFilled(language);
    await send(page);
    await expectStored(page, language);
    expect(await page.locator('[name=challengeAnswer]').count()).toBe(0);
  });

  test('without JavaScript answers a question, with everything still filled in', async () => {
    await givenNeighbour();
    const page = await openFilled(language, { hasScripts: false });
    await send(page);
    expect(await page.inputValue('[name=message]')).toBe('Valve bags, 50 kg');
    await page.locator('#form-outcome').getByText(say('challenge_required')).waitFor();
    await page.fill('[name=challengeAnswer]', '99');
    await send(page);
    await page.locator('#field-challengeAnswer-error').getByText(say('challenge_wrong')).waitFor();
    await answerQuestion(page, language);
    await expectStored(page, language);
  });

  test('whose browser cannot work answers the question in the page', async () => {
    await givenNeighbour();
    const page = await openFilled(language, { canWork: false });
    await send(page);
    await page.locator('[name=challengeAnswer]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('form-outcome');
    expect(await accessibilityFaults(page)).toEqual([]);
    await answerQuestion(page, language);
    await expectStored(page, language);
  });
});

test('a visitor whose browser never gets the program for the work answers the question after a while', async () => {
  await givenNeighbour();
  const page = await openFilled('en');
  await page.context().route('**/proof-of-work-worker*', () => {});
  await page.clock.install();
  await send(page);
  await page.getByText(words('en')('challenge_working')).waitFor();
  await page.clock.fastForward(91_000);
  await answerQuestion(page, 'en');
  await expectStored(page, 'en');
});

test('a visitor whose browser allows no workers answers the question', async () => {
  await givenNeighbour();
  const page = await openFilled('en');
  await page.evaluate(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('No workers here', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await send(page);
  await answerQuestion(page, 'en');
  await expectStored(page, 'en');
});

test('an applicant without JavaScript need not send the CV again to answer', async () => {
  await givenNeighbour();
  const context = await openVisitor(browser(), { address: site().address, language: 'en', hasScripts: false });
  const page = await openForm(context, 'en', '/careers');
  await page.fill('[name=fullName]', 'Samira Khalil');
  await page.fill('[name=email]', 'samira@example.com');
  await page.fill('[name=phone]', '079 123 4567');
  await page.setInputFiles('[name=cv]', { name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
  await send(page);
  await page.getByText('We still have your CV').first().waitFor();
  await answerQuestion(page, 'en');
  await page.getByRole('heading', { name: words('en')('careers_done_title') }).waitFor();
  const { items } = await site().services.leads.career.list();
  expect(items).toMatchObject([{ fullName: 'Samira Khalil', cvOriginalName: 'cv.pdf', suspicion: [] }]);
});

test('the trap is neither seen, nor heard, nor reached by keyboard, nor filled by browsers', async () => {
  const page = await openFilled('en');
  const trap = page.locator('[name=website]');
  expect(await trap.getAttribute('autocomplete')).toBe('off');
  expect(
    await page.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name'))),
  ).not.toContain('website');
  const box = await trap.locator('xpath=ancestor::div[@aria-hidden]').boundingBox();
  expect(box!.width * box!.height).toBeLessThanOrEqual(1);
  await page.focus('[name=fullName]');
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).not.toBe('website');
    if (presses === 4) await page.focus('[name=message]');
  }
});
