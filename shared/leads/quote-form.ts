import type { FieldErrors } from '../errors.ts';
import { type Family, families } from '../trade/field-types.ts';
import { fieldKeys } from '../trade/trade-fields.ts';
import { isRecord } from '../typed-entries.ts';
import { checkLine, lineKeys, orderKeys } from './quote.ts';
import { quoteLimits } from './quote-limits.ts';
import { stepField } from './step-field.ts';
import { takeReading } from './take-reading.ts';

// The form of the page: one line is open, in fields `line.…`; finished ones stand as JSON in the field `lines`.

export const linesField = 'lines';
export const lineField = (name: string): string => `line.${name}`;
export const orderField = (name: string): string => `order.${name}`;

const senderNames = ['fullName', 'email', 'company', 'country', 'phone', 'preferredLanguage', 'message'];
const lineNames = ['family', 'title', 'product', 'note'] as const;

/** Every field of the form. */
export const quoteFormNames: readonly string[] = [
  ...senderNames,
  linesField,
  ...[...lineNames, ...fieldKeys].map(lineField),
  ...orderKeys.map(orderField),
];

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
export type TypedLine = Record<(typeof lineNames)[number], string> & { specified: Record<string, string> };

const longestLines = 60_000;

export function familyOf(name: string | undefined): Family | undefined {
  return families.find((family) => family === name);
}

function textIn(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return typeof value === 'string' ? value : '';
}

function typedLineOf(sent: unknown): TypedLine[] {
  if (!isRecord(sent)) return [];
  const specified = isRecord(sent.specified) ? sent.specified : {};
  const keys = lineKeys(familyOf(textIn(sent, 'family')) ?? 'other').filter((key) => textIn(specified, key) !== '');
  return [
    {
      family: textIn(sent, 'family'),
      title: textIn(sent, 'title'),
      product: textIn(sent, 'product'),
      note: textIn(sent, 'note'),
      specified: Object.fromEntries(keys.map((key) => [key, textIn(specified, key)])),
    },
  ];
}

/** The finished lines of a form; none where they cannot be read. */
export function finishedLines(fields: Fields): TypedLine[] {
  const text = textIn(fields, linesField);
  if (!text || text.length > longestLines) return [];
  try {
    const sent: unknown = JSON.parse(text);
    return Array.isArray(sent) ? sent.slice(0, quoteLimits.lines).flatMap(typedLineOf) : [];
  } catch {
    return [];
  }
}

/** The open line of a form. */
export function openLine(fields: Fields): TypedLine {
  const family = familyOf(fields[lineField('family')]) ?? 'sack';
  const specified = Object.fromEntries(
    lineKeys(family).flatMap((key) => {
      const typed = textIn(fields, lineField(key)).trim();
      return typed ? [[key, typed]] : [];
    }),
  );
  const text = (name: string) => textIn(fields, lineField(name)).trim();
  return { family, title: text('title'), product: text('product'), note: text('note'), specified };
}

const isBlank = ({ title, note, specified }: TypedLine): boolean =>
  !title && !note && Object.keys(specified).length === 0;

/** Whether what was sent to the call is the form of the page. */
export function isQuoteForm(sent: unknown): sent is Fields {
  return isRecord(sent) && (typeof sent[linesField] === 'string' || lineField('family') in sent);
}

/** The form as the call takes it, and the place of its open line, -1 where that is blank. */
export function quoteOfForm(fields: Fields) {
  const finished = finishedLines(fields);
  const open = openLine(fields);
  const hasOpen = finished.length === 0 || !isBlank(open);
  const sender = senderNames.map((name) => [name, textIn(fields, name)]);
  const order = orderKeys.map((key) => [key, textIn(fields, orderField(key))]);
  return {
    sent: {
      ...Object.fromEntries(sender),
      lines: hasOpen ? [...finished, open] : finished,
      order: Object.fromEntries(order),
    },
    openPlace: hasOpen ? finished.length : -1,
  };
}

/** Errors of a request by the names of the form's fields; those of a finished line stand at the list of lines. */
export function errorsInForm(errors: FieldErrors, openPlace: number): FieldErrors {
  const named: FieldErrors = {};
  for (const [way, error] of Object.entries(errors)) {
    const [, place, name] = /^lines\.(\d+)\.(?:specified\.)?(.+)$/.exec(way) ?? [];
    const field = Number(place) === openPlace ? lineField(name ?? '') : lineField('title');
    named[name === undefined ? way : field] ??= error;
  }
  return named;
}

type StepResult = { values: Record<string, string>; errors: FieldErrors };

/** The form with its lines and its open line replaced. */
function withLines(
  fields: Fields,
  finished: readonly TypedLine[],
  open: TypedLine | undefined,
): Record<string, string> {
  const others = Object.entries(fields).filter(([name]) => !name.startsWith(lineField('')));
  const line = open ?? { family: openLine(fields).family, title: '', product: '', note: '', specified: {} };
  const named = [...lineNames.map((name) => [name, line[name]]), ...Object.entries(line.specified)];
  return {
    ...Object.fromEntries(others),
    [linesField]: finished.length > 0 ? JSON.stringify(finished) : '',
    ...Object.fromEntries(named.map(([name = '', value]) => [lineField(name), value ?? ''])),
  };
}

/** What is wrong with a line, by the names of the form's fields. */
function errorsOfLine({ family, title, specified }: TypedLine): FieldErrors {
  const { errors } = checkLine(familyOf(family) ?? 'sack', specified);
  const named = Object.entries(errors).map(([key, error]) => [lineField(key), error] as const);
  return { ...(!title && { [lineField('title')]: { key: 'quote_title_required' } }), ...Object.fromEntries(named) };
}

/**
 * The form after one of its buttons was pressed: `add`, `family:fibc`, `edit:0`, `remove:0`, `take:line.width:1500 mm`. A line with errors stays
 * open. Undefined where the form is to be sent.
 */
export function takeStep(fields: Fields): StepResult | undefined {
  const [step = '', about = ''] = (fields[stepField] ?? '').split(':');
  const finished = finishedLines(fields);
  const open = openLine(fields);
  const place = Number(about);
  if (step === 'family' && familyOf(about)) {
    return { values: withLines(fields, finished, { ...open, family: about }), errors: {} };
  }
  if (step === 'remove') return { values: withLines(fields, finished.toSpliced(place, 1), open), errors: {} };
  const taken = takeReading(fields, quoteFormNames);
  if (taken) return { values: taken, errors: {} };
  if (step !== 'add' && step !== 'edit') return undefined;
  const errors = step === 'edit' && isBlank(open) ? {} : errorsOfLine(open);
  if (Object.keys(errors).length > 0) return { values: withLines(fields, finished, open), errors };
  const all = isBlank(open) ? finished : [...finished, open];
  if (step === 'add' || !finished[place]) return { values: withLines(fields, all, undefined), errors };
  return { values: withLines(fields, all.toSpliced(place, 1), finished[place]), errors };
}
