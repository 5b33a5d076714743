import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { EncodingError, type VariantEncoder } from '#server/core/files/images/variant-encoder.ts';
import { planVariants, variantWidths } from '#server/core/files/images/variant-plan.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { variantPath } from '#shared/content/picture.ts';
import type { PendingImage } from './variant-queries.ts';

type Means = { files: FileStore; encoder: VariantEncoder; signal: AbortSignal };

/**
 * Makes and stores every variant of an image and returns their widths.
 * @throws EncodingError when it cannot be decoded or is missing; the signal's reason once aborted
 */
export async function makeVariants(image: PendingImage, { files, encoder, signal }: Means): Promise<number[]> {
  if (!(await files.exists(image.path))) throw new EncodingError('the store has lost it');
  const source = files.temp.newFile();
  const targets = planVariants(image.width, image.fallback).map((variant) => ({
    ...variant,
    file: files.temp.newFile(variant.format),
    path: variantPath(image.path, variant.width, variant.format),
  }));
  try {
    await pipeline(await files.read(image.path), createWriteStream(source), { signal });
    signal.throwIfAborted();
    const wanted = targets.map(({ file, width, format }) => ({ file, width, format }));
    await encoder.encode(source, wanted, signal);
    for (const { path, file } of targets) {
      signal.throwIfAborted();
      await files.put(path, file);
    }
    return variantWidths(image.width);
  } finally {
    await Promise.all([source, ...targets.map(({ file }) => file)].map((file) => rm(file, { force: true })));
  }
}
