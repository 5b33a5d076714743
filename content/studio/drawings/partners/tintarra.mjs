import { arabic, latin } from '../shared/svg.mjs';

const ink = '#1d1a2b';

/** A drop whose bulb leans on the middle and whose tip points away from it. */
const drop = (turn, fill) =>
  `<path style="mix-blend-mode:multiply" transform="rotate(${turn} 600 230)" fill="${fill}" d="M600 -6C618 52 688 96 688 164A88 88 0 0 1 512 164C512 96 582 52 600 -6Z"/>`;

/** Ink maker: three process colours printed over one another, lettering cut with a broad nib. */
export const tintarra = {
  ground: '#ffffff',
  art: `
    <g style="isolation:isolate">${drop(0, '#00a7e1')}${drop(120, '#ec1e79')}${drop(240, '#ffd400')}</g>
    ${latin('Tintarra', { y: 630, size: 216, family: 'Vollkorn', 'font-weight': 900, 'font-style': 'italic', fill: ink, 'letter-spacing': -4 })}
    ${latin('inks', { x: 268, y: 760, size: 92, family: 'Vollkorn', 'font-style': 'italic', fill: '#ec1e79' })}
    ${arabic('تنتارا للأحبار', { x: 1030, y: 760, size: 108, family: 'Furat', fill: ink, anchor: 'start' })}`,
};
