import { writeNumber } from '../write-number.ts';

/**
 * What a shape is: a part in front, an outline, a fold or seam (dashed), a liner (dotted), a line of a dimension or a rule,
 * or the head of its arrow.
 */
export type Look = 'face' | 'edge' | 'fold' | 'liner' | 'measure' | 'arrow';
/** `path` as in SVG, in absolute coordinates; y grows downwards. */
export type DrawnShape = { look: Look; path: string };
/** A text around the middle of its base line; `turned` reads upwards. Figures read from left to right in any language. */
export type DrawnText = { kind: 'figure' | 'word'; text: string; x: number; y: number; turned?: boolean };
/** One view; `bounds` is what it takes up with its dimensions, from left and top to right and bottom. */
export type View = {
  shapes: DrawnShape[];
  texts: DrawnText[];
  bounds: { left: number; top: number; right: number; bottom: number };
};
/**
 * Views side by side, each moved to `x` and `y`. `description` says the same in words; `anySize` too, of a sack, with
 * `{sizes}` in place of its own.
 */
export type Drawing = {
  width: number;
  height: number;
  views: { x: number; y: number; shapes: DrawnShape[]; texts: DrawnText[] }[];
  description: string;
  anySize?: string;
};

/** The height of texts, in units of a drawing. */
export const textSize = 13;
const arrow = { length: 7, half: 2.4 };
/** How far a dimension stands from what it measures, its helping lines beyond it, and its text from it. */
const [away, beyond, clearance] = [20, 4, 6];
/** Letters and digits are about this wide. */
const letterWidth = 7.6;

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** Places of a path, given as x and y in turn: `1 2L3 4`. */
const through = (coordinates: readonly number[], separator: string): string =>
  coordinates.map((value, i) => (i === 0 ? '' : i % 2 ? ' ' : separator) + rounded(value)).join('');
/** Straight lines through all places, given as x and y in turn. */
export const lines = (...coordinates: number[]): string => `M${through(coordinates, 'L')}`;
/** The same, back to the first place. */
export const outline = (...coordinates: number[]): string => `${lines(...coordinates)}Z`;
/** The rest of a path: straight on. */
export const straight = (...coordinates: number[]): string => `L${through(coordinates, 'L')}`;
/** The rest of a path: a curve to the last place; the two before pull it. */
export const bend = (...coordinates: number[]): string => `C${through(coordinates, ' ')}`;

/** A circle as two halves. */
export function circle(x: number, y: number, radius: number): string {
  const half = (to: number) => `A${rounded(radius)} ${rounded(radius)} 0 0 1 ${through([to, y], ' ')}`;
  return `${lines(x - radius, y)}${half(x + radius)}${half(x - radius)}Z`;
}

export const rectangle = (left: number, top: number, width: number, height: number): string =>
  outline(left, top, left + width, top, left + width, top + height, left, top + height);

/** Millimetres as a drawing writes them; `Ø` before a diameter. */
export function figure(value: number, isDiameter = false): string {
  return `${isDiameter ? 'Ø ' : ''}${writeNumber(value, 'en')}`;
}

type Measured = {
  /** Where it begins and ends, along the line that is measured. */
  from: number;
  to: number;
  /** The edge that is measured, across that line; the dimension stands above or before it, or else on the other side. */
  edge: number;
  side: 'before' | 'after';
  text: string;
  /** What is measured, in the reader's language. */
  word?: string;
  /** How far from the edge; 20 if not stated. */
  distance?: number;
};
/** Shapes and texts that belong together. */
export type DrawnMeasure = { shapes: DrawnShape[]; texts: DrawnText[] };

