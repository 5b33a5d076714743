import {
  across,
  captionHeight,
  curve,
  figure,
  lines,
  type Measure,
  type Place,
  rectangle,
  room,
  type Shape,
  textSize,
  upright,
  type View,
  viewOf,
  wordAt,
} from './drawing.ts';

/** A sack as its figures say it, in mm. */
export type SackFigures = {
  width: number;
  length: number;
  /** The fold of each side; of a block bottom, its depth. */
  gusset: number | undefined;
  mouth: string | undefined;
  bottom: string | undefined;
  valveWidth: number | undefined;
  valveDepth: number | undefined;
};
type Scaled = SackFigures & { scale: number };
/** What stands below and inside a view, in the reader's language. */
type Words = { caption: string; content: string };

const largest = { width: 150, height: 200 };
/** Seams stand this far from the edge, in mm. */
const [seam, hem, tie] = [35, 30, 80];

const scaled = (sack: SackFigures): Scaled => ({
  ...sack,
  scale: Math.min(largest.width / sack.width, largest.height / sack.length),
});

/** The sack laid flat: width, length, folds or blocks, seams and valve. */
export function flatSack(sack: SackFigures, { caption }: Pick<Words, 'caption'>): View {
  const of = scaled(sack);
  const [width, length] = [of.width * of.scale, of.length * of.scale];
  const { valve, hasValve } = valveParts(of);
  const fold = sideFolds(of);
  const block = blockMeasure(of);
  const top = -(hasValve || fold.length > 1 || sack.mouth === 'drawstring' ? room : 8);
  const bottom = length + room + captionHeight;
  return viewOf(
    [
      { shapes: [{ look: 'face', path: rectangle(0, 0, width, length) }, ...mouthOf(of), ...bottomOf(of)] },
      ...fold,
      ...valve,
      ...block,
      upright({ from: 0, to: length, edge: 0, side: 'before', text: figure(sack.length) }),
      across({ from: 0, to: width, edge: length, side: 'after', text: figure(sack.width), distance: 24 }),
      wordAt(caption, width / 2, bottom - 6),
    ],
    { left: -room, top, right: width + (hasValve || block.length > 0 ? room + textSize : 4), bottom },
  );
}

const isBlock = ({ bottom }: SackFigures): boolean => bottom === 'block';

/** The depth of a block bottom, beside it. */
function blockMeasure(sack: Scaled): Measure[] {
  const { gusset, width, length, scale } = sack;
  if (gusset === undefined || !isBlock(sack)) return [];
  const [from, to] = [(length - gusset) * scale, length * scale];
  return [upright({ from, to, edge: width * scale, side: 'after', text: figure(gusset) })];
}

/** The folds of the sides, with the depth of one. */
function sideFolds({ width, length, gusset, scale, ...rest }: Scaled) {
  if (gusset === undefined || isBlock({ width, length, gusset, ...rest }) || 2 * gusset >= width) return [];
  const [deep, wide, long] = [gusset * scale, width * scale, length * scale];
  const folds = [deep, wide - deep].map((x) =>
    lines([
      [x, 0],
      [x, long],
    ]),
  );
  return [
    { shapes: [{ look: 'fold' as const, path: folds.join('') }] },
    across({ from: 0, to: deep, edge: 0, side: 'before', text: figure(gusset) }),
  ];
}

/** A line across the sack, `from` the top, in mm. */
const lineAcross = ({ width, scale }: Scaled, from: number): Shape => ({
  look: 'fold',
  path: lines([
    [0, from * scale],
    [width * scale, from * scale],
  ]),
});

