import { checkLine, lineKeys, orderKeys } from '#shared/leads/quote.ts';
import { familyOf, finishedLines, lineField, openLine, orderField, type TypedLine } from '#shared/leads/quote-form.ts';
import type { AskedField, QuoteFormShape } from '#shared/leads/quote-form-shape.ts';
import { quoteLimits } from '#shared/leads/quote-limits.ts';
import { lineText } from '#shared/leads/quote-text.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { contradictionsIn, nearestTyped } from '#shared/trade/contradictions.ts';
import {
  type Family,
  families,
  familyWords,
  groups,
  groupTitles,
  type TradeNumber,
} from '#shared/trade/field-types.ts';
import { convertQuantity, quantityWords } from '#shared/trade/quantity.ts';
import { readField } from '#shared/trade/read-field.ts';
import type { ContainerLimits } from '#shared/trade/rules/estimate.ts';
import { writtenTogether } from '#shared/trade/sizes-together.ts';
import { type FieldKey, fields, type TradeValues } from '#shared/trade/trade-fields.ts';
import type { MeasuredField } from '#shared/trade/understood.ts';
import { writeNumber } from '#shared/trade/write-number.ts';
import { type Saying, writeValue } from '#shared/trade/write-value.ts';
import { withUnbrokenValues } from '#shared/typography/whole-values.ts';
import { rangeOf } from './trade-saying.ts';

/** What a buyer asks for before anything else of a bag. */
const askedFirst: readonly FieldKey[] = ['goods', 'fillWeight', 'quantity', 'quantityUnit'];
/** Fields that take more than a number: an example says more than a range. */
const examples: Partial<Record<FieldKey, MessageKey>> = { quantity: 'quote_quantity_hint', width: 'quote_width_hint' };

/** The fields that matter first, in the order in which they are asked. */
function firstOf(keys: readonly FieldKey[]): FieldKey[] {
  const first = keys.filter((key) => fields[key].isFirst);
  return [...askedFirst.filter((key) => first.includes(key)), ...first.filter((key) => !askedFirst.includes(key))];
}

/** How a field reads its number: the first of several sizes takes all of them. */
function measureOf(key: FieldKey, { unit, shown, least, most }: TradeNumber): MeasuredField {
  const sizes = writtenTogether.find(([first]) => first === key)?.length;
  const limits = { unit, least, most, ...(shown && { shown }) };
  return { ...limits, ...(sizes && { sizes }), ...(key === 'quantity' && { unitIn: lineField('quantityUnit') }) };
}

function askedField(key: FieldKey, name: string, saying: Saying): AskedField {
  const field = fields[key];
  const asked = { name, label: saying.say(field.label), hint: '', type: 'text' as const, choices: [] };
  if (field.type === 'number') return { ...asked, hint: rangeOf(field, saying), measure: measureOf(key, field) };
  if (field.type === 'day') return { ...asked, type: 'date' };
  if (field.type === 'flag')
    return { ...asked, type: 'choice', choices: [{ value: 'yes', label: saying.say('quote_yes') }] };
  if (field.type !== 'choice') return asked;
  const choices = Object.entries(field.values).map(([value, word]) => ({ value, label: saying.say(word) }));
  return { ...asked, type: 'choice', choices };
}

/** A finished line as its buyer reads it, and what is probably not meant in it. */
function finishedLine({ family: name, title, note, specified }: TypedLine, saying: Saying, limits: ContainerLimits) {
  const family = familyOf(name) ?? 'other';
  const { value } = checkLine(family, specified);
  const stated = Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
  const hints = contradictionsIn(family, value).map((found) =>
    withUnbrokenValues(saying.say(found.reason, { nearest: nearestTyped(found) }), saying.language),
  );
  const quantities = family === 'sack' ? convertQuantity((key) => specified[key] ?? '', limits) : undefined;
  const write = (each: number) => writeNumber(each, saying.language);
  const estimate =
    quantities &&
    saying.say('quote_quantity', quantityWords(quantities, { write, limitWord: (key) => saying.say(key) }));
  const text = lineText({ family, note, specified: stated }, saying);
  return { title, text: [text, estimate].filter(Boolean).join('\n'), hints };
}

type FormFields = Pick<QuoteFormShape, 'family' | 'families' | 'first' | 'more' | 'order'>;

const keptFields = new Map<string, FormFields>();

/** The fields that the form shows for a family, in one language. They are the same for every buyer, so they are kept. */
function fieldsOfForm(family: Family, saying: Saying): FormFields {
  const name = `${family} ${saying.language}`;
  const asked = keptFields.get(name) ?? describeFields(family, saying);
  keptFields.set(name, asked);
  return asked;
}

function describeFields(family: Family, saying: Saying): FormFields {
  const keys = lineKeys(family);
  const ofLine = (key: FieldKey): AskedField => {
    const asked = askedField(key, lineField(key), saying);
    const example = key === 'width' && !keys.includes('length') ? undefined : examples[key];
    return example ? { ...asked, hint: withUnbrokenValues(saying.say(example), saying.language) } : asked;
  };
  return {
    family,
    families: families.map((value) => ({ value, label: saying.say(familyWords[value]) })),
    first: firstOf(keys).map(ofLine),
    more: groups.flatMap((group) => {
      const asked = keys.filter((key) => !fields[key].isFirst && fields[key].group === group).map(ofLine);
      return asked.length > 0 ? [{ title: saying.say(groupTitles[group]), fields: asked }] : [];
    }),
    order: orderKeys.map((key) => askedField(key, orderField(key), saying)),
  };
}

/** What the form shows for these values, in the language of the page; `company`: what its containers may be loaded with. */
export function quoteFormShape(
  values: Readonly<Record<string, string>>,
  saying: Saying,
  { containerPayload, roadLimit }: ContainerLimits,
): QuoteFormShape {
  const limits = { containerPayload, roadLimit };
  const lines = finishedLines(values).map((line) => finishedLine(line, saying, limits));
  return {
    ...fieldsOfForm(familyOf(openLine(values).family) ?? 'sack', saying),
    lines: lines.map(({ title, text }) => ({ title, text })),
    hints: lines.flatMap(({ title, hints }) => hints.map((hint) => `${title}: ${hint}`)),
    mayAdd: lines.length < quoteLimits.lines - 1,
    limits,
  };
}

/**
 * The open line of the quote form for a product: its figures as a buyer would type them. What the product has on request
 * only is left open, and so is what would not be read as the same value.
 */
export function lineOfProduct(figures: TradeValues, saying: Saying): Record<string, string> {
  const family = familyOf(figures.family);
  if (!family) return {};
  const onRequest = figures.linerOptional ? ['liner', 'linerThickness'] : [];
  const typed = lineKeys(family).flatMap((key) => {
    const value = figures[key];
    if (value === undefined || value === false || onRequest.includes(key)) return [];
    const field = fields[key];
    // With its unit, or the digits alone where the unit is a word that forms do not take.
    const written = field.type === 'number' ? writeValue(field, value, saying) : value === true ? 'yes' : undefined;
    const text = [written, String(value)].find((each) => {
      const read = readField(each, field);
      return 'value' in read && read.value === value;
    });
    return text === undefined ? [] : [[lineField(key), text]];
  });
  return { [lineField('family')]: family, ...Object.fromEntries(typed) };
}
