import { isDeepStrictEqual } from 'node:util';
import type { MediaService } from '#server/content/media/media-service.ts';
import type { Database } from '#server/core/db/database.ts';
import { fieldRefused } from '#shared/errors.ts';
import type { Actor, ChangeTerms } from './change-terms.ts';
import type { AnyContent, ContentKind } from './content-kind.ts';
import { afterChange, type ContentParts, listFilePaths } from './content-record.ts';
import { writeVersion } from './content-versions.ts';

/** A record of a kind whose list staff put in order. */
type Placed = AnyContent & { _id: string; position: number; updatedAt: string };
export type PlacedKind = ContentKind<Placed>;
type Ordering = { kind: PlacedKind; media: Pick<MediaService, 'setUses'>; by: Actor | null };

/** The kind, if its records have positions; its input schema says so. */
export function orderedKind(kind: Pick<ContentKind<AnyContent>, 'input'>): PlacedKind | undefined {
  return 'position' in kind.input.shape ? (kind as PlacedKind) : undefined;
}

/**
 * Reorders records of a kind with positions.
 * @throws AppError `invalid` (422) when one of them does not exist; then nothing moves
 */
export function createOrdering(kind: Pick<ContentKind<AnyContent>, 'input' | 'entity'>, parts: ContentParts) {
  const { db, media } = parts;
  const placed = orderedKind(kind);
  return async (ids: readonly string[], { by }: Pick<ChangeTerms, 'by'>): Promise<void> => {
    // Only kinds with positions have a route to this.
    if (!placed) throw new Error(`${kind.entity} has no order`);
    const order = (transaction: Database) => orderRecords(transaction, ids, { kind: placed, media, by });
    await afterChange(await db.transaction().execute(order), parts, [kind.entity]);
  };
}

/**
 * Reorders the named records within the positions they occupy; all others stay. Moved records get a version in their
 * history, shifted ones do not.
 * @returns the files that may no longer be used
 * @throws AppError `invalid` (422) when one of them does not exist
 */
async function orderRecords(transaction: Database, ids: readonly string[], ordering: Ordering): Promise<string[]> {
  const { queries } = ordering.kind;
  // Lock in a fixed order, so that concurrent changes of one list wait instead of deadlocking.
  for (const id of ids.toSorted()) {
    if (!(await queries.lock(transaction, id))) throw fieldRefused('ids', 'error_record_unknown');
  }
  const { items } = await queries.list(transaction, { sort: 'position' });
  return placeAll(transaction, { before: items, after: inNewOrder(items, ids) }, ordering);
}

/**
 * Puts a record at a position of its list, counted from 1, or at its end.
 * @returns the files that may no longer be used
 */
export async function moveToPosition(
  transaction: Database,
  { id, position }: { id: string; position: number },
  ordering: Ordering,
): Promise<string[]> {
  const { items } = await ordering.kind.queries.list(transaction, { sort: 'position' });
  const others = items.filter(({ _id }) => _id !== id);
  const after = others.toSpliced(position - 1, 0, ...items.filter(({ _id }) => _id === id));
  return placeAll(transaction, { before: items, after }, ordering);
}

function inNewOrder(items: Placed[], ids: readonly string[]): Placed[] {
  const byId = new Map(items.map((record) => [record._id, record]));
  const named = ids.values();
  return items.map((record) => (ids.includes(record._id) ? byId.get(named.next().value ?? '') : record) ?? record);
}

const idsOf = (records: Placed[]): string[] => records.map(({ _id }) => _id);

async function placeAll(
  transaction: Database,
  { before, after }: Record<'before' | 'after', Placed[]>,
  { kind, media, by }: Ordering,
): Promise<string[]> {
  const moved = movedAmong(idsOf(before), idsOf(after));
  const gone: string[] = [];
  for (const [place, record] of after.entries()) {
    const position = place + 1;
    if (record.position === position) continue;
    const isMoved = moved.includes(record._id);
    // Records that only make room have not changed for their readers.
    const updatedAt = isMoved ? undefined : record.updatedAt;
    const content = await kind.queries.update(transaction, record, { ...record, position }, updatedAt);
    if (!isMoved) continue;
    const name = { entity: kind.entity, id: record._id };
    const describeState = (state: Placed) => ({ content: state, paths: listFilePaths(state, kind) });
    const change = { name, act: 'moved', by, before: describeState(record), after: describeState(content) } as const;
    gone.push(...(await writeVersion(transaction, change, media)));
  }
  return gone;
}

/** The one entry whose move explains the new order, else all from the first to the last that changed its place. */
function movedAmong(before: readonly string[], after: readonly string[]): readonly string[] {
  const isElsewhere = (id: string, place: number): boolean => id !== before[place];
  const [first, end] = [after.findIndex(isElsewhere), after.findLastIndex(isElsewhere) + 1];
  const [old, now] = [before.slice(first, end), after.slice(first, end)];
  if (isDeepStrictEqual(now.slice(1), old.slice(0, -1))) return now.slice(0, 1);
  if (isDeepStrictEqual(now.slice(0, -1), old.slice(1))) return now.slice(-1);
  return now;
}
