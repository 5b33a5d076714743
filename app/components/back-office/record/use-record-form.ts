import { type UseFormReturnType, useForm } from '@mantine/form';
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { ApiError } from '../api-client.ts';
import { useKeptValues } from './kept-values.ts';
import { takeFields } from './take-fields.ts';

type RecordFormOptions<Values> = {
  initialValues: Values;
  /** One sentence per field that is wrong, keyed as the API keys it; nothing is sent while there is one. */
  faultsOf: (values: Values) => Faults;
  /** Rejects when nothing was saved; a refusal's `errors` are put at their fields. */
  onSave: (values: Values) => Promise<void>;
  onSaved: () => void;
  /** Where the form holds a field of the API, if not under its name. */
  fieldOf?: (name: string) => string;
  /** What a form of a stored record begins with. */
  valuesOf: (record: object) => Values;
  /** The values as the API would answer them, if the form holds them otherwise. */
  asRecord?: (values: Values) => object;
};

/** A form as `useForm` gives it, without its own way of sending. */
export type RecordForm<Values extends object> = {
  form: UseFormReturnType<Values>;
  element: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** The language of the texts that a phone shows. */
  shown: Language;
  show: (language: Language) => void;
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** What was typed before and not saved: offered, put back or given up. */
  kept: ReturnType<typeof useKeptValues>;
  /** The refusal of a save because somebody else changed the record (412), until the next try. */
  conflict: ApiError | undefined;
  /** What stands in the form, as the API would answer it: to be compared with what is stored. */
  asRecord: () => object;
  /** Replaces some fields, named as the API names them, by what is stored in them. */
  take: (stored: object, fields: readonly string[]) => void;
};

const marked = '[aria-invalid="true"], [data-invalid] button';

type Faults = Record<string, string>;

/** Faults by the names of the form. */
function placed(faults: Faults, fieldOf: (name: string) => string = (name) => name): Faults {
  return Object.fromEntries(Object.entries(faults).map(([name, sentence]) => [fieldOf(name), sentence]));
}

const isAllArabic = (faults: object) => Object.keys(faults).every((field) => field.startsWith('translations.ar'));

/**
 * The state of a record's form: checked before it is sent, what is wrong put at its field and the first of it focused.
 * Values are named as the API names them, so that what the server refuses finds its field too.
 */
export function useRecordForm<Values extends object>(options: RecordFormOptions<Values>): RecordForm<Values> {
  const [isBusy, setIsBusy] = useState(false);
  const [shown, show] = useState<Language>('en');
  const [conflict, setConflict] = useState<ApiError>();
  const element = useRef<HTMLFormElement>(null);
  const { initialValues, faultsOf, fieldOf } = options;
  const form = useForm<Values>({ initialValues, validate: (values) => placed(faultsOf(values), fieldOf) });
  const kept = useKeptValues(form);

  function showFaults(faults: object): void {
    // On a phone one language is seen at a time: the one with a fault.
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
    form.setValues((values) => takeFields(values as Values, options.valuesOf(stored), fields));
  const submit = form.onSubmit(save, showFaults);
  return { form, element, isBusy, shown, show, submit, kept, conflict, asRecord, take };
}
