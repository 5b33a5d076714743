/**
 * Blend finished regions into a committed picture, feathered at their edges, and say how much they differ there.
 * node blend.mjs <picture.webp> <quality> <region.png> <left,top,right,bottom> [<region.png> <left,top,right,bottom> ...]
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const FEATHER = 14;
const [picture, quality, ...regions] = process.argv.slice(2);
const old = sharp(picture).removeAlpha();
const { data, info } = await old.raw().toBuffer({ resolveWithObject: true });

/** 0 at the region's edge, 1 from FEATHER pixels inwards; an edge that is the picture's own edge counts as inside. */
function share(x, y, [left, top, right, bottom]) {
  const away = [
    left > 0 ? x - left : FEATHER,
    top > 0 ? y - top : FEATHER,
    right < info.width ? right - 1 - x : FEATHER,
    bottom < info.height ? bottom - 1 - y : FEATHER,
  ];
  const t = Math.min(1, (Math.min(...away) + 0.5) / FEATHER);
  return t * t * (3 - 2 * t);
}

for (let k = 0; k < regions.length; k += 2) {
  const box = regions[k + 1].split(',').map(Number);
  const [left, top, right, bottom] = box;
  const part = await sharp(regions[k]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  if (part.info.width !== right - left || part.info.height !== bottom - top)
    throw new Error(`${regions[k]} is ${part.info.width} x ${part.info.height}, not the size of ${regions[k + 1]}`);
  const apart = [0, 0, 0];
  let seam = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const weight = share(x, y, box);
      if (weight < 1) seam++;
      for (let c = 0; c < 3; c++) {
        const at = (y * info.width + x) * 3 + c;
        const fresh = part.data[((y - top) * part.info.width + x - left) * 3 + c];
        if (weight < 1) apart[c] += fresh - data[at];
        data[at] = Math.round(data[at] + (fresh - data[at]) * weight);
      }
    }
  console.log(`seam of ${regions[k + 1]} differs by`, apart.map((a) => (a / seam).toFixed(2)).join(' '), 'levels');
}

const blended = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
await writeFile(picture, await blended.webp({ quality: Number(quality), effort: 5 }).toBuffer());
