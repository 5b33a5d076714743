// The ground and the mark of the pictures that networks show of our pages (server/site/share/).
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { markSvg } from './brand/mark.mjs';
import { weaveBackgroundSvg } from './brand/weave-tile.mjs';

const night = '#0e1b2b';
const nightColours = { blue: '#5bb6ee', green: '#5fd091' };
const target = (name) => new URL(`../../../server/share/${name}`, import.meta.url);

const faint = weaveBackgroundSvg().replace(/stroke="[^"]*"/, 'stroke="rgb(125 192 235 / .13)"');
const tile = await sharp(Buffer.from(faint), { density: 90 }).png().toBuffer();
const ground = await sharp({ create: { width: 1200, height: 630, channels: 3, background: night } })
  .composite([{ input: tile, tile: true }])
  .png({ palette: true, colours: 64 })
  .toBuffer();
await writeFile(target('card-ground.png'), ground);

const mark = sharp(Buffer.from(markSvg({ colours: nightColours })), { density: 144 }).resize(56, 56);
await writeFile(target('card-mark.png'), await mark.png().toBuffer());
