import {
  across,
  bend,
  captionHeight,
  circle,
  type DrawnMeasure,
  type DrawnShape,
  figure,
  frameView,
  lines,
  rectangle,
  room,
  straight,
  textSize,
  upright,
  type View,
  wordAt,
} from './drawing.ts';

/** An opening: as wide as the bag, a spout, or nothing to be drawn. */
export type BagOpening = { kind: string | undefined; diameter: number | undefined; length: number | undefined };
/** A jumbo bag as its figures say it, in mm. */
export type FibcFigures = {
  baseLength: number;
  baseWidth: number;
  height: number;
  body: string | undefined;
  filling: BagOpening;
  discharge: BagOpening;
  loops: { count: number; length: number | undefined; kind: string | undefined } | undefined;
};

/** What stands at the lines, in the reader's language. */
export type FibcWords = Readonly<
  Record<'height' | 'length' | 'width' | 'loop' | 'front' | 'above' | 'content', string>
>;

const largest = { width: 190, height: 280 };
/** Drawn where the length of loops is not known; it is then not written. */
const usualLoop = 250;

/** How far an opening stands out of the bag; a spout needs both of its sizes. */
function measureDepth({ kind, diameter, length = 0 }: BagOpening): number {
  return kind === 'skirt' || (kind === 'spout' && diameter !== undefined) ? length : 0;
}

const loopHeight = ({ loops }: FibcFigures): number => (loops ? (loops.length ?? usualLoop) : 0);

/** One scale for both views, so that they can be compared. */
function chooseScale(bag: FibcFigures): number {
  const whole = Math.max(loopHeight(bag), measureDepth(bag.filling)) + bag.height + measureDepth(bag.discharge);
  return Math.min(largest.width / Math.max(bag.baseLength, bag.baseWidth), largest.height / whole);
}

/** An opening above (`way` -1) or below the edge at `y`, with its sizes beyond it. */
function openingAt(
  opening: BagOpening,
  { wide, y, way, scale }: { wide: number; y: number; way: 1 | -1; scale: number },
): DrawnMeasure {
  const deep = measureDepth(opening) * scale;
  if (deep === 0) return { shapes: [], texts: [] };
  const { kind, diameter = 0, length = 0 } = opening;
  const isSkirt = kind === 'skirt';
  const across = isSkirt ? wide : diameter * scale;
  const left = (wide - across) / 2;
  const inwards = isSkirt ? wide * 0.06 : 0;
  const end = y + way * deep;
  const path = lines(left, y, left + inwards, end, left + across - inwards, end, left + across, y);
  const middle = y + (way * deep) / 2;
  const tied = lines(left + inwards / 2, middle, left + across - inwards / 2, middle);
  const text = isSkirt ? figure(length) : `${figure(diameter, true)} × ${figure(length)}`;
  const base = way < 0 ? end - 6 : end + textSize + 3;
  return {
    shapes: [
      { look: 'edge', path },
      { look: 'fold', path: tied },
    ],
    texts: [{ kind: 'figure', text, x: wide / 2, y: base }],
  };
}

/** The loops that are seen from the front: one in the middle, or one at each corner. */
function drawLoops({ loops }: FibcFigures, { wide, high }: { wide: number; high: number }): DrawnShape[] {
  if (!loops) return [];
  const [band, span] = [wide * 0.045, loops.kind === 'tunnel' ? wide * 0.3 : wide * 0.14];
  const lefts = loops.count === 1 ? [(wide - span) / 2] : [0, wide - span];
  return lefts.map((left) => {
    const [right, round, inside] = [left + span, -high + span / 2, -high + band];
    const middle = left + span / 2;
    const pull = (...places: [x: number, y: number, toX: number, toY: number]) => bend(...places).replace('C', 'Q');
    const outer = lines(left, 0, left, round) + pull(left, -high, middle, -high) + pull(right, -high, right, round);
    const back = straight(right, 0, right - band, 0, right - band, round) + pull(right - band, inside, middle, inside);
    const close = `${pull(left + band, inside, left + band, round)}${straight(left + band, 0)}Z`;
    return { look: 'face', path: outer + back + close };
  });
}

/** The bag from the front: body, loops and spouts; what it carries stands on it. */
export function fibcFront(bag: FibcFigures, words: FibcWords): View {
  const scale = chooseScale(bag);
  const [wide, tall, high] = [bag.baseLength * scale, bag.height * scale, loopHeight(bag) * scale];
  const [above, below] = [measureDepth(bag.filling) * scale, measureDepth(bag.discharge) * scale];
  const distance = below + (below > 0 ? textSize + 28 : 24);
  const bottom = tall + distance + captionHeight;
  const seams = bag.body === 'baffle' ? [0.17, 0.83] : [0.04, 0.96];
  const seam = seams.map((part) => lines(part * wide, 0, part * wide, tall)).join('');
  return frameView(
    [
      { shapes: drawLoops(bag, { wide, high }) },
      openingAt(bag.filling, { wide, y: 0, way: -1, scale }),
      openingAt(bag.discharge, { wide, y: tall, way: 1, scale }),
      {
        shapes: [
          { look: 'face', path: rectangle(0, 0, wide, tall) },
          { look: 'fold', path: seam },
        ],
      },
      upright({ from: 0, to: tall, edge: 0, side: 'before', text: figure(bag.height), word: words.height }),
      ...(bag.loops?.length === undefined
        ? []
        : [upright({ from: -high, to: 0, edge: 0, side: 'before', text: figure(bag.loops.length), word: words.loop })]),
      across({
        ...{ from: 0, to: wide, edge: tall, side: 'after' },
        text: figure(bag.baseLength),
        word: words.length,
        distance,
      }),
      wordAt(words.content, wide / 2, tall / 2 + 5),
      wordAt(words.front, wide / 2, bottom - 6),
    ],
    { left: -room, top: -Math.max(high + 26, above > 0 ? above + textSize + 6 : 8), right: wide + 6, bottom },
  );
}

/** The base from above, with the openings and the baffles of the corners. */
export function fibcBase(bag: FibcFigures, words: FibcWords): View {
  const scale = chooseScale(bag);
  const [wide, deep] = [bag.baseLength * scale, bag.baseWidth * scale];
  const bottom = deep + 24 + captionHeight;
  const rounds = [bag.filling, bag.discharge].flatMap(({ kind, diameter }, place): DrawnShape[] =>
    kind === 'spout' && diameter !== undefined
      ? [{ look: place === 0 ? 'edge' : 'fold', path: circle(wide / 2, deep / 2, (diameter * scale) / 2) }]
      : [],
  );
  const corner = Math.min(wide, deep) * 0.28;
  const baffles = [
    ...[lines(corner, 0, 0, corner), lines(wide - corner, 0, wide, corner)],
    ...[lines(0, deep - corner, corner, deep), lines(wide, deep - corner, wide - corner, deep)],
  ];
  return frameView(
    [
      { shapes: [{ look: 'face', path: rectangle(0, 0, wide, deep) }] },
      { shapes: bag.body === 'baffle' ? [{ look: 'fold', path: baffles.join('') }] : [] },
      { shapes: rounds },
      upright({ from: 0, to: deep, edge: 0, side: 'before', text: figure(bag.baseWidth), word: words.width }),
      across({
        ...{ from: 0, to: wide, edge: deep, side: 'after' },
        text: figure(bag.baseLength),
        word: words.length,
        distance: 24,
      }),
      wordAt(words.above, wide / 2, bottom - 6),
    ],
    { left: -room, top: -8, right: wide + 6, bottom },
  );
}
