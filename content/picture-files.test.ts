import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkImage } from '#server/core/files/inspection/image-type.ts';
import { picturesFolder } from './index.ts';

const names = readdirSync(picturesFolder).filter((name) => !name.endsWith('.ts'));

// A first start copies them as they are.
test('every picture is a whole, still WebP without metadata', async () => {
  expect(names.length).toBeGreaterThan(90);
  for (const name of names) {
    const file = join(picturesFolder, name);
    expect([name, await checkImage(file, 'image')]).toEqual([
      name,
      expect.objectContaining({ format: 'webp', frames: 1, hasMetadata: false }),
    ]);
    await expect(sharp(file, { failOn: 'error' }).resize(16).raw().toBuffer(), name).resolves.toBeInstanceOf(Buffer);
  }
});
