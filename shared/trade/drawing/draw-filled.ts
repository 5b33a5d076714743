import { type DrawingWords, flatSack, isBlockBottom, largest, type SackFigures, scaled } from './draw-sack.ts';
import {
  across,
  bend,
  captionHeight,
  type DrawnMeasure,
  type DrawnShape,
  figure,
  frameView,
  lines,
  outline,
  rectangle,
  room,
  straight,
  textSize,
  upright,
  type View,
  wordAt,
} from './drawing.ts';

/** What stands below and inside a view. */
type Words = { caption: string; content: string };

/** A sack laid flat, and filled. */
export const sackViews = (sack: SackFigures, words: DrawingWords): View[] => [
  flatSack(sack, words),
  filledSack(sack, words),
];

/**
 * The filled sack: a pillow, or a box where sides or ends give it depth. Without dimensions, since it is not to size; a rule
 * beside it shows how large it is.
 */
function filledSack(sack: SackFigures, words: DrawingWords): View {
  const filled = filledView(sack, { caption: words.filled, content: words.content });
  const { left, top, right, bottom } = filled.bounds;
  const { scale } = scaled(sack);
  const floor = bottom - room - captionHeight;
  const long = sack.length >= 1000 ? 1000 : sack.length >= 500 ? 500 : 100;
  const rule = ruleAt(right + 26, floor, long * scale);
  const label = wordAt(words.rule.replace('{n}', figure(long / 10)), right + 30, floor + textSize + 5);
  const bounds = { left, top: Math.min(top, floor - long * scale - 8), right: right + 60, bottom };
  return frameView([filled, rule, label], bounds);
}

/** A rule that stands on the floor, with ten parts. */
function ruleAt(x: number, floor: number, high: number): DrawnMeasure {
  const marks = Array.from({ length: 11 }, (_, part) => {
    const y = floor - (high * part) / 10;
    return lines(x, y, x + (part % 5 === 0 ? 14 : 8), y);
  });
  return { shapes: [{ look: 'measure', path: lines(x, floor, x, floor - high) + marks.join('') }], texts: [] };
}

function filledView(sack: SackFigures, words: Words): View {
  const { scale, width, length, gusset } = scaled(sack);
  if (gusset !== undefined)
    return filledBox({ width, tall: length, depth: isBlockBottom(sack) ? gusset : 2 * gusset, scale }, words);
  const [wide, tall] = [width * scale * 0.9, length * scale * 0.94];
  const bottom = tall + room + captionHeight;
  return frameView(
    [
      { shapes: pillow(wide, tall) },
      wordAt(words.content, wide / 2, tall / 2 + 5),
      wordAt(words.caption, wide / 2, bottom - 6),
    ],
    { left: -4, top: -8, right: wide + 4, bottom },
  );
}

function pillow(wide: number, tall: number): DrawnShape[] {
  const ear = 0.06 * tall;
  const [inwards, outwards] = [0.05 * wide, 0.03 * wide];
  const right = [
    bend(wide - inwards, ear, wide + outwards, 3 * ear, wide, tall / 2),
    bend(wide + outwards, tall - 3 * ear, wide - inwards, tall - ear, wide, tall),
  ];
  const left = [
    bend(inwards, tall - ear, -outwards, tall - 3 * ear, 0, tall / 2),
    bend(-outwards, 3 * ear, inwards, ear, 0, 0),
  ];
  const whole = [lines(0, 0), straight(wide, 0), ...right, straight(0, tall), ...left, 'Z'].join('');
  const crease = (x: number, y: number, way: 1 | -1): string => {
    const [aside, up] = [way * wide, y > 0 ? -ear : ear];
    const rest = bend(x + 0.1 * aside, y + 2 * up, x + 0.16 * aside, y + 3 * up, x + 0.14 * aside, y + 4 * up);
    return lines(x, y) + rest;
  };
  const creases = [crease(0, 0, 1), crease(wide, 0, -1), crease(0, tall, 1), crease(wide, tall, -1)].join('');
  return [
    { look: 'face', path: whole },
    { look: 'fold', path: creases },
  ];
}

type Box = { width: number; tall: number; depth: number };

/** Scales to draw a box with: its depth goes back to the right, foreshortened. */
function scaleSides({ width, tall, depth }: Box, scale: number) {
  const back = depth * scale * 0.45;
  return { wide: width * scale, high: tall * scale, back, rise: back * 0.7 };
}

function boxShapes({ wide, high, back, rise }: ReturnType<typeof scaleSides>): DrawnShape[] {
  const top = outline(0, 0, back, -rise, wide + back, -rise, wide, 0);
  const side = outline(wide, 0, wide + back, -rise, wide + back, high - rise, wide, high);
  return [rectangle(0, 0, wide, high), top, side].map((path) => ({ look: 'face', path }));
}

/** A gusseted or block-bottom sack, filled: not to size, so without dimensions. */
function filledBox({ scale, ...sizes }: Box & { scale: number }, { caption, content }: Words): View {
  const sides = scaleSides(sizes, scale);
  const { wide, high, back, rise } = sides;
  const bottom = high + room + captionHeight;
  return frameView(
    [
      { shapes: boxShapes(sides) },
      wordAt(content, wide / 2, high / 2 + 5),
      wordAt(caption, (wide + back) / 2, bottom - 6),
    ],
    { left: -4, top: -rise - 8, right: wide + back + 4, bottom },
  );
}

/** A cover or carrier bag as a box with its three dimensions. */
export function box(sizes: Box, { flat: caption, content, ...words }: DrawingWords): View {
  const scale = Math.min(largest.width / sizes.width, largest.height / sizes.tall);
  const sides = scaleSides(sizes, scale);
  const { wide, high, back, rise } = sides;
  const bottom = high + room + captionHeight;
  const text = `${words.block} ${figure(sizes.depth)}`;
  return frameView(
    [
      { shapes: boxShapes(sides) },
      upright({ from: 0, to: high, edge: 0, side: 'before', text: figure(sizes.tall), word: words.length }),
      across({
        ...{ from: 0, to: wide, edge: high, side: 'after' },
        text: figure(sizes.width),
        word: words.width,
        distance: 24,
      }),
      drawDepth(sides, text),
      wordAt(content, wide / 2, high / 2 + 5),
      wordAt(caption, (wide + back) / 2, bottom - 6),
    ],
    { left: -room, top: -rise - 8, right: wide + back + 2 * room + textSize, bottom },
  );
}

/** The depth of a box, beside its lower edge that goes back. */
function drawDepth({ wide, high, back, rise }: ReturnType<typeof scaleSides>, text: string): DrawnMeasure {
  const offset = 10;
  const [far, above] = [wide + back, high - rise];
  const path = [
    lines(wide + offset, high, far + offset, above),
    ...[lines(wide + 3, high, wide + offset + 3, high), lines(far + 3, above, far + offset + 3, above)],
  ].join('');
  const x = wide + back / 2 + offset + 22;
  return {
    shapes: [{ look: 'measure', path }],
    texts: [{ kind: 'word', text, x: x + 18, y: high - rise / 2 + 12 }],
  };
}
