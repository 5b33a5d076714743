import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import { putSearchDoc, removeSearchDoc } from '#server/core/db/search/search.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';

type Kind = Tables['media']['kind'];
type VariantState = Tables['media']['variants'];

/** A stored file, without its texts. */
export type MediaFile = {
  path: string;
  stem: string;
  kind: Kind;
  contentType: string;
  bytes: number;
  width: number | null;
  widths: number[];
  fallback: 'jpg' | 'png';
  originalName: string | null;
};

export type NewMedia = Omit<MediaFile, 'widths' | 'fallback'> & {
  height: number | null;
  fallback?: 'jpg' | 'png';
  alt?: { en: string; ar: string };
  isRender?: boolean;
  /** What is printed on the bag in the picture. */
  printed?: string;
  /** Uploaded to the library, and kept while nothing uses it yet. */
  isInLibrary?: boolean;
  variants: VariantState;
};

/** The key under which texts of images are searched. */
export const imageTexts = 'media';

/** Inserts a file's row, and an image's texts for search, in a transaction. */
export async function insertMedia(transaction: Database, media: NewMedia): Promise<void> {
  const { path, stem, kind, bytes, width, height, variants, alt } = media;
  await transaction
    .insertInto('media')
    .values({
      path,
      stem,
      kind,
      bytes,
      width,
      height,
      variants,
      content_type: media.contentType,
      original_name: media.originalName,
      alt: alt?.en ?? '',
      alt_ar: alt?.ar ?? '',
      is_render: media.isRender ? 1 : 0,
      in_library: media.isInLibrary ? 1 : 0,
      printed: media.printed ?? '',
      widths: '[]',
      fallback: media.fallback ?? 'jpg',
      created_at: new Date().toISOString(),
    })
    .execute();
  if (alt) await putSearchDoc(transaction, imageTexts, path, [alt.en, alt.ar]);
}

const fileColumns = [
  'path',
  'stem',
  'kind',
  'content_type',
  'bytes',
  'width',
  'widths',
  'fallback',
  'original_name',
] as const;

type FileRow = Pick<Tables['media'], (typeof fileColumns)[number]>;

function toMediaFile({ content_type: contentType, original_name: originalName, widths, ...row }: FileRow): MediaFile {
  return { ...row, contentType, originalName, widths: jsonColumn<number[]>(widths) };
}

/** The file whose path without ending is `stem`, and whether published content uses it. */
export async function findMedia(db: Database, stem: string): Promise<(MediaFile & { isPublic: boolean }) | undefined> {
  const row = await db
    .selectFrom('media')
    .select([
      ...fileColumns,
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('media_use')
            .select('media_use.path')
            .whereRef('media_use.path', '=', 'media.path')
            .where('is_public', '=', 1),
        ).as('is_shown'),
    ])
    .where('stem', '=', stem)
    .executeTakeFirst();
  if (!row) return undefined;
  const { is_shown: isShown, ...file } = row;
  return { ...toMediaFile(file), isPublic: Boolean(isShown) };
}

export type PictureRow = Pick<Tables['media'], 'path' | 'width' | 'height' | 'alt' | 'alt_ar' | 'fallback'> & {
  widths: number[];
  isRender: boolean;
};

/** The images among `paths`. */
export async function findPictures(db: Database, paths: string[]): Promise<PictureRow[]> {
  if (paths.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select(['path', 'width', 'height', 'alt', 'alt_ar', 'fallback', 'widths', 'is_render'])
    .where('path', 'in', paths)
    .where('kind', '=', 'image')
    .execute();
  return rows.map(({ is_render, widths, ...row }) => ({
    ...row,
    widths: jsonColumn<number[]>(widths),
    isRender: is_render === 1,
  }));
}

export type MediaUse = { path: string; isPublic: boolean };

/** Replaces the file uses of a record. */
export async function replaceUses(
  db: Database,
  { entity, recordId, uses }: { entity: string; recordId: string; uses: MediaUse[] },
): Promise<void> {
  await db.deleteFrom('media_use').where('entity', '=', entity).where('record_id', '=', recordId).execute();
  // A picture may be used twice by one record, as main image and in the gallery.
  const byPath = new Map(uses.map((use) => [use.path, use]));
  for (const use of uses) if (use.isPublic) byPath.set(use.path, use);
  if (byPath.size === 0) return;
  const rows = [...byPath.values()].map(({ path, isPublic }) => ({
    path,
    entity,
    record_id: recordId,
    is_public: isPublic ? 1 : 0,
  }));
  await db.insertInto('media_use').values(rows).execute();
}

/** The endings of visitors' files. */
const visitorsEndings = ['pdf', 'png', 'jpg'];

/** The subset of `stems` that belong to a known file, a file of a lead or a kept upload. */
export async function knownStems(db: Database, stems: string[]): Promise<Set<string>> {
  if (stems.length === 0) return new Set();
  const media = await db.selectFrom('media').select('stem').where('stem', 'in', stems).execute();
  const withEnding = stems.flatMap((stem) => visitorsEndings.map((ending) => `${stem}.${ending}`));
  const ofVisitors = await db
    .selectFrom('career')
    .select('cv_path as path')
    .where('cv_path', 'in', withEnding)
    .union(db.selectFrom('kept_upload').select('path').where('path', 'in', withEnding))
    .union(db.selectFrom('lead_file').select('path').where('path', 'in', withEnding))
    .execute();
  return new Set([...media.map(({ stem }) => stem), ...ofVisitors.map(({ path }) => path.replace(/\.\w+$/, ''))]);
}

/** The subset of `paths` that no record uses. */
export async function findUnused(db: Database, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const used = await db.selectFrom('media_use').select('path').where('path', 'in', paths).execute();
  const usedPaths = new Set(used.map(({ path }) => path));
  return paths.filter((path) => !usedPaths.has(path));
}

/** Some files stored before that time that nothing uses or ever used. */
export async function listUnusedMedia(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('path')
    .where('created_at', '<', before.toISOString())
    .where('in_library', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('media_use').select('media_use.path').whereRef('media_use.path', '=', 'media.path'))),
    )
    .limit(limit)
    .execute();
  return rows.map(({ path }) => path);
}

export async function findFiles(db: Database, paths: string[]): Promise<MediaFile[]> {
  if (paths.length === 0) return [];
  const rows = await db.selectFrom('media').select(fileColumns).where('path', 'in', paths).execute();
  return rows.map(toMediaFile);
}

export async function deleteMedia(db: Database, path: string): Promise<void> {
  await db.deleteFrom('media').where('path', '=', path).execute();
  await removeSearchDoc(db, imageTexts, path);
}
