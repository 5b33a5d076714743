import type { Database } from '#server/core/db/database.ts';
import { isExpected } from '#server/core/db/record-version.ts';
import { trashDays } from '#shared/kinds/trash.ts';
import type { ChangeTerms } from './change-terms.ts';
import type { AnyContent, ContentChange, ContentKind, StoredContent, StoredPaths } from './content-kind.ts';
import {
  afterChange,
  type ContentParts,
  completeWrite,
  composeAlternativeText,
  type EditedKind,
  findRecordId,
  inEachRecord,
  listFilePaths,
  requireFound,
  titleInBoth,
} from './content-record.ts';
import { valuesAfter } from './content-values.ts';
import { changedSince, writeVersion } from './content-versions.ts';
import { createEdits, createStatusChange } from './edit-content.ts';
import { withKnownLinks } from './linked-records.ts';
import { createOrdering, orderedKind, type PlacedKind } from './order-content.ts';
import { withStoredFiles } from './store-received.ts';
import { trashQueries } from './trash-queries.ts';

export type { ChangeTerms } from './change-terms.ts';
export type { AnyContent, ContentChange, ContentKind, ContentQueries, StoredPaths, Values } from './content-kind.ts';
export type ContentWriteService = ReturnType<typeof createContentWriteService>;

/** Content changes, one transaction each: the record, its files and a version in the history. */
export type ContentWrites<Content> = ReturnType<typeof createEdits<Content & AnyContent>> &
  ReturnType<typeof makeRemoval> & {
    create(change: ContentChange, terms: ChangeTerms): Promise<Content>;
    /** For a kind with a status. */
    setStatusOfAll: ReturnType<typeof createStatusChange>;
    /** For a kind with positions. @throws AppError `invalid` when a record does not exist; then nothing moves */
    putInOrder: ReturnType<typeof createOrdering>;
  };

export function createContentWriteService(parts: ContentParts) {
  return {
    /** Edits for kinds whose records are never added or deleted. */
    editsOf: <Content extends AnyContent>(kind: EditedKind<Content>) => createEdits(kind, parts),

    writesOf: <Content extends StoredContent>(kind: ContentKind<Content>): ContentWrites<Content> => ({
      ...createEdits(kind, parts),
      ...makeRemoval(kind, parts),
      create: makeCreation(kind, parts),
      setStatusOfAll: createStatusChange(kind, parts),
      putInOrder: createOrdering(kind, parts),
    }),
  };
}

/**
 * Creates records of one kind; where they have positions, at the end of the list unless a position is sent.
 * @throws AppError `invalid` (422), `wrong_type` (415), `too_large` (413)
 */
function makeCreation<Content extends StoredContent>(kind: ContentKind<Content>, parts: ContentParts) {
  const { db, media } = parts;
  return async (change: ContentChange, { by }: ChangeTerms): Promise<Content> => {
    const placed = orderedKind(kind);
    const complete = placed ? await atTheEnd(change, placed, db) : change;
    const valuesWith = (stored: StoredPaths) => valuesAfter(kind, { change: complete, known: undefined, stored });
    const linked = (on: Database, stored: StoredPaths) =>
      withKnownLinks(on, { entity: kind.entity, links: kind.links ?? {}, values: valuesWith(stored) });
    // Before the files are stored: what is refused leaves none behind.
    const named = await linked(db, {});
    const storing = { media, fields: kind.files, altOf: (field: string) => composeAlternativeText(kind, named, field) };
    const created = await withStoredFiles(change.files, storing, (stored) =>
      db.transaction().execute(async (transaction) => {
        const content = await kind.queries.insert(transaction, await linked(transaction, stored));
        await completeWrite(transaction, { kind, media, id: content._id, act: 'created', by, content });
        return content;
      }),
    );
    await afterChange([], parts, [kind.entity]);
    return created;
  };
}

async function atTheEnd(change: ContentChange, { queries }: PlacedKind, db: Database): Promise<ContentChange> {
  const { position } = change.fields;
  if (position !== undefined && position !== '' && position !== null) return change;
  const { items } = await queries.list(db, { sort: '-position', page: 1, limit: 1 });
  return { ...change, fields: { ...change.fields, position: (items[0]?.position ?? 0) + 1 } };
}

const keptMilliseconds = trashDays * 24 * 60 * 60 * 1000;

/** Moves records of one kind to the Trash. Their files stay but are no longer public. */
function makeRemoval<Content extends StoredContent>(kind: ContentKind<Content>, parts: ContentParts) {
  const { db, media } = parts;
  return {
    /** @throws AppError `not_found`, `changed` (412) */
    async remove(named: string, terms: ChangeTerms): Promise<void> {
      const id = await findRecordId(db, named, kind);
      const gone = await db.transaction().execute(async (transaction) => {
        const current = requireFound(await kind.queries.lock(transaction, id), kind);
        return writeRemoval(transaction, current, { kind, media, terms });
      });
      await afterChange(gone, parts, [kind.entity]);
    },

    /** Removes several, each like a single one. @returns the ids of those that existed */
    removeAll: (ids: readonly string[], { by }: Pick<ChangeTerms, 'by'>): Promise<string[]> =>
      inEachRecord(ids, kind, parts, (transaction, current) =>
        writeRemoval(transaction, current, { kind, media, terms: { by } }),
      ),
  };
}

type Removal<Content extends StoredContent> = {
  kind: ContentKind<Content>;
  media: ContentParts['media'];
  terms: ChangeTerms;
};

/**
 * The removal itself, of a record that the transaction has locked.
 * @returns the files that may no longer be used
 * @throws AppError `changed`
 */
async function writeRemoval<Content extends StoredContent>(
  transaction: Database,
  current: Content,
  { kind, media, terms: { by, expected } }: Removal<Content>,
): Promise<string[]> {
  const name = { entity: kind.entity, id: current._id };
  if (!isExpected(current, expected)) throw await changedSince(transaction, name, { content: current, expected });
  const paths = listFilePaths(current, kind);
  const now = Date.now();
  await kind.queries.remove(transaction, name.id);
  await trashQueries.insert(transaction, name, {
    record: current,
    title: titleInBoth(kind, current),
    paths,
    by,
    deletedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + keptMilliseconds).toISOString(),
  });
  const uses = paths.map((path) => ({ path, isPublic: false }));
  await media.setUses(transaction, kind.entity, name.id, uses);
  return writeVersion(transaction, { name, act: 'deleted', by, after: { content: current, paths } }, media);
}
