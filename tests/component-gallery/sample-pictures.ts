import type { Picture } from '#shared/content/picture.ts';

/** Files of this folder, served by the development server: `/media/../` leads out of the stored files. */
const picture = (file: string, width: number, height: number, isRender = false): Picture => ({
  path: `../tests/component-gallery/pictures/${file}`,
  width,
  height,
  alt: file,
  language: 'en',
  isRender,
  // No variants: one file, the same in every browser.
  widths: [],
  fallback: 'png',
});

export const widePicture = picture('wide.png', 480, 360, true);
export const tallPicture = picture('tall.png', 360, 480);
export const squarePicture = picture('square.png', 360, 360);
