import { type UseFormReturnType, useForm } from '@mantine/form';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#app/office/components/api-client.ts';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import type { Language } from '#shared/language.ts';
import { fileFaults, keptFieldName, toFieldValues, toPayload, toRecord } from './field-values.ts';
import type { FieldValues, RecordField } from './record-field.ts';
import { useFormDrafts } from './use-form-drafts.ts';

const arabicPrefix = 'translations.ar.';

/**
 * The form values after taking some fields, named as in the API, from `stored`. Arabic lists follow the order of the
 * English ones: a list is taken in both languages.
 */
export function mergeStoredFields(mine: FieldValues, stored: FieldValues, fields: readonly string[]): FieldValues {
  const arabic = { ...mine.translations.ar };
  const next: FieldValues = { ...mine, translations: { ar: arabic } };
  const theirArabic = stored.translations.ar;
  for (const field of fields) {
    const name = field.replace(arabicPrefix, '');
    const isBoth = Array.isArray(stored[name]);
    if ((isBoth || field !== name) && name in theirArabic) arabic[name] = theirArabic[name];
    if (!isBoth && field !== name) continue;
    for (const held of [name, keptFieldName(name)]) if (held in stored) next[held] = stored[held];
  }
  return next;
}

/** The form of data-driven fields. */
export type FieldForm = UseFormReturnType<FieldValues>;

/** Errors by the names of their fields. */
type Faults = Record<string, string>;

type FieldFormOptions = {
  fields: readonly RecordField[];
  /** The edited record as returned to staff; undefined for a new one. */
  record: object | undefined;
  /** Loads the API's schema from shared/, which is needed when the form is sent. */
  loadSchema: () => Promise<z.ZodType>;
  /** Messages used only by this schema. */
  sentences?: Record<string, () => string> | undefined;
  /** Rejects when nothing was saved; a refusal's `errors` are shown at their fields. */
  onSave: (values: FieldValues) => Promise<void>;
  onSaved: () => void;
  /** Of a form that is shown in parts: shows a part with faults, and returns the faults in it. */
  showFaulty?: (faults: Faults) => Faults;
};

/** A form with what surrounds it. */
export type RecordForm = ReturnType<typeof useFieldForm>;

const marked = '[aria-invalid="true"], [data-invalid] button';

/** A list text is `requirements.0` in the API and `requirements.0.text` in the form. */
function nameFormField(fields: readonly RecordField[]): (name: string) => string {
  const lists = new Set(fields.filter(({ type }) => type === 'texts').map(({ name }) => name));
  return (name) => {
    const [, list] = /^(?:translations\.ar\.)?(\w+)\.\d+$/.exec(name) ?? [];
    return list && lists.has(list) ? `${name}.text` : name;
  };
}

/** Errors by form path. */
function placed(faults: Faults, fieldOf: (name: string) => string): Faults {
  return Object.fromEntries(Object.entries(faults).map(([name, sentence]) => [fieldOf(name), sentence]));
}

const isAllArabic = (faults: object) => Object.keys(faults).every((field) => field.startsWith('translations.ar'));

/**
 * The state of a record's form: validated before sending, with errors at their fields and the first focused. Values are
 * named as in the API, so that server errors find their fields.
 */
export function useFieldForm({ fields, record, loadSchema, sentences, ...options }: FieldFormOptions) {
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  // The language shown on a phone.
  const [shown, show] = useState<Language>('en');
  // The 412 of a save after a concurrent change, until the next attempt.
  const [conflict, setConflict] = useState<ApiError>();
  const element = useRef<HTMLFormElement>(null);
  const fieldOf = nameFormField(fields);
  const form = useForm<FieldValues>({ initialValues: toFieldValues(fields, record) });
  // The unsaved draft: offered, restored or discarded.
  const kept = useFormDrafts(form);

  // Once the faults are on the screen: a field that was mended and is wrong again is marked no sooner.
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) element.current?.querySelector<HTMLElement>(marked)?.focus();
  }, [asked]);
  const focusFault = () => setAsked((before) => before + 1);

  function showFaults(faults: Faults): void {
    const byPath = placed(faults, fieldOf);
    form.setErrors(byPath);
    // On a phone, switches to the language with an error.
    show(isAllArabic(options.showFaulty?.(byPath) ?? byPath) ? 'ar' : 'en');
    focusFault();
  }

  /** What is wrong with the values; without the code that says it, the server does. */
  async function findFaults(values: FieldValues): Promise<Faults> {
    const loading = withImportTimeout(Promise.all([import('./schema-errors.ts'), loadSchema()]));
    const [errors, schema] = await loading.catch(() => []);
    const found = schema && errors?.schemaErrors(schema, toPayload(fields, values), sentences);
    return { ...found, ...fileFaults(fields, values, record) };
  }

  function tell(error: unknown): void {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'changed') setConflict(error);
    if (Object.keys(error.errors).length > 0) showFaults(error.errors);
  }

  /** @returns whether it was saved */
  async function save(): Promise<boolean> {
    const values = form.getValues();
    const faults = await findFaults(values);
    form.clearErrors();
    if (Object.keys(faults).length > 0) {
      showFaults(faults);
      return false;
    }
    setConflict(undefined);
    try {
      await options.onSave(values);
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  }

  async function submit(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const isSaved = await save();
    isUnderWay.current = false;
    setIsBusy(false);
    if (!isSaved) return;
    kept.removeRecordDrafts();
    options.onSaved();
  }

  /** The form in API form, for comparison with the stored state. */
  const asRecord = () => toRecord(fields, form.values);
  /** Replaces some fields, named as in the API, by their stored values. */
  const take = (stored: object, taken: readonly string[]) =>
    form.setValues((values) => mergeStoredFields(values as FieldValues, toFieldValues(fields, stored), taken));
  return { fields, form, element, isBusy, shown, show, submit, kept, conflict, asRecord, take, focusFault };
}
