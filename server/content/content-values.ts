import { keptField, maxListedFiles, removalField } from '#server/files/file-fields.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import { fieldErrorsOf } from '#shared/validation.ts';
import { arabicInStep } from './arabic-in-step.ts';
import type { AnyContent, ContentChange, ContentKind, StoredPaths, Values } from './content-kind.ts';

type Fields = Record<string, unknown>;
type Situation<Content> = { change: ContentChange; known: Content | undefined; stored: StoredPaths };

/**
 * The values that a change gives a record; `undefined` creates one. Omitted optional fields keep their value; without
 * `translations` the Arabic stays.
 * @throws AppError `invalid` (422) with all errors, texts and files alike
 */
export function valuesAfter<Content extends AnyContent>(
  kind: Pick<ContentKind<Content, unknown>, 'input' | 'files' | 'finish'>,
  { change, known, stored }: Situation<Content>,
): Values<Content> {
  const sent = known ? withKnown(kind.input.shape, change.fields, known) : change.fields;
  const parsed = kind.input.safeParse(sent);
  const files = filesAfter(kind.files, { change, known: known as Fields | undefined, stored });
  const errors = { ...(parsed.error && fieldErrorsOf(parsed.error)), ...files.errors };
  if (!parsed.success || Object.keys(errors).length > 0) {
    throw new AppError('invalid', 'error_validation', { fields: errors });
  }
  const values = { ...known, ...withoutUndefined(parsed.data), ...files.values };
  const translations = parsed.data.translations ?? {
    ar: known ? arabicInStep(known.translations.ar, known, values) : {},
  };
  // The schema and the file fields of a kind together define its record.
  const complete = { ...values, translations } as unknown as Values<Content>;
  return kind.finish?.(complete, { known, stored }) ?? complete;
}

/** Omitted optional fields are taken from the record. */
function withKnown(
  shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>,
  sent: Fields,
  known: object,
) {
  const optional = Object.keys(shape).filter(
    (field) => field !== 'translations' && sent[field] === undefined && shape[field]?.safeParse(undefined).success,
  );
  return { ...sent, ...Object.fromEntries(optional.map((field) => [field, (known as Fields)[field]])) };
}

const withoutUndefined = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

type FileSituation = { change: ContentChange; known: Fields | undefined; stored: StoredPaths };

function filesAfter(fields: ContentKind<AnyContent>['files'], situation: FileSituation) {
  const values: Fields = {};
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(fields)) {
    if (name.includes('.')) continue; // A file within a list; `finish` assigns it.
    const after = field.isList
      ? listAfter(name, situation)
      : singleAfter(name, field.none === null ? null : '', situation);
    values[name] = after.value;
    if (after.errors) Object.assign(errors, after.errors);
    else if (field.required && after.count === 0) errors[name] = { key: field.required };
  }
  return { values, errors };
}

type After = { value: unknown; count: number; errors?: FieldErrors };

function singleAfter(name: string, none: string | null, { change, known, stored }: FileSituation): After {
  if (change.files[name]?.length) return { value: stored[name]?.[0] ?? none, count: 1 };
  const isRemoved = [true, 'true'].includes(change.fields[removalField(name)] as boolean | string);
  const value = isRemoved ? none : (known?.[name] ?? none);
  return { value, count: value ? 1 : 0 };
}

function listAfter(name: string, { change, known, stored }: FileSituation): After {
  const before = (known?.[name] ?? []) as string[];
  const wanted = change.fields[keptField(name)] ?? before;
  const count = (kept: string[]) => kept.length + (change.files[name]?.length ?? 0);
  // Only the record's own paths are accepted; another path could show a file of another record.
  if (!isListOf(wanted, before))
    return { value: before, count: 0, errors: { [keptField(name)]: { key: 'file_not_known' } } };
  const kept = [...new Set(wanted)];
  if (count(kept) > maxListedFiles) {
    const errors: FieldErrors = { [name]: { key: 'error_too_many_entries', parameters: { max: maxListedFiles } } };
    return { value: before, count: 0, errors };
  }
  return { value: [...kept, ...(stored[name] ?? [])], count: count(kept) };
}

function isListOf(wanted: unknown, known: string[]): wanted is string[] {
  return Array.isArray(wanted) && wanted.every((path) => known.includes(path));
}
