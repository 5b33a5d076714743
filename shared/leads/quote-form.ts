import type { FieldError, FieldErrors } from '../errors.ts';
import { type Family, families } from '../trade/field-types.ts';
import { readQuantity } from '../trade/read-quantity.ts';
import { fieldKeys } from '../trade/trade-fields.ts';
import { unitOfBareNumber } from '../trade/write-quantity.ts';
import { isRecord } from '../typed-entries.ts';
import { checkLine, lineKeys, orderKeys } from './quote.ts';
import { quoteLimits } from './quote-limits.ts';
import { findStep, stepField } from './step-field.ts';
import { takeReading } from './take-reading.ts';

// The form of the page: one line is open, in fields `line.…`; finished ones stand as JSON in the field `lines`, and the
// quantity of each in a field of its own. `line.family` is there only while the specification of the open line is shown.

export const linesField = 'lines';
/** The number of the step that the form shows. */
export const atField = 'at';
export const lineField = (name: string): string => `line.${name}`;
export const quantityField = (place: number): string => `quantity.${place}`;
export const orderField = (name: string): string => `order.${name}`;

const senderNames = ['country', 'fullName', 'company', 'email', 'phone', 'message', 'preferredLanguage'];
/** `picture` is the storage path of the product's, which its card shows; `minimum` the least that is made of it. */
const lineNames = ['family', 'title', 'product', 'note', 'picture', 'minimum'] as const;

/** Every field of the form, each step in its order. */
export const quoteFormNames: readonly string[] = [
  ...[linesField, atField],
  ...[...lineNames, ...fieldKeys].map(lineField),
  ...Array.from({ length: quoteLimits.lines }, (_, place) => quantityField(place)),
  ...senderNames,
  ...orderKeys.map(orderField),
];

/** Errors by the fields of the form, in their order; what is no text comes last in its step. */
export function sortAsFormShows(errors: Readonly<Record<string, string>>): Record<string, string> {
  const findPlace = (name: string): number => {
    const place = quoteFormNames.indexOf(name.replace(/^lines\..*/, linesField));
    return findStep(name) * 1000 + (place < 0 ? quoteFormNames.length : place);
  };
  return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => findPlace(one) - findPlace(other)));
}

/** The parameters of the page's address with which a link fills the open line. */
export const quotePrefills: readonly string[] = [
  ...['family', 'title'],
  ...fieldKeys.filter((key) => !orderKeys.includes(key)),
].map(lineField);
/** The longest value that an address fills in. */
const longestPrefill = 200;

/** The fields of the open line that an address states, in the form's own names. */
export function prefilledLine(asked: URLSearchParams): Record<string, string> {
  const given = quotePrefills.flatMap((name) => {
    const typed = asked.get(name)?.trim();
    return typed && typed.length <= longestPrefill ? [[name, typed] as const] : [];
  });
  return Object.fromEntries(given);
}

type Fields = Readonly<Record<string, string>>;
/** A line as it was typed. */
export type TypedLine = Record<LineName, string> & { specified: Record<string, string> };
type LineName = (typeof lineNames)[number];

/** The most lines that are read of a form: more than a request takes, so that sending them is refused and nothing is cut. */
const mostRead = 50;

export function findFamily(name: string | undefined): Family | undefined {
  return families.find((family) => family === name);
}

function readText(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return typeof value === 'string' ? value : '';
}

function readTypedLine(sent: unknown): TypedLine[] {
  if (!isRecord(sent)) return [];
  const specified = isRecord(sent.specified) ? sent.specified : {};
  const keys = lineKeys(findFamily(readText(sent, 'family')) ?? 'other').filter(
    (key) => readText(specified, key) !== '',
  );
  const named = Object.fromEntries(lineNames.map((name) => [name, readText(sent, name)])) as Record<LineName, string>;
  return [{ ...named, specified: Object.fromEntries(keys.map((key) => [key, readText(specified, key)])) }];
}

