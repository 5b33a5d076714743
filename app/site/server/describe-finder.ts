import type { LineRequest } from '#app/site/products/quote-link.tsx';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { lineField } from '#shared/leads/quote-form.ts';
import { stepField } from '#shared/leads/step-field.ts';
import { takeReading } from '#shared/leads/take-reading.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { familyWords } from '#shared/trade/field-types.ts';
import type { Source } from '#shared/trade/finder/finder-goods.ts';
import {
  type FinderField,
  type FinderQuestion,
  finderFields,
  finderNames,
  longestAnswer,
  readQuestion,
} from '#shared/trade/finder/finder-question.ts';
import type { FitPoint } from '#shared/trade/finder/fit.ts';
import { type Recommendation, type RecommendedPart, recommend } from '#shared/trade/finder/recommend.ts';
import { type FieldKey, fields } from '#shared/trade/trade-fields.ts';
import { type Saying, writeValue } from '#shared/trade/write-value.ts';
import { lineOfProduct } from './describe-quote-form.ts';
import { requestLine } from './line-request.ts';

/** The answers in an address, each bounded, with the reading that was chosen of one; '' where there is none. */
export function typedAnswers(asked: URLSearchParams): Record<FinderField, string> {
  const entries = finderNames.map((name) => [name, cutText(asked.get(name) ?? '', 2 * longestAnswer)]);
  const typed = Object.fromEntries(entries) as Record<FinderField, string>;
  return { ...typed, ...takeReading({ ...typed, [stepField]: asked.get(stepField) ?? '' }, finderNames) };
}

function sourceText(source: Source, { say }: Saying): string {
  if (typeof source === 'object') return 'name' in source ? source.name : say(source.law, { part: source.part });
  return say(source === 'trade' ? 'finder_source_trade' : 'finder_source_plant');
}

/** A reason with its source. */
export const explained = (
  { reason, source }: { reason: Parameters<Saying['say']>[0]; source: Source },
  saying: Saying,
) => ({
  reason: saying.say(reason),
  source: sourceText(source, saying),
});

const weightField = fields.fillWeight;
const weightText = (weight: number, saying: Saying): string => writeValue(weightField, weight, saying);

/** A value as it stands in a list: with its label where the value alone would not say what it is. */
function pieceText(key: FieldKey, value: string | number | boolean, saying: Saying): string {
  const field = fields[key];
  if (field.type === 'flag') return saying.say(field.label);
  const text = writeValue(field, value, saying);
  const isClear = field.type === 'choice' ? key !== 'fibcType' && key !== 'discharge' && key !== 'filling' : false;
  return isClear || key === 'fabricWeight' ? text : `${saying.say(field.label)}: ${text}`;
}

/** What was asked, not what is recommended. */
const unsaid: ReadonlySet<string> = new Set(['keepsDry', 'outdoorMonths']);

/** A part of the construction as its reader gets it. */
export function describePart({ part, values, says, ...why }: RecommendedPart, saying: Saying) {
  const pieces = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || unsaid.has(key) ? [] : [pieceText(key as FieldKey, value, saying)],
  );
  return {
    part: saying.say(`finder_part_${part}`),
    pieces: says ? [saying.say(says)] : pieces,
    ...explained(why, saying),
  };
}

/** `Woven sack: sugar, 50 kg`: what a line of the request is called. */
export function lineTitle({ family, values }: Recommendation, saying: Saying): string {
  const { goods = '', fillWeight = 0 } = values;
  const weight = weightText(Number(fillWeight), saying);
  return saying.say('finder_request_line', { family: saying.say(familyWords[family]), goods: String(goods), weight });
}

/** The recommended bag as a line of the quote form. */
const recommendedLine = (recommendation: Recommendation, saying: Saying): Record<string, string> => ({
  ...lineOfProduct(recommendation.values, saying),
  [lineField('title')]: lineTitle(recommendation, saying),
});

/** The quote form with the recommended bag as a line. */
export function requestRecommended(recommendation: Recommendation, saying: Saying): LineRequest {
  return requestLine(recommendedLine(recommendation, saying));
}

/** The bag for what the quote form says of its open line; undefined where an engineer has to find it. */
export function findBag(fields: Readonly<Record<string, string>>, saying: Saying): Record<string, string> | undefined {
  const [goods = '', weight = ''] = [fields[lineField('goods')], fields[lineField('fillWeight')]];
  const answers = Object.fromEntries(finderNames.map((name) => [name, ''])) as Record<FinderField, string>;
  const { question } = readQuestion({ ...answers, goods, weight });
  const { recommendation } = question ? recommend(question) : {};
  return recommendation && recommendedLine(recommendation, saying);
}

/** A point of a product: `Fabric weight: 70 g/m²`, and what is recommended where it differs. */
export function describePoint({ key, fits, wanted, has }: FitPoint, saying: Saying) {
  const field = fields[key];
  const text = (value: typeof has) =>
    value === undefined || value === false ? saying.say('finder_point_unstated') : writeValue(field, value, saying);
  const value = fits
    ? text(has ?? wanted)
    : saying.say('finder_point_wanted', { has: text(has), wanted: text(wanted) });
  return { key, fits, label: saying.say(field.label), value };
}

/** The question in one line, for the heading of the answer. */
export function questionText(
  { goods, weight }: FinderQuestion,
  family: Recommendation['family'],
  saying: Saying,
): string {
  return saying.say('finder_answer_for', {
    family: saying.say(familyWords[family]),
    goods: isolatedText(goods),
    weight: isolatedText(weightText(weight, saying)),
  });
}

/** A message to a person with what was answered in the finder; '' where nothing was. */
export function finderMessage(typed: Readonly<Record<FinderField, string>>, { say }: Saying): string {
  const answers = finderNames.flatMap((name) => {
    const field = finderFields[name];
    const value = cutText(typed[name], longestAnswer).trim();
    if (!value) return [];
    const choices: Readonly<Record<string, Parameters<typeof say>[0]>> = field.type === 'choice' ? field.choices : {};
    const word = Object.hasOwn(choices, value) ? choices[value] : undefined;
    return [`${say(field.label)} ${word ? say(word) : value}`];
  });
  return answers.length > 0 ? say('finder_message', { answers: `\n${answers.join('\n')}` }) : '';
}
