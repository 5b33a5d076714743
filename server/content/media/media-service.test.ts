import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newStoragePath } from '#server/core/files/storage/storage-path.ts';
import { variantPath } from '#shared/content/picture.ts';
import { makeVariantsNow } from '../../../tests/support/files/make-variants.ts';
import { pdf, picture, sampleFolder, videoBytes } from '../../../tests/support/files/sample-files.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let samples: Awaited<ReturnType<typeof sampleFolder>>;

beforeEach(async () => {
  site = await buildSite();
  samples = await sampleFolder();
});
afterEach(async () => {
  await samples.dispose();
  await site.close();
});

async function givenImage(): Promise<string> {
  const { path } = await site.services.media.storeImage({ file: await samples.write('a.png', await picture('png')) });
  return path;
}

/** A file in the store, `hours` old, without a row. */
async function givenStored(path: string, hours: number): Promise<string> {
  await site.services.files.put(path, await samples.write('stray', pdf()));
  const then = Date.now() / 1000 - hours * 3600;
  await utimes(join(site.dataDir, 'files', path), then, then);
  return path;
}

const isThere = (path: string) => site.services.files.exists(path);
const inTwoHours = () => new Date(Date.now() + 2 * 3600_000);

it('removes files that nothing refers to after an hour, and keeps all others', async () => {
  const { media } = site.services;
  const image = await givenImage();
  const file = await samples.write('film', videoBytes.mp4);
  const { path: video } = await media.storeVideo({ file });
  const variant = await givenStored(variantPath(image, 320, 'avif'), 0);
  const cv = await givenStored(newStoragePath('cvs', 'pdf'), 0);
  const keptCv = { key: 'k', path: cv, original_name: 'cv.pdf', size: 1, created_at: '2026-01-01T00:00:00.000Z' };
  await site.database.db.insertInto('kept_upload').values(keptCv).execute();
  const strays = await Promise.all(
    [
      newStoragePath('images', 'png'),
      newStoragePath('cvs', 'pdf'),
      variantPath(newStoragePath('images', 'png'), 320, 'webp'),
    ].map((path) => givenStored(path, 0)),
  );
  expect(await media.removeOrphans()).toBe(0);
  expect(await media.removeOrphans(inTwoHours())).toBe(3);
  for (const path of strays) expect(await isThere(path)).toBe(false);
  for (const path of [image, video, variant, cv]) expect(await isThere(path)).toBe(true);
});

it('removes a replaced image with its variants once no record uses it', async () => {
  const { media } = site.services;
  const image = await givenImage();
  const { db } = site.database;
  await media.setUses(db, 'partner', 'a', [{ path: image, isPublic: false }]);
  await media.removeUnused([image]);
  expect(await isThere(image)).toBe(true);
  await makeVariantsNow(site);
  expect((await media.pictures([image], 'en'))[image]?.widths).toEqual([40]);
  await media.setUses(db, 'partner', 'a', []);
  await media.removeUnused([image, 'images/none.png']);
  expect([await isThere(image), await isThere(variantPath(image, 40, 'avif'))]).toEqual([false, false]);
  expect(await media.pictures([image], 'en')).toEqual({});
});

it('treats a picture used twice by a record as public when one use is', async () => {
  const image = await givenImage();
  const uses = [true, false].map((isPublic) => ({ path: image, isPublic }));
  await site.services.media.setUses(site.database.db, 'partner', 'a', uses);
  expect(await site.services.media.isPublic(image)).toBe(true);
});

it('rolls back the file uses of a record whose transaction fails', async () => {
  const image = await givenImage();
  const { db } = site.database;
  const failing = db.transaction().execute(async (transaction) => {
    await site.services.media.setUses(transaction, 'partner', 'a', [{ path: image, isPublic: true }]);
    throw new Error('something else');
  });
  await expect(failing).rejects.toThrow('something else');
  expect(await site.services.media.isPublic(image)).toBe(false);
});

it('leaves no file when its row cannot be stored', async () => {
  const { db } = site.database;
  await db.schema.dropTable('media').execute();
  const file = await samples.write('c.pdf', pdf());
  await expect(site.services.media.storeDocument(file, 'x.pdf')).rejects.toThrow();
  expect(await Array.fromAsync(site.services.files.list('documents'))).toEqual([]);
});
