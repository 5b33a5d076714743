import { arabic, latin } from '../shared/svg.mjs';

const cobalt = '#1b3fae';
const sky = '#35b6e6';

const joints = [
  [176, 250],
  [296, 180],
  [416, 250],
  [536, 180],
  [656, 250],
  [776, 180],
  [896, 250],
  [1016, 180],
];
const backbone = `M${joints.map((joint) => joint.join(' ')).join('L')}`;
const branch = ([x, y]) => `<path d="M${x} ${y}V${y + 92}"/><circle cx="${x}" cy="${y + 106}" r="17" fill="#fff"/>`;

/** Resin maker: the polypropylene chain, every second carbon with its methyl branch; technical lettering. */
export const polvarin = {
  ground: '#ffffff',
  art: `
    <g fill="none" stroke="${sky}" stroke-width="11">${joints
      .filter((_, index) => index % 2 === 0)
      .map(branch)
      .join('')}</g>
    <path d="${backbone}" fill="none" stroke="${cobalt}" stroke-width="13" stroke-linejoin="round"/>
    ${joints.map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="${index % 2 ? 22 : 27}" fill="${index % 2 ? sky : cobalt}"/>`).join('')}
    ${latin('POLVARIN', { y: 580, size: 190, family: 'Play', 'font-weight': 700, fill: cobalt, 'letter-spacing': 6 })}
    ${latin('resins', { x: 122, y: 700, size: 70, family: 'Play', fill: sky, anchor: 'start', 'letter-spacing': 6 })}
    ${arabic('بولفارين للراتنجات', { x: 1076, y: 700, size: 88, family: 'Petra', 'font-weight': 700, fill: cobalt, anchor: 'start' })}`,
};
