import type { Page } from 'playwright-core';
import type { Language } from '#shared/language.ts';
import { untilAnswering, words } from './form-journey.ts';

/** Leads the quote form on to a step, in place or, without scripts, by the server. */
export async function goToStep(page: Page, step: 2 | 3): Promise<void> {
  await page.locator(`main form .button[name=step][value="go:${step}"]`).click();
  await page.locator(`#step-${step}`).waitFor();
  await untilAnswering(page);
}

/** Opens the specification of another bag, of which nothing is typed yet. */
export async function openSpecification(page: Page, language: Language): Promise<void> {
  const say = words(language);
  await page.locator('summary', { hasText: say('quote_another') }).click();
  await page.getByRole('button', { name: say('quote_specification') }).click();
  await page.locator('[name="line.title"]').waitFor();
  await untilAnswering(page);
}

/** What the third step asks. */
export async function fillBuyer(page: Page, company: string): Promise<void> {
  await page.fill('[name=fullName]', 'Amina Bello');
  await page.fill('[name=company]', company);
  await page.fill('[name=email]', 'amina@example.com');
}

/** Presses the button that sends the request. */
export const sendRequest = (page: Page): Promise<void> =>
  page.locator('main form .button[type=submit]:not([name])').click();
