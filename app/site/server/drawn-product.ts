import { linerFields, sizedName } from '#app/site/products/drawn-figures.ts';
import { lineField } from '#shared/leads/quote-form.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { calculatedFields, calculatorAnswers } from '#shared/trade/calculation.ts';
import type { Drawing } from '#shared/trade/drawing/drawing.ts';
import { type DrawingSetting, drawnNames, drawSack } from '#shared/trade/drawing/drawn-sack.ts';
import { drawingWords, drawProduct } from '#shared/trade/drawing/product-drawing.ts';
import type { ContainerLimits } from '#shared/trade/rules/estimate.ts';
import { fields, type TradeValues } from '#shared/trade/trade-fields.ts';
import { type Saying, writeValue } from '#shared/trade/write-value.ts';
import { requestLine } from './line-request.ts';
import { memoPerRecord } from './record-memo.ts';

const longestTyped = 60;

/** What is drawn and counted beside the inputs of a sack. */
export type DrawnSack = ReturnType<typeof drawnSack>;

type Asked = { name: string; line: Readonly<Record<string, string>>; asked: URLSearchParams; limits: ContainerLimits };

/**
 * A sack as its figures say it, or as an address does: drawn, packed, and as a line of a request.
 * @returns undefined for anything else than a sack of known size and fabric
 */
export function drawnSack(figures: TradeValues | undefined, { name, line, asked, limits }: Asked, saying: Saying) {
  const own = calculatorAnswers(figures);
  if (!figures || !own.width || !own.length) return undefined;
  const isAsked = drawnNames.some((parameter) => asked.has(parameter));
  const given = (parameter: string) => cutText((isAsked ? asked.get(parameter) : own[parameter]) ?? '', longestTyped);
  const values = Object.fromEntries(drawnNames.map((parameter) => [parameter, given(parameter)]));
  const { fillWeight, mouth, bottom, valveWidth, valveDepth, linerThickness } = figures;
  const worded = (value: unknown) => (value === undefined ? undefined : String(value));
  const sized = (value: unknown) => (value === undefined ? undefined : Number(value));
  const content = fillWeight === undefined ? '' : writeValue(fields.fillWeight, fillWeight, saying);
  const setting: DrawingSetting = {
    known: {
      ...{ mouth: worded(mouth), bottom: worded(bottom) },
      ...{ valveWidth: sized(valveWidth), valveDepth: sized(valveDepth) },
      ...{ coating: own.coating ?? '', boppThickness: own.film ?? '' },
    },
    words: drawingWords(saying, content),
    limits: { containerPayload: limits.containerPayload, roadLimit: limits.roadLimit },
    fromRight: saying.language === 'ar',
  };
  const drawn = drawSack((parameter) => values[parameter] ?? '', setting);
  const typed = drawnNames.map((parameter) => [lineField(calculatedFields[parameter]), values[parameter] ?? '']);
  const { [lineField('product')]: _product, [lineField('picture')]: _picture, ...ofProduct } = line;
  // Without a thickness there is no tick, and the liner is that of the product.
  const kind = linerThickness === undefined ? undefined : linerKind(figures.liner);
  const lined = kind === undefined ? {} : linerFields(values.liner ? kind : 'none');
  const title = drawn ? sizedName(name, drawn.size) : name;
  return {
    ...{ values, setting, drawn: drawn ?? drawSack((parameter) => own[parameter] ?? '', setting) },
    isUnread: drawn === undefined,
    // A liner on request is not drawn until it is wanted.
    liner: kind === undefined ? undefined : { kind, thickness: String(linerThickness), isOn: values.liner !== '' },
    isBlock: figures.bottom === 'block',
    name,
    ask: requestLine({ ...ofProduct, ...Object.fromEntries(typed), ...lined, [lineField('title')]: title }),
  };
}

/** The liner that is drawn where it is wanted: the product's own kind, or a loose one. */
const linerKind = (stated: unknown): string => (stated === undefined || stated === 'none' ? 'loose' : String(stated));

/** The drawing of a product as its figures say it. */
export const ownDrawing = (figures: TradeValues | undefined, saying: Saying): Drawing | undefined =>
  figures && memoPerRecord(figures, `drawing ${saying.language}`, () => drawProduct(figures, saying));
