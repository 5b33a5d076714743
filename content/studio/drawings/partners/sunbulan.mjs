import { arabic, latin, polar, repeat } from '../shared/svg.mjs';

const ochre = '#c08423';
const brown = '#4a2f18';
const centre = [600, 250];

/** One grain of the ear on each side of the stalk, `step` places below the tip, with its awn. */
function grainPair(step) {
  const y = 212 + step * 36;
  const grain = (side) =>
    `<g transform="translate(${600 + side * 3} ${y}) scale(${side} 1)"><path d="M0 0C2 -22 14 -42 38 -54C46 -30 34 -6 0 0Z"/><path d="M38 -54L54 -84" fill="none" stroke="${ochre}" stroke-width="3" stroke-linecap="round"/></g>`;
  return grain(-1) + grain(1);
}

/** A furrow of the millstone: a curved cut across its rim. */
function furrow(index) {
  const turn = index * 15;
  const [start, bend, end] = [polar(centre, 150, turn), polar(centre, 176, turn + 1), polar(centre, 192, turn + 10)];
  return `<path d="M${start}Q${bend} ${end}"/>`;
}

/** Flour mill: an ear of wheat on a millstone, classical lettering. */
export const sunbulan = {
  ground: '#fdfaf3',
  size: 1.06,
  art: `
    <g fill="none" stroke="${brown}">
      <circle cx="600" cy="250" r="204" stroke-width="8"/>
      <circle cx="600" cy="250" r="138" stroke-width="4"/>
      <g stroke-width="6" stroke-linecap="round">${repeat(24, furrow)}</g>
    </g>
    <g fill="${ochre}">
      <path d="M600 128C619 152 619 174 600 196C581 174 581 152 600 128Z"/>
      ${repeat(4, grainPair)}
      <path d="M597 318h6v50h-6z"/>
    </g>
    ${latin('Sunbulan', { y: 610, size: 180, family: 'EB Garamond', fill: brown, 'letter-spacing': 1 })}
    ${latin('FLOUR MILLS', { y: 680, size: 38, family: 'Quattrocento', 'font-weight': 700, fill: ochre, 'letter-spacing': 15 })}
    ${arabic('مطاحن سنبلان', { y: 794, size: 100, family: 'Amiri', 'font-weight': 700, fill: brown })}`,
};
