import { expect, onTestFinished, test } from 'vitest';
import { pageAddressOf } from './page-address.ts';
import { createPageCache } from './page-cache.ts';

const quiet = {
  subscribe: () => () => {},
  changed: () => {},
  refresh: () => {},
  settle: async () => true,
  close: async () => {},
};

test('concurrent requests share one rendering and one compression', async () => {
  const cache = createPageCache({ changes: quiet });
  onTestFinished(() => cache.close());
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
      const made = await cache.make(address, rendering);
      return made && cache.keep(made, { 'content-type': 'text/html' })?.prepare('br');
    }),
  );
  expect([rendered, new Set(variants).size]).toEqual([1, 1]);
});
