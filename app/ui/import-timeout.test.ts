import { afterEach, expect, test, vi } from 'vitest';
import { withImportTimeout } from './import-timeout.ts';

afterEach(() => void vi.useRealTimers());

test('a chunk that does not load within 120 seconds fails', async () => {
  vi.useFakeTimers();
  const waiting = withImportTimeout(new Promise(() => {}));
  const outcome = waiting.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(await Promise.race([outcome, 'still waiting'])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatch(/^import/);
});

test('a chunk that loads or fails clears its timeout', async () => {
  vi.useFakeTimers();
  expect(await withImportTimeout(Promise.resolve('code'))).toBe('code');
  await expect(withImportTimeout(Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
