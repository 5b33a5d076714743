import { newRow } from '#app/office/components/record/field-values.ts';
import type { PairRow } from '#app/office/components/record/record-field.ts';
import type { FieldForm } from '#app/office/components/record/use-field-form.ts';
import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import { type Family, families } from '#shared/trade/field-types.ts';
import { type BothLists, fillSpecifications } from '#shared/trade/fill-specifications.ts';
import type { Specification } from '#shared/trade/specification.ts';
import { type FieldKey, fieldKeys, fields, fieldsFor, type TradeValues } from '#shared/trade/trade-fields.ts';
import { storedForm } from '#shared/trade/trade-values.ts';
import { isRecord } from '#shared/typed-entries.ts';

/** The field with the figures, and that with the rows they fill. */
type Names = { name: string; rows: string };

/** What was typed for a figure as it is stored; as it was typed where it cannot be read. */
export const storedFigure = (key: FieldKey, value: unknown): unknown => storedForm(value, fields[key]);

/** The family chosen in the form. */
export function chosenFamily(form: FieldForm, name: string): Family | undefined {
  const values = form.values[name];
  return isRecord(values) ? families.find((family) => family === values.family) : undefined;
}

/** The figures that can be read out of typed ones. */
function readable(typed: unknown): TradeValues {
  if (!isRecord(typed)) return {};
  const family = families.find((one) => one === typed.family);
  const figures = fieldKeys.flatMap((key) => {
    const value = storedFigure(key, typed[key]);
    const isRead = fields[key].type === 'number' ? typeof value === 'number' : value !== undefined;
    return isRead ? [[key, value] as const] : [];
  });
  return { ...(family && { family }), ...Object.fromEntries(figures) };
}

export const readFigures = (form: FieldForm, name: string): TradeValues => readable(form.values[name]);

const rowsIn = (rows: unknown): PairRow[] => (Array.isArray(rows) ? rows : []);

/** The rows of the form in both languages. */
export const readBothLists = ({ values }: FieldForm, rows: string): BothLists => ({
  en: rowsIn(values[rows]),
  ar: rowsIn(values.translations.ar[rows]),
});

/** Rows of the form keep their keys; new ones get one. */
const withKeys = (rows: readonly Specification[]): PairRow[] => rows.map((row) => ({ ...newRow(), ...row }));

type Change = {
  after: Readonly<Record<string, unknown>>;
  /** What the rows say of them, if the form has forgotten it while they were typed. */
  before?: Readonly<Record<string, unknown>>;
};

/** Takes changed figures over, and lets the rows that say them follow. Figures of another family go with it. */
export function fillRows(form: FieldForm, { name, rows }: Names, { after, before = {} }: Change): void {
  const known = form.values[name];
  const typed: Record<string, unknown> = isRecord(known) ? known : {};
  const changed = { ...typed, ...after };
  const family = families.find((one) => one === changed.family);
  const own = new Set<string>(family ? ['family', ...fieldsFor(family, 'product')] : []);
  const next = Object.fromEntries(
    Object.entries(changed).filter(([key, value]) => own.has(key) && value !== undefined),
  );
  form.setFieldValue(name, next);
  const lists = readBothLists(form, rows);
  const filled = fillSpecifications(
    lists,
    { before: readable({ ...typed, ...before }), after: readable(next) },
    sayTrade,
  );
  if (filled === lists) return;
  form.setFieldValue(rows, withKeys(filled.en));
  form.setFieldValue(`translations.ar.${rows}`, withKeys(filled.ar));
}
