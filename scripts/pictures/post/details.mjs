/** Stand-ins made from finished pictures until their own jobs are rendered: enlarged details, and the green weave. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const pictures = join(import.meta.dirname, '../../../content/pictures');
const file = (key) => join(pictures, `${key}.webp`);

/** New key: the picture it is cut from, and the left edge, top edge and width of the part in that picture's pixels. */
const details = {
  'fibc-jumbo-2': ['fibc-jumbo-1', 560, 120, 440],
  'fabric-roll-2': ['fabric-roll-1', 560, 260, 560],
  'pallet-cover-2': ['pallet-cover-1', 560, 500, 520],
  'sugar-sack-liner-3': ['sugar-sack-liner-1', 340, 20, 500],
  'cement-valve-bag-3': ['cement-valve-bag-1', 280, 40, 560],
  'shopping-bag-3': ['shopping-bag-1', 420, 30, 480],
  'fibc-baffle-3': ['fibc-baffle-1', 470, 280, 520],
  'liner-film-2': ['liner-film-1', 640, 200, 520],
};

for (const [key, [from, left, top, width]] of Object.entries(details)) {
  const part = sharp(file(from)).extract({ left, top, width, height: Math.round(width * 0.75) });
  await part.resize(960, 720).sharpen({ sigma: 1 }).webp({ quality: 80 }).toFile(file(key));
}
const mirrored = sharp(file('hero-weave')).flop().extract({ left: 0, top: 150, width: 1653, height: 930 });
const green = mirrored.resize(1920, 1080).modulate({ hue: -75, saturation: 0.9 }).sharpen({ sigma: 0.8 });
writeFileSync(file('band-weave'), await green.webp({ quality: 82, effort: 5 }).toBuffer());
