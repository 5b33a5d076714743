import type { Database } from '#server/core/db/database.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import { findLinkedKind, type KindName } from '#shared/kinds/kinds.ts';
import type { LinkFields } from './content-kind.ts';
import { trashQueries } from './trash-queries.ts';

type Linking<Values> = {
  entity: string;
  links: LinkFields;
  /** The id of the record; undefined for a new one. */
  id?: string;
  /** The record before the change; undefined for a new one. */
  known?: object | undefined;
  /** Whether ids that are new but name nothing are dropped: those of an old version are nobody's mistake. */
  isForgiving?: boolean;
  values: Values;
};

/**
 * The values with their ids of other records, each once. A record in the Trash stays named: it may come back. What was
 * named before and was deleted for good is dropped, so that nothing keeps a record from being saved.
 * @throws AppError `invalid` (422) naming the fields where an id is new and unknown, or is the record's own
 */
export async function withKnownLinks<Values extends object>(db: Database, linking: Linking<Values>): Promise<Values> {
  const { entity, links, id, known, isForgiving = false, values } = linking;
  const errors: FieldErrors = {};
  const checked: Record<string, string[]> = {};
  for (const [field, { of }] of Object.entries(links)) {
    const named = readIds(values, field);
    const existing = await existingAmong(db, findLinkedKind({ of }).name, named);
    const before = readIds(known, field);
    checked[field] = named.filter((other) => existing.has(other));
    if (of === entity && id !== undefined && named.includes(id)) errors[field] = { key: 'error_link_itself' };
    else if (!isForgiving && named.some((other) => !existing.has(other) && !before.includes(other)))
      errors[field] = { key: 'error_link_unknown' };
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'error_validation', { fields: errors });
  return { ...values, ...checked };
}

/** The ids that a record holds in a field; none where an earlier release wrote it. */
function readIds(record: object | undefined, field: string): string[] {
  const { [field]: ids = [] }: Record<string, unknown> = { ...record };
  return Array.isArray(ids) ? [...new Set(ids.map(String))] : [];
}

async function existingAmong(db: Database, kind: KindName, ids: readonly string[]): Promise<Set<string>> {
  const found: { _id: string }[] = await kindTables[kind].findMany(db, ids);
  const existing = new Set(found.map(({ _id }) => _id));
  const others = ids.filter((id) => !existing.has(id));
  for (const id of await trashQueries.listIds(db, kind, others)) existing.add(id);
  return existing;
}
