import { linerExcess } from '../rules/estimate.ts';
import {
  across,
  bend,
  captionHeight,
  type DrawnMeasure,
  type DrawnShape,
  figure,
  frameView,
  lines,
  rectangle,
  room,
  textSize,
  upright,
  type View,
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
  /** Whether a liner hangs in it, wider and longer than the sack. */
  hasLiner?: boolean;
};
type Scaled = SackFigures & { scale: number };
/**
 * What stands at the lines of a drawing, in the reader's language; of `liner`, `rule` and `millimetres` `{width}`, `{length}`
 * and `{n}` are put in. `between`: between parts of its description.
 */
export type DrawingWords = Readonly<
  Record<
    | 'width'
    | 'length'
    | 'gusset'
    | 'block'
    | 'valve'
    | 'liner'
    | 'flat'
    | 'filled'
    | 'rule'
    | 'content'
    | 'millimetres'
    | 'between',
    string
  >
>;

/** The sizes of a sack in words: `Width: 560 mm; Length: 980 mm`. */
export function saySizes(
  { width, length, gusset, bottom }: Pick<SackFigures, 'width' | 'length' | 'gusset' | 'bottom'>,
  words: DrawingWords,
): string {
  const sizes = [
    [words.width, width],
    [words.length, length],
    [bottom === 'block' ? words.block : words.gusset, gusset],
  ] as const;
  return sizes
    .flatMap(([word, size]) => (size ? [`${word}: ${words.millimetres.replace('{n}', figure(size))}`] : []))
    .join(words.between);
}

export const largest = { width: 190, height: 260 };
/** Seams stand this far from the edge, in mm. */
const [seam, hem, tie] = [35, 30, 80];

export const scaled = (sack: SackFigures): Scaled => ({
  ...sack,
  scale: Math.min(largest.width / sack.width, largest.height / sack.length),
});

/** The sack laid flat: width, length, folds or blocks, seams and valve. */
export function flatSack(sack: SackFigures, words: DrawingWords): View {
  const of = scaled(sack);
  const [width, length] = [of.width * of.scale, of.length * of.scale];
  const { valve, hasValve } = valveParts(of, words);
  const fold = sideFolds(of, words);
  const block = blockMeasure(of, words);
  const liner = drawLiner(of, words);
  const isOpenAbove = hasValve || fold.length > 1 || sack.mouth === 'drawstring';
  const top = -Math.max(isOpenAbove ? room : 8, liner.height);
  const bottom = length + room + captionHeight;
  return frameView(
    [
      liner,
      { shapes: [{ look: 'face', path: rectangle(0, 0, width, length) }, ...drawMouth(of), ...drawBottom(of)] },
      ...fold,
      ...valve,
      ...block,
      upright({ from: 0, to: length, edge: 0, side: 'before', text: figure(sack.length), word: words.length }),
      across({
        ...{ from: 0, to: width, edge: length, side: 'after' },
        text: figure(sack.width),
        word: words.width,
        distance: 24,
      }),
      wordAt(words.flat, width / 2, bottom - 6),
    ],
    {
      left: -room - (liner.height > 0 ? linerExcess.width * of.scale : 0),
      top,
      right: width + (hasValve || block.length > 0 ? room + textSize : 4),
      bottom,
    },
  );
}

export const isBlockBottom = ({ bottom }: SackFigures): boolean => bottom === 'block';

/** A loose liner behind the sack, longer than it at the mouth, with its sizes above; `height`: how far it stands out. */
function drawLiner({ hasLiner, width, length, scale }: Scaled, words: DrawingWords): DrawnMeasure & { height: number } {
  if (!hasLiner) return { shapes: [], texts: [], height: 0 };
  const [beside, above] = [(linerExcess.width / 2) * scale, linerExcess.length * scale];
  const path = rectangle(-beside, -above, width * scale + 2 * beside, length * scale + above);
  const text = words.liner
    .replace('{width}', figure(width + linerExcess.width))
    .replace('{length}', figure(length + linerExcess.length));
  const label = wordAt(text, (width * scale) / 2, -above - 7).texts;
  return { shapes: [{ look: 'liner', path }], texts: label, height: above + textSize + 10 };
}

