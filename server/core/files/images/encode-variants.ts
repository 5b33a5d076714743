import type { Sharp } from 'sharp';
import type { PictureFormat } from '#shared/content/picture.ts';
import { limits } from '#shared/limits.ts';
import { imageDecoder } from './image-decoder.ts';

export type VariantTarget = { file: string; width: number; format: PictureFormat };

/**
 * Encodes one image into its variants. Decoding and scaling run once per width. Measured for 1200×900 with all twelve
 * variants: 0.9 s of CPU, of which AVIF at effort 2 takes 0.7; effort 4 takes many times that.
 */
export async function encodeVariants(source: string, targets: VariantTarget[]): Promise<void> {
  const sharp = await imageDecoder();
  for (const width of new Set(targets.map((target) => target.width))) {
    const { data, info } = await sharp(source, { failOn: 'error', limitInputPixels: limits.imagePixels })
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { height, channels } = info;
    for (const { file, format } of targets.filter((target) => target.width === width)) {
      await encode(sharp(data, { raw: { width: info.width, height, channels } }), format, width).toFile(file);
    }
  }
}

/** From this width on a picture is looked at: the weave of a fabric must be seen, which lower quality smears. */
const lookedAt = 720;

function encode(image: Sharp, format: PictureFormat, width: number): Sharp {
  switch (format) {
    case 'avif':
      // Ten bits: half the steps in flat backgrounds for the same bytes. Half the resolution of colour, as in WebP: less
      // memory and time (decision 41).
      return image.avif({ quality: width < lookedAt ? 40 : 55, effort: 2, bitdepth: 10, chromaSubsampling: '4:2:0' });
    case 'webp':
      return image.webp({ quality: 78, alphaQuality: 85 });
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true });
    case 'png':
      return image.png({ compressionLevel: 8 });
  }
}
