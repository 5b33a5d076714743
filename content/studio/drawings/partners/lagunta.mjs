import { arabic, latin, repeat } from '../shared/svg.mjs';

const indigo = '#3b2a78';
const gold = '#f0b429';
const coral = '#e4483b';

const grain = (index) =>
  `<path transform="rotate(${-90 + index * 22.5} 600 342)" fill="${index % 2 ? coral : gold}" d="M600 320C578 ${index % 2 ? 270 : 250} 582 ${index % 2 ? 224 : 190} 600 ${index % 2 ? 196 : 156}C618 ${index % 2 ? 224 : 190} 622 ${index % 2 ? 270 : 250} 600 320Z"/>`;

/** Rice packer: grains opening like a fan above the lagoon, brush lettering. */
export const lagunta = {
  ground: '#ffffff',
  art: `
    ${repeat(9, grain)}
    <g fill="none" stroke="${indigo}" stroke-width="12" stroke-linecap="round">
      <path d="M432 372q28 -22 56 0t56 0t56 0t56 0t56 0t56 0"/>
      <path d="M488 410q28 -22 56 0t56 0t56 0t56 0"/>
    </g>
    ${latin('Lagunta', { y: 600, size: 210, family: 'Lobster Two', 'font-weight': 700, 'font-style': 'italic', fill: indigo })}
    ${latin('RICE PACKERS', { x: 580, y: 664, size: 34, family: 'Lato', 'font-weight': 900, fill: coral, 'letter-spacing': 9, anchor: 'start' })}
    ${arabic('لاغونتا لتعبئة الأرز', { y: 794, size: 104, family: 'UKIJ Diwani Tom', fill: indigo })}`,
};
