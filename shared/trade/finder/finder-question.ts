import { withoutDirectionMarks } from '#shared/text/visitor-text.ts';
import type { FieldErrors } from '../../errors.ts';
import type { TradeNumber } from '../field-types.ts';
import { readNumberField } from '../read-field.ts';
import { type FinderWord, type Form, forms, type Goods, readGoods, type Use, uses } from './finder-goods.ts';

/** How closed the bag is to be; with none the goods decide. */
export const seals = ['airy', 'closed', 'dust', 'dry', 'tight'] as const;
export type Seal = (typeof seals)[number];

type Asked =
  | { type: 'text'; label: FinderWord; hint: FinderWord; isRequired: boolean }
  | ({ type: 'number'; label: FinderWord; hint: FinderWord; isRequired: boolean; example: number } & Pick<
      TradeNumber,
      'unit' | 'least' | 'most'
    >)
  | { type: 'choice'; label: FinderWord; hint: FinderWord | null; choices: Readonly<Record<string, FinderWord>> };

/** What the finder asks, by the parameter of its address. Without a choice, what is usual for the goods is taken. */
export const finderFields = {
  goods: { type: 'text', label: 'finder_goods', hint: 'finder_goods_hint', isRequired: true },
  weight: {
    type: 'number',
    label: 'finder_weight',
    hint: 'finder_weight_hint',
    isRequired: true,
    example: 50,
    unit: 'kg',
    least: 0.1,
    most: 100_000,
  },
  use: {
    type: 'choice',
    label: 'finder_use',
    hint: null,
    choices: { food: 'finder_use_food', feed: 'finder_use_feed', neither: 'finder_use_neither' },
  },
  outdoors: {
    type: 'number',
    label: 'finder_outdoors',
    hint: 'finder_outdoors_hint',
    isRequired: false,
    example: 3,
    unit: 'month',
    least: 0,
    most: 600,
  },
  bulk: {
    type: 'number',
    label: 'finder_bulk',
    hint: 'finder_bulk_hint',
    isRequired: false,
    example: 750,
    unit: 'density',
    least: 20,
    most: 5000,
  },
  seal: {
    type: 'choice',
    label: 'finder_seal',
    hint: null,
    choices: {
      airy: 'finder_seal_airy',
      closed: 'finder_seal_closed',
      dust: 'finder_seal_dust',
      dry: 'finder_seal_dry',
      tight: 'finder_seal_tight',
    },
  },
  form: {
    type: 'choice',
    label: 'finder_form',
    hint: 'finder_form_hint',
    choices: {
      fine: 'finder_form_fine',
      granular: 'finder_form_granular',
      pieces: 'finder_form_pieces',
      produce: 'finder_form_produce',
    },
  },
} as const satisfies Record<string, Asked>;
export type FinderField = keyof typeof finderFields;
export const finderNames = Object.keys(finderFields) as FinderField[];

/** The longest answer that is read. */
export const longestAnswer = 60;

/** What is to be filled, by its typed answers and what is known of the goods. */
export type FinderQuestion = {
  /** As it was typed. */
  goods: string;
  known: Goods | undefined;
  /** Undefined where the goods are not known and nothing was chosen. */
  form: Form | undefined;
  /** Undefined likewise. */
  use: Use | undefined;
  /** In kg. */
  weight: number;
  /** kg/m³: as stated, else as is usual for the goods; undefined where neither is known. */
  density: number | undefined;
  /** Months outdoors; 0: under cover. */
  outdoors: number;
  /** Undefined: as the goods need it. */
  seal: Seal | undefined;
};

/** How far a weight may be from a whole one, as a part of it, to be meant as that: 110 lb are 49.895 kg. */
const roundedOff = 0.0025;

/** The weight in kg, or the whole one that is meant: bags are made for 5, 10, 25, 50 kg, not for 24.948. */
function wholeWeight(weight: number): number {
  const step = weight < 20 ? 1 : weight < 300 ? 5 : 50;
  const whole = Math.round(weight / step) * step;
  return Math.abs(weight / whole - 1) <= roundedOff ? whole : weight;
}

const chosen = <Value extends string>(values: readonly Value[], typed: string): Value | undefined =>
  values.find((value) => value === typed);

/** The question that was typed, by field; undefined with what is missing or wrong. */
export function readQuestion(typed: Readonly<Record<string, string>>): {
  errors: FieldErrors;
  question?: FinderQuestion;
} {
  const errors: FieldErrors = {};
  const text = (name: FinderField) => withoutDirectionMarks(typed[name] ?? '').trim();
  const number = (name: 'weight' | 'outdoors' | 'bulk') => {
    const read = readNumberField(typed[name], finderFields[name]);
    if (read.error) {
      errors[name] = read.error;
      return undefined;
    }
    return typeof read.value === 'number' ? read.value : undefined;
  };
  const goods = text('goods');
  const known = readGoods(goods);
  const [weight, outdoors = 0, bulk] = [number('weight'), number('outdoors'), number('bulk')];
  const choices = {
    use: chosen(uses, text('use')),
    seal: chosen(seals, text('seal')),
    form: chosen(forms, text('form')),
  };
  for (const name of ['use', 'seal', 'form'] as const)
    if (text(name) && !choices[name]) errors[name] = { key: 'error_invalid_choice' };
  if (!goods) errors.goods = { key: 'error_required' };
  else if (goods.length > longestAnswer) errors.goods = { key: 'error_too_long', parameters: { max: longestAnswer } };
  else if (!/\p{L}/u.test(goods) || /\p{Cc}/u.test(goods)) errors.goods = { key: 'finder_goods_wrong' };
  if (weight === undefined) errors.weight ??= { key: 'error_required' };
  const use = choices.use ?? known?.use;
  const form = choices.form ?? known?.form;
  if (!use && form) errors.use ??= { key: 'finder_use_missing' };
  if (Object.keys(errors).length > 0 || weight === undefined) return { errors };
  const density = bulk ?? known?.density;
  const asked = { goods, known, form, use, density, weight: wholeWeight(weight), outdoors, seal: choices.seal };
  return { errors, question: asked };
}
