import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { writeSizes } from '#app/ui/i18n/size-words.ts';
import { m } from '#messages';
import type { drawSack } from '#shared/trade/drawing/drawn-sack.ts';
import { convertQuantity, limitWords } from '#shared/trade/quantity.ts';
import type { ContainerLimits } from '#shared/trade/rules/estimate.ts';
import { writeNumber } from '#shared/trade/write-number.ts';

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

/** A quantity in bags, tonnes and containers; '' while it cannot be told. */
export function quantityText(typed: Typed, limits: ContainerLimits): string {
  const found = convertQuantity(typed, limits);
  if (!found) return '';
  // What was typed stands as it was typed; what is reckoned from it, in two digits at least.
  const write = (unit: 'tonnes' | 'containers40'): string => {
    const value = found[unit];
    const rounded = value < 100 ? Number(value.toPrecision(2)) : Math.round(value);
    return writeNumber(unit === found.unit ? value : rounded, currentLanguage());
  };
  return m.quote_quantity_short({
    bags: m.trade_unit_piece({ count: found.pieces }),
    tonnes: write('tonnes'),
    containers: write('containers40'),
  });
}

/** What a form that adds a product has of a field of the quote form: the typed quantity, or the product's own figure. */
export function typedOfLine(line: Readonly<Record<string, string>>, quantity: string): Typed {
  return (field) => (field === 'quantity' ? quantity : field === 'quantityUnit' ? '' : (line[`line.${field}`] ?? ''));
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