/** The finished lines of a form, each with the quantity beside it; none where they cannot be read. */
export function finishedLines(fields: Fields): TypedLine[] {
  const text = readText(fields, linesField);
  if (!text) return [];
  try {
    const sent: unknown = JSON.parse(text);
    const lines = Array.isArray(sent) ? sent.slice(0, mostRead).flatMap(readTypedLine) : [];
    return lines.map(({ specified, ...line }, place) => {
      const { quantity: stated = '', ...others } = specified;
      const quantity = (fields[quantityField(place)] ?? stated).trim();
      return { ...line, specified: quantity ? { ...others, quantity } : others };
    });
  } catch {
    return [];
  }
}

/** The open line of a form. */
export function openLine(fields: Fields): TypedLine {
  const family = findFamily(fields[lineField('family')]) ?? 'sack';
  const specified = Object.fromEntries(
    lineKeys(family).flatMap((key) => {
      const typed = readText(fields, lineField(key)).trim();
      return typed ? [[key, typed]] : [];
    }),
  );
  const text = (name: string) => readText(fields, lineField(name)).trim();
  const named = { product: text('product'), note: text('note'), picture: text('picture'), minimum: text('minimum') };
  return { family, title: text('title') || nameBag(specified), ...named, specified };
}

/** What a line without a name is called: what it is for. */
function nameBag({ goods = '', fillWeight = '' }: Fields): string {
  if (!goods) return '';
  return [goods, fillWeight].filter(Boolean).join(/\p{Script=Arabic}/u.test(goods) ? '، ' : ', ');
}

const isBlank = ({ title, note, specified }: TypedLine): boolean =>
  !title && !note && Object.keys(specified).length === 0;

/** Whether what was sent to the call is the form of the page. */
export function isQuoteForm(sent: unknown): sent is Fields {
  return isRecord(sent) && (typeof sent[linesField] === 'string' || lineField('family') in sent);
}

/** A line as the call takes it: a quantity says its own unit, and a bare number of bags counts pieces. */
function sentLine({ specified, ...line }: TypedLine) {
  const { quantityUnit, ...others } = specified;
  const { quantity = '' } = others;
  const isBare = readQuantity(quantity).every(({ value }) => value.unit === undefined);
  const unit = quantityUnit || (quantity && unitOfBareNumber(line.family));
  return { ...line, specified: isBare && unit ? { ...others, quantityUnit: unit } : others };
}

/** The form as the call takes it, and the place of its open line, -1 where that is blank. */
export function quoteOfForm(fields: Fields) {
  const finished = finishedLines(fields);
  const open = openLine(fields);
  const hasOpen = finished.length === 0 || !isBlank(open);
  const sender = senderNames.map((name) => [name, readText(fields, name)]);
  const order = orderKeys.map((key) => [key, readText(fields, orderField(key))]);
  return {
    sent: {
      ...Object.fromEntries(sender),
      lines: (hasOpen ? [...finished, open] : finished).map(sentLine),
      order: Object.fromEntries(order),
    },
    openPlace: hasOpen ? finished.length : -1,
  };
}

/** Errors of a request by the names of the form's fields; those of a finished line stand at its quantity or at its card. */
export function errorsInForm(errors: FieldErrors, fields: Fields, openPlace: number): FieldErrors {
  const named: FieldErrors = {};
  const lines = finishedLines(fields);
  const titles = openPlace < 0 ? lines : [...lines, openLine(fields)];
  // Of several bags, each with a quantity of its own, the sentence says which it is about.
  const about = (place: number, error: FieldError): FieldError => {
    const { title = '' } = titles[place] ?? {};
    return titles.length > 1 && title ? { ...error, names: [title] } : error;
  };
  for (const [way, error] of Object.entries(errors)) {
    const [, place = '', name = ''] = /^lines\.(\d+)\.(?:specified\.)?(.+)$/.exec(way) ?? [];
    // There is always a line, so that only too many can be wrong with all of them.
    if (way === linesField) Object.assign(named, withoutRoom(fields, openPlace));
    else if (!name) named[way] = error;
    else if (/^quantity/.test(name))
      named[Number(place) === openPlace ? openName(name) : quantityField(Number(place))] ??= about(
        Number(place),
        error,
      );
    else if (Number(place) !== openPlace) named[`${linesField}.${place}`] ??= error;
    else Object.assign(named, name === 'title' ? withoutTitle(fields) : { [openName(name)]: error });
  }
  return named;
}

