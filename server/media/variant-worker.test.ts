import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { variantPath } from '#shared/picture.ts';
import { type BuiltSite, buildSite } from '../../tests/support/build-site.ts';
import { required } from '../../tests/support/first.ts';
import { animation, noise, picture, sampleFolder } from '../../tests/support/sample-files.ts';
import { createMediaService, type MediaService } from './media-service.ts';
import { claimNextImage, finishImage, renewClaim } from './variant-queries.ts';

let site: BuiltSite;
let samples: Awaited<ReturnType<typeof sampleFolder>>;
const started: MediaService[] = [];

beforeEach(async () => {
  site = await buildSite();
  samples = await sampleFolder();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((media) => media.stopVariantWorker()));
  await samples.dispose();
  await site.close();
});

/** A second process on the same data. */
function anotherMediaService(files = site.services.files) {
  const onChange = vi.fn();
  const logger = { error: vi.fn() };
  const media = createMediaService({ db: site.database.db, files, logger, onChange });
  started.push(media);
  return { ...media, onChange, logger };
}

async function givenImage(bytes: Buffer): Promise<string> {
  const { path } = await site.services.media.storeImage({ file: await samples.write('image', bytes) });
  await site.services.media.setUses(site.database.db, 'partner', path, [{ path, isPublic: true }]);
  return path;
}

async function widthsOf(path: string): Promise<number[] | undefined> {
  return (await site.services.media.pictures([path], 'en'))[path]?.widths;
}

async function stateOf(path: string) {
  const query = site.database.db.selectFrom('media').select(['variants', 'attempts', 'claimed_at']);
  return query.where('path', '=', path).executeTakeFirstOrThrow();
}

const whenDone = { timeout: 20_000, interval: 50 };

it('makes an image in four widths, each as AVIF, WebP and JPEG, and serves them', async () => {
  const path = await givenImage(await picture('jpeg', { width: 1500, height: 750 }));
  const media = anotherMediaService();
  media.startVariantWorker();
  await expect.poll(() => widthsOf(path), whenDone).toEqual([320, 720, 1080, 1440]);
  expect(media.onChange).toHaveBeenCalledTimes(1);
  const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    for (const width of [320, 1440]) {
      const reply = await site.http.inject(`/media/${variantPath(path, width, format)}`);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, types[format]]);
      if (format !== 'avif')
        expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width, height: width / 2 });
    }
  }
  expect((await site.http.inject(`/media/${variantPath(path, 720, 'png')}`)).statusCode).toBe(404);
  expect(await readdir(join(site.dataDir, 'tmp'))).toEqual([]);
});

it('never enlarges: a small image gets its own width', async () => {
  const path = await givenImage(await picture('webp', { width: 500, height: 100 }));
  anotherMediaService().startVariantWorker();
  await expect.poll(() => widthsOf(path), whenDone).toEqual([320, 500]);
});

it('keeps transparency: the fallback is a PNG', async () => {
  const path = await givenImage(await picture('png', { width: 330, height: 20, isTransparent: true }));
  anotherMediaService().startVariantWorker();
  await expect.poll(() => widthsOf(path), whenDone).toEqual([320, 330]);
  const reply = await site.http.inject(`/media/${variantPath(path, 320, 'png')}`);
  expect(reply.headers['content-type']).toBe('image/png');
  expect((await sharp(reply.rawPayload).stats()).isOpaque).toBe(false);
});

it('leaves moving images as they are', async () => {
  const path = await givenImage(await animation('gif', 3));
  expect(await stateOf(path)).toMatchObject({ variants: 'none' });
});

it('takes images as they come while it waits', async () => {
  const media = anotherMediaService();
  media.startVariantWorker();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { path } = await media.storeImage({ file: await samples.write('image', await picture('png')) });
  await expect.poll(() => widthsOf(path), whenDone).toEqual([40]);
});

it('takes over from a process whose claim expired', async () => {
  const path = await givenImage(await picture('png'));
  const claimed = await claimNextImage(site.database.db, new Date(Date.now() - 61_000));
  expect(claimed?.path).toBe(path);
  anotherMediaService().startVariantWorker();
  await expect.poll(() => widthsOf(path), whenDone).toEqual([40]);
});

