import { quantityText } from '#app/site/products/drawn-figures.ts';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { formatDay } from '#app/ui/i18n/format.ts';
import { writeSizes } from '#app/ui/i18n/size-words.ts';
import { unitSaying } from '#app/ui/i18n/unit-saying.ts';
import { sayUnderstood } from '#app/ui/say-fault.ts';
import { m } from '#messages';
import { readBareSize } from '#shared/trade/bare-sizes.ts';
import type { Family } from '#shared/trade/field-types.ts';
import { convertedFields } from '#shared/trade/quantity.ts';
import { sackSizes } from '#shared/trade/read-sizes.ts';
import type { Limits } from '#shared/trade/readings.ts';
import type { ContainerLimits } from '#shared/trade/rules/estimate.ts';
import { sizesTogether } from '#shared/trade/sizes-together.ts';
import { readPossible } from '#shared/trade/trade-measures.ts';
import { type MeasuredField, type Understood, understandField } from '#shared/trade/understood.ts';
import { writeNumber } from '#shared/trade/write-number.ts';
import type { DraftLine } from './quote-draft.ts';

// What the quote form reads in what was typed, and shows of what was sent. Browsers fetch it when there is something to
// read (`useReadings`).

export { belowMinimumText } from '#app/site/products/drawn-figures.ts';
export { Typeset } from '#app/ui/typeset.tsx';
export { SentSummary } from './sent-quote.tsx';

/** Between parts of a line; it stays with the one before it. */
const dot = '\u00a0· ';

type Specified = DraftLine['specified'];

type Told = Understood & { said: string };

/** What was understood of what is typed into a field, and the sentence for it; `form` has what is typed into the others, `family` is the bag's. */
export function understood(typed: string, measure: MeasuredField, form: Specified, family?: string): Told {
  const found = understandField(typed, measure, {
    typedIn: (name) => form[name] ?? '',
    saying: unitSaying(),
    family: family as Family | undefined,
  });
  return { ...found, said: sayUnderstood(found) };
}

/** A day (`2027-01-31`) in the reader's manner; what is none, as it is. */
export const dayText = (day: string): string => (/^\d{4}-\d\d-\d\d$/.test(day) ? formatDay(day) : day);

/** The quantity of a sack in pieces, tonnes and containers; '' while it cannot be told, as of other bags. */
export const sayQuantity = ({ family, specified }: DraftLine, limits: ContainerLimits): string =>
  quantityText((field) => specified[field] ?? '', limits, family);

const size: Limits = convertedFields.width;
/** What a card shows beside the size, with the ranges of their fields. */
const figures = {
  fillWeight: { unit: 'kg', least: 0.1, most: 3000 },
  safeLoad: { unit: 'kg', least: 100, most: 3000 },
  fabricWeight: convertedFields.fabricWeight,
  thickness: { unit: 'um', least: 10, most: 500 },
  linerThickness: convertedFields.linerThickness,
  printColours: { unit: 'colour', least: 0, most: 10, isWhole: true },
} as const satisfies Record<string, Limits>;

const asTyped = (typed: string | undefined, measure: Limits): string =>
  typed ? understood(typed, measure, {}).text || typed : '';

const typedTogether = (keys: readonly string[], specified: Specified): Readonly<Record<string, number>> =>
  sizesTogether({ keys, typed: (key) => specified[key], fieldOf: () => size })[0]?.value ?? {};

function readSize(key: string, field: Limits, specified: Specified): number | undefined {
  const bare = readBareSize(key, field, { family: 'other', typed: (other) => specified[other] });
  return (bare ?? readPossible(specified[key] ?? '', field))[0]?.value;
}

/** The sizes of a bag in mm: what is laid flat of a sack, the base and height of a jumbo bag or of a cover. */
export function listSizes(specified: Specified): number[] {
  const flat = specified.gusset ? ['width', 'length'] : ['width', 'length', 'height'];
  const keys = specified.baseLength ? ['baseLength', 'baseWidth', 'height'] : flat;
  const together = typedTogether(specified.baseLength ? keys : sackSizes, specified);
  return keys.flatMap((key) => together[key] ?? readSize(key, size, specified) ?? []);
}

function sizeText(specified: Specified): string {
  const [width, length, height] = listSizes(specified);
  const gusset = typedTogether(sackSizes, specified).gusset ?? readSize('gusset', convertedFields.gusset, specified);
  // A jumbo bag has no gusset, and its base takes the place of width and length.
  const deep = height ? { height } : { gusset };
  const alone = width ? m.trade_unit_cm({ n: writeNumber(width / 10, currentLanguage()) }) : '';
  return writeSizes({ width, length, ...deep }, currentLanguage()) ?? alone;
}

/** The figures already decided, in one line: `50 kg · 60 × 100 cm · 65 g/m² · Loose liner, 60 µm`. */
export function figuresText(specified: Specified, words: Readonly<Record<string, string>>): string {
  const figure = (key: keyof typeof figures) => asTyped(specified[key], figures[key]);
  const word = (key: string) => words[`${key}.${specified[key]}`] ?? '';
  const liner = [word('liner'), figure('linerThickness')].filter(Boolean).join(' ');
  // A jumbo bag that holds its whole load says so once.
  const weights = new Set([figure('fillWeight'), figure('safeLoad')]);
  const parts = [...weights, sizeText(specified), figure('fabricWeight')];
  return [
    ...parts,
    figure('thickness'),
    specified.lamination === 'none' ? '' : word('lamination'),
    liner,
    figure('printColours') || word('printSides'),
  ]
    .filter(Boolean)
    .join(dot);
}
