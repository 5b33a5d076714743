import type { Database } from '#server/db/database.ts';
import { type ExpectedVersions, requireVersion } from '#server/db/record-version.ts';
import type { FileFields } from '#server/files/file-fields.ts';
import type { MediaService } from '#server/media/media-service.ts';
import { AppError } from '#shared/errors.ts';
import type {
  AnyContent,
  ContentChange,
  ContentKind,
  ContentQueries,
  ContentTable,
  ReceivedFiles,
  StoredPaths,
  Values,
} from './content-kind.ts';
import { valuesAfter } from './content-values.ts';
import { orderRecords } from './order-records.ts';
import { withStoredFiles } from './store-received.ts';

export type { ExpectedVersions } from '#server/db/record-version.ts';
export type { AnyContent, ContentChange, ContentKind, ContentQueries, StoredPaths, Values } from './content-kind.ts';
export type ContentWriteService = ReturnType<typeof createContentWriteService>;
type Logger = { error(details: object, message: string): void };
type Parts = { db: Database; media: MediaService; logger: Logger; onChange?: () => void };

/** A change of a stored record. `values` is asked twice: before files are stored, with none, and with their paths. */
export type ContentEdit<Content> = {
  expected?: ExpectedVersions;
  files?: ReceivedFiles;
  /** Where the files belong, if not into the kind's own fields. */
  fileFields?: FileFields;
  values(current: Content, stored: StoredPaths): Values<Content>;
};

/** Changes of content, one transaction each: whole, with their files, or not at all. */
export type ContentWrites<Content> = ReturnType<typeof editsOf<Content & AnyContent>> & {
  create(change: ContentChange): Promise<Content>;
  /** @throws AppError `not_found`, `changed` */
  remove(id: string, expected?: ExpectedVersions): Promise<void>;
  /** For a kind with positions. @throws AppError `invalid` when a record is not there; then nothing moved */
  putInOrder(ids: readonly string[]): Promise<void>;
};

type EditedKind<Content extends AnyContent> = ContentKind<Content, ContentQueries<Content>>;

export function createContentWriteService(parts: Parts) {
  return {
    /** Changes of what is never added or deleted. */
    editsOf: <Content extends AnyContent>(kind: EditedKind<Content>) => editsOf(kind, parts),

    writesOf<Content extends AnyContent & { _id: string }>(kind: ContentKind<Content>): ContentWrites<Content> {
      return {
        ...editsOf(kind, parts),
        create: creationOf(kind, parts),
        remove: removalOf(kind, parts),
        putInOrder: orderingOf(kind, parts),
      };
    },
  };
}

function editsOf<Content extends AnyContent>(kind: EditedKind<Content>, parts: Parts) {
  const { db, media } = parts;

  /** @throws AppError `not_found` */
  async function get(id: string): Promise<Content> {
    return found(await kind.queries.find(db, id), kind);
  }

  /** @throws AppError `not_found`, `changed` (412), `invalid` (422), `wrong_type` (415), `too_large` (413) */
  async function edit(
    id: string,
    { expected, files = {}, fileFields, values }: ContentEdit<Content>,
  ): Promise<Content> {
    const before = await get(id);
    requireVersion(before, expected);
    const after = values(before, {});
    const storing = { media, fields: fileFields ?? kind.files, alt: altOf(kind, after) };
    const { content, dropped } = await withStoredFiles(files, storing, (stored) =>
      db.transaction().execute(async (transaction) => {
        const current = found(await kind.queries.lock(transaction, id), kind);
        requireVersion(current, expected);
        await kind.queries.update(transaction, id, values(current, stored));
        const content = found(await kind.queries.find(transaction, id), kind);
        await setUses(transaction, { id, content, kind, media });
        return { content, dropped: pathsOf(current, kind) };
      }),
    );
    await finish(dropped, parts);
    return content;
  }

  return {
    get,
    edit,

    /** Replaces a record by what was sent. @throws as `edit` */
    update: (id: string, change: ContentChange, expected?: ExpectedVersions): Promise<Content> =>
      edit(id, {
        expected,
        files: change.files,
        values: (known, stored) => valuesAfter(kind, { change, known, stored }),
      }),
  };
}

