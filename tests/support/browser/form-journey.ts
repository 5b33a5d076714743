import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { isTakenOver } from './visitor.ts';

type Journey = { address: string; language: Language; hasScripts?: boolean };

/** A browser of a visitor who reads `language`; closed when the test ends. */
export async function openVisitor(browser: Browser, { address, language, hasScripts = true }: Journey) {
  const context: BrowserContext = await browser.newContext({
    baseURL: address,
    locale: language === 'ar' ? 'ar-JO' : 'en-US',
    javaScriptEnabled: hasScripts,
    viewport: { width: 1000, height: 800 },
    reducedMotion: 'reduce',
  });
  onTestFinished(() => context.close());
  return context;
}

/** Opens a screen in the language and, where there are scripts, waits until they answer. */
export async function openForm(context: BrowserContext, language: Language, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(language === 'ar' ? `/ar${path}` : path);
  await untilAnswering(page);
  return page;
}

/** Waits until a page with a form answers; at once without scripts. */
export async function untilAnswering(page: Page): Promise<void> {
  const hasScripts = await page.evaluate(() => 'js' in document.documentElement.dataset);
  if (hasScripts) await isTakenOver(page);
}

type Word = (parameters: object, options: { locale: Language }) => string;

/** A sentence in the visitor's language. */
export function words(language: Language) {
  return (key: keyof typeof m, parameters: object = {}) => (m[key] as Word)(parameters, { locale: language });
}

/** Presses the button that sends the form. */
export function send(page: Page): Promise<void> {
  return page.locator('main form button[type=submit]').click();
}

/** The reference a confirmed form shows. */
export async function confirmedReference(page: Page): Promise<string> {
  return (await page.locator('#form-outcome dd').first().textContent()) ?? '';
}
