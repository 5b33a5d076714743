import type { Language } from '../language.ts';

/** A stored image as a page shows it. Variant addresses follow from `path` and `widths`, see `variantPath`. */
export type Picture = {
  /** Storage path, for example `images/0192….webp`. */
  path: string;
  width: number;
  height: number;
  alt: string;
  /** What `alt` is in. */
  language: Language;
  /** Whether it is an illustrative render rather than a photograph. */
  isRender: boolean;
  /** Widths in pixels for which AVIF, WebP and the fallback exist; empty until they are made. */
  widths: number[];
  /** The format of the fallback variants. */
  fallback: 'jpg' | 'png';
};

export const pictureFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The storage path of one variant: `images/x.png` at 640 as AVIF is `images/x.w640.avif`. */
export function variantPath(path: string, width: number, format: PictureFormat): string {
  return `${path.replace(/\.[a-z0-9]+$/, '')}.w${width}.${format}`;
}

/** The address a stored file is served at. */
export function mediaAddress(path: string): string {
  return `/media/${path}`;
}
