import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { photographPage } from './shared/chromium.mjs';

const width = 1200;
const height = 900;
/** Every logo is scaled into this box, so that neither a wide nor a square crop cuts it. */
const live = { width: 820, height: 560 };

/** The page that holds one logo, with room around it; the lettering decides how large it really is. */
const pageOf = ({ ground, art }) =>
  `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:${ground}}svg{display:block}</style>` +
  `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200" viewBox="-300 -150 1800 1200">${art}</svg>`;

/** Draws one logo, trims it to its ink and sets it in the middle of its ground. */
async function drawPartner(slug) {
  const { [slug]: drawing } = await import(`./partners/${slug}.mjs`);
  const { ground, size = 1 } = drawing;
  const page = await photographPage(pageOf(drawing), { width: 1800, height: 1200, scale: 2 });
  const ink = await sharp(page).trim({ background: ground, threshold: 4 }).toBuffer();
  const logo = await sharp(ink)
    .resize(Math.round(live.width * size), Math.round(live.height * size), { fit: 'inside' })
    .toBuffer();
  const webp = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: logo, gravity: 'centre' }])
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toBuffer();
  await writeFile(new URL(`../../pictures/partner-${slug}.webp`, import.meta.url), webp);
}

const drawn = await readdir(new URL('./partners/', import.meta.url));
const wanted = process.argv.slice(2);
const slugs = wanted.length > 0 ? wanted : drawn.map((name) => name.replace('.mjs', ''));
for (const slug of slugs) await drawPartner(slug);
