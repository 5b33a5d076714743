import { type FieldKey, fields, fieldsFor, type TradeValues } from '../trade-fields.ts';
import { writeNumber } from '../write-number.ts';
import { type Saying, writeValue } from '../write-value.ts';
import { type BagOpening, fibcBase, fibcFront } from './draw-fibc.ts';
import { box, sackViews } from './draw-filled.ts';
import { type DrawingWords, flatSack, type SackFigures, saySizes } from './draw-sack.ts';
import { type Drawing, placeViews, type View } from './drawing.ts';

/** What the description of a drawing says, in this order. */
const drawn = [
  ...['width', 'length', 'gusset', 'baseLength', 'baseWidth', 'height', 'mouth', 'valveWidth', 'valveDepth', 'bottom'],
  ...['filling', 'fillingDiameter', 'fillingLength', 'discharge', 'dischargeDiameter', 'dischargeLength'],
  ...['loopCount', 'loopLength'],
] as const satisfies readonly FieldKey[];

const flatSizes: readonly FieldKey[] = ['width', 'length', 'gusset'];

type Reading = { values: TradeValues; saying: Saying };

/**
 * The dimension drawing of a product, in mm, from its figures: a sack flat and filled, a jumbo bag from the front and
 * above, anything else as a box or flat. In Arabic the first view stands at the right.
 * @returns undefined where the figures do not suffice
 */
export function drawProduct(values: TradeValues | undefined, saying: Saying): Drawing | undefined {
  if (!values?.family) return undefined;
  const own = new Set<string>(fieldsFor(values.family, 'product'));
  // Figures of another family would draw something that is not there.
  const reading = { values: { ...pick(values, own), family: values.family }, saying };
  const views = drawViews(reading);
  if (views.length === 0) return undefined;
  return { ...placeViews(views, saying.language === 'ar'), ...describe(reading) };
}

const pick = (values: TradeValues, own: ReadonlySet<string>): TradeValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => own.has(key)));

function readNumber(values: TradeValues, key: FieldKey): number | undefined {
  const value = Number(values[key] ?? Number.NaN);
  return value > 0 ? value : undefined;
}
const readText = (values: TradeValues, key: FieldKey): string | undefined =>
  values[key] === undefined ? undefined : String(values[key]);

function drawViews(reading: Reading): View[] {
  const { family } = reading.values;
  if (family === 'sack') {
    const sack = readSack(reading);
    const words = drawingWords(reading.saying, sayContent(reading, 'fillWeight'));
    return sack ? sackViews(sack, words) : [];
  }
  if (family === 'fibc') return fibcViews(reading);
  return family === 'other' ? otherViews(reading) : [];
}

/** What it holds: `50 kg`. */
function sayContent({ values, saying }: Reading, key: FieldKey): string {
  const value = values[key];
  return value === undefined ? '' : writeValue(fields[key], value, saying);
}

function readSack({ values }: Reading): SackFigures | undefined {
  const [width, length] = [readNumber(values, 'width'), readNumber(values, 'length')];
  if (width === undefined || length === undefined) return undefined;
  return {
    width,
    length,
    gusset: readNumber(values, 'gusset'),
    mouth: readText(values, 'mouth'),
    bottom: readText(values, 'bottom'),
    valveWidth: readNumber(values, 'valveWidth'),
    valveDepth: readNumber(values, 'valveDepth'),
    hasLiner: ['loose', 'attached', 'formFit'].includes(String(values.liner)) && values.linerOptional !== true,
  };
}

/** What stands at the lines of a sack's drawing; `content`: what it holds. */
export function drawingWords({ language, say }: Saying, content = ''): DrawingWords {
  return {
    ...{ width: say('trade_width'), length: say('trade_length'), gusset: say('drawing_gusset') },
    ...{ block: say('drawing_block'), valve: say('drawing_valve'), content },
    liner: say('drawing_liner', { width: '{width}', length: '{length}' }),
    ...{ flat: say('drawing_flat'), filled: say('drawing_filled'), rule: say('trade_unit_cm', { n: '{n}' }) },
    ...{ millimetres: say('trade_unit_mm', { n: '{n}' }), between: language === 'ar' ? '؛ ' : '; ' },
  };
}

function readOpening(values: TradeValues, kind: 'filling' | 'discharge'): BagOpening {
  return {
    kind: readText(values, kind),
    diameter: readNumber(values, `${kind}Diameter`),
    length: readNumber(values, `${kind}Length`),
  };
}

function fibcViews(reading: Reading): View[] {
  const { values, saying } = reading;
  const [baseLength, baseWidth] = [readNumber(values, 'baseLength'), readNumber(values, 'baseWidth')];
  const height = readNumber(values, 'height');
  if (baseLength === undefined || baseWidth === undefined || height === undefined) return [];
  const count = readNumber(values, 'loopCount');
  const [length, kind] = [readNumber(values, 'loopLength'), readText(values, 'loopKind')];
  const bag = {
    ...{ baseLength, baseWidth, height, body: readText(values, 'body') },
    filling: readOpening(values, 'filling'),
    discharge: readOpening(values, 'discharge'),
    loops: (count ?? length ?? kind) === undefined ? undefined : { count: count ?? 4, length, kind },
  };
  const { say } = saying;
  const words = {
    ...{ height: say('trade_height'), length: say('trade_length'), width: say('trade_width') },
    ...{ loop: say('drawing_loop'), front: say('drawing_front'), above: say('drawing_above') },
    content: sayContent(reading, 'safeLoad'),
  };
  return [fibcFront(bag, words), fibcBase(bag, words)];
}

/** A cover has a base and a height, a carrier bag a gusset that is its depth; without either it is flat. */
function otherViews(reading: Reading): View[] {
  const { say } = reading.saying;
  const sack = readSack(reading);
  if (!sack) return [];
  const { width, length, gusset } = sack;
  const height = readNumber(reading.values, 'height');
  const words = drawingWords(reading.saying, sayContent(reading, 'fillWeight'));
  const open = { ...words, flat: say('drawing_open') };
  if (height !== undefined)
    return [
      box({ width, tall: height, depth: length }, { ...open, length: say('trade_height'), block: say('trade_length') }),
    ];
  if (gusset !== undefined) return [box({ width, tall: length, depth: gusset }, { ...open, block: words.gusset })];
  return [flatSack(sack, words)];
}

/** The same in words: `Width: 560 mm; Length: 980 mm; Closure: Open mouth`; of a sack also with a place for other sizes. */
function describe(reading: Reading): Pick<Drawing, 'description' | 'anySize'> {
  const { values, saying } = reading;
  const { language, say } = saying;
  const words = drawingWords(saying);
  const sack = values.family === 'sack' ? readSack(reading) : undefined;
  const facts = drawn.flatMap((key) => {
    const [field, value] = [fields[key], values[key]];
    if (value === undefined || (sack && flatSizes.includes(key))) return [];
    const isLength = field.type === 'number' && field.unit === 'mm';
    const written = isLength
      ? say('trade_unit_mm', { n: writeNumber(Number(value), language) })
      : writeValue(field, value, saying);
    return [`${say(field.label)}: ${written}`];
  });
  const described = (sizes: string[]) =>
    say('drawing_description', { facts: [...sizes, ...facts].join(words.between) });
  return sack
    ? { description: described([saySizes(sack, words)]), anySize: described(['{sizes}']) }
    : { description: described([]) };
}
