import { expect, it } from 'vitest';
import { measureUpload } from '../../../bench/upload-memory.ts';

const mebibyte = 1024 * 1024;

it('a file of 200 MB passes through in less than 100 MB of memory', { timeout: 60_000 }, async () => {
  const { storedBytes, grownBytes } = await measureUpload(200);
  expect(storedBytes).toBe(200 * mebibyte);
  expect(grownBytes).toBeLessThan(100 * mebibyte);
});
