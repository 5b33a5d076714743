import { readFile, stat } from 'node:fs/promises';
import { fieldRefused } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { readBytes } from '../file-head.ts';
import { imageDecoder } from '../images/image-decoder.ts';
import { refuseLargerThan } from '../upload-rules.ts';

const formats = ['jpeg', 'png', 'webp', 'gif'] as const;
export type ImageFormat = (typeof formats)[number];

export type ImageFacts = {
  format: ImageFormat;
  /** As shown, after the camera's orientation is applied. */
  width: number;
  height: number;
  frames: number;
  hasAlpha: boolean;
  /** Whether it contains EXIF or other metadata, or needs rotating. */
  hasMetadata: boolean;
};

const maxFrames = 200;
// What is cut off may still decode; programs append little after the end.
const endOfPng = Buffer.from('IEND\xae\x42\x60\x82', 'latin1');
const longestTail = 65_536;

/**
 * Detects an image's type from its bytes, ignoring its name and declared type. Decodes nothing.
 * @throws AppError `wrong_type` (415) unless it is a jpeg, png, webp or gif; `too_large` (413) above 25 MiB, above 50
 * megapixels over all frames, or above 200 frames; each naming `field`
 */
export async function checkImage(file: string, field: string): Promise<ImageFacts> {
  refuseLargerThan(limits.imageBytes, (await stat(file)).size, field);
  const format = formatBySignature(await readBytes(file, 0, 16));
  if (!format) throw fieldRefused(field, 'image_wrong_type', 'wrong_type');
  const found = await readMetadata(file);
  const isWhole = await isWholeFile(file, format);
  if (found?.format !== format || !isWhole) throw fieldRefused(field, 'image_unreadable', 'wrong_type');
  const frames = found.pages ?? 1;
  const pixels = found.width * (found.pageHeight ?? found.height) * frames;
  if (pixels > limits.imagePixels || frames > maxFrames)
    throw fieldRefused(field, 'image_too_many_pixels', 'too_large');
  return {
    format,
    width: found.autoOrient.width,
    height: found.autoOrient.height,
    frames,
    hasAlpha: found.hasAlpha,
    hasMetadata: Boolean(
      found.exif || found.icc || found.iptc || found.xmp || found.comments || (found.orientation ?? 1) > 1,
    ),
  };
}

async function isWholeFile(file: string, format: ImageFormat): Promise<boolean> {
  if (format === 'png') return (await readBytes(file, -longestTail, longestTail)).includes(endOfPng);
  return format !== 'gif' || !isCutGif(await readFile(file));
}

async function readMetadata(file: string) {
  const sharp = await imageDecoder();
  // The pixel limit is checked here so that the refusal names it.
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}

/** Checked before decoding: the decoder must never open another format. */
function formatBySignature(head: Buffer): ImageFormat | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  return undefined;
}

/** Whether the end of a GIF is missing: it stops inside one of its blocks. The mark of its end alone may be left out. */
function isCutGif(bytes: Buffer): boolean {
  let at = 13 + sizeOfColours(bytes[10]);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x21) at = skipParts(bytes, at + 2);
    else if (kind === 0x2c) at = skipParts(bytes, at + 11 + sizeOfColours(bytes[at + 9]));
    // The end, or something that readers pass over.
    else return false;
  }
  return at > bytes.length;
}

/** The length of the colours that these flags announce. */
const sizeOfColours = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The place after parts with their lengths and a part without one; beyond the end where that is missing. */
function skipParts(bytes: Buffer, begin: number): number {
  let at = begin;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return at + 1;
}