it('releases the current image when it is stopped', async () => {
  // Noisy, so that encoding takes a while.
  const path = await givenImage(
    await sharp(await noise('png'))
      .resize(1500, 1500)
      .png()
      .toBuffer(),
  );
  const media = anotherMediaService();
  media.startVariantWorker();
  const filesMade = async () => (await readdir(join(site.dataDir, 'tmp'))).length;
  await expect.poll(filesMade, { timeout: 20_000, interval: 10 }).toBeGreaterThan(1);
  await media.stopVariantWorker();
  expect(await stateOf(path)).toEqual({ variants: 'pending', attempts: 0, claimed_at: null });
  expect(media.logger.error).not.toHaveBeenCalled();
});

it('releases an image that was only being fetched when it is stopped', async () => {
  const path = await givenImage(await picture('png'));
  let stopped: Promise<void> | undefined;
  const { files } = site.services;
  const media = anotherMediaService({
    ...files,
    read: (wanted) => {
      stopped = media.stopVariantWorker();
      return files.read(wanted);
    },
  });
  media.startVariantWorker();
  await expect.poll(() => stopped !== undefined, whenDone).toBe(true);
  await stopped;
  expect(await stateOf(path)).toEqual({ variants: 'pending', attempts: 0, claimed_at: null });
  expect(media.logger.error).not.toHaveBeenCalled();
});

it('marks an image that cannot be encoded, logs it, and continues with the next', async () => {
  const broken = await givenImage(await picture('png'));
  const sound = await givenImage(await picture('png'));
  await site.services.files.put(broken, await samples.write('broken', 'not an image any more'));
  const media = anotherMediaService();
  media.startVariantWorker();
  await expect.poll(() => widthsOf(sound), whenDone).toEqual([40]);
  expect(await stateOf(broken)).toMatchObject({ variants: 'failed' });
  expect(await widthsOf(broken)).toEqual([]);
  expect(media.logger.error).toHaveBeenCalledTimes(1);
});

it('retries an image later when the store is unreachable', async () => {
  const path = await givenImage(await picture('png'));
  const media = anotherMediaService({ ...site.services.files, read: () => Promise.reject(new Error('no route')) });
  media.startVariantWorker();
  await expect.poll(() => media.logger.error.mock.calls.length, whenDone).toBe(1);
  expect(await stateOf(path)).toEqual({ variants: 'pending', attempts: 0, claimed_at: null });
});

it('does not wait for an image missing from the store', async () => {
  const path = await givenImage(await picture('png'));
  await site.services.files.remove(path);
  anotherMediaService().startVariantWorker();
  await expect.poll(() => stateOf(path), whenDone).toMatchObject({ variants: 'failed' });
});

it('does not take an image from a process that is still working on it', async () => {
  const path = await givenImage(await picture('png'));
  const image = required(await claimNextImage(site.database.db, new Date(Date.now() - 61_000)));
  expect(await renewClaim(site.database.db, image)).toBe(true);
  const media = anotherMediaService();
  media.startVariantWorker();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await stateOf(path)).toMatchObject({ variants: 'pending', attempts: 1 });
  expect(await finishImage(site.database.db, image, { variants: 'ready', widths: [40] })).toBe(true);
  expect(await finishImage(site.database.db, { ...image, claim: 'another' }, { variants: 'failed' })).toBe(false);
});

it('gives each image to one process only, and gives up after three failed attempts', async () => {
  const path = await givenImage(await picture('png'));
  const { db } = site.database;
  const claims = await Promise.all([claimNextImage(db), claimNextImage(db), claimNextImage(db)]);
  expect(claims.filter(Boolean)).toHaveLength(1);
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  expect(await claimNextImage(db, later(0.9))).toBeUndefined();
  expect((await claimNextImage(db, later(1.1)))?.path).toBe(path);
  expect((await claimNextImage(db, later(2.2)))?.path).toBe(path);
  expect(await claimNextImage(db, later(3.3))).toBeUndefined();
  expect(await stateOf(path)).toMatchObject({ variants: 'failed' });
});
