import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { writeSizes } from '#app/ui/i18n/size-words.ts';
import { unitSaying } from '#app/ui/i18n/unit-saying.ts';
import { sayFault } from '#app/ui/say-fault.ts';
import { m } from '#messages';
import { readBagQuantity } from '#shared/trade/bag-quantity.ts';
import { type DrawnName, drawnNames, type drawSack, faultOfDrawn } from '#shared/trade/drawing/drawn-sack.ts';
import type { Family } from '#shared/trade/field-types.ts';
import { convertQuantity, isBelowMinimum, limitWords } from '#shared/trade/quantity.ts';
import type { ContainerLimits } from '#shared/trade/rules/estimate.ts';
import { writeNumber } from '#shared/trade/write-number.ts';
import { writeUnderstood } from '#shared/trade/write-quantity.ts';

// Listed explicitly: lookup by key would bundle every message of the site.
const sayLimit = {
  load_limit_count: m.load_limit_count,
  load_limit_room: m.load_limit_room,
  load_limit_weight: m.load_limit_weight,
  load_limit_road: m.load_limit_road,
};

type Packed = Pick<NonNullable<ReturnType<typeof drawSack>>, 'grams' | 'loads'>;

/** What one sack weighs and each package holds, and what ends it. */
export function packedTexts({ grams, loads }: Packed): { name: string; text: string; limit: string }[] {
  const weight = writeNumber(Number(grams.toPrecision(3)), currentLanguage());
  return [
    { name: 'bag', text: m.calculator_grams({ n: weight }), limit: '' },
    ...loads.map(({ name, bags, endedBy }) => ({
      name,
      text: m.trade_unit_piece({ count: bags }),
      limit: m.calculator_limit({ limit: sayLimit[limitWords[endedBy]]() }),
    })),
  ];
}

type Typed = Parameters<typeof convertQuantity>[0];

/** A weight in kg of so many digits at least; below a kilogram in grams, so that a few bags do not weigh nothing. */
export function weightText(kilograms: number, digits = 3): string {
  if (kilograms < 1)
    return m.calculator_grams({ n: writeNumber(Number((kilograms * 1000).toFixed(1)), currentLanguage()) });
  return m.trade_unit_kg({ n: writeRounded(kilograms, digits) });
}

const writeRounded = (value: number, digits: number): string =>
  writeNumber(value < 10 ** digits ? Number(value.toPrecision(digits)) : Math.round(value), currentLanguage());

/** Less is told in kg. */
const leastTonnes = 0.1;
/** Less of a container is not told. */
const leastContainers = 0.01;

/** A quantity of sacks in bags, by weight and in containers, as far as these tell something; '' while it cannot be told, as of other bags. */
export function quantityText(typed: Typed, limits: ContainerLimits, family: string | undefined): string {
  const found = family === 'sack' ? convertQuantity(typed, limits) : undefined;
  if (!found) return '';
  const { unit, tonnes, containers40 } = found;
  // What was typed stands as it was typed; what is reckoned from it, in two digits at least.
  const write = (name: 'tonnes' | 'containers40') =>
    name === unit ? writeNumber(found[name], currentLanguage()) : writeRounded(found[name], 2);
  const isInTonnes = unit === 'tonnes' || tonnes >= leastTonnes;
  const told = {
    bags: m.trade_unit_piece({ count: found.pieces }),
    weight: isInTonnes ? m.trade_unit_tonne({ n: write('tonnes') }) : weightText(tonnes * 1_000, 2),
  };
  const isTold = unit === 'containers40' || containers40 >= leastContainers;
  return isTold ? m.quote_quantity_short({ ...told, containers: write('containers40') }) : m.quote_quantity_few(told);
}

/** What a form that adds a product has of a field of the quote form: the typed quantity, or the product's own figure. */
export function typedOfLine(line: Line, quantity: string): Typed {
  return (field) => (field === 'quantity' ? quantity : field === 'quantityUnit' ? '' : (line[`line.${field}`] ?? ''));
}

type Line = Readonly<Record<string, string>>;

/** That a quantity of a line is less than the least that is made of its bag; '' where it is not. */
export function belowMinimumText(line: Parameters<typeof isBelowMinimum>[0], limits: ContainerLimits): string {
  const [least] = isBelowMinimum(line, limits) ? readBagQuantity(line.minimum, { family: line.family as Family }) : [];
  const minimum = least && writeUnderstood(least.value, unitSaying(), line.family as Family);
  return minimum ? m.quote_below_minimum({ minimum }) : '';
}

const drawnWords: Record<DrawnName, () => string> = {
  width: m.trade_width,
  length: m.trade_length,
  gusset: m.trade_gusset,
  fabric: m.trade_fabric_weight,
  liner: m.trade_liner,
};

/** Why a sack is not drawn: the figure that it cannot have, or what a drawing needs. */
export function undrawnText(typed: (name: DrawnName) => string): string {
  const [found] = drawnNames.flatMap((name) => {
    const fault = faultOfDrawn(name, typed);
    return fault ? [`${drawnWords[name]()}: ${sayFault(fault)}`] : [];
  });
  return found ?? m.drawing_unread();
}

/** What a line of the quote form says of the liner that is drawn; `kind` is `none` without one. */
export const linerFields = (kind: string): Record<string, string> => ({
  'line.liner': kind,
  ...(kind === 'none' && { 'line.linerThickness': '', 'line.linerMaterial': '' }),
});

/** What a bag of a size (mm) is called: `Sugar sack, 60 × 95 cm`. */
export function sizedName(name: string, { width, length }: { width: number; length: number }): string {
  return m.quote_sized({ name, size: writeSizes({ width, length }, currentLanguage()) ?? '' });
}
