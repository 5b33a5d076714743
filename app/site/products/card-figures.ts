import { formatNumber } from '#app/ui/i18n/format.ts';
import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { keyFigures } from '#shared/trade/first-figures.ts';
import { composeRow } from '#shared/trade/rows.ts';
import type { TradeValues } from '#shared/trade/trade-fields.ts';

const sizes = ['width', 'length', 'gusset', 'baseLength', 'baseWidth', 'height'] as const;

type Wanted = { language: Language; most: number };

/** Records are frozen and read from memory until they change, so the same values come again with every page. */
const known = new WeakMap<TradeValues, Map<string, readonly string[]>>();

/** Sizes in centimetres, each with its name where the language has no order for them. */
function sizeFigure(values: TradeValues, language: Language): string | undefined {
  const say = { locale: language };
  const [width, length, depth, base, baseWidth, height] = sizes.map((key) =>
    values[key] === undefined ? '' : formatNumber(Number(values[key]) / 10, language),
  );
  if (base && baseWidth && height) return m.card_size_block({ base, width: baseWidth, height }, say);
  if (!width || !length) return;
  // A cover has a height, and no depth of its own.
  if (height && !depth) return m.card_size_block({ base: width, width: length, height }, say);
  return depth ? m.card_size_deep({ width, length, depth }, say) : m.card_size_flat({ width, length }, say);
}

function writeFigures(values: TradeValues, { language, most }: Wanted): string[] {
  const plain = (['width', 'baseLength'] as const).flatMap(
    (key) => composeRow(key, { values, language, say: sayTrade })?.value ?? [],
  );
  // Unnamed, the least that is ordered would be read as what a bag holds.
  const { minimumOrder: _pieces, minimumWeight: _weight, leadTime: _days, ...own } = values;
  return keyFigures(own, { language, most, say: sayTrade }).map(({ value }) =>
    plain.includes(value) ? (sizeFigure(values, language) ?? value) : value,
  );
}

/** The first key figures of a product without their names: a card has no room, and their units say what they are. */
export function cardFigures(values: TradeValues | undefined, { language, most }: Wanted): readonly string[] {
  if (!values) return [];
  const figures = known.get(values) ?? new Map<string, readonly string[]>();
  known.set(values, figures);
  const key = `${language} ${most}`;
  const shown = figures.get(key) ?? writeFigures(values, { language, most });
  figures.set(key, shown);
  return shown;
}
