import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { logoPage } from './brand/logo-page.mjs';
import { drawMark, markSvg } from './brand/mark.mjs';
import { drawSwatch } from './brand/swatch.mjs';
import { weaveBackgroundSvg, weaveMaskSvg } from './brand/weave-tile.mjs';
import { printPage } from './shared/chromium.mjs';
import { pdfToSvg } from './shared/poppler.mjs';

const projectFile = (path) => new URL(`../../../${path}`, import.meta.url);

const night = '#0e1b2b';
const nightColours = { blue: '#5bb6ee', green: '#5fd091' };
const smallGap = 3.4;

async function writeIcon(path, size, svg) {
  const image = await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  await writeFile(projectFile(path), image);
}

/** An ICO that holds one PNG, for browsers that ask for /favicon.ico whatever the page says. */
async function writeIco(path, size, svg) {
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  await writeFile(projectFile(path), Buffer.concat([header, png]));
}

/** The weave as a value that every style may use: inside the style sheet it costs no request. */
function weaveStyle(svg) {
  const written = svg.trim().replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3c').replaceAll('>', '%3e');
  return `/* Drawn by content/studio/drawings/draw-brand.mjs. */\n:root {\n  --weave: url("data:image/svg+xml,${written}");\n}\n`;
}

const plate = (radius) => markSvg({ ground: night, radius, scale: 0.62, colours: nightColours });
const { legs, arms } = drawMark();

await writeFile(projectFile('public/favicon.svg'), markSvg({ gap: smallGap }));
const logo = `${await pdfToSvg(await printPage(logoPage))}`;
await writeFile(projectFile('public/logo.svg'), logo.replace(/(\d\.\d\d)\d+/g, '$1'));
await writeFile(projectFile('app/ui/styles/weave.css'), weaveStyle(weaveBackgroundSvg()));
await writeFile(projectFile('public/weave-mask.svg'), weaveMaskSvg());
await writeIco('public/favicon.ico', 32, markSvg({ gap: smallGap }));
await writeIcon('public/icon-192.png', 192, plate(0));
await writeIcon('public/icon-512.png', 512, plate(0));
await writeIcon('public/apple-touch-icon.png', 180, plate(0));
await writeFile(
  projectFile('app/ui/brand/mark-paths.ts'),
  `// Drawn by content/studio/drawings/draw-brand.mjs: the mark in a box of 64 units.\nexport const markPaths = {\n  legs: '${legs}',\n  arms: '${arms}',\n} as const;\n`,
);
await writeFile(
  projectFile('app/site/components/brand/swatch-path.ts'),
  `// Drawn by content/studio/drawings/draw-brand.mjs: a swatch of weave with one tape missing, 240 × 132 units.\nexport const swatchPath =\n  '${drawSwatch()}';\n`,
);
