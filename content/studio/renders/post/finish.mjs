/**
 * Turn a clean render into the site's file: lift the levels, sharpen a little, write WebP without metadata, or PNG where a
 * region is still to be blended in. node finish.mjs <render.png> <out.webp> [gain] [offset] [width] [quality]
 */
import sharp from 'sharp';

const [input, output, gain = '1.08', offset = '-6', width = '', quality = '82'] = process.argv.slice(2);
if (!input || !output)
  throw new Error('usage: node finish.mjs <render.png> <out.webp> [gain] [offset] [width] [quality]');

const finished = sharp(input)
  .removeAlpha()
  .toColourspace('srgb')
  .resize(width ? Number(width) : null)
  .linear(Number(gain), Number(offset))
  .modulate({ saturation: 1.08 })
  .sharpen({ sigma: 0.7, m1: 0.35, m2: 0.9 });

const encoded = output.endsWith('.png') ? finished.png() : finished.webp({ quality: Number(quality), effort: 5 });
await encoded.toFile(output);
