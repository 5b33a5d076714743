import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A folder for the files a test sends, removed by `dispose`. */
export async function sampleFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-samples-'));
  return {
    folder,
    async write(name: string, bytes: Buffer | string): Promise<string> {
      await writeFile(join(folder, name), bytes);
      return join(folder, name);
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

const sack = { width: 40, height: 30, background: { r: 200, g: 60, b: 20 } };

/** A picture in one colour. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff',
  size: { width?: number; height?: number; isTransparent?: boolean } = {},
): Promise<Buffer> {
  const { isTransparent = false, ...dimensions } = size;
  const background = isTransparent ? { ...sack.background, alpha: 0.5 } : sack.background;
  const create = { ...sack, ...dimensions, background, channels: isTransparent ? (4 as const) : (3 as const) };
  return sharp({ create }).toFormat(format).toBuffer();
}

/** A picture that does not compress, so that half of its bytes are half of the picture. */
export function noise(format: 'jpeg' | 'png' | 'webp' | 'gif'): Promise<Buffer> {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: 300, height: 300, channels: 3, background: 'white', noise: grain } })
    .toFormat(format)
    .toBuffer();
}

/** A photograph as a phone makes it: lying on its side (40×30 stored, 30×40 shown), with camera and place. */
export function phonePhotograph(): Promise<Buffer> {
  return sharp({ create: { ...sack, channels: 3 } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Phone X' }, IFD3: { GPSLatitude: '31/1 57/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
}

/** A moving picture of grey frames. */
export function animation(format: 'gif' | 'webp', frames: number, side = 10): Promise<Buffer> {
  const pixels = Uint8Array.from(
    { length: side * side * frames * 3 },
    (_, i) => Math.floor(i / (side * side * 3)) * 20,
  );
  const raw = { width: side, height: side * frames, channels: 3 as const, pageHeight: side };
  return sharp(pixels, { raw }).toFormat(format).toBuffer();
}

/** A PNG that says it has two frames, after the 33 bytes of its signature and size. */
export async function animatedPng(): Promise<Buffer> {
  const still = await picture('png');
  return Buffer.concat([
    still.subarray(0, 33),
    chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    still.subarray(33),
  ]);
}

/** A PNG of a few bytes that says it is of this size. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND')]);
}

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

/** A WebP of a few bytes that says it is of this size, at most 16384 each way. */
export function webpHeader(width: number, height: number): Buffer {
  const bits = (width - 1) | ((height - 1) << 14);
  const lossless = Buffer.alloc(32);
  lossless.write('RIFF', 0);
  lossless.writeUInt32LE(24, 4);
  lossless.write('WEBPVP8L', 8);
  lossless.writeUInt32LE(12, 16);
  lossless[20] = 0x2f;
  lossless.writeUInt32LE(bits >>> 0, 21);
  return lossless;
}

/** A PDF of exactly `bytes` bytes. */
export function pdf(bytes = 400): Buffer {
  const head = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%';
  const tail = '\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
  return Buffer.from(head + 'x'.repeat(bytes - head.length - tail.length) + tail);
}

/** The first bytes of a video in each container we take. */
export const videoBytes = {
  mp4: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom\0\0\x02\0isommp42', 'latin1'),
    Buffer.alloc(5000, 7),
  ]),
  mov: Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypqt  \0\0\x02\0qt  ', 'latin1'), Buffer.alloc(100)]),
  webm: Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
    Buffer.from('webm'),
    Buffer.alloc(100),
  ]),
  ogg: Buffer.concat([
    Buffer.from('OggS\0\x02'),
    Buffer.alloc(22),
    Buffer.from('\x80theora', 'latin1'),
    Buffer.alloc(100),
  ]),
};