function mouthOf(sack: Scaled): Shape[] {
  const { mouth, width, scale } = sack;
  const wide = width * scale;
  if (mouth === 'hemmed') return [lineAcross(sack, hem)];
  if (mouth === 'drawstring') {
    const y = hem * scale;
    const cord = (way: 1 | -1): string =>
      curve([
        [wide / 2, y],
        [wide / 2 + way * 8, y - 18],
        [wide / 2 + way * 22, y - 24],
        [wide / 2 + way * 16, y - 10],
      ]);
    return [lineAcross(sack, hem), { look: 'edge', path: cord(1) + cord(-1) }];
  }
  if (mouth === 'tie') {
    const y = tie * scale;
    const string = curve([
      [wide, y],
      [wide - 8, y + 4],
      [wide - 14, y + 14],
      [wide - 10, y + 24],
    ]);
    return [lineAcross(sack, tie), { look: 'edge', path: string }];
  }
  // The nearer edge of an open mouth hangs a little.
  if (mouth === 'open') {
    const front: readonly [Place, Place, Place, Place] = [
      [0, 0],
      [wide / 3, 7],
      [(2 * wide) / 3, 7],
      [wide, 0],
    ];
    return [{ look: 'edge', path: curve(front) }];
  }
  return [];
}

function bottomOf(sack: Scaled): Shape[] {
  const { bottom, width, length, gusset, mouth, scale } = sack;
  const [wide, long] = [width * scale, length * scale];
  if (bottom === 'sewn') return [lineAcross(sack, length - seam)];
  if (bottom === 'star') {
    const rays = [0.15, 0.4, 0.6, 0.85].map((part) =>
      lines([
        [part * wide, long - 0.12 * long],
        [wide / 2, long],
      ]),
    );
    return [{ look: 'fold', path: rays.join('') }];
  }
  if (bottom !== 'block' || gusset === undefined) return [];
  const deep = gusset * scale;
  const block = (edge: number, way: 1 | -1): string =>
    lines([
      [0, edge],
      [deep / 2, edge + (way * deep) / 2],
      [0, edge + way * deep],
      [wide, edge + way * deep],
      [wide - deep / 2, edge + (way * deep) / 2],
      [wide, edge],
    ]);
  const closed = mouth === 'valve' ? block(0, 1) : '';
  return [{ look: 'fold', path: closed + block(long, -1) }];
}

/** The sleeve in the upper right corner; nothing without both of its sizes. */
function valveParts({ mouth, valveWidth, valveDepth, width, scale }: Scaled) {
  if (mouth !== 'valve' || valveWidth === undefined || valveDepth === undefined) return { valve: [], hasValve: false };
  const [tall, deep, wide] = [valveWidth * scale, valveDepth * scale, width * scale];
  const valve = [
    { shapes: [{ look: 'edge' as const, path: rectangle(wide - deep, 0, deep, tall) }] },
    across({ from: wide - deep, to: wide, edge: 0, side: 'before', text: figure(valveDepth) }),
    upright({ from: 0, to: tall, edge: wide, side: 'after', text: figure(valveWidth) }),
  ];
  return { valve, hasValve: true };
}

/** The filled sack: a pillow, or a box where sides or ends give it depth. Without dimensions, since it is not to size. */
export function filledSack(sack: SackFigures, words: Words): View {
  const { scale, width, length, gusset } = scaled(sack);
  if (gusset !== undefined)
    return filledBox({ width, tall: length, depth: isBlock(sack) ? gusset : 2 * gusset, scale }, words);
  const [wide, tall] = [width * scale * 0.9, length * scale * 0.94];
  const bottom = tall + room + captionHeight;
  return viewOf(
    [
      { shapes: pillow(wide, tall) },
      wordAt(words.content, wide / 2, tall / 2 + 5),
      wordAt(words.caption, wide / 2, bottom - 6),
    ],
    { left: -4, top: -8, right: wide + 4, bottom },
  );
}

