import { type UseFormReturnType, useForm } from '@mantine/form';
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { ApiError } from '../api-client.ts';
import { useFormDrafts } from './use-form-drafts.ts';

const arabicPrefix = 'translations.ar.';

type Fields = Record<string, unknown>;
type Bilingual = Fields & { translations?: { ar: Fields } };

const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The form fields of an API field: itself, its kept files, and its removal. */
const heldAs = (name: string): string[] => [name, `existing${capitalised(name)}`, `remove${capitalised(name)}`];

/**
 * The form values after taking some fields, named as in the API, from `stored`. Arabic lists follow the order of the
 * English ones: a list is taken in both languages.
 */
export function mergeStoredFields<Values extends object>(
  values: Values,
  stored: Values,
  fields: readonly string[],
): Values {
  const mine = values as Bilingual;
  const theirs = stored as Bilingual;
  const next: Bilingual = { ...mine, ...(mine.translations && { translations: { ar: { ...mine.translations.ar } } }) };
  const arabic = next.translations?.ar ?? {};
  const theirArabic = theirs.translations?.ar ?? {};
  for (const field of fields) {
    const name = field.replace(arabicPrefix, '');
    const isBoth = Array.isArray(theirs[name]);
    if ((isBoth || field !== name) && name in theirArabic) arabic[name] = theirArabic[name];
    if (!isBoth && field !== name) continue;
    for (const held of heldAs(name)) if (held in theirs) next[held] = theirs[held];
  }
  return next as Values;
}

type RecordFormOptions<Values> = {
  initialValues: Values;
  /** Field errors keyed as in the API; nothing is sent while there are any. */
  faultsOf: (values: Values) => Faults;
  /** Rejects when nothing was saved; a refusal's `errors` are shown at their fields. */
  onSave: (values: Values) => Promise<void>;
  onSaved: () => void;
  /** Maps an API field to its form path if they differ. */
  fieldOf?: (name: string) => string;
  /** The initial values for a stored record. */
  valuesOf: (record: object) => Values;
  /** Converts the values to API form if they differ. */
  asRecord?: (values: Values) => object;
};

/** A `useForm` form without its submit method. */
export type RecordForm<Values extends object> = {
  form: UseFormReturnType<Values>;
  element: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** The language shown on a phone. */
  shown: Language;
  show: (language: Language) => void;
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** The unsaved draft: offered, restored or discarded. */
  kept: ReturnType<typeof useFormDrafts>;
  /** The 412 of a save after a concurrent change, until the next attempt. */
  conflict: ApiError | undefined;
  /** The form in API form, for comparison with the stored state. */
  asRecord: () => object;
  /** Replaces some fields, named as in the API, by their stored values. */
  take: (stored: object, fields: readonly string[]) => void;
};

const marked = '[aria-invalid="true"], [data-invalid] button';

type Faults = Record<string, string>;

/** Errors by form path. */
function placed(faults: Faults, fieldOf: (name: string) => string = (name) => name): Faults {
  return Object.fromEntries(Object.entries(faults).map(([name, sentence]) => [fieldOf(name), sentence]));
}

const isAllArabic = (faults: object) => Object.keys(faults).every((field) => field.startsWith('translations.ar'));

/**
 * The state of a record's form: validated before sending, with errors at their fields and the first focused. Values are
 * named as in the API, so that server errors find their fields.
 */
export function useRecordForm<Values extends object>(options: RecordFormOptions<Values>): RecordForm<Values> {
  const [isBusy, setIsBusy] = useState(false);
  const [shown, show] = useState<Language>('en');
  const [conflict, setConflict] = useState<ApiError>();
  const element = useRef<HTMLFormElement>(null);
  const { initialValues, faultsOf, fieldOf } = options;
  const form = useForm<Values>({ initialValues, validate: (values) => placed(faultsOf(values), fieldOf) });
  const kept = useFormDrafts(form);

  function showFaults(faults: object): void {
    // On a phone, switches to the language with an error.
    show(isAllArabic(faults) ? 'ar' : 'en');
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(marked)?.focus());
  }

  function tell(error: unknown): void {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'changed') setConflict(error);
    if (Object.keys(error.errors).length === 0) return;
    form.setErrors(placed(error.errors, fieldOf));
    showFaults(error.errors);
  }

  async function save(values: Values): Promise<void> {
    setIsBusy(true);
    setConflict(undefined);
    try {
      await options.onSave(values);
    } catch (error) {
      setIsBusy(false);
      return tell(error);
    }
    setIsBusy(false);
    kept.removeRecordDrafts();
    options.onSaved();
  }

  const asRecord = () => options.asRecord?.(form.values) ?? form.values;
  const take = (stored: object, fields: readonly string[]) =>
    form.setValues((values) => mergeStoredFields(values as Values, options.valuesOf(stored), fields));
  const submit = form.onSubmit(save, showFaults);
  return { form, element, isBusy, shown, show, submit, kept, conflict, asRecord, take };
}
