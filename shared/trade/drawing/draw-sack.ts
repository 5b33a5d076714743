import {
  across,
  captionHeight,
  curve,
  type DrawnMeasure,
  type DrawnPoint,
  type DrawnShape,
  figure,
  lines,
  rectangle,
  room,
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
export type SackWords = { caption: string; content: string };

export const largest = { width: 150, height: 200 };
/** Seams stand this far from the edge, in mm. */
const [seam, hem, tie] = [35, 30, 80];

export const scaled = (sack: SackFigures): Scaled => ({
  ...sack,
  scale: Math.min(largest.width / sack.width, largest.height / sack.length),
});

/** The sack laid flat: width, length, folds or blocks, seams and valve. */
export function flatSack(sack: SackFigures, { caption }: Pick<SackWords, 'caption'>): View {
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

export const isBlockBottom = ({ bottom }: SackFigures): boolean => bottom === 'block';

/** The depth of a block bottom, beside it. */
function blockMeasure(sack: Scaled): DrawnMeasure[] {
  const { gusset, width, length, scale } = sack;
  if (gusset === undefined || !isBlockBottom(sack)) return [];
  const [from, to] = [(length - gusset) * scale, length * scale];
  return [upright({ from, to, edge: width * scale, side: 'after', text: figure(gusset) })];
}

/** The folds of the sides, with the depth of one. */
function sideFolds({ width, length, gusset, scale, ...rest }: Scaled) {
  if (gusset === undefined || isBlockBottom({ width, length, gusset, ...rest }) || 2 * gusset >= width) return [];
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
const lineAcross = ({ width, scale }: Scaled, from: number): DrawnShape => ({
  look: 'fold',
  path: lines([
    [0, from * scale],
    [width * scale, from * scale],
  ]),
});

function mouthOf(sack: Scaled): DrawnShape[] {
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
    const front: readonly [DrawnPoint, DrawnPoint, DrawnPoint, DrawnPoint] = [
      [0, 0],
      [wide / 3, 7],
      [(2 * wide) / 3, 7],
      [wide, 0],
    ];
    return [{ look: 'edge', path: curve(front) }];
  }
  return [];
}

function bottomOf(sack: Scaled): DrawnShape[] {
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
