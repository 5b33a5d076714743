/**
 * A swatch of weave with one tape missing, in a box of 240 × 132 units: pieces of tapes with rounded corners, cut where
 * another tape crosses over them.
 */
const tape = 20;
const pitch = 28;
const gap = 2.5;
const columns = 6;
const rows = 4;
const missing = 2;
const edge = 14;
const corner = 1.5;

const isWarpOver = (column, row) => (column + row) % 2 === 0;
const left = (column) => edge + 26 + column * pitch;
const top = (row) => edge + row * pitch;
const countTo = (number) => [...Array(number).keys()];

/** The visible pieces of one tape. */
function cutTape(start, end, crossings) {
  const stops = [start, ...crossings.flatMap((at) => [at - gap, at + tape + gap]), end];
  return stops.flatMap((from, index) => (index % 2 === 0 ? [[from, stops[index + 1]]] : []));
}

/** A box with rounded corners. */
function boxPath(x, y, width, height) {
  const turn = (across, down) => `a${corner} ${corner} 0 0 1 ${across * corner} ${down * corner}`;
  const [across, down] = [width - 2 * corner, height - 2 * corner];
  return `M${x + corner} ${y}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}h${-across}${turn(-1, -1)}v${-down}${turn(1, -1)}z`;
}

function warpPath(column) {
  const over = countTo(rows).filter((row) => row !== missing && !isWarpOver(column, row));
  const pieces = cutTape(0, edge * 2 + (rows - 1) * pitch + tape, over.map(top));
  return pieces.map(([from, to]) => boxPath(left(column), from, tape, to - from)).join('');
}

function weftPath(row) {
  const over = countTo(columns).filter((column) => isWarpOver(column, row));
  const pieces = cutTape(edge, edge + 52 + (columns - 1) * pitch + tape, over.map(left));
  return pieces.map(([from, to]) => boxPath(from, top(row), to - from, tape)).join('');
}

/** The path of all its pieces. */
export function drawSwatch() {
  const wefts = countTo(rows).filter((row) => row !== missing);
  return [...countTo(columns).map(warpPath), ...wefts.map(weftPath)].join('');
}
