import { arabic, latin, repeat } from '../shared/svg.mjs';

const navy = '#10305c';
const turquoise = '#14a3a8';
const sand = '#f2a541';

const container = (index) => {
  const colours = [turquoise, sand, navy, sand, navy, turquoise];
  return `<rect x="${128 + (index % 2) * 116}" y="${262 + Math.floor(index / 2) * 62}" width="108" height="54" rx="4" fill="${colours[index]}"/>`;
};

/** Port logistics: an anchor whose stock is a stack of containers, condensed stencil-like lettering. */
export const marsaqan = {
  ground: '#ffffff',
  art: `
    <g fill="none" stroke="${navy}" stroke-width="24" stroke-linecap="butt">
      <circle cx="240" cy="190" r="36"/>
      <path d="M240 226V262M240 442V640"/>
      <path d="M60 500C70 590 150 644 240 644S410 590 420 500"/>
    </g>
    <path fill="${navy}" d="M60 448L106 528H18ZM420 448L462 528H374Z"/>
    ${repeat(6, container)}
    ${latin('MARSAQAN', { x: 540, y: 400, size: 236, family: 'Bebas Neue', 'font-weight': 700, fill: navy, anchor: 'start', 'letter-spacing': 2 })}
    ${latin('PORT LOGISTICS', { x: 544, y: 484, size: 78, family: 'Bebas Neue', 'font-weight': 700, textLength: 800, fill: turquoise, anchor: 'start' })}
    ${arabic('مرساقان', { x: 1346, y: 652, size: 184, family: 'Ouhod', 'font-weight': 700, fill: navy, anchor: 'start' })}`,
};
