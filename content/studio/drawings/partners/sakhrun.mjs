import { arabic, latin } from '../shared/svg.mjs';

const slate = '#2d3338';
const orange = '#e2661b';

/** A block in isometric view, its three faces apart from each other like set stones. */
function block(x, y, edge, [topFace, leftFace, rightFace]) {
  const dx = edge * 0.866;
  const dy = edge / 2;
  const face = (points, fill) =>
    `<polygon fill="${fill}" points="${points.map(([px, py]) => `${x + px},${y + py}`).join(' ')}"/>`;
  const gap = 5;
  return (
    face(
      [
        [0, -gap - edge],
        [dx, -gap - dy],
        [0, -gap],
        [-dx, -gap - dy],
      ],
      topFace,
    ) +
    face(
      [
        [-dx - gap / 2, -dy + gap / 2],
        [-gap / 2, gap / 2],
        [-gap / 2, edge + gap / 2],
        [-dx - gap / 2, dy + gap / 2],
      ],
      leftFace,
    ) +
    face(
      [
        [dx + gap / 2, -dy + gap / 2],
        [gap / 2, gap / 2],
        [gap / 2, edge + gap / 2],
        [dx + gap / 2, dy + gap / 2],
      ],
      rightFace,
    )
  );
}

/** Cement works: one hewn block with a bright face, lettering as heavy as the goods. */
export const sakhrun = {
  ground: '#ffffff',
  art: `
    ${block(194, 330, 132, ['#8d979e', slate, orange])}
    ${latin('SAKHRUN', { x: 350, y: 396, size: 204, family: 'League Spartan', 'font-weight': 900, fill: slate, anchor: 'start', 'letter-spacing': -5, textLength: 906 })}
    <rect x="80" y="522" width="1174" height="14" fill="${orange}"/>
    ${latin('CEMENT', { x: 78, y: 660, size: 98, family: 'League Spartan', 'font-weight': 600, fill: slate, anchor: 'start', 'letter-spacing': 10 })}
    ${arabic('إسمنت صخرون', { x: 1256, y: 660, size: 106, family: 'Titr', 'font-weight': 700, fill: slate, anchor: 'start' })}`,
};
