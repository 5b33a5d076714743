/** Shared parts of the printed artwork: brand colours, the Mansooj mark, text in two scripts, and writing an SVG as PNG. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

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

/** The over-under mark of Mansooj, about `size` wide, centred on x, y. */
export function weaveMark(x, y, size, warp = colour.blue, weft = colour.green) {
  const cell = size / 4.6;
  const long = size;
  let tapes = '';
  for (const i of [-1, 0, 1]) {
    const at = i * cell * 1.35;
    tapes += `<rect x="${x - long / 2}" y="${y + at - cell / 2}" width="${long}" height="${cell}" rx="${cell * 0.18}" fill="${weft}"/>`;
  }
  for (const i of [-1, 0, 1]) {
    const left = x + i * cell * 1.35 - cell / 2;
    for (const j of [-1, 0, 1]) {
      if ((i + j) % 2 !== 0) continue;
      tapes += `<rect x="${left}" y="${y + j * cell * 1.35 - cell * 0.68}" width="${cell}" height="${cell * 1.36}" fill="${warp}"/>`;
    }
    tapes += `<rect x="${left}" y="${y - long / 2}" width="${cell}" height="${cell * 0.78}" rx="${cell * 0.18}" fill="${warp}"/>`;
    tapes += `<rect x="${left}" y="${y + long / 2 - cell * 0.78}" width="${cell}" height="${cell * 0.78}" rx="${cell * 0.18}" fill="${warp}"/>`;
  }
  return tapes;
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
