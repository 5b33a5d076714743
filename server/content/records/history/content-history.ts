import type { Actor, ChangeTerms } from '#server/content/records/change-terms.ts';
import type { AnyContent, ContentKind, ContentQueries, Values } from '#server/content/records/content-kind.ts';
import { afterChange, type ContentParts, findRecordId, requireFound } from '#server/content/records/content-record.ts';
import { asValues } from '#server/content/records/content-values.ts';
import { writeEdit } from '#server/content/records/edit-content.ts';
import { moveToPosition, orderedKind } from '#server/content/records/order-content.ts';
import { type KeptRecord, type RecordName, versionQueries } from '#server/content/records/version-queries.ts';
import type { Database } from '#server/core/db/database.ts';
import type { HistoryEntry, HistoryVersion } from '#shared/content/history.ts';
import { AppError } from '#shared/errors.ts';
import { type ContentEntity, contentEntities } from '#shared/kinds/kinds.ts';
import { collectFieldErrors } from '#shared/validation.ts';

type Kind = ContentKind<AnyContent, ContentQueries<AnyContent>>;
type HistoryParts = ContentParts & { kinds: Record<ContentEntity, Kind> };

export type HistoryService = ReturnType<typeof createHistoryService>;

/** The versions of content records: author, time, changed fields, and restoring them. */
export function createHistoryService({ kinds, ...parts }: HistoryParts) {
  const { db, media } = parts;

  function findKind(entity: string): Kind {
    const known = contentEntities.find((name) => name === entity);
    if (!known) throw notFound();
    return kinds[known];
  }

  async function find(entity: string, id: string, version: number) {
    const name = { entity: findKind(entity).entity, id };
    const kept = await versionQueries.find(db, name, version);
    if (!kept) throw notFound();
    return kept;
  }

  return {
    /** The id of a record that is named by its id, its address or a former one. */
    idOf: ({ entity, id }: { entity: ContentEntity; id: string }): Promise<string> =>
      findRecordId(db, id, kinds[entity]),

    /** The newest version of a record; undefined while it was never changed. */
    newest: (name: RecordName): Promise<HistoryEntry | undefined> => versionQueries.newest(db, name),

    /** The versions of a record, newest first; empty when it was never changed. @throws AppError `not_found` */
    async list(entity: string, id: string): Promise<HistoryEntry[]> {
      const kind = findKind(entity);
      const entries = await versionQueries.list(db, { entity: kind.entity, id });
      if (entries.length === 0 && !(await kind.queries.find(db, id))) throw notFound();
      return entries;
    },

    /** One version with its values and the preceding ones. @throws AppError `not_found` */
    async read(entity: string, id: string, version: number): Promise<HistoryVersion> {
      const { record, recordBefore, ...entry } = await find(entity, id, version);
      return { ...entry, values: record, before: recordBefore };
    },

    /**
     * Restores the values of a version, and its position if the record was moved since. Today's validation rules apply
     * to old versions too. Where its address has become another record's, the record keeps the one it has.
     * @throws AppError `not_found`, also for a record in the Trash; `changed`, `invalid`
     */
    async restore(entity: string, id: string, { version, terms }: { version: number; terms: ChangeTerms }) {
      const kind = findKind(entity);
      const { record } = await find(entity, id, version);
      const { content, dropped } = await db.transaction().execute(async (transaction) => {
        const current = await kind.queries.lock(transaction, id);
        const old = await withoutTakenAddress(transaction, kind, { id, record });
        const values = (known: AnyContent) => oldValues(kind, { old, current: known });
        const change = { terms, act: 'restored', values } as const;
        const edited = await writeEdit(transaction, { id, current }, { kind, media, change, stored: {} });
        const isMoved = await versionQueries.wasMovedSince(transaction, { entity: kind.entity, id }, version);
        if (!isMoved) return edited;
        const gone = await moveBack(transaction, kind, { old, by: terms.by });
        const content = requireFound(await kind.queries.find(transaction, id), kind);
        return { content, dropped: [...edited.dropped, ...gone] };
      });
      await afterChange(dropped, parts, [kind.entity]);
      return content;
    },
  };

  async function moveBack(transaction: Database, kind: Kind, { old, by }: { old: KeptRecord; by: Actor | null }) {
    const placed = orderedKind(kind);
    const { _id: id, position } = old;
    if (!placed || typeof id !== 'string' || typeof position !== 'number') return [];
    return moveToPosition(transaction, { id, position }, { kind: placed, media, by });
  }
}

/** A version without its address where another record has or had that since. */
async function withoutTakenAddress(
  transaction: Database,
  kind: Kind,
  { id, record }: { id: string; record: KeptRecord },
): Promise<KeptRecord> {
  const { address, ...others } = record;
  if (typeof address !== 'string') return record;
  const owner = await findRecordId(transaction, address, kind);
  // An address of nobody leads to itself, one that was given up for good to no id.
  return [id, address, ''].includes(owner) ? record : others;
}

type Restoring = { old: KeptRecord; current: AnyContent };

function oldValues(kind: Kind, { old, current }: Restoring): Values<AnyContent> {
  // Versions of earlier releases, among others, have no address and name no other records: the record keeps its own.
  const { address } = current as { address?: string };
  const own: Record<string, unknown> = { ...current };
  const links = Object.fromEntries(Object.keys(kind.links ?? {}).map((field) => [field, own[field]]));
  const parsed = kind.input.safeParse({ ...links, ...(address && { address }), ...old });
  if (!parsed.success)
    throw new AppError('invalid', 'history_not_restorable', { fields: collectFieldErrors(parsed.error) });
  const { position: _place, ...texts } = parsed.data;
  const files = Object.fromEntries(
    Object.keys(kind.files).flatMap((field) => (field in old ? [[field, old[field]]] : [])),
  );
  const values = asValues<AnyContent>({ ...current, ...texts, ...files });
  const finished = kind.finish?.(values, { known: { ...current, ...old }, stored: {} }) ?? values;
  return kind.onRestore?.(finished) ?? finished;
}

const notFound = (): AppError => new AppError('not_found', 'history_not_found');
