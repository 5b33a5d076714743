import { expect, onTestFinished, test } from 'vitest';
import { createResponseCache } from '#server/http/response-cache/response-cache.ts';
import { pageAddressOf } from './page-address.ts';
import { createSharedPages } from './shared-pages.ts';

const quiet = {
  subscribe: () => () => {},
  changed: () => {},
  refresh: () => {},
  settle: async () => true,
  close: async () => {},
};

test('concurrent requests share one rendering and one compression', async () => {
  const responses = createResponseCache({ changes: quiet });
  onTestFinished(() => responses.close());
  const pages = createSharedPages(responses);
  const address = pageAddressOf('/products', { language: 'en', isSecure: false, savesData: false });
  if (!address) throw new Error('no address');
  let rendered = 0;
  const rendering = async () => {
    rendered++;
    await new Promise((resolve) => setTimeout(resolve, 5));
    const body = Buffer.from('<p>woven bags</p>'.repeat(500));
    return { status: 200, headers: {}, body, inlineScriptHashes: [] };
  };
  const variants = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const made = await pages.make(address, rendering);
      return made && pages.keep(made, { 'content-type': 'text/html' })?.prepare('br');
    }),
  );
  expect([rendered, new Set(variants).size]).toEqual([1, 1]);
});
