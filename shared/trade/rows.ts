import type { Language } from '../language.ts';
import type { MessageParameters } from '../text/message-key.ts';
import type { TradeWord } from './field-types.ts';
import type { Specification } from './specification.ts';
import { type FieldKey, fields, fieldsFor, type TradeValues } from './trade-fields.ts';
import { writeMeasure } from './write-measure.ts';
import { writeNumber } from './write-number.ts';

/** Says a message of the trade in a language. */
export type SayTrade = (word: TradeWord, parameters: MessageParameters, language: Language) => string;

/** One row of the list of specifications, made of figures. */
export type FigureRow = { keys: readonly FieldKey[] } & Readonly<Record<Language, Specification>>;

type Saying = { values: TradeValues; language: Language; say: SayTrade };
type RowMaker = {
  /** The fields that it says; with none of them there is no row. */
  keys: readonly FieldKey[];
  name: TradeWord;
  /** What it says; '' for nothing. */
  text: (saying: Saying) => string;
};

/** How a reader gets the value of a field: `50 kg`, `Valve`; '' of one that is not there. */
export function fieldText(key: FieldKey, { values, language, say }: Saying): string {
  const [field, value] = [fields[key], values[key]];
  if (value === undefined) return '';
  if (field.type === 'number') {
    if (field.unit === 'piece' && values.family === 'other')
      return say('trade_unit_piece_other', { count: Number(value) }, language);
    const written = writeMeasure(Number(value), field, language);
    return 'digits' in written ? written.digits : say(written.message, written.parameters, language);
  }
  if (field.type === 'choice') {
    const word = field.values[String(value)];
    return word ? say(word, {}, language) : '';
  }
  return field.type === 'flag' ? say(field.label, {}, language) : String(value);
}

const joined = (texts: readonly string[], language: Language): string =>
  texts.filter(Boolean).join(language === 'ar' ? '، ' : ', ');

const sizeFields: readonly FieldKey[] = ['width', 'length', 'gusset', 'baseLength', 'baseWidth', 'height'];

/** `56 × 98 cm`, in the order width, length, gusset; of a jumbo bag its base and height. */
function sizeText({ values, language, say }: Saying): string {
  const sizes = sizeFields.flatMap((key) => (values[key] === undefined ? [] : [Number(values[key]) / 10]));
  const n = sizes.map((size) => writeNumber(size, language)).join(' × ');
  return n && say('trade_unit_cm', { n }, language);
}

function fabricText(saying: Saying): string {
  const [fabric, coating] = [fieldText('fabricWeight', saying), fieldText('coating', saying)];
  if (!fabric || !coating) return fabric || coating;
  return saying.say('trade_row_coated', { fabric, coating }, saying.language);
}

function meshText({ values: { ends, picks = ends }, language, say }: Saying): string {
  if (ends === undefined) return '';
  return `${writeNumber(Number(ends), language)} × ${say('trade_unit_per_inch', { count: Number(picks) }, language)}`;
}

function denierText(saying: Saying): string {
  const [warp, weft] = [fieldText('denier', saying), fieldText('weftDenier', saying)];
  if (!warp || !weft) return warp || weft;
  return saying.say('trade_row_deniers', { warp, weft }, saying.language);
}

function laminationText(saying: Saying): string {
  if (saying.values.lamination === 'none') return '';
  return joined([fieldText('lamination', saying), fieldText('boppThickness', saying)], saying.language);
}

const linerWords: Readonly<Record<string, TradeWord>> = {
  attached: 'trade_row_liner_attached',
  formFit: 'trade_row_liner_form_fit',
};

function linerText(saying: Saying): string {
  const { values, language, say } = saying;
  if (values.liner === undefined || values.liner === 'none') return '';
  const plain = values.foodContact ? 'trade_row_liner_food' : 'trade_row_liner_plain';
  const kind = say(linerWords[String(values.liner)] ?? plain, {}, language);
  const optional = values.linerOptional ? say('trade_row_optional', {}, language) : '';
  return joined([kind, fieldText('linerThickness', saying), optional], language);
}

function fromTo(least: FieldKey, most: FieldKey) {
  return (saying: Saying): string => {
    const [from, to] = [saying.values[least], fieldText(most, saying)];
    if (from === undefined || !to) return to || fieldText(least, saying);
    const field = fields[least];
    const shown = field.type === 'number' && field.shown === 'cm' ? Number(from) / 10 : Number(from);
    return saying.say('trade_row_from_to', { from: writeNumber(shown, saying.language), to }, saying.language);
  };
}

function printText(saying: Saying): string {
  const { values, language, say } = saying;
  const { printColours: count, printSides: sides = 1 } = values;
  const word = Number(sides) > 1 ? 'trade_row_colours_each_side' : 'trade_row_colours';
  const colours = count === undefined ? '' : say(word, { count: Number(count) }, language);
  return joined([fieldText('printMethod', saying), values.printMethod === 'none' ? '' : colours], language);
}

