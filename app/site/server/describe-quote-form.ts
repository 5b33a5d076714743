import type { Language } from '#shared/language.ts';
import { checkLine, lineKeys } from '#shared/leads/quote.ts';
import { findFamily, finishedLines, lineField, orderField } from '#shared/leads/quote-form.ts';
import type { AskedField, QuoteFormShape } from '#shared/leads/quote-form-shape.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { bagSizes } from '#shared/trade/bare-sizes.ts';
import { findContradictions, nearestTyped } from '#shared/trade/contradictions.ts';
import { type Family, families, familyWords, groups, groupTitles } from '#shared/trade/field-types.ts';
import { goodsList } from '#shared/trade/finder/finder-goods.ts';
import { readField } from '#shared/trade/read-field.ts';
import type { ContainerLimits } from '#shared/trade/rules/estimate.ts';
import { seaports } from '#shared/trade/seaports.ts';
import { writtenTogether } from '#shared/trade/sizes-together.ts';
import { type FieldKey, fields, firstFields, type TradeValues } from '#shared/trade/trade-fields.ts';
import { type Saying, writeValue } from '#shared/trade/write-value.ts';
import { withUnbrokenValues } from '#shared/typography/whole-values.ts';
import { describeRange } from './trade-saying.ts';

/** Examples say more than a range. */
const examples: Partial<Record<FieldKey, MessageKey>> = {
  quantity: 'quote_quantity_hint',
  width: 'quote_width_hint',
};
/** Asked for every bag elsewhere in the form. */
const askedApart: readonly FieldKey[] = ['quantity', 'quantityUnit'];
/** Terms of delivery, the usual ones first. */
const terms = { usual: ['CIF', 'FOB', 'EXW'], others: ['CFR', 'DAP', 'DDP', 'CPT', 'CIP', 'FCA'] } as const;
const prints = ['quote_print_none', 'quote_print_one', 'quote_print_both'] as const;

function askedField(key: FieldKey, name: string, saying: Saying): AskedField {
  const { say, language } = saying;
  const field = fields[key];
  const example = examples[key];
  const hint = example ? withUnbrokenValues(say(example), language) : '';
  const asked = { name, label: say(field.label), hint, type: 'text' as const, choices: [] };
  if (field.type === 'day') return { ...asked, type: 'date' };
  if (field.type === 'flag') return { ...asked, type: 'flag' };
  if (field.type === 'choice') {
    const choices = Object.entries(field.values).map(([value, word]) => ({ value, label: say(word) }));
    return { ...asked, type: 'choice', choices };
  }
  if (field.type !== 'number') return asked;
  // The first of several sizes takes all of them.
  const sizes = writtenTogether.find(([first]) => first === key);
  const { unit, least, most, shown, isWhole, names } = field;
  const limits = {
    ...{ unit, least, most },
    ...(shown && { shown }),
    ...(isWhole && { isWhole }),
    ...(names && { names }),
  };
  const measure = { ...limits, ...(sizes && { sizes }) };
  return { ...asked, hint: hint || describeRange(field, saying), isRange: !hint, measure };
}

/** The fields of a family: those that matter first, and the others in their groups. */
function describeSpecification(family: Family, saying: Saying): QuoteFormShape['specification'] {
  const first = firstFields[family];
  const others = lineKeys(family).filter((key) => !askedApart.includes(key) && !first.includes(key));
  const ofLine = (key: FieldKey) => {
    const { measure, ...asked } = askedField(key, lineField(key), saying);
    const isSize = bagSizes.some((size) => size === key);
    const bag = { family, key, before: lineField('') };
    return { ...asked, ...(measure && { measure: { ...measure, ...(isSize && { bag }) } }) };
  };
  return {
    family,
    first: first.map(ofLine),
    more: groups.flatMap((group) => {
      const asked = others.filter((key) => fields[key].group === group);
      return asked.length > 0 ? [{ title: saying.say(groupTitles[group]), fields: asked.map(ofLine) }] : [];
    }),
  };
}

/** The questions of the finder, in short. */
function questions(saying: Saying): AskedField[] {
  const { say, language } = saying;
  const [goods, weight, print] = (['goods', 'fillWeight', 'printSides'] as const).map((key) =>
    askedField(key, lineField(key), saying),
  ) as [AskedField, AskedField, AskedField];
  const { measure: _, ...printed } = print;
  return [
    { ...goods, label: say('finder_goods'), hint: say('finder_goods_hint') },
    {
      ...{ ...weight, label: say('finder_weight'), isRange: false },
      hint: withUnbrokenValues(say('finder_weight_hint'), language),
    },
    {
      ...{ ...printed, label: say('quote_print'), hint: '', type: 'choice' },
      choices: prints.map((word, sides) => ({ value: String(sides), label: say(word) })),
    },
  ];
}

