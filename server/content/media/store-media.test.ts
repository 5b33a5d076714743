import { readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import {
  animatedPng,
  animation,
  noise,
  phonePhotograph,
  picture,
  pngHeader,
  sampleFolder,
  videoBytes,
  webpHeader,
} from '../../../tests/support/files/sample-files.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let samples: Awaited<ReturnType<typeof sampleFolder>>;

beforeAll(async () => {
  site = await buildSite();
  samples = await sampleFolder();
});
afterAll(async () => {
  await samples.dispose();
  await site.close();
});

const [png, avif, tiff] = await Promise.all([picture('png'), picture('avif'), picture('tiff')]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

async function storeImage(name: string, bytes: Buffer | string) {
  return site.services.media.storeImage({ file: await samples.write(name, bytes), field: 'mainImage' });
}

async function stored(path: string): Promise<Buffer> {
  return readFile(join(site.dataDir, 'files', path));
}

function refusal(code: string, field: string, key: string) {
  return expect.objectContaining({ code, fields: { [field]: expect.objectContaining({ key }) } });
}

describe('an image', () => {
  it('of JPEG without the mark of its end is stored whole', async () => {
    const bytes = await noise('jpeg');
    const image = await storeImage('a.jpg', bytes.subarray(0, -2));
    const [kept, whole] = await Promise.all(
      [sharp(await stored(image.path)), sharp(bytes)].map((each) => each.stats()),
    );
    expect(kept?.channels[0]?.mean).toBeCloseTo(whole?.channels[0]?.mean ?? 0, 0);
  });

  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['gif', 'png'],
  ] as const)('of %s is detected by its bytes, whatever its name, and stored as %s', async (format, ending) => {
    const image = await storeImage('holiday.txt', await picture(format));
    expect(image).toEqual({ path: expect.stringMatching(`^images/[0-9a-f-]{36}\\.${ending}$`), width: 40, height: 30 });
    expect(await sharp(await stored(image.path)).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it.each([
    ['a drawing that can run scripts', svg],
    ['a packed drawing', gzipSync(svg)],
    ['an AVIF', avif],
    ['a TIFF', tiff],
    ['a program', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(200)])],
    ['a page that ends in an image', Buffer.concat([Buffer.from('<!doctype html>'), png])],
    ['nothing', ''],
    ['a PDF', '%PDF-1.7'],
  ])('that is really %s is refused, though it is called .png', async (_, bytes) => {
    await expect(storeImage('logo.png', bytes)).rejects.toEqual(refusal('wrong_type', 'mainImage', 'image_wrong_type'));
  });

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('of %s that was truncated is refused', async (format) => {
    const whole = await noise(format);
    const cut = whole.subarray(0, whole.length / 2);
    await expect(storeImage('cut', cut)).rejects.toEqual(refusal('wrong_type', 'mainImage', 'image_unreadable'));
  });

  it.each([0.3, 0.5, 0.9])(
    'of GIF that was cut to a share of %d is refused, with and without animation',
    async (share) => {
      for (const whole of [await animation('gif', 12, 40), await noise('gif')])
        await expect(storeImage('cut', whole.subarray(0, Math.floor(whole.length * share)))).rejects.toEqual(
          refusal('wrong_type', 'mainImage', 'image_unreadable'),
        );
    },
  );

  it('of GIF that lacks only the mark of its end is stored', async () => {
    for (const whole of [await animation('gif', 12, 40), await noise('gif')]) {
      expect(await storeImage('end', whole.subarray(0, -1))).toBeDefined();
      expect(await storeImage('more', Buffer.concat([whole, Buffer.alloc(300)]))).toBeDefined();
    }
  });

  it('of PNG whose last bytes are missing is refused', async () => {
    const whole = await noise('png');
    await expect(storeImage('cut', whole.subarray(0, -20))).rejects.toEqual(
      refusal('wrong_type', 'mainImage', 'image_unreadable'),
    );
    expect(await storeImage('more', Buffer.concat([whole, Buffer.alloc(300)]))).toBeDefined();
  });

  it.each([
    ['a PNG of 17000×17000', pngHeader(17_000, 17_000)],
    ['a WebP of 16383×16383', webpHeader(16_383, 16_383)],
    ['a PNG of one pixel over 50 megapixels', pngHeader(50_000_001, 1)],
  ])('that decompresses to %s is refused before decompression', async (_, bytes) => {
    await expect(storeImage('bomb.png', bytes)).rejects.toEqual(
      refusal('too_large', 'mainImage', 'image_too_many_pixels'),
    );
  });

  it('with more than 200 frames is refused', async () => {
    const long = await animation('gif', 201, 4);
    await expect(storeImage('long.gif', long)).rejects.toEqual(
      refusal('too_large', 'mainImage', 'image_too_many_pixels'),
    );
  });

  it('above 25 MiB is refused', async () => {
    const file = await samples.write('big.jpg', await picture('jpeg'));
    await truncate(file, limits.imageBytes + 1);
    await expect(site.services.media.storeImage({ file, field: 'mainImage' })).rejects.toEqual(
      refusal('too_large', 'mainImage', 'file_too_large'),
    );
  });

  it('from a phone is stored upright and without its location', async () => {
    const photograph = await phonePhotograph();
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const image = await storeImage('IMG_1.jpg', photograph);
    const kept = await sharp(await stored(image.path)).metadata();
    expect(image).toMatchObject({ width: 30, height: 40 });
    expect(kept).toMatchObject({ width: 30, height: 40 });
    expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('loses trailing data', async () => {
    const image = await storeImage('a.webp', Buffer.concat([await picture('webp'), Buffer.from('<script>')]));
    expect((await stored(image.path)).toString('latin1')).not.toContain('<script>');
  });

  it.each(['gif', 'webp'] as const)('that is animated (%s) stays animated', async (format) => {
    const image = await storeImage('moving', await animation(format, 5));
    expect(image).toMatchObject({ path: expect.stringContaining(`.${format}`), width: 10, height: 10 });
    expect((await sharp(await stored(image.path)).metadata()).pages).toBe(5);
  });

  // As `admin_drop_animated` says to staff.
  it('that is animated (png) becomes a still picture', async () => {
    const image = await storeImage('moving', await animatedPng());
    expect((await stored(image.path)).includes('acTL')).toBe(false);
  });

  it('that is refused leaves nothing in the data folder', async () => {
    const before = await readdir(join(site.dataDir, 'files', 'images'));
    await storeImage('logo.png', svg).catch(() => {});
    await storeImage('bomb.png', pngHeader(17_000, 17_000)).catch(() => {});
    await storeImage('cut.png', (await picture('png')).subarray(0, 60)).catch(() => {});
    expect(await readdir(join(site.dataDir, 'files', 'images'))).toEqual(before);
    expect(await readdir(join(site.dataDir, 'tmp'))).toEqual([]);
  });
});

describe('a video', () => {
  it.each([
    ['mp4', 'mp4'],
    ['mov', 'mov'],
    ['webm', 'webm'],
    ['ogg', 'ogv'],
  ] as const)('is detected by its container (%s)', async (container, ending) => {
    const file = await samples.write('film.bin', videoBytes[container]);
    const { path } = await site.services.media.storeVideo({ file });
    expect(path).toMatch(new RegExp(`^videos/[0-9a-f-]{36}\\.${ending}$`));
    expect(await stored(path)).toEqual(videoBytes[container]);
  });

  it('of QuickTime may begin with room to skip', async () => {
    const skipped = Buffer.from('\0\0\0\x10skip\0\0\0\0\0\0\0\0', 'latin1');
    const film = Buffer.from('\0\0\0\x08wide\0\0\0\x10mdat12345678', 'latin1');
    const file = await samples.write('film.bin', Buffer.concat([skipped, film]));
    expect((await site.services.media.storeVideo({ file })).path).toMatch(/\.mov$/);
    const other = await samples.write('film.bin', Buffer.concat([skipped, Buffer.from('<script>x</script>')]));
    await expect(site.services.media.storeVideo({ file: other })).rejects.toEqual(
      refusal('wrong_type', 'video', 'video_wrong_type'),
    );
  });

  it.each(['M4V ', 'M4VH', 'M4VP', 'mp41', 'mp42', 'isom', 'iso2', 'iso6', 'avc1', 'dash', 'MSNV', 'F4V '])(
    'of the brand %j is an MP4',
    async (brand) => {
      const bytes = Buffer.from(videoBytes.mp4);
      bytes.write(brand, 8, 'latin1');
      const { path } = await site.services.media.storeVideo({ file: await samples.write('film.m4v', bytes) });
      expect(path).toMatch(/\.mp4$/);
    },
  );

  it.each([
    ['a page', '<!doctype html><video src=x>'],
    ['an image', png],
    ['sound', Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0'), Buffer.alloc(100)])],
  ])('that is really %s is refused', async (_, bytes) => {
    const file = await samples.write('film.mp4', bytes);
    await expect(site.services.media.storeVideo({ file })).rejects.toEqual(
      refusal('wrong_type', 'video', 'video_wrong_type'),
    );
  });

  const box = (type: string, bytes = 0) => {
    const head = Buffer.from(`\0\0\0\0${type}`, 'latin1');
    head.writeUInt32BE(8 + bytes);
    return Buffer.concat([head, Buffer.alloc(bytes, 7)]);
  };
  const longBox = (type: string, bytes: number) => {
    const size = Buffer.alloc(8);
    size.writeBigUInt64BE(BigInt(16 + bytes));
    return Buffer.concat([Buffer.from(`\0\0\0\x01${type}`, 'latin1'), size, Buffer.alloc(bytes, 7)]);
  };
  const brandOf = (container: 'mp4' | 'mov') => videoBytes[container].subarray(0, container === 'mp4' ? 24 : 20);
  const matroska = (segment: number[], bytes = 900) =>
    Buffer.concat([
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
      Buffer.from('webm'),
      Buffer.from([0x18, 0x53, 0x80, 0x67, ...segment]),
      Buffer.alloc(bytes),
    ]);
  const oggPage = (segments: number, bytes: number) =>
    Buffer.concat([
      Buffer.from('OggS\0\x04'),
      Buffer.alloc(20),
      Buffer.from([segments]),
      Buffer.alloc(segments, bytes),
      Buffer.alloc(segments * bytes, 7),
    ]);
  const fragments = Array.from({ length: 600 }, () => [box('moof', 8), box('mdat', 40)]).flat();
  const whole: [string, Buffer][] = [
    ['MP4 with its table behind', Buffer.concat([brandOf('mp4'), box('free'), box('mdat', 900), box('moov', 90)])],
    ['MP4 with its table before', Buffer.concat([brandOf('mp4'), box('moov', 90), box('mdat', 900)])],
    ['MP4 of more than 4 GB as it is written', Buffer.concat([brandOf('mp4'), longBox('mdat', 900), box('moov', 90)])],
    ['QuickTime film', Buffer.concat([brandOf('mov'), box('wide'), box('mdat', 900), box('moov', 90)])],
    ['MP4 in fragments', Buffer.concat([brandOf('mp4'), box('moov', 90), ...fragments])],
    ['WebM', matroska([0x43, 0x84])],
    [
      'Ogg',
      Buffer.concat([
        videoBytes.ogg.subarray(0, 26),
        Buffer.from([1, 100]),
        videoBytes.ogg.subarray(28, 35),
        Buffer.alloc(93),
        oggPage(4, 200),
      ]),
    ],
  ];

  it.each(whole)('that is a whole %s is taken, and refused when it is cut', async (_, bytes) => {
    expect(await site.services.media.storeVideo({ file: await samples.write('film.bin', bytes) })).toBeTruthy();
    const file = await samples.write('film.bin', bytes.subarray(0, bytes.length - 30));
    await expect(site.services.media.storeVideo({ file })).rejects.toEqual(
      refusal('wrong_type', 'video', 'document_incomplete'),
    );
  });

  it.each<[string, Buffer]>([
    ['WebM of unknown length', matroska([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
    ['MP4 whose last box has no length', Buffer.concat([brandOf('mp4'), box('moov', 90), Buffer.from('\0\0\0\0mdat')])],
    ['MP4 with a rest behind it', Buffer.concat([brandOf('mp4'), box('moov', 9), box('mdat', 9), Buffer.alloc(5)])],
    ['MP4 with a box of no size', Buffer.concat([brandOf('mp4'), Buffer.from('\0\0\0\x03moov')])],
    ['WebM that ends in its header', matroska([]).subarray(0, 16)],
  ])('that is a %s is taken as it is', async (_, bytes) => {
    expect(await site.services.media.storeVideo({ file: await samples.write('film.bin', bytes) })).toBeTruthy();
  });

  it('above 500 MiB is refused', async () => {
    const file = await samples.write('long.mp4', videoBytes.mp4);
    await truncate(file, limits.videoBytes + 1);
    await expect(site.services.media.storeVideo({ file })).rejects.toEqual(
      refusal('too_large', 'video', 'file_too_large'),
    );
  });
});
