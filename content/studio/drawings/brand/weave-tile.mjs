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