function pillow(wide: number, tall: number): Shape[] {
  const ear = 0.06 * tall;
  const outline = [
    `M0 0L${wide} 0`,
    `C${0.95 * wide} ${ear} ${1.03 * wide} ${3 * ear} ${wide} ${tall / 2}`,
    `C${1.03 * wide} ${tall - 3 * ear} ${0.95 * wide} ${tall - ear} ${wide} ${tall}`,
    `L0 ${tall}C${0.05 * wide} ${tall - ear} ${-0.03 * wide} ${tall - 3 * ear} 0 ${tall / 2}`,
    `C${-0.03 * wide} ${3 * ear} ${0.05 * wide} ${ear} 0 0Z`,
  ].join('');
  const crease = (x: number, y: number, way: 1 | -1): string =>
    curve([
      [x, y],
      [x + way * 0.1 * wide, y + (y > 0 ? -2 : 2) * ear],
      [x + way * 0.16 * wide, y + (y > 0 ? -3 : 3) * ear],
      [x + way * 0.14 * wide, y + (y > 0 ? -4 : 4) * ear],
    ]);
  const creases = [crease(0, 0, 1), crease(wide, 0, -1), crease(0, tall, 1), crease(wide, tall, -1)].join('');
  return [
    { look: 'face', path: outline.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)) },
    { look: 'fold', path: creases },
  ];
}

type Box = { width: number; tall: number; depth: number };

/** Scales to draw a box with: its depth goes back to the right, foreshortened. */
function sidesOf({ width, tall, depth }: Box, scale: number) {
  const back = depth * scale * 0.45;
  return { wide: width * scale, high: tall * scale, back, rise: back * 0.7 };
}

function boxShapes({ wide, high, back, rise }: ReturnType<typeof sidesOf>): Shape[] {
  const top: Place[] = [
    [0, 0],
    [back, -rise],
    [wide + back, -rise],
    [wide, 0],
  ];
  const side: Place[] = [
    [wide, 0],
    [wide + back, -rise],
    [wide + back, high - rise],
    [wide, high],
  ];
  return [rectangle(0, 0, wide, high), lines(top, true), lines(side, true)].map((path) => ({ look: 'face', path }));
}

/** A gusseted or block-bottom sack, filled: not to size, so without dimensions. */
function filledBox({ scale, ...sizes }: Box & { scale: number }, { caption, content }: Words): View {
  const sides = sidesOf(sizes, scale);
  const { wide, high, back, rise } = sides;
  const bottom = high + room + captionHeight;
  return viewOf(
    [
      { shapes: boxShapes(sides) },
      wordAt(content, wide / 2, high / 2 + 5),
      wordAt(caption, (wide + back) / 2, bottom - 6),
    ],
    { left: -4, top: -rise - 8, right: wide + back + 4, bottom },
  );
}

/** A cover or carrier bag as a box with its three dimensions. */
export function box(sizes: Box, { caption, content }: Words): View {
  const scale = Math.min(largest.width / sizes.width, largest.height / sizes.tall);
  const sides = sidesOf(sizes, scale);
  const { wide, high, back, rise } = sides;
  const bottom = high + room + captionHeight;
  const text = figure(sizes.depth);
  return viewOf(
    [
      { shapes: boxShapes(sides) },
      upright({ from: 0, to: high, edge: 0, side: 'before', text: figure(sizes.tall) }),
      across({ from: 0, to: wide, edge: high, side: 'after', text: figure(sizes.width), distance: 24 }),
      depthOf(sides, text),
      wordAt(content, wide / 2, high / 2 + 5),
      wordAt(caption, (wide + back) / 2, bottom - 6),
    ],
    { left: -room, top: -rise - 8, right: wide + back + room + textSize, bottom },
  );
}

/** The depth of a box, beside its lower edge that goes back. */
function depthOf({ wide, high, back, rise }: ReturnType<typeof sidesOf>, text: string): Measure {
  const offset = 10;
  const path = lines([
    [wide + offset, high],
    [wide + back + offset, high - rise],
  ]);
  const ends = [
    [wide + 3, high, wide + offset + 3, high],
    [wide + back + 3, high - rise, wide + back + offset + 3, high - rise],
  ].map(([x = 0, y = 0, toX = 0, toY = 0]) =>
    lines([
      [x, y],
      [toX, toY],
    ]),
  );
  const x = wide + back / 2 + offset + 22;
  return {
    shapes: [{ look: 'measure', path: path + ends.join('') }],
    texts: [{ kind: 'figure', text, x, y: high - rise / 2 + 12 }],
  };
}
