import { isDeepStrictEqual } from 'node:util';
import { pickArabic } from '#server/core/db/content-row.ts';
import { keptField, maxListedFiles, removalField } from '#server/core/files/file-fields.ts';
import { type FieldErrors, fieldsRefused } from '#shared/errors.ts';
import { isRecord } from '#shared/typed-entries.ts';
import { collectFieldErrors } from '#shared/validation.ts';
import type { AnyContent, ContentChange, ContentKind, StoredPaths, Values } from './content-kind.ts';

type Fields = Record<string, unknown>;
type Situation<Content> = { change: ContentChange; known: Content | undefined; stored: StoredPaths };

/**
 * The values that a change gives a record; `undefined` creates one. Omitted optional fields keep their value; without
 * `translations` the Arabic stays.
 * @throws AppError `invalid` or `ambiguous` (422) with all errors, texts and files alike
 */
export function valuesAfter<Content extends AnyContent>(
  kind: Pick<ContentKind<Content, unknown>, 'input' | 'files' | 'finish'>,
  { change, known, stored }: Situation<Content>,
): Values<Content> {
  const sent = known ? withKnown(kind.input.shape, change.fields, { ...known }) : change.fields;
  const parsed = kind.input.safeParse(sent);
  const files = filesAfter(kind.files, { change, known: { ...known }, stored });
  const errors = { ...(parsed.error && collectFieldErrors(parsed.error)), ...files.errors };
  if (!parsed.success || Object.keys(errors).length > 0) {
    throw fieldsRefused(errors);
  }
  const values = { ...known, ...withoutUndefined(parsed.data), ...files.values };
  const translations = parsed.data.translations ?? {
    ar: known ? arabicInStep(known.translations.ar, { ...known }, values) : {},
  };
  const complete = asValues<Content>({ ...values, translations });
  return kind.finish?.(complete, { known, stored }) ?? complete;
}

/** Fields as those of a record: the schema and the file fields of its kind together define it. */
export const asValues = <Content>(fields: object): Values<Content> => fields as Values<Content>;

/** Omitted optional fields are taken from the record. */
function withKnown(
  shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>,
  sent: Fields,
  known: Fields,
): Fields {
  const optional = Object.keys(shape).filter(
    (field) => field !== 'translations' && sent[field] === undefined && shape[field]?.safeParse(undefined).success,
  );
  return { ...sent, ...Object.fromEntries(optional.map((field) => [field, known[field]])) };
}

const withoutUndefined = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

type FileSituation = { change: ContentChange; known: Fields; stored: StoredPaths };

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
  const removal = change.fields[removalField(name)];
  const isRemoved = removal === true || removal === 'true';
  const value = isRemoved ? none : (known[name] ?? none);
  return { value, count: value ? 1 : 0 };
}

function listAfter(name: string, { change, known, stored }: FileSituation): After {
  const before = [known[name] ?? []].flat().filter((path) => typeof path === 'string');
  const wanted = change.fields[keptField(name)] ?? before;
  const count = (kept: string[]) => kept.length + (change.files[name]?.length ?? 0);
  // Only the record's own paths are accepted; another path could show a file of another record.
  if (!isKnownList(wanted, before))
    return { value: before, count: 0, errors: { [keptField(name)]: { key: 'file_not_known' } } };
  const kept = [...new Set(wanted)];
  if (count(kept) > maxListedFiles) {
    const errors: FieldErrors = { [name]: { key: 'error_too_many_entries', parameters: { max: maxListedFiles } } };
    return { value: before, count: 0, errors };
  }
  return { value: [...kept, ...(stored[name] ?? [])], count: count(kept) };
}

function isKnownList(wanted: unknown, known: string[]): wanted is string[] {
  return Array.isArray(wanted) && wanted.every((path) => known.includes(path));
}

/**
 * Keeps the stored Arabic for texts that were changed only in English. Arabic lists have the order of the English ones:
 * an Arabic entry follows its English entry when that moves.
 */
function arabicInStep(arabic: object, before: Fields, after: Fields): object {
  const moved = Object.entries(arabic).map(([field, value]) => {
    const [old, now] = [before[field], after[field]];
    return [field, Array.isArray(value) && Array.isArray(old) && Array.isArray(now) ? follow(value, old, now) : value];
  });
  return Object.fromEntries(moved);
}

function follow(arabic: unknown[], before: unknown[], after: unknown[]): unknown[] {
  const places = matchPlaces(before, after);
  return after.map((entry, i) => arabic[places[i] ?? -1] ?? emptyLike(entry));
}

/** The old index of each entry of `after`: the same entry, else one of the same name, else the one at its index. */
function matchPlaces(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const places: (number | undefined)[] = after.map(() => undefined);
  const take = (fits: (old: unknown, now: unknown, oldPlace: number, place: number) => boolean): void => {
    for (const [place, now] of after.entries()) {
      if (places[place] !== undefined) continue;
      const found = [...free].find((oldPlace) => fits(before[oldPlace], now, oldPlace, place));
      if (found === undefined) continue;
      places[place] = found;
      free.delete(found);
    }
  };
  take((old, now) => JSON.stringify(old) === JSON.stringify(now));
  take((old, now) => nameOf(old) === nameOf(now));
  take((_old, _now, oldPlace, place) => oldPlace === place);
  return places;
}

const nameOf = (entry: unknown): unknown =>
  isRecord(entry) ? (entry.name ?? entry.title ?? entry.image ?? entry) : entry;

function emptyLike(entry: unknown): unknown {
  if (!isRecord(entry)) return '';
  const texts = Object.entries(entry).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([name]) => [name, '']));
}

// A record's id and times are not content.
const stamps = new Set(['_id', 'createdAt', 'updatedAt', 'translations']);

/** The fields in which two states of a record differ, named as in the API: `name`, `translations.ar.name`. */
export function changedFields(before: object, after: object): string[] {
  const english = differing({ ...before }, { ...after }).filter((field) => !stamps.has(field));
  const arabic = differing(pickArabic(before), pickArabic(after)).map((field) => `translations.ar.${field}`);
  return [...english, ...arabic];
}

function differing(before: Fields, after: Fields): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => !isDeepStrictEqual(filled(before[name]), filled(after[name])));
}

/** Missing and empty are equal: the database does not store an empty Arabic text. So are missing and false. */
function filled(value: unknown): unknown {
  const isEmpty =
    value === '' ||
    value === null ||
    value === false ||
    (Array.isArray(value) ? value.every((entry) => entry === '') : isRecord(value) && Object.keys(value).length === 0);
  return isEmpty ? undefined : value;
}
