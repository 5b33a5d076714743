import type { Database } from '#server/db/database.ts';
import { trashDays } from '#shared/trash.ts';
import type { ChangeTerms } from './change-terms.ts';
import { keepVersion, removeHistory, requireUnchanged } from './content-history.ts';
import type { AnyContent, ContentKind } from './content-kind.ts';
import { type ContentParts, finishChange, found, pathsOf, setUses, titleOf } from './content-record.ts';
import { trashQueries } from './trash-queries.ts';
import type { RecordName } from './version-queries.ts';

const keptMilliseconds = trashDays * 24 * 60 * 60 * 1000;

type Stamped = AnyContent & { _id: string };

/** Moves a record to the Trash. Its files stay but are no longer public. @throws AppError `not_found`, `changed` */
export function removalOf<Content extends Stamped>(kind: ContentKind<Content>, parts: ContentParts) {
  const { db, media } = parts;
  return async (id: string, terms: ChangeTerms): Promise<void> => {
    const gone = await db.transaction().execute((transaction) => removeIn(transaction, id, { kind, media, terms }));
    await finishChange(gone, parts, [kind.entity]);
  };
}

type Removal<Content extends Stamped> = {
  kind: ContentKind<Content>;
  media: ContentParts['media'];
  terms: ChangeTerms;
};

/**
 * The removal itself, within a transaction.
 * @returns the files that may no longer be used
 * @throws AppError `not_found`, `changed`
 */
export async function removeIn<Content extends Stamped>(
  transaction: Database,
  id: string,
  { kind, media, terms: { by, expected } }: Removal<Content>,
): Promise<string[]> {
  const name = { entity: kind.entity, id };
  const current = found(await kind.queries.lock(transaction, id), kind);
  await requireUnchanged(transaction, name, { content: current, expected });
  const paths = pathsOf(current, kind);
  const now = Date.now();
  await kind.queries.remove(transaction, id);
  await trashQueries.insert(transaction, name, {
    record: current,
    title: titleOf(kind, current),
    paths,
    by,
    deletedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + keptMilliseconds).toISOString(),
  });
  const uses = paths.map((path) => ({ path, isPublic: false }));
  await media.setUses(transaction, kind.entity, id, uses);
  return keepVersion(transaction, { name, act: 'deleted', by, after: { content: current, paths } }, media);
}

/** Restores a record to its old position. @throws AppError `not_found` */
export function restorationOf<Content extends Stamped>(kind: ContentKind<Content>, parts: ContentParts) {
  const { db, media } = parts;
  return async (id: string, terms: ChangeTerms): Promise<Content> => {
    const back = await db.transaction().execute((transaction) => restoreIn(transaction, id, { kind, media, terms }));
    const { content, dropped } = found(back, kind);
    await finishChange(dropped, parts, [kind.entity]);
    return content;
  };
}

/**
 * The restoration itself, within a transaction.
 * @returns the record and the files that may no longer be used; undefined when it is not in the Trash
 */
export async function restoreIn<Content extends Stamped>(
  transaction: Database,
  id: string,
  { kind, media, terms: { by } }: Removal<Content>,
): Promise<{ content: Content; dropped: string[] } | undefined> {
  const name = { entity: kind.entity, id };
  const taken = await trashQueries.take(transaction, name);
  if (!taken) return undefined;
  // The Trash stores records as returned by the kind's queries.
  const kept = taken.record as Content & { createdAt: string; updatedAt: string };
  const { createdAt, updatedAt } = kept;
  const values = kind.comesBack?.(kept) ?? kept;
  const content = await kind.queries.insert(transaction, values, { _id: id, createdAt, updatedAt });
  await setUses(transaction, { id, content, kind, media });
  const after = { content, paths: pathsOf(content, kind) };
  return { content, dropped: await keepVersion(transaction, { name, act: 'restored', by, after }, media) };
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
  return [...taken.paths, ...(await removeHistory(transaction, name, media))];
}
