import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { animation, noise, picture, pngHeader, webpHeader } from './sample-files.ts';
import { samplePdf } from './sample-pdf.ts';

/** A malicious file; one with a `mark` may be accepted, but the mark must be removed. */
export type HostileFile = { about: string; name: string; bytes: Buffer; mark?: string };

const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;
const archive = `PK\x03\x04 evil.exe PK\x05\x06${'\0'.repeat(18)}`;
const joined = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** An AVIF of a few hundred bytes that says it is 17000 pixels each way. */
async function hugeAvif(): Promise<Buffer> {
  const bytes = await picture('avif');
  const extent = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(17_000, extent);
  bytes.writeUInt32BE(17_000, extent + 4);
  return bytes;
}

/** A GIF of one small picture on a canvas as large as a GIF can name. */
async function hugeGif(): Promise<Buffer> {
  const bytes = await picture('gif');
  bytes.writeUInt16LE(65_535, 6);
  bytes.writeUInt16LE(65_535, 8);
  return bytes;
}

/** A PNG with a note that unpacks to 100 MB. */
async function pngWithPackedNote(): Promise<Buffer> {
  const png = await picture('png');
  const note = joined('zTXtnote\0\0', deflateSync(Buffer.alloc(100_000_000)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(note.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(note));
  const afterHeader = 33;
  return joined(png.subarray(0, afterHeader), length, note, check, png.subarray(afterHeader));
}

/** A whole PNG of 30,000 × 30,000 white pixels in some hundred kilobytes. */
function bombPng(): Buffer {
  const header = pngHeader(30_000, 30_000);
  const pixels = deflateSync(Buffer.alloc(30_000_000), { level: 9 });
  const body = joined('IDAT', pixels);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(pixels.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return joined(header.subarray(0, 33), length, body, check);
}

/** Sent where a picture is expected. */
export async function hostileImages(): Promise<HostileFile[]> {
  const [gif, jpeg, png, webp] = await Promise.all((['gif', 'jpeg', 'png', 'webp'] as const).map((f) => picture(f)));
  const broken = await Promise.all((['jpeg', 'png', 'webp', 'gif'] as const).map((format) => noise(format)));
  return [
    { about: 'an SVG', name: 'a.svg', bytes: joined(svg) },
    { about: 'an SVG that calls itself a PNG', name: 'a.png', bytes: joined(svg) },
    { about: 'a packed SVG', name: 'a.svgz', bytes: gzipSync(svg) },
    { about: 'a page', name: 'a.jpg', bytes: joined(`<!doctype html>${script}`) },
    { about: 'an AVIF of 17000 × 17000', name: 'a.avif', bytes: await hugeAvif() },
    { about: 'a PNG that says it is huge', name: 'a.png', bytes: pngHeader(60_000, 60_000) },
    { about: 'a PNG that unpacks to 2.7 GB', name: 'a.png', bytes: bombPng() },
    {
      about: 'a PNG with a note that unpacks to 100 MB',
      name: 'a.png',
      bytes: await pngWithPackedNote(),
      mark: 'zTXt',
    },
    { about: 'a WebP that says it is huge', name: 'a.webp', bytes: webpHeader(16_384, 16_384) },
    { about: 'a GIF on a huge canvas', name: 'a.gif', bytes: await hugeGif(), mark: '\xff\xff\xff\xff' },
    { about: 'a GIF of 3,000 frames', name: 'a.gif', bytes: await animation('gif', 3_000, 2) },
    { about: 'a script that begins like a GIF', name: 'a.gif', bytes: joined('GIF89a/*', '*/=1;alert(1)') },
    { about: 'a GIF that goes on as a page', name: 'a.gif', bytes: joined(gif!, script), mark: '<script>' },
    { about: 'a JPEG that is an archive too', name: 'a.jpg', bytes: joined(jpeg!, archive), mark: 'PK\x03\x04' },
    { about: 'a PNG that is a page too', name: 'a.png', bytes: joined(png!, script), mark: '<script>' },
    { about: 'a WebP that is a page too', name: 'a.webp', bytes: joined(webp!, script), mark: '<script>' },
    ...broken.map((bytes, i) => ({
      about: `half a picture, ${i}`,
      name: 'a.jpg',
      bytes: bytes.subarray(0, bytes.length / 2),
    })),
    { about: 'nothing', name: 'a.png', bytes: Buffer.alloc(0) },
  ];
}

/** Sent as a CV; each is refused or stored as a download. */
export function hostileCvs(): HostileFile[] {
  const whole = samplePdf({ pages: 2, script: 'app.alert(1)' });
  const packed = deflateSync(Buffer.alloc(200_000_000));
  const bomb = joined(
    whole.subarray(0, whole.indexOf('xref\n')),
    `9 0 obj <</Type /ObjStm /Filter /FlateDecode /Length ${packed.length}>> stream\n`,
    packed,
    '\nendstream endobj\n',
    whole.subarray(whole.indexOf('xref\n')),
  );
  return [
    { about: 'a page that is a PDF too', name: 'cv.pdf', bytes: joined(script, whole) },
    { about: 'a PDF that is an archive too', name: 'cv.pdf', bytes: joined(whole, archive) },
    { about: 'a packed PDF', name: 'cv.pdf', bytes: gzipSync(whole) },
    { about: 'a PDF that unpacks to 200 MB', name: 'cv.pdf', bytes: bomb },
    { about: 'brackets without end', name: 'cv.pdf', bytes: joined('%PDF-1.7\n1 0 obj', '['.repeat(4_000_000), whole) },
    ...fuzzed(whole, 30),
  ];
}

function fuzzed(whole: Buffer, count: number): HostileFile[] {
  return Array.from({ length: count }, (_, round) => {
    const bytes = Buffer.from(whole);
    // Seeded, so that failures can be reproduced.
    for (let i = 0; i < 10; i++) bytes[(round * 7_919 + i * 104_729) % bytes.length] = (round * 31 + i * 17) % 256;
    return { about: `a PDF with broken bytes, ${round}`, name: 'cv.pdf', bytes };
  });
}
