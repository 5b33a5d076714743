import { fileURLToPath } from 'node:url';
import { imageDecoder } from '#server/core/files/images/image-decoder.ts';
import type { Language } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { type CardText, drawText } from './card-text.ts';

/** The content of a share picture. `picture` is an image file; a logo is shown uncropped. */
export type ShareCard = {
  title: string;
  /** A few words above the title. */
  kicker: string;
  company: string;
  language: Language;
  picture?: { file: string; isLogo: boolean } | undefined;
};

type Layer = { input: Buffer | string; left: number; top: number };

const ground = fileURLToPath(new URL('./card-ground.png', import.meta.url));
const mark = fileURLToPath(new URL('./card-mark.png', import.meta.url));

const size = { width: 1200, height: 630 };
const margin = 64;
const pictureWidth = 500;
const markSize = 56;
const quick = { compressionLevel: 1 };
const [white, blue] = ['#f4f8fb', '#7dc0eb'];

/** Draws the 1200×630 preview picture of a page as JPEG into `target`; its layout follows the reading direction. */
export async function drawCard(card: ShareCard, target: string): Promise<void> {
  const shown = card.picture && (await fitPicture(card.picture));
  const width = size.width - 2 * margin - (shown ? pictureWidth : 0);
  const layers = [...(shown ? [{ input: shown, from: size.width - pictureWidth, width: pictureWidth, top: 0 }] : [])];
  const place = (text: CardText, top: number, from = margin) => ({ input: text.image, from, width: text.width, top });
  const [kicker, title, company] = await Promise.all([
    drawText(card.kicker, { face: 'line', colour: blue, sizes: [30], width, height: 46 }),
    drawText(card.title, { face: 'title', colour: white, sizes: [64, 56, 48, 42], width, height: 330 }),
    drawText(card.company, { face: 'line', colour: white, sizes: [30, 24], width: width - markSize - 20, height: 46 }),
  ]);
  const foot = size.height - margin - markSize;
  layers.push(
    place(kicker, margin),
    place(title, margin + 66),
    place(company, foot + Math.round((markSize - company.height) / 2), margin + markSize + 20),
  );
  const mirrored = card.language === 'ar';
  const composed: Layer[] = layers.map(({ input, from, width: wide, top }) => {
    return { input, left: mirrored ? size.width - from - wide : from, top };
  });
  composed.push({ input: mark, left: mirrored ? size.width - margin - markSize : margin, top: foot });
  const sharp = await imageDecoder();
  await sharp(ground).composite(composed).jpeg({ quality: 84, progressive: true }).toFile(target);
}

async function fitPicture({ file, isLogo }: NonNullable<ShareCard['picture']>): Promise<Buffer> {
  const sharp = await imageDecoder();
  const image = sharp(file, { failOn: 'error', limitInputPixels: limits.imagePixels });
  const plain = { background: '#ffffff' };
  if (!isLogo) return image.resize(pictureWidth, size.height, { fit: 'cover' }).flatten(plain).png(quick).toBuffer();
  const logo = image.resize(pictureWidth, size.height, { fit: 'inside' }).flatten(plain);
  const { data, info } = await logo.png(quick).toBuffer({ resolveWithObject: true });
  const [beside, above] = [pictureWidth - info.width, size.height - info.height].map((room) => Math.floor(room / 2));
  // The background of a logo extends to the edges of its area.
  const extended = sharp(data).extend({
    left: beside ?? 0,
    right: pictureWidth - info.width - (beside ?? 0),
    top: above ?? 0,
    bottom: size.height - info.height - (above ?? 0),
    extendWith: 'copy',
  });
  return extended.png(quick).toBuffer();
}