/** One field takes the quantity and its unit. */
const openName = (key: string): string => lineField(key === 'quantityUnit' ? 'quantity' : key);

/** The field that says what the open line is: in its specification its name, else what it is for. */
const naming = (fields: Fields): 'title' | 'goods' => (lineField('family') in fields ? 'title' : 'goods');

const withoutTitle = (fields: Fields): FieldErrors => ({
  [lineField(naming(fields))]: { key: `quote_${naming(fields)}_required` },
});

/** More lines than a request takes: the sentence stands at the open one, or else at the first that is too many. */
function withoutRoom(fields: Fields, openPlace: number): FieldErrors {
  const place = openPlace < 0 ? `${linesField}.${quoteLimits.lines}` : lineField(naming(fields));
  return { [place]: { key: 'quote_full' } };
}

/** Whether a form has as many finished lines as a request takes. */
export const isFull = (fields: Fields): boolean => finishedLines(fields).length >= quoteLimits.lines;

type StepResult = { values: Record<string, string>; errors: FieldErrors };

/** The form with other finished lines, the quantity of each in it; its open line as it is, another one shown whole, or none. */
function withLines(fields: Fields, finished: readonly TypedLine[], open: TypedLine | 'kept' | 'none'): StepResult {
  const kept = Object.entries(fields).filter(
    ([name]) => !name.startsWith('quantity.') && (open === 'kept' || !name.startsWith(lineField(''))),
  );
  const { specified = {}, ...named }: Partial<TypedLine> = typeof open === 'string' ? {} : open;
  const opened = Object.entries({ ...named, ...specified }).map(([name, value]) => [lineField(name), value]);
  const lines = finished.length > 0 ? JSON.stringify(finished) : '';
  return { values: { ...Object.fromEntries([...kept, ...opened]), [linesField]: lines }, errors: {} };
}

/** What is wrong with a line, by the names of the form's fields. */
function errorsOfLine({ family, title, specified }: TypedLine, fields: Fields): FieldErrors {
  const { errors } = checkLine(findFamily(family) ?? 'sack', specified);
  const named = Object.entries(errors).map(([key, error]) => [openName(key), error] as const);
  return { ...(!title && withoutTitle(fields)), ...Object.fromEntries(named) };
}

/**
 * The form after one of its buttons was pressed: `go:2` shows a step, `family:fibc` the specification of a family;
 * `add`, `edit:0`, `remove:0` change the lines, `take:line.width:1500 mm` takes a reading. A line with errors stays open.
 * What a button changes is shown: the step in which it stands. Undefined where the form is to be sent.
 */
export function takeStep(sent: Fields): StepResult | undefined {
  const [, taken] = /^take:([\w.]+):/.exec(sent[stepField] ?? '') ?? [];
  return changeForm({ ...sent, [atField]: String(taken === undefined ? 1 : findStep(taken)) });
}

function changeForm(fields: Fields): StepResult | undefined {
  const [step = '', about = ''] = (fields[stepField] ?? '').split(':');
  const finished = finishedLines(fields);
  const open = openLine(fields);
  const place = Number(about);
  if (step === 'go') return { values: { ...fields, [atField]: about }, errors: {} };
  if (step === 'family' && findFamily(about))
    return { values: { ...fields, [lineField('family')]: about }, errors: {} };
  if (step === 'remove') return withLines(fields, finished.toSpliced(place, 1), 'kept');
  const taken = takeReading(fields, quoteFormNames);
  if (taken) return { values: taken, errors: {} };
  if (step !== 'add' && step !== 'edit') return undefined;
  const errors = {
    ...(!(step === 'edit' && isBlank(open)) && errorsOfLine(open, fields)),
    ...(step === 'add' && !isBlank(open) && isFull(fields) && withoutRoom(fields, finished.length)),
  };
  if (Object.keys(errors).length > 0) return { ...withLines(fields, finished, 'kept'), errors };
  const all = isBlank(open) ? finished : [...finished, open];
  const opened = step === 'edit' ? finished[place] : undefined;
  return opened ? withLines(fields, all.toSpliced(place, 1), opened) : withLines(fields, all, 'none');
}
