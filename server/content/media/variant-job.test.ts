import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimJob, findJobStates } from '#server/core/jobs/job-queries.ts';
import { createJobRunner, type JobRunner } from '#server/core/jobs/job-runner.ts';
import { variantPath } from '#shared/content/picture.ts';
import { animation, noise, picture, sampleFolder } from '../../../tests/support/files/sample-files.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { createVariantJob } from './variant-job.ts';

let site: BuiltSite;
let samples: Awaited<ReturnType<typeof sampleFolder>>;
const started: JobRunner[] = [];

beforeEach(async () => {
  site = await buildSite();
  samples = await sampleFolder();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
  await samples.dispose();
  await site.close();
});

/** The work of a process on this data. */
function startWork(files = site.services.files) {
  const { db } = site.database;
  const onChange = vi.fn();
  const logger = { error: vi.fn(), info: vi.fn() };
  const jobs = createJobRunner({ db, logger, kinds: [createVariantJob({ db, files, logger, onChange })] });
  started.push(jobs);
  jobs.start();
  return { stop: jobs.stop, onChange, logger };
}

/** A process takes the image's job; its lease ends after so many milliseconds. */
function claim(leaseMilliseconds: number) {
  const now = new Date();
  const until = new Date(now.getTime() + leaseMilliseconds);
  return claimJob(site.database.db, 'variants', { now, until });
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
  const { db } = site.database;
  const query = db.selectFrom('media').select('variants').where('path', '=', path);
  const { variants } = await query.executeTakeFirstOrThrow();
  return { variants, attempts: (await findJobStates(db, [path])).get(path)?.attempts };
}

const whenDone = { timeout: 20_000, interval: 50 };

it('makes AVIF of ten bits, in which soft backgrounds have finer steps', async () => {
  const path = await givenImage(await picture('jpeg', { width: 400, height: 300 }));
  startWork();
  await expect.poll(() => widthsOf(path), whenDone).toEqual([320, 400]);
  for (const width of [320, 400]) {
    const { rawPayload } = await site.http.inject(`/media/${variantPath(path, width, 'avif')}`);
    // The third byte of the decoder configuration: tier, then whether there are more than eight bits, then whether twelve.
    const configuration = rawPayload.subarray(rawPayload.indexOf('av1C') + 4);
    expect((configuration[2]! >> 5) & 3).toBe(2);
  }
});

it('makes an image in four widths, each as AVIF, WebP and JPEG, and serves them', async () => {
  const path = await givenImage(await picture('jpeg', { width: 1500, height: 750 }));
  const work = startWork();
  await expect.poll(() => widthsOf(path), whenDone).toEqual([320, 720, 1080, 1440]);
  expect(work.onChange).toHaveBeenCalledTimes(1);
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
  startWork();
  await expect.poll(() => widthsOf(path), whenDone).toEqual([320, 500]);
});

it('keeps transparency: the fallback is a PNG', async () => {
  const path = await givenImage(await picture('png', { width: 330, height: 20, isTransparent: true }));
  startWork();
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
  startWork();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { path } = await site.services.media.storeImage({ file: await samples.write('image', await picture('png')) });
  await expect.poll(() => widthsOf(path), whenDone).toEqual([40]);
});

it('takes over from a process whose lease expired', async () => {
  const path = await givenImage(await picture('png'));
  expect((await claim(-1_000))?.id).toBe(path);
  startWork();
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
  const work = startWork();
  const filesMade = async () => (await readdir(join(site.dataDir, 'tmp'))).length;
  await expect.poll(filesMade, { timeout: 20_000, interval: 10 }).toBeGreaterThan(1);
  await work.stop();
  expect(await stateOf(path)).toEqual({ variants: 'pending', attempts: 0 });
  expect(work.logger.error).not.toHaveBeenCalled();
});

