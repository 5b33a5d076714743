/**
 * Turn a render into the site's file: denoise, lift the levels, sharpen a little, write WebP without metadata.
 * node finish.mjs <render.png> <out.webp> [gain] [offset] [denoise strength] [width]
 *
 * A second render of the same scene beside it, named <render.png>.b.png, lets the denoiser measure the noise.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const [input, output, gain = '1.08', offset = '-6', strength = '0.45', width = ''] = process.argv.slice(2);
if (!input || !output)
  throw new Error('usage: node finish.mjs <render.png> <out.webp> [gain] [offset] [strength] [width]');

/** Write a picture's bytes as <path>.raw and return that name and the size. */
async function writeRaw(path) {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  writeFileSync(`${path}.raw`, data);
  return { name: `${path}.raw`, ...info };
}

const second = `${input}.b.png`;
const a = await writeRaw(input);
const b = existsSync(second) ? await writeRaw(second) : undefined;
const clean = `${input}.clean.raw`;
const script = join(import.meta.dirname, 'denoise.py');
const size = [`${a.width}`, `${a.height}`];
execFileSync('python3', [script, a.name, b?.name ?? '-', ...size, clean, strength], {
  env: { ...process.env, OMP_NUM_THREADS: '1' },
});
await sharp(readFileSync(clean), { raw: { width: a.width, height: a.height, channels: 3 } })
  .resize(width ? Number(width) : null)
  .linear(Number(gain), Number(offset))
  .modulate({ saturation: 1.08 })
  .sharpen({ sigma: 0.7, m1: 0.35, m2: 0.9 })
  .webp({ quality: 82, effort: 5 })
  .toFile(output);
for (const path of [a.name, b?.name, clean]) if (path) rmSync(path);
