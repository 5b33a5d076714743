import { createRequire } from 'node:module';
import { imageDecoder } from '#server/core/files/images/image-decoder.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';

const { resolve } = createRequire(import.meta.url);

/** The site's font as files for FreeType, with both scripts in each. */
const faces = {
  title: {
    font: 'Readex Pro SemiBold',
    file: resolve('@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf'),
  },
  line: { font: 'Readex Pro', file: resolve('@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf') },
} as const;

export type CardText = { image: Buffer; width: number; height: number };
export type CardTextStyle = {
  face: keyof typeof faces;
  colour: string;
  /** Pixels; the first size at which the text fits is used. */
  sizes: readonly [number, ...number[]];
  width: number;
  height: number;
};

const emptyPixel = { create: { width: 1, height: 1, channels: 4, background: '#00000000' } } as const;

/**
 * Renders a text with HarfBuzz and FriBidi (through Pango): Arabic letters are joined, and numbers and Latin names keep
 * their direction. A text too long at the smallest size is cut at a word.
 */
export async function drawText(text: string, style: CardTextStyle): Promise<CardText> {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  // Pango cannot render a text without visible characters.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(plain)) return drawNothing();
  for (const size of style.sizes) {
    const drawn = await drawAt(plain, size, style);
    if (drawn.height <= style.height) return drawn;
  }
  return drawShortened(plain, style);
}

async function drawNothing(): Promise<CardText> {
  const sharp = await imageDecoder();
  return { image: await sharp(emptyPixel).png().toBuffer(), width: 1, height: 1 };
}

async function drawShortened(text: string, style: CardTextStyle): Promise<CardText> {
  const words = cutText(text, 400).split(' ');
  for (let kept = words.length - 1; kept > 0; kept -= Math.ceil(kept / 10)) {
    const drawn = await drawAt(`${words.slice(0, kept).join(' ')}…`, style.sizes.at(-1) ?? style.sizes[0], style);
    if (drawn.height <= style.height) return drawn;
  }
  return drawAt('…', style.sizes[0], style);
}

async function drawAt(text: string, size: number, { face, colour, width }: CardTextStyle): Promise<CardText> {
  const { font, file } = faces[face];
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const sharp = await imageDecoder();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped || ' '}</span>`,
      font: `${font} ${size}`,
      fontfile: file,
      width,
      // At 72 dots per inch a point is a pixel.
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}