it('releases an image that was only being fetched when it is stopped', async () => {
  const path = await givenImage(await picture('png'));
  let stopped: Promise<void> | undefined;
  const { files } = site.services;
  const work = startWork({
    ...files,
    read: (wanted) => {
      stopped = work.stop();
      return files.read(wanted);
    },
  });
  await expect.poll(() => stopped !== undefined, whenDone).toBe(true);
  await stopped;
  expect(await stateOf(path)).toEqual({ variants: 'pending', attempts: 0 });
  expect(work.logger.error).not.toHaveBeenCalled();
});

it('marks an image that cannot be encoded, logs it, and continues with the next', async () => {
  const broken = await givenImage(await picture('png'));
  const sound = await givenImage(await picture('png'));
  await site.services.files.put(broken, await samples.write('broken', 'not an image any more'));
  const work = startWork();
  await expect.poll(() => widthsOf(sound), whenDone).toEqual([40]);
  expect(await stateOf(broken)).toMatchObject({ variants: 'failed' });
  expect(await widthsOf(broken)).toEqual([]);
  expect(work.logger.error).toHaveBeenCalledTimes(1);
});

it('retries an image later when the store is unreachable', async () => {
  const path = await givenImage(await picture('png'));
  const work = startWork({ ...site.services.files, read: () => Promise.reject(new Error('no route')) });
  await expect.poll(() => work.logger.error.mock.calls.length, whenDone).toBe(1);
  expect(await stateOf(path)).toEqual({ variants: 'pending', attempts: 0 });
});

it('does not wait for an image missing from the store', async () => {
  const path = await givenImage(await picture('png'));
  await site.services.files.remove(path);
  startWork();
  await expect.poll(() => stateOf(path), whenDone).toMatchObject({ variants: 'failed' });
});

it('does not take an image from a process that is still working on it', async () => {
  const path = await givenImage(await picture('png'));
  expect((await claim(60_000))?.id).toBe(path);
  startWork();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await stateOf(path)).toEqual({ variants: 'pending', attempts: 1 });
});

it('gives each image to one process only', async () => {
  const path = await givenImage(await picture('png'));
  const works = [startWork(), startWork(), startWork()];
  await expect.poll(() => widthsOf(path), whenDone).toEqual([40]);
  await Promise.all(works.map((work) => work.stop()));
  expect(works.flatMap((work) => work.onChange.mock.calls)).toHaveLength(1);
});

it('gives an image up that ended three processes, until staff try again', async () => {
  const path = await givenImage(await picture('png'));
  for (let crash = 1; crash <= 3; crash++) expect((await claim(-1_000))?.attempts).toBe(crash);
  startWork();
  await expect.poll(() => stateOf(path), whenDone).toMatchObject({ variants: 'failed' });
  await site.services.media.retryVariants();
  await expect.poll(() => widthsOf(path), whenDone).toEqual([40]);
});

it('leaves no job of a given-up image that is deleted', async () => {
  const { path } = await site.services.media.storeImage({ file: await samples.write('image', await picture('png')) });
  for (let crash = 1; crash <= 3; crash++) expect((await claim(-1_000))?.attempts).toBe(crash);
  startWork();
  const jobOf = async () => (await findJobStates(site.database.db, [path])).get(path);
  await expect.poll(jobOf, whenDone).toMatchObject({ isDead: true });
  await site.services.media.removeUnused([path]);
  expect(await jobOf()).toBeUndefined();
});

it.each(['was deleted', 'was given up'])('an image tried again while its job %s gets another one', async (end) => {
  const path = await givenImage(await picture('png'));
  const { db } = site.database;
  if (end === 'was deleted') await db.deleteFrom('job').where('id', '=', path).execute();
  else await db.updateTable('job').set({ state: 'dead', attempts: 4 }).where('id', '=', path).execute();
  // The sweep queues it, the second run makes it.
  await site.jobs.runDue();
  await site.jobs.runDue();
  expect(await widthsOf(path)).toEqual([40]);
});
