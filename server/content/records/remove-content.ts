import type { Database } from '#server/core/db/database.ts';
import { isExpected } from '#server/core/db/record-version.ts';
import { trashDays } from '#shared/kinds/trash.ts';
import type { ChangeTerms } from './change-terms.ts';
import type { ContentKind, StoredContent } from './content-kind.ts';
import {
  afterChange,
  type ContentParts,
  idOf,
  inEachRecord,
  pathsOf,
  requireFound,
  titleInBoth,
} from './content-record.ts';
import { changedSince, recordVersionOf } from './content-versions.ts';
import { trashQueries } from './trash-queries.ts';

const keptMilliseconds = trashDays * 24 * 60 * 60 * 1000;

/** Moves records of one kind to the Trash. Their files stay but are no longer public. */
export function removalOf<Content extends StoredContent>(kind: ContentKind<Content>, parts: ContentParts) {
  const { db, media } = parts;
  return {
    /** @throws AppError `not_found`, `changed` (412) */
    async remove(named: string, terms: ChangeTerms): Promise<void> {
      const id = await idOf(db, named, kind);
      const gone = await db.transaction().execute(async (transaction) => {
        const current = requireFound(await kind.queries.lock(transaction, id), kind);
        return writeRemoval(transaction, current, { kind, media, terms });
      });
      await afterChange(gone, parts, [kind.entity]);
    },

    /** Removes several, each like a single one. @returns how many of them existed */
    removeAll: (ids: readonly string[], { by }: Pick<ChangeTerms, 'by'>): Promise<number> =>
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
  const paths = pathsOf(current, kind);
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
  return recordVersionOf(transaction, { name, act: 'deleted', by, after: { content: current, paths } }, media);
}
