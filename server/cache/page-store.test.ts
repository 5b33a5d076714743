import { expect, test } from 'vitest';
import { createPageStore } from './page-store.ts';

const page = (bytes: number, ...parts: string[]) => ({ bytes, parts: new Set(parts) });

test('never exceeds its size, and evicts the least recently used', () => {
  const store = createPageStore({ maxBytes: 1_000 });
  for (let i = 0; i < 50; i++) store.put(`page ${i}`, page(100), store.now());
  expect(store.size()).toEqual({ pages: 10, bytes: 1_000 });
  expect([store.get('page 39'), store.get('page 40')]).toEqual([undefined, expect.anything()]);
  expect(store.put('too large', page(101), store.now())).toBe(false);
});

test('a flood of one-time addresses does not evict repeated ones', () => {
  const store = createPageStore({ maxBytes: 1_000 });
  for (const name of ['home', 'products']) {
    store.put(name, page(100), store.now());
    store.get(name);
  }
  for (let i = 0; i < 500; i++) store.put(`?q=${i}`, page(90), store.now());
  expect([store.get('home'), store.get('products')]).toEqual([expect.anything(), expect.anything()]);
  for (let i = 0; i < 500; i++) {
    store.put(`?page=${i}`, page(90), store.now());
    store.get(`?page=${i}`);
  }
  expect(store.size().bytes).toBeLessThanOrEqual(1_000);
});

test('forgets what depends on a change, and nothing else', () => {
  const store = createPageStore({ maxBytes: 10_000 });
  store.put('faqs', page(100, 'faq', 'company'), store.now());
  store.put('partners', page(100, 'partner'), store.now());
  store.put('search', { bytes: 100, parts: 'all' }, store.now());
  store.forget(new Set(['faq']));
  expect(['faqs', 'partners', 'search'].map((key) => store.get(key) !== undefined)).toEqual([false, true, false]);
  store.forget('all');
  expect(store.size()).toEqual({ pages: 0, bytes: 0 });
});

test('does not cache a page whose dependency changed during rendering', () => {
  const store = createPageStore({ maxBytes: 10_000 });
  const since = store.now();
  store.forget(new Set(['faq']));
  expect(store.put('faqs', page(100, 'faq'), since)).toBe(false);
  expect(store.put('search', { bytes: 100, parts: 'all' }, since)).toBe(false);
  expect(store.put('partners', page(100, 'partner'), since)).toBe(true);
  expect(store.put('faqs', page(100, 'faq'), store.now())).toBe(true);
});

test('counts the growth of a cached page', () => {
  const store = createPageStore<{ bytes: number; parts: Set<string> }>({ maxBytes: 1_000 });
  const grown = page(50);
  store.put('home', grown, store.now());
  grown.bytes = 100;
  store.resized('home', grown, 50);
  store.resized('gone', page(5), 1);
  expect(store.size().bytes).toBe(100);
});
