import type { Bilingual } from '../types.ts';

/** What a picture shows, in both languages, and whether it was rendered instead of photographed. */
export type PictureInfo = { alt: Bilingual; isRender: boolean };

/** A rendered picture. */
export const render = (en: string, ar: string): PictureInfo => ({ alt: { en, ar }, isRender: true });