function creationOf<Content extends AnyContent & { _id: string }>(kind: ContentKind<Content>, parts: Parts) {
  const { db, media } = parts;
  return async (change: ContentChange): Promise<Content> => {
    const placed = 'position' in kind.input.shape ? await atTheEnd(change, kind, db) : change;
    const valuesWith = (stored: StoredPaths) => valuesAfter(kind, { change: placed, known: undefined, stored });
    const storing = { media, fields: kind.files, alt: altOf(kind, valuesWith({})) };
    const created = await withStoredFiles(change.files, storing, (stored) =>
      db.transaction().execute(async (transaction) => {
        const { _id } = await kind.queries.insert(transaction, valuesWith(stored));
        const content = found(await kind.queries.find(transaction, _id), kind);
        await setUses(transaction, { id: _id, content, kind, media });
        return content;
      }),
    );
    await finish([], parts);
    return created;
  };
}

function removalOf<Content extends AnyContent>(kind: ContentKind<Content>, parts: Parts) {
  return async (id: string, expected?: ExpectedVersions): Promise<void> => {
    const dropped = await parts.db.transaction().execute(async (transaction) => {
      const current = found(await kind.queries.lock(transaction, id), kind);
      requireVersion(current, expected);
      await kind.queries.remove(transaction, id);
      await parts.media.setUses(transaction, kind.entity, id, []);
      return pathsOf(current, kind);
    });
    await finish(dropped, parts);
  };
}

function orderingOf<Content extends AnyContent & { _id: string }>(kind: ContentKind<Content>, parts: Parts) {
  return async (ids: readonly string[]): Promise<void> => {
    // Only kinds whose input has a position are given a route that leads here.
    const queries = kind.queries as unknown as ContentTable<Content & { position: number }>;
    await parts.db.transaction().execute((transaction) => orderRecords(transaction, queries, ids));
    await finish([], parts);
  };
}

type Found<Content extends AnyContent> = Pick<EditedKind<Content>, 'notFound'>;

function found<Content extends AnyContent>(content: Content | undefined, { notFound }: Found<Content>): Content {
  if (!content) throw new AppError('not_found', notFound);
  return content;
}

async function atTheEnd<Content extends AnyContent>(change: ContentChange, kind: ContentKind<Content>, db: Database) {
  const { position } = change.fields;
  if (position !== undefined && position !== '' && position !== null) return change;
  const { items } = await kind.queries.list(db, { sort: '-position', page: 1, limit: 1 });
  const last = items[0] as { position?: number } | undefined;
  return { ...change, fields: { ...change.fields, position: (last?.position ?? 0) + 1 } };
}

type Use<Content extends AnyContent> = { id: string; content: Content; kind: EditedKind<Content>; media: MediaService };

function setUses<Content extends AnyContent>(transaction: Database, { id, content, kind, media }: Use<Content>) {
  const isPublic = kind.isPublic?.(content) ?? true;
  const uses = pathsOf(content, kind).map((path) => ({ path, isPublic }));
  return media.setUses(transaction, kind.entity, id, uses);
}

function pathsOf<Content extends AnyContent>(content: Content, kind: EditedKind<Content>): string[] {
  const values = content as Record<string, unknown>;
  const own = Object.keys(kind.files).flatMap((field) => values[field] ?? []);
  const paths: unknown[] = [...own, ...(kind.furtherPaths?.(content) ?? [])];
  return paths.filter((path) => typeof path === 'string' && path !== '') as string[];
}

/** The words under which a record's new pictures are read out: its title. */
function altOf<Content extends AnyContent>({ title }: EditedKind<Content>, values: object) {
  const { translations, ...english } = values as Record<string, unknown> & AnyContent;
  return { en: String(english[title] ?? ''), ar: String((translations.ar as Record<string, unknown>)[title] ?? '') };
}

/** What follows a change that stands: it does not fail any more. */
async function finish(dropped: string[], { media, logger, onChange }: Parts): Promise<void> {
  onChange?.();
  try {
    await media.removeUnused(dropped);
  } catch (error) {
    logger.error({ err: error }, 'files that are no longer used could not be removed');
  }
}
