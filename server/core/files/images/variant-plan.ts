import { type PictureFormat, pictureFormats } from '#shared/content/picture.ts';

// 720 and 1080 suit cards and full-width pictures on phones with two and three pixels per point.
const widths = [320, 720, 1080, 1440];

export type Variant = { width: number; format: PictureFormat };

/** The widths of an image's variants: never wider than the original, and its own width when it is small. */
export function variantWidths(original: number): number[] {
  const narrower = widths.filter((width) => width < original);
  return narrower.length < widths.length ? [...narrower, original] : narrower;
}

/** Every variant of an image. */
export function planVariants(width: number, fallback: 'jpg' | 'png'): Variant[] {
  const formats: PictureFormat[] = ['avif', 'webp', fallback];
  return variantWidths(width).flatMap((each) => formats.map((format) => ({ width: each, format })));
}

/** `images/x.w640.avif` as its parts; undefined for the path of an original. */
export function parseVariantPath(path: string): ({ stem: string } & Variant) | undefined {
  const [, stem, width, ending] = /^(.+)\.w(\d{1,5})\.([a-z]+)$/.exec(path) ?? [];
  const format = pictureFormats.find((known) => known === ending);
  return stem && format ? { stem, width: Number(width), format } : undefined;
}
