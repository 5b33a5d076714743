const tape = 20;
const pitch = 28;
const gap = 2.5;
const columns = 6;
const rows = 4;
/** The row with a missing tape. */
const missing = 2;
const edge = 14;

const isWarpOver = (column: number, row: number) => (column + row) % 2 === 0;
const left = (column: number) => edge + 26 + column * pitch;
const top = (row: number) => edge + row * pitch;

type Piece = { key: string; x: number; y: number; width: number; height: number };

/** The visible pieces of one tape, cut where another crosses over it. */
function cutTape(start: number, end: number, crossings: number[]): [number, number][] {
  const stops = [start, ...crossings.flatMap((at) => [at - gap, at + tape + gap]), end];
  return stops.flatMap((from, index) => {
    const to = stops[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to] as [number, number]] : [];
  });
}

function warpPieces(column: number): Piece[] {
  const over = [...Array(rows).keys()].filter((row) => row !== missing && !isWarpOver(column, row));
  return cutTape(0, edge * 2 + (rows - 1) * pitch + tape, over.map(top)).map(([from, to]) => ({
    key: `warp-${column}-${from}`,
    x: left(column),
    y: from,
    width: tape,
    height: to - from,
  }));
}

function weftPieces(row: number): Piece[] {
  const over = [...Array(columns).keys()].filter((column) => isWarpOver(column, row));
  return cutTape(edge, edge + 52 + (columns - 1) * pitch + tape, over.map(left)).map(([from, to]) => ({
    key: `weft-${row}-${from}`,
    x: from,
    y: top(row),
    width: to - from,
    height: tape,
  }));
}

const warps = [...Array(columns).keys()].flatMap(warpPieces);
const wefts = [...Array(rows).keys()].filter((row) => row !== missing).flatMap(weftPieces);
const thread = `M${edge - 8} ${top(missing) + tape / 2}H${left(columns - 1) + tape + 34}`;

/** A swatch of weave with one tape missing, for empty states; decorative. */
export function EmptyStateArt() {
  return (
    <svg width="228" height="132" viewBox="0 0 240 132" fill="none" aria-hidden="true">
      <g fill="var(--surface-2)" stroke="var(--line-strong)" strokeOpacity="0.7" strokeWidth="1.25">
        {[...warps, ...wefts].map(({ key, ...box }) => (
          <rect key={key} {...box} rx="1.5" />
        ))}
      </g>
      <path d={thread} stroke="var(--accent)" strokeWidth="2" strokeDasharray="1 7" strokeLinecap="round" />
      <circle cx={left(columns - 1) + tape + 36} cy={top(missing) + tape / 2} r="4" fill="var(--accent-2)" />
    </svg>
  );
}
