import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharesDisk } from './disk-space.ts';

test('a folder below, also one that does not exist yet, is on the same disk', async () => {
  const folder = tmpdir();
  expect(await sharesDisk(folder, join(folder, 'not/yet/there'))).toBe(true);
});

test('another file system and a bucket are not', async () => {
  expect(await sharesDisk(tmpdir(), '/proc')).toBe(false);
  expect(await sharesDisk(tmpdir(), 's3://backups/mansooj')).toBe(false);
});