/** A dimension between two arrows; where it is narrow, the arrows stand outside and the figure beyond them. */
function measure({ from, to, edge, side, text, word, distance = away }: Measured, isUpright: boolean): DrawnMeasure {
  const sign = side === 'before' ? -1 : 1;
  const line = edge + sign * distance;
  const place = (along: number, across: number): [x: number, y: number] =>
    isUpright ? [across, along] : [along, across];
  const label = word ? `${word} ${text}` : text;
  const long = label.length * letterWidth;
  const isNarrow = to - from < long + 2 * arrow.length;
  const head = (tip: number, way: 1 | -1): DrawnShape => {
    const back = tip + way * arrow.length;
    const corners = [place(tip, line), place(back, line - arrow.half), place(back, line + arrow.half)];
    return { look: 'arrow', path: outline(...corners.flat()) };
  };
  const help = (along: number) =>
    lines(...place(along, edge + (sign * beyond) / 2), ...place(along, line + sign * beyond));
  const ends = isNarrow ? ([from - 2 * arrow.length, to + 2 * arrow.length] as const) : ([from, to] as const);
  const path = help(from) + help(to) + lines(...place(ends[0], line), ...place(ends[1], line));
  const middle = (from + to) / 2;
  const shapes = [{ look: 'measure' as const, path }, head(from, isNarrow ? -1 : 1), head(to, isNarrow ? 1 : -1)];
  const kind = word ? 'word' : 'figure';
  // Longer than what it measures, an upright text would reach into the next one: it lies beside its line.
  if (isUpright && isNarrow) {
    const x = line + sign * (clearance + long / 2);
    return { shapes, texts: [{ kind, text: label, x, y: middle + textSize / 3 }] };
  }
  // Upright texts stand before their line, level ones above it; narrow ones beyond the side that is measured.
  const clear = isNarrow && side === 'after' ? line + textSize + 1 : line - clearance;
  const [x, y] = place(middle, clear);
  return { shapes, texts: [{ kind, text: label, x, y, ...(isUpright && { turned: true }) }] };
}

/** A dimension from left to right. */
export const across = (measured: Measured): DrawnMeasure => measure(measured, false);
/** A dimension from top to bottom; its text reads upwards where it has room. */
export const upright = (measured: Measured): DrawnMeasure => measure(measured, true);

/** What `measure` needs around a shape, so that views do not touch. */
export const room = away + clearance + textSize;

/** The caption of a view stands a line below everything else. */
export const captionHeight = textSize + 20;

/** A word around a place; nothing for an empty one. */
export const wordAt = (text: string, x: number, y: number): DrawnMeasure => ({
  shapes: [],
  texts: text ? [{ kind: 'word', text, x, y }] : [],
});

/** Several parts as one view, as wide as `bounds` and as its level texts need. */
export function frameView(parts: readonly Partial<DrawnMeasure>[], bounds: View['bounds']): View {
  const texts = parts.flatMap(({ texts = [] }) => texts);
  const level = texts
    .filter(({ turned }) => !turned)
    .map(({ x, text }) => ({ x, half: (text.length * letterWidth) / 2 }));
  const left = Math.min(bounds.left, ...level.map(({ x, half }) => x - half));
  const right = Math.max(bounds.right, ...level.map(({ x, half }) => x + half));
  return { shapes: parts.flatMap(({ shapes = [] }) => shapes), texts, bounds: { ...bounds, left, right } };
}

const gap = 14;

/** Views side by side, standing on one line; `fromRight` places the first one at the right. */
export function placeViews(views: readonly View[], fromRight: boolean): Omit<Drawing, 'description' | 'anySize'> {
  const ordered = fromRight ? views.toReversed() : views;
  const bottoms = ordered.map(({ bounds }) => bounds.bottom - bounds.top);
  const height = Math.max(...bottoms);
  let x = 0;
  const placed = ordered.map(({ shapes, texts, bounds }) => {
    const left = x - bounds.left;
    x += bounds.right - bounds.left + gap;
    return { x: Math.round(left), y: Math.round(height - bounds.bottom), shapes, texts };
  });
  return { width: Math.ceil(x - gap), height: Math.ceil(height), views: placed };
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What stands inside the `<svg>` of a drawing: on the server and in the browser. Looks are `data-look`, kinds of texts `data-kind`. */
export function drawMarkup({ views }: Pick<Drawing, 'views'>): string {
  const label = ({ kind, text, x, y, turned }: DrawnText): string => {
    const place = turned ? `transform="translate(${x} ${y}) rotate(-90)"` : `x="${x}" y="${y}"`;
    // Figures read from left to right in any language; words in the page's.
    return `<text ${place} data-kind="${kind}"${kind === 'figure' ? ' direction="ltr"' : ''}>${escaped(text)}</text>`;
  };
  const group = ({ x, y, shapes, texts }: Drawing['views'][number]): string => {
    const paths = shapes.map(({ look, path }) => `<path data-look="${look}" d="${path}"/>`);
    return `<g transform="translate(${x} ${y})">${paths.join('')}${texts.map(label).join('')}</g>`;
  };
  return views.map(group).join('');
}
