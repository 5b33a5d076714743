/**
 * A fine-line plain weave, as a tile of 48 units that repeats without a seam: two warp and two weft tapes, each drawn by its
 * two edges and two faint fibres, interrupted where the other direction passes over.
 */
const cell = 24;
const inset = 3;
const edges = [inset, cell - inset];
const fibres = [cell / 2 - 3, cell / 2 + 3];

const isWarpOver = (column, row) => (column + row) % 2 === 0;

/** The lines of the tape that lies on top in one cell; they run past the cell into the gap beside it. */
function cellLines(column, row, offsets) {
  const x = column * cell;
  const y = row * cell;
  const length = cell + 2 * inset;
  return offsets.map((offset) =>
    isWarpOver(column, row) ? `M${x + offset} ${y - inset}v${length}` : `M${x - inset} ${y + offset}h${length}`,
  );
}

const cells = [-1, 0, 1, 2].flatMap((row) => [-1, 0, 1, 2].map((column) => [column, row]));
const pathOf = (offsets) => cells.flatMap(([column, row]) => cellLines(column, row, offsets)).join('');

const tile = (stroke) =>
  `<svg xmlns="http://www.w3.org/2000/svg" fill="none" width="48" height="48" viewBox="0 0 48 48" stroke="${stroke}"><path d="${pathOf(edges)}"/><path stroke-opacity=".4" stroke-width=".75" d="${pathOf(fibres)}"/></svg>\n`;

/** The weave in a quiet grey-blue that shows on light and dark grounds alike, for use as a background image. */
export const weaveBackgroundSvg = () => tile('rgb(104 140 168 / .3)');

/** The weave in solid black, for use as a mask: the page gives it its colour. */
export const weaveMaskSvg = () => tile('#000');

const braidLength = 48;
const swing = 5;
const halfTape = 2;
/** Where the two tapes of the braid come this near to each other, the lower one hides, in units. */
const hidden = 2 * halfTape + 1.6;

/** One edge of a braid's tape, broken where it dips under the other tape. `side` is 1 or -1 for either tape. */
function braidEdge(side, offset) {
  let path = '';
  for (let x = -1; x <= braidLength + 1; x += 0.5) {
    const turn = (2 * Math.PI * x) / braidLength;
    const isUnder = Math.abs(2 * swing * Math.sin(turn)) < hidden && Math.sign(Math.cos(turn)) !== side;
    const point = `${x} ${(8 + side * swing * Math.sin(turn) + offset).toFixed(1)}`;
    path += isUnder ? ' ' : `${path === '' || path.endsWith(' ') ? 'M' : 'L'}${point}`;
  }
  return path.replace(/(?<! ) +M/g, 'M').trim();
}

/** A braid of two tapes, for use as a mask along a section's edge. */
export function braidMaskSvg() {
  const edgesOfBoth = [1, -1].flatMap((side) => [-halfTape, halfTape].map((offset) => braidEdge(side, offset)));
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none" width="48" height="16" viewBox="0 0 48 16" stroke="#000"><path d="${edgesOfBoth.join('')}"/></svg>\n`;
}
