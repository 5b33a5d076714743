import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { isTakenOver, openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { givenToken } from '../support/given/given-token.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

describe.each(readersOf('en'))('the WhatsApp button, in %s', (language) => {
  const say = { locale: language };
  const button = (page: Page) => page.locator('a[href^="https://wa.me/"]').last();
  const greeting = async (page: Page) =>
    new URL((await button(page).getAttribute('href')) ?? '').searchParams.get('text');

  test('opens a chat with a greeting, in a new tab that cannot reach back', async () => {
    const company = await site().services.company.getCompany();
    const page = await visit();
    await openPage(page, pathIn(language, '/our-story'));
    expect(await greeting(page)).toBe(localise(company, language).whatsappGreeting);
    const href = await button(page).getAttribute('href');
    expect(new URL(href ?? '').pathname).toBe(`/${company.whatsapp.replace(/\D/g, '')}`);
    expect(await button(page).getAttribute('target')).toBe('_blank');
    expect(await button(page).getAttribute('rel')).toContain('noopener');
  });

  test.each([360, 1280])('shows its tooltip to mouse and keyboard, inside the screen, at %s px', async (width) => {
    const page = await visit({ width });
    await openPage(page, pathIn(language, '/'));
    const tooltip = page.getByText(m.whatsapp_tooltip({}, say), { exact: true });
    expect(await tooltip.isVisible()).toBe(false);
    await button(page).hover();
    await tooltip.waitFor();
    expect(await tooltip.evaluate((element) => getComputedStyle(element).transitionDelay)).toMatch(/^0\.1s/);
    const box = await tooltip.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    await page.mouse.move(width / 2, 300);
    await tooltip.waitFor({ state: 'hidden' });
    await button(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await tooltip.waitFor();
    expect(await page.getByRole('link', { name: m.whatsapp_tooltip({}, say) }).count()).toBe(1);
  });

  test('lets its tooltip wait 700 ms under a finger, and stay for 1500 ms after it', async () => {
    const page = await visit({ hasTouch: true, isMobile: true });
    await openPage(page, pathIn(language, '/'));
    const tooltip = page.getByText(m.whatsapp_tooltip({}, say), { exact: true });
    const delay = () => tooltip.evaluate((element) => getComputedStyle(element).transitionDelay);
    expect(await delay()).toMatch(/^1\.5s/);
    await button(page).hover();
    await page.mouse.down();
    expect(await delay()).toMatch(/^0\.7s/);
    await page.mouse.move(10, 300);
    await page.mouse.up();
  });

  test('names the product on its page, also when one came there from another screen', async () => {
    const page = await visit();
    await openPage(page, pathIn(language, '/products'));
    await page.locator('main a[href*="/products/"]').first().click();
    await page.waitForURL('**/products/*');
    await isTakenOver(page);
    const product = (await page.locator('h1').textContent()) ?? '';
    await expect.poll(() => greeting(page)).toBe(m.whatsapp_about_product({ product }, say));
    await page
      .locator('header')
      .getByRole('link', { name: m.nav_blog({}, say), exact: true })
      .click();
    await page.waitForURL('**/blog');
    await expect.poll(() => greeting(page)).not.toContain(product);
  });

  test('leaves a phone to whoever is writing in a field', async () => {
    const page = await visit({ width: 360 });
    await openPage(page, pathIn(language, '/contact-us'));
    expect(await button(page).isVisible()).toBe(true);
    await page.locator('main input[name=fullName]').focus();
    expect(await button(page).isVisible()).toBe(false);
  });

  test('stands on the side where lines end', async () => {
    const page = await visit({ width: 1000 });
    await openPage(page, pathIn(language, '/'));
    const box = await button(page).boundingBox();
    expect(box!.x < 500).toBe(language === 'ar');
  });
});

test('the contact page names the number, and nothing without one', async () => {
  const { company } = site().services;
  const before = await company.getCompany();
  const links = async () => (await (await fetch(`${site().address}/contact-us`)).text()).match(/wa\.me/g)?.length ?? 0;
  const details = async () =>
    (await (await fetch(`${site().address}/contact-us`)).text()).includes(`>${before.whatsapp}<`);
  expect([await links(), await details()]).toEqual([3, true]);
  const headers = { ...(await givenToken(site())), 'content-type': 'application/json' };
  const body = JSON.stringify({ whatsapp: '' });
  expect((await fetch(`${site().address}/api/company`, { method: 'PUT', headers, body })).status).toBe(200);
  await expect.poll(links).toBe(0);
});
