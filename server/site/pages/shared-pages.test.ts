import { expect, onTestFinished, test } from 'vitest';
import { createResponseCache } from '#server/core/http/response-cache/response-cache.ts';
import { readPageAddress } from './page-address.ts';
import { createSharedPages } from './shared-pages.ts';

const quiet = {
  subscribe: () => () => {},
  changed: () => {},
  refresh: () => {},
  settle: async () => true,
  isAway: () => false,
  close: async () => {},
};

test('concurrent requests share one rendering and one compression', async () => {
  const responses = createResponseCache({ changes: quiet });
  onTestFinished(() => responses.close());
  const pages = createSharedPages(responses);
  const address = readPageAddress('/products', { language: 'en', isSecure: false, savesData: false, encoding: 'br' });
  if (!address) throw new Error('no address');
  let rendered = 0;
  const rendering = async () => {
    rendered++;
    await new Promise((resolve) => setTimeout(resolve, 5));
    const body = Buffer.from('<p>woven bags</p>'.repeat(500));
    return { status: 200, headers: {}, body };
  };
  const made = await Promise.all(Array.from({ length: 20 }, () => pages.make(address, rendering)));
  expect([rendered, new Set(made.map((page) => page?.body)).size]).toEqual([1, 1]);
  expect(made[0]?.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.stringMatching(/^W\/"[^"]+-br"$/) });
});
