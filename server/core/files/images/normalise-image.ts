import { copyFile, readFile, stat } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { fieldRefused } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { readBytes } from '../file-head.ts';
import type { ImageFacts } from '../inspection/image-type.ts';
import { imageDecoder } from './image-decoder.ts';

export type StoredFormat = 'jpg' | 'png' | 'webp' | 'gif';

/** The format a checked image is stored in. */
export function storedFormat({ format, frames }: ImageFacts): StoredFormat {
  if (format === 'jpeg') return 'jpg';
  return format === 'gif' && frames === 1 ? 'png' : format;
}

/**
 * Writes a checked image to `target`, upright, without metadata (location, camera; colours are converted to sRGB),
 * keeping its animation. Images without metadata are copied unchanged.
 * @throws AppError `wrong_type` (415) naming `field` when it cannot be decoded completely
 */
export async function normaliseImage(
  source: string,
  target: string,
  { facts, field }: { facts: ImageFacts; field: string },
): Promise<void> {
  try {
    if (await isBare(source, facts)) await copyDecodable(source, target);
    else if (facts.format === 'jpeg' && !(await hasEndMark(source))) await reEncodeWithEnd(source, target, facts);
    else await reEncode(await open(source, facts.frames > 1), target, facts);
  } catch (error) {
    if (isFileSystemError(error)) throw error;
    throw fieldRefused(field, 'image_unreadable', 'wrong_type');
  }
}

async function open(file: string, isAnimated: boolean) {
  const sharp = await imageDecoder();
  // 'error' tolerates what every browser shows, and fails on missing data.
  return sharp(file, { failOn: 'error', limitInputPixels: limits.imagePixels, animated: isAnimated });
}

/** Whether the end of a JPEG is marked, cameras' own data after it aside. */
async function hasEndMark(file: string): Promise<boolean> {
  return (await readFile(file)).lastIndexOf(endMark) > 0;
}

const endMark = Buffer.from([0xff, 0xd9]);

/** Some programs leave the mark out, which every browser forgives; whatever else is missing is a warning. */
async function reEncodeWithEnd(source: string, target: string, facts: ImageFacts): Promise<void> {
  const sharp = await imageDecoder();
  const whole = Buffer.concat([await readFile(source), endMark]);
  await reEncode(sharp(whole, { failOn: 'warning', limitInputPixels: limits.imagePixels }), target, facts);
}

async function reEncode(image: Sharp, target: string, facts: ImageFacts): Promise<void> {
  const upright = image.autoOrient();
  const encoded = {
    jpg: () => upright.jpeg({ quality: 90, progressive: true }),
    png: () => upright.png({ compressionLevel: 8 }),
    webp: () => upright.webp({ quality: 90, alphaQuality: 95 }),
    gif: () => upright.gif(),
  }[storedFormat(facts)]();
  await encoded.toFile(target);
}

/** A still WebP without metadata and trailing bytes; re-encoding would only lose quality. */
async function isBare(file: string, { format, frames, hasMetadata }: ImageFacts): Promise<boolean> {
  if (format !== 'webp' || frames > 1 || hasMetadata) return false;
  const head = await readBytes(file, 0, 16);
  const isSimple = ['VP8 ', 'VP8L'].includes(head.toString('latin1', 12, 16));
  return isSimple && head.readUInt32LE(4) + 8 === (await stat(file)).size;
}

async function copyDecodable(source: string, target: string): Promise<void> {
  const image = await open(source, false);
  await image.resize(16).raw().toBuffer();
  await copyFile(source, target);
}

function isFileSystemError(error: unknown): boolean {
  return error instanceof Error && 'errno' in error;
}
