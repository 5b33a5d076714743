import type { Database } from '#server/db/database.ts';
import { AppError } from '#shared/errors.ts';
import { type KindName, kindNames } from '#shared/kinds/kinds.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { TrashEntry } from '#shared/trash.ts';
import type { ChangeTerms } from './change-terms.ts';
import type { AnyContent, ContentKind } from './content-kind.ts';
import { type ContentParts, finishChange } from './content-record.ts';
import { eraseFromTrash, restorationOf } from './content-removal.ts';
import { bulkRestorationOf } from './restore-many.ts';
import { trashQueries } from './trash-queries.ts';
import type { RecordName } from './version-queries.ts';

type Stored = AnyContent & { _id: string };
type TrashParts = ContentParts & {
  kinds: Record<KindName, ContentKind<Stored>>;
  now?: () => Date;
};

const sweptAtOnce = 50;

export type TrashService = ReturnType<typeof createTrashService>;

/** Deleted content, kept for 30 days with its files and history. */
export function createTrashService(parts: TrashParts) {
  const { db, media, kinds, now = () => new Date() } = parts;

  function kindOf(entity: string): ContentKind<Stored> {
    const known = kindNames.find((name) => name === entity);
    if (!known) throw notInTrash();
    return kinds[known];
  }

  async function erase(name: RecordName): Promise<boolean> {
    const dropped = await db.transaction().execute((transaction) => eraseFromTrash(transaction, name, media));
    if (dropped) await finishChange(dropped, parts);
    return dropped !== undefined;
  }

  return {
    /** @throws AppError `malformed` for an unknown sort field */
    list: (query: ListQuery, entities: readonly KindName[] = kindNames): Promise<Page<TrashEntry>> =>
      trashQueries.list(db, query, { entities, now: now().toISOString() }),

    /** Restores a record with its id, time and position. @throws AppError `not_found` */
    async restore(entity: string, id: string, terms: ChangeTerms): Promise<Stored> {
      return restorationOf({ ...kindOf(entity), notFound: 'trash_not_found' }, parts)(id, terms);
    },

    /** Restores several records. @returns those that were in the Trash */
    restoreAll: bulkRestorationOf(parts),

    /** Permanently deletes a record with its history and the files used nowhere else. @throws AppError `not_found` */
    async remove(entity: string, id: string): Promise<void> {
      if (!(await erase({ entity: kindOf(entity).entity, id }))) throw notInTrash();
    },

    /** Permanently deletes expired records. */
    async sweep(): Promise<void> {
      let expired: RecordName[];
      do {
        expired = await listExpired(db, now());
        for (const name of expired) await erase(name);
      } while (expired.length === sweptAtOnce);
    },
  };
}

const notInTrash = (): AppError => new AppError('not_found', 'trash_not_found');

function listExpired(db: Database, now: Date): Promise<RecordName[]> {
  return trashQueries.listExpired(db, now.toISOString(), sweptAtOnce);
}
