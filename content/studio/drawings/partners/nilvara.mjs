import { arabic, latin } from '../shared/svg.mjs';

const onion = '#8e2f6b';
const leaf = '#5a9e2f';
const river = '#2a9fb8';

const skin = (half) =>
  `<path d="M250 196C${250 - half * 0.25} 262 ${250 - half} 282 ${250 - half} 392C${250 - half} 478 ${250 - half * 0.5} 520 250 528"/><path d="M250 196C${250 + half * 0.25} 262 ${250 + half} 282 ${250 + half} 392C${250 + half} 478 ${250 + half * 0.5} 520 250 528"/>`;

/** Produce exporter: an onion drawn in its own skins, floating on a river; tall market lettering. */
export const nilvara = {
  ground: '#fffefb',
  size: 1.04,
  art: `
    <g fill="none" stroke-linecap="round">
      <g stroke="${onion}" stroke-width="15">${skin(156)}${skin(98)}${skin(40)}</g>
      <path d="M250 186C250 132 228 96 190 76" stroke="${leaf}" stroke-width="17"/>
      <path d="M250 186C252 124 280 86 326 70" stroke="${leaf}" stroke-width="17"/>
      <path d="M250 176V92" stroke="${leaf}" stroke-width="17"/>
      <path d="M84 588q42 -34 84 0t84 0t84 0t84 0" stroke="${river}" stroke-width="15"/>
    </g>
    ${latin('NILVARA', { x: 478, y: 398, size: 250, family: 'Yanone Kaffeesatz', 'font-weight': 700, fill: onion, anchor: 'start', 'letter-spacing': 6 })}
    ${latin('PRODUCE', { x: 482, y: 482, size: 74, family: 'Yanone Kaffeesatz', 'font-weight': 400, fill: leaf, anchor: 'start', 'letter-spacing': 15 })}
    ${arabic('نيلفارا للحاصلات الزراعية', { x: 1126, y: 592, size: 72, family: 'AlYarmook', fill: onion, anchor: 'start' })}`,
};
