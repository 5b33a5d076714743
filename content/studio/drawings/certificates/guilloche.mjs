/** Page size of A4 in CSS pixels. */
export const page = { width: 794, height: 1123 };

const round = (value) => Math.round(value * 10) / 10;

/** A wave along a straight edge of the frame, from corner to corner. `phase` in turns; `along` maps (distance, offset) to a point. */
function wave({ length, waves, swing, phase, along }) {
  const steps = waves * 6;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const distance = (length * step) / steps;
    const offset = swing * Math.sin(2 * Math.PI * (waves * (step / steps) + phase));
    return along(distance, offset).map(round).join(' ');
  });
  return `M${points.join('L')}`;
}

/** A band of interlaced waves round the page, `inset` from its edge, `thickness` wide. */
export function guillocheFrame({ inset, thickness, strands, pitch, colours }) {
  const width = page.width - 2 * inset;
  const height = page.height - 2 * inset;
  const sides = [
    { length: width, along: (d, o) => [inset + d, inset + o] },
    { length: width, along: (d, o) => [inset + d, page.height - inset + o] },
    { length: height, along: (d, o) => [inset + o, inset + d] },
    { length: height, along: (d, o) => [page.width - inset + o, inset + d] },
  ];
  return Array.from({ length: strands }, (_, strand) => {
    const paths = sides.map(({ length, along }) =>
      wave({ length, waves: Math.round(length / pitch), swing: thickness / 2, phase: strand / strands, along }),
    );
    return `<path d="${paths.join('')}" stroke="${colours[strand % colours.length]}"/>`;
  }).join('');
}

/** A rosette of `petals` loops between two radii, drawn by several turned strands. */
export function rosette({ x, y, inner, outer, petals, strands, colours, width = 0.7 }) {
  const curves = Array.from({ length: strands }, (_, strand) => {
    const turn = (2 * Math.PI * strand) / (strands * petals);
    const steps = petals * 10;
    const points = Array.from({ length: steps }, (_, step) => {
      const angle = (2 * Math.PI * step) / steps;
      const radius = (inner + outer) / 2 + ((outer - inner) / 2) * Math.sin(petals * (angle + turn));
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map(round).join(' ');
    });
    return `<path d="M${points.join('L')}Z" stroke="${colours[strand % colours.length]}"/>`;
  });
  return `<g fill="none" stroke-width="${width}">${curves.join('')}</g>`;
}

/** A weave of tape outlines in a box, as the ground behind the text. */
export function weaveGround({ x, y, columns, rows, cell, colour }) {
  const inset = cell / 8;
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = round(x + column * cell);
      const top = round(y + row * cell);
      path +=
        (row + column) % 2 === 0
          ? `M${left + inset} ${top - inset}v${cell + 2 * inset}m${cell - 2 * inset} 0v${-cell - 2 * inset}`
          : `M${left - inset} ${top + inset}h${cell + 2 * inset}m0 ${cell - 2 * inset}h${-cell - 2 * inset}`;
    }
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="0.6"/>`;
}
