import { arabic, latin, polar } from '../shared/svg.mjs';

const teal = '#0b7a75';
const mint = '#7cc6a4';
const deep = '#12383b';

const hexagon = (centre, radius) => [0, 60, 120, 180, 240, 300].map((turn) => polar(centre, radius, turn));

/** A crystal of potash: a hexagon cut into facets of four shades. */
function crystal(centre, radius) {
  const corners = hexagon(centre, radius);
  const shades = [teal, '#0f918a', mint, '#a7dcc3', '#56b394', '#0b6662'];
  return corners
    .map(
      (corner, index) =>
        `<polygon fill="${shades[index]}" stroke="#fff" stroke-width="5" stroke-linejoin="round" points="${centre} ${corner} ${corners[(index + 1) % 6]}"/>`,
    )
    .join('');
}

/** Fertiliser producer: a salt crystal with a seedling growing out of it, light modern lettering. */
export const lisanor = {
  ground: '#ffffff',
  art: `
    ${crystal([250, 500], 150)}
    <path d="M250 352V262" stroke="${deep}" stroke-width="12" stroke-linecap="round"/>
    <path fill="${mint}" d="M250 286C246 216 196 186 138 188C142 250 186 290 250 286Z"/>
    <path fill="${teal}" d="M250 262C252 184 306 150 372 156C368 222 318 268 250 262Z"/>
    ${latin('lisanor', { x: 456, y: 486, size: 236, family: 'Sora', 'font-weight': 300, fill: deep, anchor: 'start', 'letter-spacing': -8 })}
    ${latin('fertilisers', { x: 470, y: 590, size: 62, family: 'Sora', 'font-weight': 600, fill: teal, anchor: 'start' })}
    ${arabic('ليسانور للأسمدة', { x: 1246, y: 590, size: 74, family: 'UKIJ Ekran', 'font-weight': 700, fill: deep, anchor: 'start' })}`,
};
