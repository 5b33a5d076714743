import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels of a picture, four bytes each. */
type Bitmap = { data: Buffer; width: number; height: number };

/** What differs: how many pixels, of how many that may, and a picture of where. */
export type Difference = { pixels: number; allowed: number; sizes: string | undefined; picture: Buffer };

/**
 * `exact`: the browser draws letters and curves as the one that made the baselines did. `shapes`: another version or
 * another machine; letters differ in their edges, so pictures are compared at a quarter of their size.
 */
export type Strictness = 'exact' | 'shapes';

// A caret, a rounded corner: nothing that a reader notices is as small.
const pixelsOfChance = 10;
/** Of the pixels of the reduced picture. */
const shareOfShapes = 0.005;
const reduction = 4;
/** Other letters may make a box a pixel or two larger. */
const sizesOfChance: Record<Strictness, number> = { exact: 0, shapes: 2 };

async function bitmapOf(picture: Buffer, size?: { width: number; height: number }): Promise<Bitmap> {
  const image = sharp(picture).ensureAlpha();
  const sized = size ? image.resize({ ...size, fit: 'fill', kernel: 'cubic' }) : image;
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const pngOf = ({ data, width, height }: Bitmap): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** Compares a screenshot with its baseline, both as encoded pictures; undefined when they are alike. */
export async function differenceOf(
  baseline: Buffer,
  taken: Buffer,
  strictness: Strictness,
): Promise<Difference | undefined> {
  const [known, now] = await Promise.all([bitmapOf(baseline), bitmapOf(taken)]);
  const away = Math.max(Math.abs(known.width - now.width), Math.abs(known.height - now.height));
  if (away > sizesOfChance[strictness]) {
    const sizes = `${known.width} × ${known.height} became ${now.width} × ${now.height}`;
    return { pixels: 0, allowed: 0, sizes, picture: taken };
  }
  if (strictness === 'exact') return compare(known, now, { threshold: 0.1, allowed: pixelsOfChance });
  const size = { width: Math.ceil(known.width / reduction), height: Math.ceil(known.height / reduction) };
  const [knownShapes, shapes] = await Promise.all([bitmapOf(baseline, size), bitmapOf(taken, size)]);
  const allowed = Math.ceil(size.width * size.height * shareOfShapes);
  return compare(knownShapes, shapes, { threshold: 0.15, allowed });
}

type Tolerance = { threshold: number; allowed: number };

async function compare(known: Bitmap, now: Bitmap, { threshold, allowed }: Tolerance): Promise<Difference | undefined> {
  const { width, height } = known;
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(known.data, now.data, data, width, height, { threshold });
  if (pixels <= allowed) return undefined;
  return { pixels, allowed, sizes: undefined, picture: await pngOf({ data, width, height }) };
}
