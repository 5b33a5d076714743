import { expect, test } from 'vitest';
import { retryDelay } from './job-runner.ts';

const plan = { first: 30_000, longest: 3_600_000, attempts: 80 };

test('each attempt waits twice as long as the previous one, up to the longest delay', () => {
  const delays = [1, 2, 3, 8, 9, 80, 5_000].map((attempts) => retryDelay(attempts, plan, 0.5));
  expect(delays).toEqual([30_000, 60_000, 120_000, 3_600_000, 3_600_000, 3_600_000, 3_600_000]);
});

test('jitter of at most a fifth separates retries of simultaneous failures', () => {
  expect([0, 0.5, 1].map((random) => retryDelay(1, plan, random))).toEqual([24_000, 30_000, 36_000]);
  expect(new Set(Array.from({ length: 50 }, () => retryDelay(3, plan))).size).toBeGreaterThan(10);
});