/** What a card says of the choices of its bag. */
function wordsOnCards({ say }: Saying): Record<string, string> {
  const ofChoices = (['liner', 'lamination'] as const).flatMap((key) => {
    const field = fields[key];
    return field.type === 'choice'
      ? Object.entries(field.values).map(([value, word]) => [`${key}.${value}`, say(word)])
      : [];
  });
  const ofPrints = prints.map((word, sides) => [`printSides.${sides}`, `${say('quote_print')}: ${say(word)}`]);
  return Object.fromEntries([...ofChoices, ...ofPrints]);
}

type Asked = Omit<QuoteFormShape, 'hints' | 'limits'>;

const kept = new Map<string, Asked>();

/** What the form asks in one language, with the specification of a family or none; the same for every buyer, so it is kept. */
function describeQuestions(family: Family | undefined, saying: Saying): Asked {
  const name = `${family} ${saying.language}`;
  const asked = kept.get(name) ?? describe(family, saying);
  kept.set(name, asked);
  return asked;
}

function describe(family: Family | undefined, saying: Saying): Asked {
  const { say } = saying;
  const ofOrder = (key: keyof Asked['order']) => askedField(key, orderField(key), saying);
  const term = (isUsual: boolean) => (value: (typeof terms)[keyof typeof terms][number]) => ({
    ...{ value, isUsual },
    label: say(`quote_term_${value.toLowerCase() as Lowercase<typeof value>}`),
  });
  const { measure, ...quantity } = askedField('quantity', lineField('quantity'), saying);
  return {
    questions: questions(saying),
    ...(family && { specification: describeSpecification(family, saying) as NonNullable<Asked['specification']> }),
    families: families.map((value) => ({ value, label: say(familyWords[value]) })),
    quantity: { ...quantity, ...(measure && { measure: { ...measure, unitIn: lineField('quantityUnit') } }) },
    terms: [...terms.usual.map(term(true)), ...terms.others.map(term(false))],
    order: {
      ...{ place: ofOrder('place'), wantedDate: ofOrder('wantedDate'), samplesFirst: ofOrder('samplesFirst') },
      ...{ packing: ofOrder('packing'), yearlyVolume: ofOrder('yearlyVolume') },
    },
    words: wordsOnCards(saying),
  };
}

/** What the form shows for these values, in the language of the page; `company`: what its containers may be loaded with. */
export function quoteFormShape(
  values: Readonly<Record<string, string>>,
  saying: Saying,
  { containerPayload, roadLimit }: ContainerLimits,
): QuoteFormShape {
  const hints = finishedLines(values).flatMap(({ family: name, title, specified }) => {
    const family = findFamily(name) ?? 'other';
    return findContradictions(family, checkLine(family, specified).value).map((found) => {
      const hint = saying.say(found.reason, { nearest: nearestTyped(found) });
      return `${title}: ${withUnbrokenValues(hint, saying.language)}`;
    });
  });
  const asked = describeQuestions(findFamily(values[lineField('family')]), saying);
  return { ...asked, hints, limits: { containerPayload, roadLimit } };
}

/** Whether a product has no such figure by itself: on request only, within a range, or up to a number of colours. */
function isToBeChosen(key: FieldKey, figures: TradeValues): boolean {
  if (figures.linerOptional && ['liner', 'linerThickness', 'linerMaterial'].includes(key)) return true;
  return `${key}Most` in figures || (key === 'printColours' && figures[key] !== 0);
}

/**
 * The open line of the quote form for a product: its figures as a buyer would type them. What is still to be chosen is left
 * open, and so is what would not be read as the same value.
 */
export function lineOfProduct(figures: TradeValues, saying: Saying): Record<string, string> {
  const family = findFamily(figures.family);
  if (!family) return {};
  const typed = lineKeys(family).flatMap((key) => {
    const value = figures[key];
    if (value === undefined || value === false || isToBeChosen(key, figures)) return [];
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

/** ISO 3166-1, without what has no people or no trade. */
const countryCodes =
  'AE AF AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KR KW KZ LA LB LK LR LS LT LU LV LY MA MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW';

type Suggestions = { goods: string[]; countries: string[]; ports: { name: string; country: string }[] };
const keptSuggestions = new Map<Language, Suggestions>();

/** What the fields of the quote form suggest, in the reader's language and in its order. */
export function listSuggestions({ language, say }: Saying): Suggestions {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const nameCountry = (code: string) => names.of(code) ?? code;
  const found = keptSuggestions.get(language) ?? {
    goods: goodsList.flatMap(({ name }) => (name ? [say(name)] : [])),
    countries: countryCodes.split(' ').map(nameCountry).toSorted(new Intl.Collator(language).compare),
    ports: Object.entries(seaports).flatMap(([code, ports]) =>
      ports[language].split(/[,،] /).map((name) => ({ name, country: nameCountry(code) })),
    ),
  };
  keptSuggestions.set(language, found);
  return found;
}
