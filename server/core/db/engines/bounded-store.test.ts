import { expect, test } from 'vitest';
import { createBoundedStore } from './bounded-store.ts';

const value = (bytes: number, ...tables: string[]) => ({ bytes, tables: new Set(tables) });

test('never exceeds its size, and evicts the least recently used', () => {
  const store = createBoundedStore({ maxBytes: 1_000 });
  for (let i = 0; i < 50; i++) store.put(`page ${i}`, value(100), store.now());
  expect(store.size()).toEqual({ entries: 10, bytes: 1_000 });
  expect([store.get('page 39'), store.get('page 40')]).toEqual([undefined, expect.anything()]);
  expect(store.put('too large', value(101), store.now())).toBe(false);
});

test('a flood of one-time addresses does not evict repeated ones', () => {
  const store = createBoundedStore({ maxBytes: 1_000 });
  for (const name of ['home', 'products']) {
    store.put(name, value(100), store.now());
    store.get(name);
  }
  for (let i = 0; i < 500; i++) store.put(`?q=${i}`, value(90), store.now());
  expect([store.get('home'), store.get('products')]).toEqual([expect.anything(), expect.anything()]);
  for (let i = 0; i < 500; i++) {
    store.put(`?page=${i}`, value(90), store.now());
    store.get(`?page=${i}`);
  }
  expect(store.size().bytes).toBeLessThanOrEqual(1_000);
});

test('forgets what depends on a change, and nothing else', () => {
  const store = createBoundedStore({ maxBytes: 10_000 });
  store.put('faqs', value(100, 'faq', 'company'), store.now());
  store.put('partners', value(100, 'partner'), store.now());
  store.put('search', { bytes: 100, tables: 'all' }, store.now());
  store.forget(new Set(['faq']));
  expect(['faqs', 'partners', 'search'].map((key) => store.get(key) !== undefined)).toEqual([false, true, false]);
  store.forget('all');
  expect(store.get('partners')).toBe(undefined);
});

test('does not store a value whose table changed while it was computed', () => {
  const store = createBoundedStore({ maxBytes: 10_000 });
  const since = store.now();
  store.forget(new Set(['faq']));
  expect(store.put('faqs', value(100, 'faq'), since)).toBe(false);
  expect(store.put('search', { bytes: 100, tables: 'all' }, since)).toBe(false);
  expect(store.put('partners', value(100, 'partner'), since)).toBe(true);
  expect(store.put('faqs', value(100, 'faq'), store.now())).toBe(true);
});

test('what is outdated stays for when nothing new can be made, as the first to be evicted', () => {
  const store = createBoundedStore({ maxBytes: 1_000 });
  const partners = value(100, 'partner');
  store.put('partners', partners, store.now());
  for (const changed of [new Set(['partner']), 'all'] as const) {
    store.forget(changed);
    expect([store.get('partners'), store.getOutdated('partners')]).toEqual([undefined, partners]);
  }
  for (let i = 0; i < 10; i++) store.put(`page ${i}`, value(100), store.now());
  expect([store.getOutdated('partners'), store.size().bytes]).toEqual([undefined, 1_000]);
});
