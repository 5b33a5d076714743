import type { Browser, Page } from 'playwright-core';
import type { Language } from '#shared/language.ts';
import { givenSession, openStaff } from '../given/given-staff.ts';
import type { DemoSite } from '../sites/built-site.ts';
import { recordBrowser } from './browser-records.ts';

type PartnersScreen = {
  language: Language;
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<unknown>;
};

/** Opens Partners Management as an administrator; records sent forms and blob URLs. */
export async function openPartners(
  browser: Browser,
  site: DemoSite,
  { language, before }: PartnersScreen,
): Promise<Page> {
  const session = await givenSession(site);
  const context = await openStaff(browser, { address: site.address, language, session, width: 1000 });
  const page = await context.newPage();
  await recordBrowser(page);
  await before?.(page);
  await page.goto('/admin/partners');
  return page;
}
