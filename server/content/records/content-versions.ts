import type { MediaService } from '#server/content/media/media-service.ts';
import { staleTextQueries } from '#server/content/records/stale-texts/stale-text-queries.ts';
import { textDraftQueries } from '#server/content/records/stale-texts/text-draft-queries.ts';
import type { Database } from '#server/core/db/database.ts';
import { type ExpectedVersions, recordVersion } from '#server/core/db/record-version.ts';
import { type HistoryAct, keptVersions } from '#shared/content/history.ts';
import { AppError } from '#shared/errors.ts';
import type { Actor } from './change-terms.ts';
import { changedFields } from './content-values.ts';
import { type RecordName, versionQueries } from './version-queries.ts';

type State = { content: object; paths: string[] };
type Times = { updatedAt?: string };

/** A change to record: the state before it, and after it or, for a deletion, the state before it again. */
export type RecordedChange = { name: RecordName; act: HistoryAct; by: Actor | null; before?: State; after: State };

/**
 * Records a version in the transaction that makes the change, after checking the author's rights. A record without a
 * history first gets a version of its original state. The oldest versions are pruned; consecutive moves by one person
 * are merged, so that sorting a list does not push text changes out of the history.
 * @returns files of pruned versions that may no longer be used
 * @throws AppError 401 or 403 when the author's rights have been withdrawn
 */
export async function writeVersion(
  transaction: Database,
  { name, act, by, before, after }: RecordedChange,
  media: Pick<MediaService, 'setUses'>,
): Promise<string[]> {
  await by?.confirm(transaction);
  const newest = await versionQueries.newest(transaction, name);
  if (!newest && before) await versionQueries.insert(transaction, name, foundVersion(before));
  const isMovedOn = act === 'moved' && newest?.act === 'moved' && newest.by === (by?.username ?? null);
  if (isMovedOn) await versionQueries.remove(transaction, name, newest.version);
  const version = isMovedOn ? newest.version : (newest?.version ?? (before ? 1 : 0)) + 1;
  await versionQueries.insert(transaction, name, {
    ...describe(after),
    version,
    act,
    by,
    at: new Date().toISOString(),
    fields: before ? changedFields(before.content, after.content) : [],
  });
  const gone = await versionQueries.removeUpTo(transaction, name, version - keptVersions);
  const paths = await versionQueries.paths(transaction, name);
  await setVersionUses(transaction, name, paths, media);
  return gone;
}

function describe({ content, paths }: State) {
  return { record: content, paths, recordVersion: recordVersion(content) };
}

function foundVersion(state: State) {
  const { updatedAt = new Date().toISOString() }: Times = state.content;
  return { ...describe(state), version: 1, act: 'found' as const, by: null, at: updatedAt, fields: [] };
}

/** Deletes the history of a record that is gone, and the marks on its texts with their drafts. @returns the files it referred to */
export async function removeHistory(
  transaction: Database,
  name: RecordName,
  media: Pick<MediaService, 'setUses'>,
): Promise<string[]> {
  const paths = await versionQueries.removeAll(transaction, name);
  await staleTextQueries.removeAll(transaction, name);
  await textDraftQueries.removeAll(transaction, name);
  await setVersionUses(transaction, name, [], media);
  return paths;
}

// Files that only old versions use are kept for staff and are not public.
function setVersionUses(
  transaction: Database,
  { entity, id }: RecordName,
  paths: string[],
  media: Pick<MediaService, 'setUses'>,
): Promise<void> {
  const uses = paths.map((path) => ({ path, isPublic: false }));
  return media.setUses(transaction, 'content_version', `${entity}:${id}`, uses);
}

/** The refusal (412) of a change of a record that is none of the expected versions: who changed what since. */
export async function changedSince(
  db: Database,
  name: RecordName,
  { content, expected }: { content: object; expected: ExpectedVersions },
): Promise<AppError> {
  const base = await versionQueries.findByTag(db, name, expected ?? []);
  // Moving a record conflicts with no edit.
  const newest = await versionQueries.newest(db, name, { besides: 'moved' });
  const { updatedAt = new Date().toISOString() }: Times = content;
  return new AppError('changed', 'error_changed', {
    change: {
      by: newest?.by ?? null,
      at: newest?.at ?? updatedAt,
      fields: base ? changedFields(base, content).filter((field) => field !== 'position') : (newest?.fields ?? []),
    },
  });
}
