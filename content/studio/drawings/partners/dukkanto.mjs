import { arabic, latin, repeat } from '../shared/svg.mjs';

const red = '#d7263d';
const sun = '#ffb81c';
const ink = '#2b1b17';
const stripe = 118;

/** One stripe of the awning with its scallop. */
const scallop = (index) =>
  `<path fill="${index % 2 ? sun : red}" d="M${128 + index * stripe} 190h${stripe}v120a${stripe / 2} ${stripe / 2} 0 0 1 -${stripe} 0z"/>`;

/** Supermarkets: the shop's awning over its name, as broad as a shop sign. */
export const dukkanto = {
  ground: '#ffffff',
  art: `
    <path d="M150 162h914l8 28H142z" fill="${ink}"/>
    ${repeat(8, scallop)}
    ${latin('dukkanto', { y: 590, size: 226, family: 'Manrope', 'font-weight': 800, fill: ink, 'letter-spacing': -12 })}
    ${latin('markets', { x: 132, y: 704, size: 78, family: 'Manrope', 'font-weight': 800, fill: red, anchor: 'start', 'letter-spacing': -2 })}
    ${arabic('أسواق دكّانتو', { x: 1070, y: 708, size: 84, family: 'Noto Kufi Arabic', 'font-weight': 800, fill: red, anchor: 'start' })}`,
};
