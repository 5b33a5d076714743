import type { MediaService } from '#server/content/media/media-service.ts';
import { markStaleTexts } from '#server/content/records/stale-texts/mark-stale-texts.ts';
import { changeEach } from '#server/core/db/change-each.ts';
import { pickArabic } from '#server/core/db/content-row.ts';
import type { Database } from '#server/core/db/database.ts';
import type { HistoryAct } from '#shared/content/history.ts';
import { AppError } from '#shared/errors.ts';
import { type ContentEntity, contentEntities } from '#shared/kinds/kinds.ts';
import { isRecord } from '#shared/typed-entries.ts';
import type { Actor } from './change-terms.ts';
import type { AnyContent, ContentKind, ContentQueries } from './content-kind.ts';
import { writeVersion } from './content-versions.ts';

type Logger = { error(details: object, message: string): void };

/** The dependencies of every content change. */
export type ContentParts = {
  db: Database;
  media: MediaService;
  logger: Logger;
  /** Called after the commit with the kinds of records it changed. */
  onChange?: (...entities: ContentEntity[]) => void;
};

export type EditedKind<Content extends AnyContent> = ContentKind<Content, ContentQueries<Content>>;

/** @throws AppError `not_found` */
export function requireFound<Content>(
  content: Content | undefined,
  { notFound }: Pick<ContentKind<AnyContent>, 'notFound'>,
) {
  if (!content) throw new AppError('not_found', notFound);
  return content;
}

/** The id of a record that a caller names by its id, its address or a former one. */
export async function findRecordId(
  db: Database,
  named: string,
  { queries }: { queries: Pick<ContentQueries<never>, 'idOf'> },
) {
  return (await queries.idOf?.(db, named)) ?? named;
}

/** The storage paths of the files that a record uses. */
export function listFilePaths<Content extends AnyContent>(content: Content, kind: EditedKind<Content>): string[] {
  const values: Record<string, unknown> = { ...content };
  const own = Object.keys(kind.files).flatMap((field) => values[field] ?? []);
  const paths: unknown[] = [...own, ...(kind.extraPaths?.(content) ?? [])];
  return paths.filter((path) => typeof path === 'string').filter((path) => path !== '');
}

/** A record's name in both languages. */
export function titleInBoth({ title }: Pick<EditedKind<AnyContent>, 'title'>, values: object) {
  const english: Record<string, unknown> = { ...values };
  return { en: String(english[title] ?? ''), ar: String(pickArabic(values)[title] ?? '') };
}

/**
 * The alternative text of a new picture of a record: the caption or title of the list entry it belongs to, such as that of
 * `process.0.image`, else the record's name.
 */
export function composeAlternativeText(kind: Pick<EditedKind<AnyContent>, 'title'>, values: object, field: string) {
  const [list = '', place] = field.split('.');
  const joinTexts = (texts: Record<string, unknown>): string => {
    const entries = texts[list];
    const entry: unknown = Array.isArray(entries) ? entries[Number(place)] : undefined;
    return isRecord(entry) ? String(entry.caption ?? entry.title ?? '') : '';
  };
  const own = { en: joinTexts({ ...values }), ar: joinTexts(pickArabic(values)) };
  return own.en ? own : titleInBoth(kind, values);
}

type Written<Content extends AnyContent> = {
  kind: EditedKind<Content>;
  media: MediaService;
  id: string;
  act: HistoryAct;
  by: Actor | null;
  before?: Content;
  content: Content;
};

/**
 * What follows a write in the same transaction: the files of the record are registered, public if the record is, texts
 * that are behind the change are marked, and its version is kept.
 * @returns the files that may no longer be used
 * @throws AppError 401 or 403 when the author's rights have been withdrawn
 */
export async function completeWrite<Content extends AnyContent>(
  transaction: Database,
  { kind, media, id, act, by, before, content }: Written<Content>,
): Promise<string[]> {
  const describeState = (state: Content) => ({ content: state, paths: listFilePaths(state, kind) });
  const [old, after] = [before && describeState(before), describeState(content)];
  const isPublic = kind.isPublic?.(content) ?? true;
  const uses = after.paths.map((path) => ({ path, isPublic }));
  await media.setUses(transaction, kind.entity, id, uses);
  const name = { entity: kind.entity, id };
  if (before) await markStaleTexts(transaction, { name, before, after: content });
  const pruned = await writeVersion(transaction, { name, act, by, ...(old && { before: old }), after }, media);
  return [...(old?.paths ?? []), ...pruned];
}

/**
 * Locks several records in one transaction and changes each; `change` returns the files that may no longer be used, or
 * undefined for a record that it leaves.
 * @returns the ids of those that exist and were not left
 */
export async function inEachRecord<Content extends AnyContent>(
  ids: readonly string[],
  kind: EditedKind<Content>,
  parts: ContentParts,
  change: (transaction: Database, current: Content) => Promise<string[] | undefined>,
): Promise<string[]> {
  const dropped: string[] = [];
  const changed = await parts.db.transaction().execute((transaction) =>
    changeEach(ids, async (id) => {
      const current = await kind.queries.lock(transaction, id);
      const gone = current && (await change(transaction, current));
      dropped.push(...(gone ?? []));
      return gone !== undefined;
    }),
  );
  await afterChange(dropped, parts, [kind.entity]);
  return changed;
}

/** Runs the follow-up work of a committed change of `entities`; it cannot fail the change. */
export async function afterChange(
  dropped: string[],
  { media, logger, onChange }: ContentParts,
  entities: readonly ContentEntity[] = contentEntities,
): Promise<void> {
  onChange?.(...entities);
  try {
    await media.removeUnused(dropped);
  } catch (error) {
    logger.error({ err: error }, 'files that are no longer used could not be removed');
  }
}
