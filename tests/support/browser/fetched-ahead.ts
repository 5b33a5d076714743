import type { Page } from 'playwright-core';

/** Watches which pages, as paths, the browser fetches ahead for the pages that `page` opens from now on. */
export async function watchAhead(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  const tab = await page.context().newCDPSession(page);
  tab.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await tab.send('Preload.enable');
  return fetched;
}