/** The depth of a block bottom, beside it. */
function blockMeasure(sack: Scaled, words: DrawingWords): DrawnMeasure[] {
  const { gusset, width, length, scale } = sack;
  if (gusset === undefined || !isBlockBottom(sack)) return [];
  const [from, to] = [(length - gusset) * scale, length * scale];
  return [upright({ from, to, edge: width * scale, side: 'after', text: figure(gusset), word: words.block })];
}

/** The folds of the sides, with the depth of one. */
function sideFolds({ width, length, gusset, scale, ...rest }: Scaled, words: DrawingWords) {
  if (gusset === undefined || isBlockBottom({ width, length, gusset, ...rest }) || 2 * gusset >= width) return [];
  const [deep, wide, long] = [gusset * scale, width * scale, length * scale];
  const folds = [deep, wide - deep].map((x) => lines(x, 0, x, long));
  return [
    { shapes: [{ look: 'fold' as const, path: folds.join('') }] },
    across({ from: 0, to: deep, edge: 0, side: 'before', text: figure(gusset), word: words.gusset }),
  ];
}

/** A line across the sack, `from` the top, in mm. */
const lineAcross = ({ width, scale }: Scaled, from: number): DrawnShape => ({
  look: 'fold',
  path: lines(0, from * scale, width * scale, from * scale),
});

function drawMouth(sack: Scaled): DrawnShape[] {
  const { mouth, width, scale } = sack;
  const wide = width * scale;
  if (mouth === 'hemmed') return [lineAcross(sack, hem)];
  if (mouth === 'drawstring') {
    const y = hem * scale;
    const middle = wide / 2;
    const cord = (way: 1 | -1): string =>
      lines(middle, y) + bend(middle + way * 8, y - 18, middle + way * 22, y - 24, middle + way * 16, y - 10);
    return [lineAcross(sack, hem), { look: 'edge', path: cord(1) + cord(-1) }];
  }
  if (mouth === 'tie') {
    const y = tie * scale;
    const string = lines(wide, y) + bend(wide - 8, y + 4, wide - 14, y + 14, wide - 10, y + 24);
    return [lineAcross(sack, tie), { look: 'edge', path: string }];
  }
  // The nearer edge of an open mouth hangs a little.
  if (mouth === 'open') return [{ look: 'edge', path: lines(0, 0) + bend(wide / 3, 7, (2 * wide) / 3, 7, wide, 0) }];
  return [];
}

function drawBottom(sack: Scaled): DrawnShape[] {
  const { bottom, width, length, gusset, mouth, scale } = sack;
  const [wide, long] = [width * scale, length * scale];
  if (bottom === 'sewn') return [lineAcross(sack, length - seam)];
  if (bottom === 'star') {
    const rays = [0.15, 0.4, 0.6, 0.85].map((part) => lines(part * wide, long - 0.12 * long, wide / 2, long));
    return [{ look: 'fold', path: rays.join('') }];
  }
  if (bottom !== 'block' || gusset === undefined) return [];
  const deep = gusset * scale;
  const block = (edge: number, way: 1 | -1): string => {
    const [half, whole] = [edge + (way * deep) / 2, edge + way * deep];
    return lines(0, edge, deep / 2, half, 0, whole, wide, whole, wide - deep / 2, half, wide, edge);
  };
  const closed = mouth === 'valve' ? block(0, 1) : '';
  return [{ look: 'fold', path: closed + block(long, -1) }];
}

/** The sleeve in the upper right corner; nothing without both of its sizes. */
function valveParts({ mouth, valveWidth, valveDepth, width, scale }: Scaled, words: DrawingWords) {
  if (mouth !== 'valve' || valveWidth === undefined || valveDepth === undefined) return { valve: [], hasValve: false };
  const [tall, deep, wide] = [valveWidth * scale, valveDepth * scale, width * scale];
  const valve = [
    { shapes: [{ look: 'edge' as const, path: rectangle(wide - deep, 0, deep, tall) }] },
    across({ from: wide - deep, to: wide, edge: 0, side: 'before', text: figure(valveDepth), word: words.valve }),
    upright({ from: 0, to: tall, edge: wide, side: 'after', text: figure(valveWidth) }),
  ];
  return { valve, hasValve: true };
}
