import { arabic, latin, repeat } from '../shared/svg.mjs';

const wine = '#6d1f3c';
const rose = '#c9938a';

/** The facet lines of a sugar crystal: from the tip over the girdle down to the foot. */
const facets = [
  'M600 60L690 150V290L600 380L510 290V150Z',
  'M510 150H690M510 290H690',
  'M600 60L558 150V290L600 380M600 60L642 150V290L600 380',
].join('');
const dot = (index) => `<circle cx="${480 + index * 24}" cy="420" r="${index % 2 ? 3.5 : 6}"/>`;

/** Sugar refinery: a sugar crystal in hairlines, high-contrast lettering between rules. */
export const qandoria = {
  ground: '#fffcfb',
  art: `
    <path fill="${rose}" fill-opacity=".32" d="M600 60L690 150V290L600 380L642 290V150Z"/>
    <path d="${facets}" fill="none" stroke="${wine}" stroke-width="6" stroke-linejoin="round"/>
    <g fill="${rose}">${repeat(11, dot)}</g>
    ${latin('QANDORIA', { y: 578, size: 156, family: 'GFS Didot', fill: wine, 'letter-spacing': 10 })}
    <g stroke="${rose}" stroke-width="3"><path d="M168 632H340M860 632H1032"/></g>
    ${latin('Sugar Refinery', { y: 648, size: 60, family: 'Old Standard TT', 'font-style': 'italic', fill: wine, 'letter-spacing': 2 })}
    ${arabic('مصفاة قندوريا للسكر', { y: 786, size: 104, family: 'Tholoth', fill: wine })}`,
};
