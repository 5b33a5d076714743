/** Shared parts of the printed artwork: brand colours, the Mansooj mark, text in two scripts, and writing an SVG as PNG. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandColours, drawMark } from '../../drawings/brand/mark.mjs';

export const colour = {
  blue: '#2f8fd0',
  deepBlue: '#155a8c',
  green: '#2e9e6b',
  deepGreen: '#14603f',
  ink: '#1d2b36',
  gold: '#d99a2b',
};

/** Centred text in one size. `latin` and `arabic` differ only in font; librsvg shapes and joins Arabic. */
export const latin = (x, y, size, fill, words, extra = '') =>
  `<text x="${x}" y="${y}" font-family="Noto Sans Display, Noto Sans" font-size="${size}" fill="${fill}" text-anchor="middle" ${extra}>${words}</text>`;
export const arabic = (x, y, size, fill, words, extra = '') =>
  `<text x="${x}" y="${y}" font-family="Noto Kufi Arabic" font-size="${size}" fill="${fill}" text-anchor="middle" direction="rtl" ${extra}>${words}</text>`;

/** The company's mark, `size` wide and high, centred on x, y, in its own two colours or in `ink` alone. */
export function companyMark(x, y, size, { ink, gap } = {}) {
  const { legs, arms } = drawMark({ gap });
  const scale = size / 56; // the mark fills 56 of the 64 units of its box
  return `<g transform="translate(${x - 32 * scale} ${y - 32 * scale}) scale(${scale})"><path fill="${ink ?? brandColours.blue}" d="${legs}"/><path fill="${ink ?? brandColours.green}" d="${arms}"/></g>`;
}

/** An ear of wheat standing on x, y, about 300 x `s` high. */
export function wheatEar(x, y, s, fill) {
  let grains = `<rect x="${x - 5 * s}" y="${y - 200 * s}" width="${10 * s}" height="${360 * s}" fill="${fill}"/>`;
  for (let k = 0; k < 7; k++) {
    const gy = y - k * 34 * s;
    for (const d of [-1, 1])
      grains += `<ellipse cx="${x + d * 26 * s}" cy="${gy}" rx="${13 * s}" ry="${34 * s}" transform="rotate(${d * 32} ${x + d * 26 * s} ${gy})" fill="${fill}"/>`;
  }
  return `${grains}<ellipse cx="${x}" cy="${y - 252 * s}" rx="${13 * s}" ry="${36 * s}" fill="${fill}"/>`;
}

/** Write one artwork as <out>/art-<name>.png with its transparent parts kept. */
export async function writePanel(out, name, width, height, body) {
  mkdirSync(out, { recursive: true });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .png()
    .toFile(join(out, `art-${name}.png`));
}
