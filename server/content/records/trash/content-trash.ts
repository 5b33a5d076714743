import type { Actor, ChangeTerms } from '#server/content/records/change-terms.ts';
import type { ContentKind, StoredContent } from '#server/content/records/content-kind.ts';
import { afterChange, type ContentParts, completeWrite } from '#server/content/records/content-record.ts';
import { removeHistory } from '#server/content/records/content-versions.ts';
import { trashQueries, wasRead } from '#server/content/records/trash-queries.ts';
import type { RecordName } from '#server/content/records/version-queries.ts';
import type { Database } from '#server/core/db/database.ts';
import { freeAddresses } from '#server/core/db/record-addresses.ts';
import { AppError } from '#shared/errors.ts';
import { type KindName, kindNames } from '#shared/kinds/kinds.ts';
import type { TrashEntry, TrashName } from '#shared/kinds/trash.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';

type TrashParts = ContentParts & {
  kinds: Record<KindName, ContentKind<StoredContent>>;
  now?: () => Date;
};

const sweptAtOnce = 50;

export type TrashService = ReturnType<typeof createTrashService>;

/** Deleted content, kept for 30 days with its files and history. */
export function createTrashService(parts: TrashParts) {
  const { db, media, kinds, now = () => new Date() } = parts;

  function findKind(entity: string): ContentKind<StoredContent> {
    const known = kindNames.find((name) => name === entity);
    if (!known) throw notInTrash();
    return kinds[known];
  }

  async function erase(name: RecordName): Promise<boolean> {
    const dropped = await db.transaction().execute((transaction) => eraseFromTrash(transaction, name, media));
    if (dropped) await afterChange(dropped, parts);
    return dropped !== undefined;
  }

  return {
    /** @throws AppError `malformed` for an unknown sort field */
    list: (query: ListQuery, entities: readonly KindName[] = kindNames): Promise<Page<TrashEntry>> =>
      trashQueries.list(db, query, { entities, now: now().toISOString() }),

    /** Restores a record with its id, time and position. @throws AppError `not_found` */
    async restore(entity: string, id: string, { by }: ChangeTerms): Promise<StoredContent> {
      const kind = findKind(entity);
      const back = await db.transaction().execute((transaction) => takeBack(transaction, id, { kind, media, by }));
      if (!back) throw notInTrash();
      await afterChange(back.dropped, parts, [kind.entity]);
      return back.content;
    },

    /**
     * Restores several records of any kind in one transaction: all, or none when one cannot be stored.
     * @returns those that were in the Trash
     */
    async restoreAll(records: readonly TrashName[], { by }: ChangeTerms): Promise<TrashName[]> {
      const named = new Map(records.map((record) => [`${record.entity}:${record._id}`, record]));
      const dropped: string[] = [];
      const restored: TrashName[] = [];
      await db.transaction().execute(async (transaction) => {
        for (const record of named.values()) {
          const back = await takeBack(transaction, record._id, { kind: kinds[record.entity], media, by });
          if (back) restored.push(record);
          dropped.push(...(back?.dropped ?? []));
        }
      });
      await afterChange(dropped, parts, [...new Set(records.map(({ entity }) => entity))]);
      return restored;
    },

    /** Permanently deletes a record with its history and the files used nowhere else. @throws AppError `not_found` */
    async remove(entity: string, id: string): Promise<void> {
      if (!(await erase({ entity: findKind(entity).entity, id }))) throw notInTrash();
    },

    async sweep(): Promise<void> {
      let expired: RecordName[];
      do {
        expired = await trashQueries.listExpired(db, now().toISOString(), sweptAtOnce);
        for (const name of expired) await erase(name);
      } while (expired.length === sweptAtOnce);
    },
  };
}

const notInTrash = (): AppError => new AppError('not_found', 'trash_not_found');

type Restoration = { kind: ContentKind<StoredContent>; media: ContentParts['media']; by: Actor | null };

/**
 * The restoration itself, within a transaction.
 * @returns the record and the files that may no longer be used; undefined when it is not in the Trash
 */
async function takeBack(transaction: Database, id: string, { kind, media, by }: Restoration) {
  const taken = await trashQueries.take(transaction, { entity: kind.entity, id });
  if (!taken) return undefined;
  const { record } = taken;
  const { createdAt, updatedAt } = record;
  const values = kind.onRestore?.(record) ?? record;
  const content = await kind.queries.insert(transaction, values, { _id: id, createdAt, updatedAt });
  return { content, dropped: await completeWrite(transaction, { kind, media, id, act: 'restored', by, content }) };
}

/**
 * Permanently deletes a record from the Trash with its history; files used elsewhere stay.
 * @returns the files that may no longer be used; undefined when it is not in the Trash
 */
export async function eraseFromTrash(
  transaction: Database,
  name: RecordName,
  media: ContentParts['media'],
): Promise<string[] | undefined> {
  const taken = await trashQueries.take(transaction, name);
  if (!taken) return undefined;
  await media.setUses(transaction, name.entity, name.id, []);
  await freeAddresses(transaction, name, wasRead(taken.record));
  return [...taken.paths, ...(await removeHistory(transaction, name, media))];
}
