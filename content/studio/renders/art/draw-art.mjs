/** Draw every printed panel: node draw-art.mjs <scratch folder>. Needs sharp, and Noto Kufi Arabic and Noto Sans installed. */
import { drawFilmArt } from './film-art.mjs';
import { drawIndustrialArt } from './industrial-art.mjs';
import { drawSackArt } from './sack-art.mjs';

const out = process.argv[2];
if (!out) throw new Error('usage: node draw-art.mjs <scratch folder>');
await drawSackArt(out);
await drawFilmArt(out);
await drawIndustrialArt(out);