function leadText(saying: Saying): string {
  const [lead, repeat] = [fieldText('leadTime', saying), fieldText('repeatLeadTime', saying)];
  return lead && repeat ? saying.say('trade_row_lead_times', { lead, repeat }, saying.language) : lead || repeat;
}

function packingText({ values, language, say }: Saying): string {
  const { bagsPerBale, bagsPerPallet } = values;
  const bale = bagsPerBale === undefined ? '' : say('trade_row_bales', { count: Number(bagsPerBale) }, language);
  const pallet = bagsPerPallet === undefined ? '' : say('trade_row_pallet', { count: Number(bagsPerPallet) }, language);
  return joined([bale, pallet], language);
}

const opening = (kind: FieldKey, diameter: FieldKey, long: FieldKey) => (saying: Saying) => {
  const { values, language, say } = saying;
  const numbers = [values[diameter], values[long]].flatMap((size) => (size === undefined ? [] : [Number(size) / 10]));
  const n = numbers.map((size) => writeNumber(size, language)).join(' × ');
  return joined([fieldText(kind, saying), n && say('trade_unit_cm', { n }, language)], language);
};

const proofs: readonly FieldKey[] = [
  'foodContact',
  'typeTest',
  'iso22000',
  'metalDetection',
  'dropTest',
  'uvTest',
  'lotReport',
];
const alone = (key: FieldKey): RowMaker => ({
  keys: [key],
  name: fields[key].label,
  // A flag's text is its name, which stands before it here.
  text: (saying) => {
    const text = fieldText(key, saying);
    return text && fields[key].type === 'flag' ? saying.say('trade_yes', {}, saying.language) : text;
  },
});

/** The rows that say several fields, or one in more words than its value. */
const composed: readonly RowMaker[] = [
  { keys: sizeFields, name: 'trade_row_size', text: sizeText },
  { keys: ['widthLeast', 'widthMost'], name: 'trade_width', text: fromTo('widthLeast', 'widthMost') },
  { keys: ['fabricWeight', 'coating'], name: 'trade_fabric_weight', text: fabricText },
  { keys: ['ends', 'picks'], name: 'trade_row_mesh_name', text: meshText },
  { keys: ['denier', 'weftDenier'], name: 'trade_denier', text: denierText },
  { keys: ['lamination', 'boppThickness'], name: 'trade_lamination', text: laminationText },
  { keys: ['thickness', 'thicknessMost'], name: 'trade_row_thickness', text: fromTo('thickness', 'thicknessMost') },
  {
    keys: ['uvHours'],
    name: 'trade_uv_hours',
    text: ({ values, language, say }) =>
      values.uvHours === undefined ? '' : say('trade_row_uv', { count: Number(values.uvHours) }, language),
  },
  { keys: ['liner', 'linerThickness', 'linerOptional'], name: 'trade_liner', text: linerText },
  {
    keys: ['filling', 'fillingDiameter', 'fillingLength'],
    name: 'trade_filling',
    text: opening('filling', 'fillingDiameter', 'fillingLength'),
  },
  {
    keys: ['discharge', 'dischargeDiameter', 'dischargeLength'],
    name: 'trade_discharge',
    text: opening('discharge', 'dischargeDiameter', 'dischargeLength'),
  },
  { keys: ['printMethod', 'printSides', 'printColours'], name: 'trade_group_printing', text: printText },
  {
    keys: proofs,
    name: 'trade_group_proof',
    text: (saying) =>
      joined(
        proofs.map((key) => fieldText(key, saying)),
        saying.language,
      ),
  },
  { keys: ['leadTime', 'repeatLeadTime'], name: 'trade_lead_time', text: leadText },
  { keys: ['bagsPerBale', 'bagsPerPallet'], name: 'trade_packing', text: packingText },
];
const makerOf = new Map(composed.flatMap((maker) => maker.keys.map((key) => [key, maker] as const)));

const rowBy = ({ name, text }: RowMaker, saying: Saying): Specification => ({
  name: saying.say(name, {}, saying.language),
  value: text(saying),
});

/** The row that says a field of a product; undefined where it says nothing. */
export function composeRow(key: FieldKey, saying: Saying): Specification | undefined {
  const row = rowBy(makerOf.get(key) ?? alone(key), saying);
  return row.value ? row : undefined;
}

/** The rows that the figures of a product make, in the order of its fields, in both languages. */
export function composeRows(values: TradeValues, say: SayTrade): FigureRow[] {
  if (!values.family) return [];
  const known = fieldsFor(values.family, 'product').filter((key) => values[key] !== undefined);
  const makers = new Set(known.map((key) => makerOf.get(key) ?? alone(key)));
  return [...makers].flatMap((maker) => {
    const en = rowBy(maker, { values, language: 'en', say });
    return en.value ? [{ keys: maker.keys, en, ar: rowBy(maker, { values, language: 'ar', say }) }] : [];
  });
}
