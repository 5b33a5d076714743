/**
 * Draw the ways to the markets: node draw-markets-map.mjs <folder with world-atlas and topojson-client installed>.
 * Land is woven: rows of short tapes, every second row shifted by half of one. Natural Earth, public domain.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = process.argv[2];
if (!folder) throw new Error('usage: node draw-markets-map.mjs <folder>');
const { feature } = createRequire(join(folder, 'package.json'))('topojson-client');
const atlas = JSON.parse(await readFile(join(folder, 'node_modules/world-atlas/land-110m.json'), 'utf8'));
const rings = feature(atlas, atlas.objects.land)
  .features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
  .flat();

const west = -45;
const north = 58;
const scale = 8;
/** Longitudes are narrower at 30 degrees north, in the middle of the drawing. */
const narrow = 0.87;
const [width, height] = [130 * scale * narrow, 58 * scale].map(Math.round);
const tape = 14;
const pitch = 10;

const isLand = (lon, lat) =>
  rings.reduce((isIn, ring) => {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[x, y], [u, v]] = [ring[i], ring[j]];
      if (y > lat !== v > lat && lon < ((u - x) * (lat - y)) / (v - y) + x) isIn = !isIn;
    }
    return isIn;
  }, false);
const onMap = ([lon, lat]) => [(lon - west) * scale * narrow, (north - lat) * scale].map(Math.round);

/** Runs of tapes, which the styles cut by `stroke-dasharray`. */
let land = '';
for (let row = 0; row * pitch < height; row++) {
  const y = row * pitch + pitch / 2;
  let run = 0;
  for (let x = row % 2 ? -tape / 2 : 0; x < width + tape; x += tape) {
    if (x < width && isLand((x + tape / 2) / scale / narrow + west, north - y / scale)) run += tape;
    else if (run > 0) {
      land += `M${x - run} ${y}h${run}`;
      run = 0;
    }
  }
}

const aqaba = [35, 29.5];
const suez = [aqaba, [34.4, 27.8], [32.6, 29.9], [32.3, 31.6]];
const gibraltar = [...suez, [25, 33.6], [18, 35.4], [11, 37.8], [4, 37.4], [-2, 36.2], [-5.6, 35.9]];
const ways = {
  africa: [
    ...gibraltar,
    [-10, 34.5],
    [-17, 28],
    [-18.6, 20],
    [-18, 14.7],
    [-14, 8],
    [-8, 3.6],
    [-4, 4.6],
    [0, 5.2],
    [3.4, 6],
  ],
  europe: [...gibraltar, [-10, 36.8], [-10.4, 43], [-6, 48.6], [-1, 50], [2, 51.3], [4, 52.2], [7.6, 54], [9.4, 53.7]],
  road: [
    [55, 25.1],
    [51, 23.6],
    [46.7, 24.7],
    [40, 30.4],
    [36, 31.9],
    [40, 33.4],
    [44.4, 33.3],
  ],
};
/** A smooth way through points: each but the ends is the control of a curve between the middles of its sides. */
const smooth = (points) => {
  const p = points.map(onMap);
  const middle = (k) => [0, 1].map((axis) => Math.round((p[k][axis] + p[k + 1][axis]) / 2)).join(' ');
  return `M${p[0].join(' ')}${p
    .slice(1, -1)
    .map((point, k) => `Q${point.join(' ')} ${middle(k + 1)}`)
    .join('')}L${p.at(-1).join(' ')}`;
};
const ends = [
  [3.4, 6.4],
  [0, 5.6],
  [-4, 5.3],
  [-17.4, 14.7],
  [9.9, 53.5],
  [4.1, 51.9],
  [46.7, 24.7],
  [44.4, 33.3],
  [55, 25.1],
];
const places = { plant: [36, 31.9], aqaba, lagos: [3.4, 6.4], hamburg: [9.9, 53.5], riyadh: [46.7, 24.7] };
const written = {
  width,
  height,
  land,
  ways: Object.fromEntries(Object.entries(ways).map(([name, points]) => [name, smooth(points)])),
  ends: ends.map(onMap),
  places: Object.fromEntries(Object.entries(places).map(([name, at]) => [name, onMap(at)])),
};
await writeFile(
  new URL('../../../app/site/components/brand/markets-map-paths.ts', import.meta.url),
  `// Drawn by content/studio/drawings/draw-markets-map.mjs.\nexport const marketsMapPaths = ${JSON.stringify(written, null, 2)} as const;\n`,
);
