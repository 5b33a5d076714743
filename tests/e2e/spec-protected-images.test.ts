import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { heldBlobs, releasedBlobs } from '../support/browser/browser-records.ts';
import { openPartners } from '../support/browser/partners-screen.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

const open = (before: (page: Page) => Promise<unknown>) => openPartners(browser(), site(), { language: 'en', before });

describe('the protected images of a partner', () => {
  const pathOf = (address: string) => new URL(address).searchParams.get('path') ?? '';

  test('carry the token, become blob addresses, and are released on the next screen and when the dialog closes', async () => {
    const calls: { path: string; authorization: string | undefined }[] = [];
    const page = await open(async (opened) => {
      opened.on('request', (request) => {
        const { authorization } = request.headers();
        if (request.url().includes('/api/images')) calls.push({ path: pathOf(request.url()), authorization });
      });
    });
    await page.locator('main li img').first().waitFor();
    expect(calls[0]).toEqual({
      path: expect.stringMatching(/^images\//),
      authorization: expect.stringMatching(/^Bearer [\w-]{43}$/),
    });
    await page.waitForLoadState('networkidle');
    const before = await heldBlobs(page);

    calls.length = 0;
    await page.getByRole('button', { name: 'Add Partner' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(calls).toEqual([]);

    await page.locator('main li').first().getByRole('button').first().click();
    await page.getByRole('dialog').locator('li img').first().waitFor();
    expect((await heldBlobs(page)).length).toBeGreaterThan(before.length);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => heldBlobs(page)).toEqual(before);

    await page.locator('aside').getByRole('link', { name: 'Contacts' }).click();
    await page.waitForURL('**/admin/contacts');
    await expect.poll(() => heldBlobs(page)).toEqual([]);
    for (const address of await releasedBlobs(page)) expect(address).toMatch(/^blob:/);
  });

  test('are left out one by one where they cannot be had, and why is logged', async () => {
    const partners = (await (await fetch(`${site().address}/api/partners`)).json()) as {
      mainImage: string;
      galleryImages: string[];
    }[];
    const place = partners.findIndex(({ galleryImages }) => galleryImages.length > 1);
    const { mainImage, galleryImages } = partners[place]!;
    const logged: string[] = [];
    const page = await open(async (opened) => {
      opened.on('console', (message) => logged.push(message.text()));
      await opened.route('**/api/images**', (route) =>
        [mainImage, galleryImages[0]].includes(pathOf(route.request().url()))
          ? route.fulfill({ status: 404, json: {} })
          : route.continue(),
      );
    });
    const card = page.locator('main li').nth(place);
    await card.scrollIntoViewIfNeeded();
    await card.getByTitle('Failed to fetch image: Not Found', { exact: true }).waitFor();
    await card.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('li img').first().waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^Remove image/ }).count()).toBe(galleryImages.length);
    await expect.poll(() => dialog.locator('li img').count()).toBe(galleryImages.length - 1);
    expect(logged.join('\n')).toContain('Failed to fetch image: Not Found');
    expect(await dialog.getByRole('alert').count()).toBe(0);
  });
});
