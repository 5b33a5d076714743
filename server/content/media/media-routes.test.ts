import { request } from 'node:http';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCalls } from '#server/core/http/calls/register-calls.ts';
import { registerErrorReplies } from '#server/core/http/replies/error-reply.ts';
import { pdf, picture, sampleFolder, videoBytes } from '../../../tests/support/files/sample-files.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { imageCalls } from './image-calls.ts';

let site: BuiltSite;
let samples: Awaited<ReturnType<typeof sampleFolder>>;
let image: string;
let draft: string;
let video: string;
let certificate: string;
let address: string;
let png: Buffer;

beforeAll(async () => {
  site = await buildSite();
  samples = await sampleFolder();
  png = await picture('png');
  const { media } = site.services;
  const logo = await samples.write('logo.png', png);
  ({ path: image } = await media.storeImage({ file: logo }, { alt: { en: 'A sack', ar: 'كيس' } }));
  ({ path: draft } = await media.storeImage({ file: logo }));
  ({ path: video } = await media.storeVideo({ file: await samples.write('film', videoBytes.mp4) }));
  const file = await samples.write('c.pdf', pdf());
  const originalName = 'شهادة ISO 9001.pdf';
  ({ path: certificate } = await media.storeDocument(file, originalName));
  const uses = [image, video, certificate].map((path) => ({ path, isPublic: true }));
  await media.setUses(site.database.db, 'blog_post', 'published', uses);
  await media.setUses(site.database.db, 'blog_post', 'draft', [{ path: draft, isPublic: false }]);
  address = await site.listen();
});
afterAll(async () => {
  await samples.dispose();
  await site.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${address}/media/${path}`, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** The status of an address sent unnormalised, with dot segments. */
function statusOfRaw(path: string): Promise<number | undefined> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

describe('a file of published content', () => {
  it('is sent to anyone, cacheable for a year, with its exact type', async () => {
    const response = await get(image);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String((await bytesOf(response)).length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
      etag: `"${image.replace('images/', '')}"`,
    });
  });

  it('is not sent again to clients that have it', async () => {
    const etag = (await get(image)).headers.get('etag') ?? '';
    const response = await get(image, { 'if-none-match': `"other", W/${etag}` });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it('answers HEAD with only the headers', async () => {
    const response = await fetch(`${address}/media/${video}`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      String(videoBytes.mp4.length),
      '',
    ]);
  });

  it('is offered for download under its own name when it is a document', async () => {
    const response = await get(certificate);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="????? ISO 9001.pdf"; filename*=UTF-8''${encodeURIComponent('شهادة ISO 9001.pdf')}`,
    );
    expect(await bytesOf(response)).toEqual(pdf());
  });

  it('is read-only', async () => {
    expect((await fetch(`${address}/media/${image}`, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('a byte range', () => {
  const all = videoBytes.mp4;
  const size = all.length;
  it.each([
    ['bytes=0-', 0, size],
    ['bytes=0-0', 0, 1],
    ['bytes=100-199', 100, 200],
    ['bytes=5000-999999', 5000, size],
    ['bytes=-24', size - 24, size],
    ['bytes=-999999', 0, size],
  ])('%s is sent as that part', async (range, start, end) => {
    const response = await get(video, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${size}`);
    expect(response.headers.get('content-length')).toBe(String(end - start));
    expect(await bytesOf(response)).toEqual(all.subarray(start, end));
  });

  it('with HEAD is ignored (RFC 9110 §14.2)', async () => {
    const response = await fetch(`${address}/media/${video}`, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([200, null]);
  });

  it.each([`bytes=${size}-`, 'bytes=-0', 'bytes=999999-1000000'])('%s is outside the file: 416', async (range) => {
    const response = await get(video, { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-3', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    '%s is ignored: the whole file is sent',
    async (range) => {
      const response = await get(video, { range });
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, size]);
    },
  );

  it('of another version is ignored', async () => {
    const stale = await get(video, { range: 'bytes=0-9', 'if-range': '"another"' });
    expect([stale.status, (await bytesOf(stale)).length]).toEqual([200, size]);
    const fresh = await get(video, { range: 'bytes=0-9', 'if-range': stale.headers.get('etag') ?? '' });
    expect([fresh.status, (await bytesOf(fresh)).length]).toEqual([206, 10]);
  });
});

describe('nothing is sent', () => {
  it('of a draft, with an uncacheable refusal', async () => {
    const response = await get(draft);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await site.services.media.isPublic(draft)).toBe(false);
    expect(await site.services.media.isPublic(image)).toBe(true);
  });

  it('of a withdrawn record, until another one uses the file', async () => {
    const { media } = site.services;
    const file = await samples.write('own.png', png);
    const { path } = await media.storeImage({ file });
    expect((await get(path)).status).toBe(404);
    await media.setUses(site.database.db, 'partner', 'p', [{ path, isPublic: true }]);
    expect((await get(path)).status).toBe(200);
    await media.setUses(site.database.db, 'partner', 'p', []);
    expect((await get(path)).status).toBe(404);
  });

  it('of an applicant', async () => {
    const path = 'cvs/01a1fa8d-cc1f-7d94-b3c6-465f01832fc5.pdf';
    await site.services.files.put(path, await samples.write('cv.pdf', pdf()));
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    '/media/',
    '/media/../mansooj.sqlite',
    '/media/images/../../mansooj.sqlite',
    '/media/%2e%2e/mansooj.sqlite',
    '/media/..%2fmansooj.sqlite',
    '/media/images%2f..%2f..%2fmansooj.sqlite',
    '/media/images/%252e%252e/%252e%252e/mansooj.sqlite',
    '/media/..%5c..%5cmansooj.sqlite',
    '/media//etc/passwd',
    '/media/%2fetc%2fpasswd',
    '/media/images/x%00.png',
    '/media/images',
    '/media/images/',
  ])('for %s', async (path) => {
    expect([400, 404]).toContain(await statusOfRaw(path));
  });

  it('under another ending, or of a variant that does not exist', async () => {
    const stem = image.replace('.png', '');
    for (const path of [stem, `${stem}.jpg`, `${stem}.w320.avif`, `${stem}.w40.avif`, `${image}.w40.webp`]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('when the file is missing from the store', async () => {
    const { path } = await site.services.media.storeImage({ file: await samples.write('lost.png', png) });
    await site.services.media.setUses(site.database.db, 'partner', 'q', [{ path, isPublic: true }]);
    await site.services.files.remove(path);
    expect((await get(path)).status).toBe(404);
  });
});

describe('GET /api/images', () => {
  const ask = (query: string) => fetch(`${address}/api/images${query}`);

  it('gives an image of published content as a data URL', async () => {
    const response = await ask(`?path=${encodeURIComponent(image)}`);
    const { dataUrl }: { dataUrl: string } = await response.json();
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(dataUrl).toMatch(/^data:image\/png;base64,/);
    expect(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')).toEqual(await bytesOf(await get(image)));
  });

  it.each([
    ['no path', ''],
    ['an empty path', '?path='],
    ['an unknown path', '?path=images/none.png'],
    ['a way out of the folder', '?path=../mansooj.sqlite'],
    ['a way out of the folder, encoded', '?path=%2e%2e%2fmansooj.sqlite'],
    ['an absolute path', '?path=/etc/passwd'],
    ['a path with a zero byte', '?path=images/a%00b.png'],
  ])('finds nothing for %s', async (_, query) => {
    const response = await ask(query);
    expect([response.status, await response.json()]).toEqual([
      404,
      { success: false, code: 'not_found', message: 'Image not found' },
    ]);
  });

  it('gives neither drafts nor other kinds of files to anyone', async () => {
    for (const path of [draft, video, certificate]) expect((await ask(`?path=${path}`)).status).toBe(404);
  });

  it.each([
    ['admin', 200],
    ['user', 404],
  ] as const)('of a draft answers %s with %i', async (role, status) => {
    const app = Fastify();
    registerErrorReplies(app);
    app.decorateRequest('staff', undefined);
    app.addHook('onRequest', async (caller) => {
      // Only the role matters here.
      caller.staff = role === 'admin' ? { username: 'sam', role } : undefined;
    });
    registerCalls(app, imageCalls, site.services);
    const response = await app.inject(`/images?path=${draft}`);
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

it('describes pictures in the requested language', async () => {
  const { media } = site.services;
  expect(await media.pictures([image, 'images/none.png', image], 'ar')).toEqual({
    [image]: {
      path: image,
      width: 40,
      height: 30,
      alt: 'كيس',
      language: 'ar',
      isRender: false,
      widths: [],
      fallback: 'jpg',
    },
  });
  expect((await media.pictures([image], 'en'))[image]).toMatchObject({ alt: 'A sack', language: 'en' });
  expect(await media.pictures([], 'en')).toEqual({});
});
