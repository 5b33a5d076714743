import type { Database } from '#server/db/database.ts';
import type { ChangeTerms } from './change-terms.ts';
import { bulkOf } from './content-bulk.ts';
import { editsOf } from './content-edits.ts';
import { keepVersion } from './content-history.ts';
import type { AnyContent, ContentChange, ContentKind, StoredPaths } from './content-kind.ts';
import { type ContentParts, type EditedKind, finishChange, pathsOf, setUses, titleOf } from './content-record.ts';
import { removalOf, restorationOf } from './content-removal.ts';
import { valuesAfter } from './content-values.ts';
import { orderRecords, placedKind } from './order-records.ts';
import { withStoredFiles } from './store-received.ts';

export type { ChangeTerms } from './change-terms.ts';
export type { AnyContent, ContentChange, ContentKind, ContentQueries, StoredPaths, Values } from './content-kind.ts';
export type ContentWriteService = ReturnType<typeof createContentWriteService>;

/** Content changes, one transaction each: the record, its files and a version in the history. */
export type ContentWrites<Content> = ReturnType<typeof editsOf<Content & AnyContent>> & {
  create(change: ContentChange, terms: ChangeTerms): Promise<Content>;
  /** Moves a record to the Trash. @throws AppError `not_found`, `changed` */
  remove(id: string, terms: ChangeTerms): Promise<void>;
  /** Restores a record from the Trash. @throws AppError `not_found` */
  restore(id: string, terms: ChangeTerms): Promise<Content>;
  /** For a kind with positions. @throws AppError `invalid` when a record does not exist; then nothing moves */
  putInOrder(ids: readonly string[], terms: Pick<ChangeTerms, 'by'>): Promise<void>;
} & Pick<ReturnType<typeof bulkOf>, 'removeAll' | 'setStatusOfAll'>;

export function createContentWriteService(parts: ContentParts) {
  return {
    /** Edits for kinds whose records are never added or deleted. */
    editsOf: <Content extends AnyContent>(kind: EditedKind<Content>) => editsOf(kind, parts),

    writesOf<Content extends AnyContent & { _id: string }>(kind: ContentKind<Content>): ContentWrites<Content> {
      return {
        ...editsOf(kind, parts),
        create: creationOf(kind, parts),
        remove: removalOf(kind, parts),
        restore: restorationOf(kind, parts),
        putInOrder: orderingOf(kind, parts),
        ...bulkOf(kind, parts),
      };
    },
  };
}

function creationOf<Content extends AnyContent & { _id: string }>(kind: ContentKind<Content>, parts: ContentParts) {
  const { db, media } = parts;
  return async (change: ContentChange, { by }: ChangeTerms): Promise<Content> => {
    const placed = placedKind(kind) ? await atTheEnd(change, kind, db) : change;
    const valuesWith = (stored: StoredPaths) => valuesAfter(kind, { change: placed, known: undefined, stored });
    const storing = { media, fields: kind.files, alt: titleOf(kind, valuesWith({})) };
    const created = await withStoredFiles(change.files, storing, (stored) =>
      db.transaction().execute(async (transaction) => {
        const content = await kind.queries.insert(transaction, valuesWith(stored));
        const { _id } = content;
        await setUses(transaction, { id: _id, content, kind, media });
        const after = { content, paths: pathsOf(content, kind) };
        await keepVersion(transaction, { name: { entity: kind.entity, id: _id }, act: 'created', by, after }, media);
        return content;
      }),
    );
    await finishChange([], parts, [kind.entity]);
    return created;
  };
}

function orderingOf<Content extends AnyContent & { _id: string }>(kind: ContentKind<Content>, parts: ContentParts) {
  const { db, media } = parts;
  const placed = placedKind(kind);
  return async (ids: readonly string[], { by }: Pick<ChangeTerms, 'by'>): Promise<void> => {
    // Only kinds with positions have a route to this.
    if (!placed) throw new Error(`${kind.entity} has no order`);
    const order = (transaction: Database) => orderRecords(transaction, ids, { kind: placed, media, by });
    await finishChange(await db.transaction().execute(order), parts, [kind.entity]);
  };
}

async function atTheEnd<Content extends AnyContent>(
  change: ContentChange,
  kind: ContentKind<Content>,
  db: ContentParts['db'],
) {
  const { position } = change.fields;
  if (position !== undefined && position !== '' && position !== null) return change;
  const { items } = await kind.queries.list(db, { sort: '-position', page: 1, limit: 1 });
  const last = items[0] as { position?: number } | undefined;
  return { ...change, fields: { ...change.fields, position: (last?.position ?? 0) + 1 } };
}
