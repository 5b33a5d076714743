import { arabic, latin, polar, repeat } from '../shared/svg.mjs';

const charcoal = '#26292d';
const red = '#c8102e';
const centre = [600, 250];

const warp = (index) => `<path d="M${polar(centre, 92, index * 7.5)}L${polar(centre, 150, index * 7.5)}"/>`;
const shuttle = (index) => `<path transform="rotate(${index * 60} 600 250)" d="M548 74Q600 40 652 74Q600 96 548 74Z"/>`;

/** Loom builder: a circular loom from above, six shuttles running round the warp; slab lettering. */
export const webertal = {
  ground: '#ffffff',
  size: 1.06,
  art: `
    <g stroke="${charcoal}" stroke-width="4.5">${repeat(48, warp)}</g>
    <circle cx="600" cy="250" r="166" fill="none" stroke="${charcoal}" stroke-width="10"/>
    <circle cx="600" cy="250" r="80" fill="none" stroke="${charcoal}" stroke-width="10"/>
    <g fill="${red}" stroke="#fff" stroke-width="6">${repeat(6, shuttle)}</g>
    ${latin('W', { y: 285, size: 100, family: 'Roboto Slab', 'font-weight': 800, fill: red })}
    ${latin('WEBERTAL', { y: 614, size: 160, family: 'Roboto Slab', 'font-weight': 800, fill: charcoal, 'letter-spacing': 4 })}
    <path fill="${red}" d="M136 652h928v8h-928z"/>
    ${latin('LOOMS', { x: 138, y: 738, size: 60, family: 'Roboto Slab', 'font-weight': 400, fill: charcoal, 'letter-spacing': 14, anchor: 'start' })}
    ${arabic('فيبرتال للأنوال', { x: 1062, y: 738, size: 72, family: 'Khalid', fill: charcoal, anchor: 'start' })}`,
};
