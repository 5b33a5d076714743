import type { Database } from '#server/db/database.ts';
import type { MediaService } from '#server/media/media-service.ts';
import { AppError } from '#shared/errors.ts';
import { type ContentEntity, contentEntities } from '#shared/kinds/kinds.ts';
import type { AnyContent, ContentKind, ContentQueries } from './content-kind.ts';

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
export function found<Content>(content: Content | undefined, { notFound }: Pick<ContentKind<AnyContent>, 'notFound'>) {
  if (!content) throw new AppError('not_found', notFound);
  return content;
}

type Use<Content extends AnyContent> = { id: string; content: Content; kind: EditedKind<Content>; media: MediaService };

/** Registers the files a record uses; they are public if the record is. */
export function setUses<Content extends AnyContent>(
  transaction: Database,
  { id, content, kind, media }: Use<Content>,
): Promise<void> {
  const isPublic = kind.isPublic?.(content) ?? true;
  const uses = pathsOf(content, kind).map((path) => ({ path, isPublic }));
  return media.setUses(transaction, kind.entity, id, uses);
}

/** The storage paths of the files that a record uses. */
export function pathsOf<Content extends AnyContent>(content: Content, kind: EditedKind<Content>): string[] {
  const values = content as Record<string, unknown>;
  const own = Object.keys(kind.files).flatMap((field) => values[field] ?? []);
  const paths: unknown[] = [...own, ...(kind.furtherPaths?.(content) ?? [])];
  return paths.filter((path) => typeof path === 'string' && path !== '') as string[];
}

/** A record's name in both languages; also the alternative text of its new pictures. */
export function titleOf<Content extends AnyContent>({ title }: EditedKind<Content>, values: object) {
  const { translations, ...english } = values as Record<string, unknown> & AnyContent;
  return { en: String(english[title] ?? ''), ar: String((translations.ar as Record<string, unknown>)[title] ?? '') };
}

/** Runs the follow-up work of a committed change of `entities`; it cannot fail the change. */
export async function finishChange(
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
