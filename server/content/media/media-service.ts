import { stat } from 'node:fs/promises';
import type { Database } from '#server/core/db/database.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { parseVariantPath } from '#server/core/files/images/variant-plan.ts';
import { createFileInspector } from '#server/core/files/inspection/file-inspector.ts';
import type { VirusScanner } from '#server/core/files/inspection/virus-scanner.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { cutEnding, findContentType, isStoragePath } from '#server/core/files/storage/storage-path.ts';
import { deleteJob } from '#server/core/jobs/job-queries.ts';
import type { ImageWeight } from '#shared/content/image-answer.ts';
import { type Picture, variantPath } from '#shared/content/picture.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { LibraryImage } from '#shared/kinds/content-answers.ts';
import type { Language } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { findLibraryImage, listLibraryImages } from './library-queries.ts';
import {
  deleteMedia,
  findFiles,
  findMedia,
  findPictures,
  findUnused,
  insertMedia,
  type MediaFile,
  type MediaUse,
  type NewMedia,
  type PictureRow,
  replaceUses,
} from './media-queries.ts';
import { listPrinted, putPrinted } from './printed-facts-queries.ts';
import { removeOrphans, removeUnusedMedia } from './remove-unused-files.ts';
import { type MediaInspector, putDocument, putImage, putVideo } from './store-media.ts';
import {
  createVariantJob,
  type MediaLogger,
  queueForgottenImages,
  queueVariants,
  retryVariants,
} from './variant-job.ts';
import { createVideoLinks } from './video-links.ts';

export type MediaService = ReturnType<typeof createMediaService>;

/** A file to send: an original, or one of its variants. */
export type ServedFile = {
  path: string;
  kind: MediaFile['kind'];
  contentType: string;
  originalName: string | null;
  isPublic: boolean;
};

type Parts = {
  db: Database;
  files: FileStore;
  logger: MediaLogger;
  scanner?: VirusScanner;
  inspector?: MediaInspector;
  /** Called when an image's variants are ready, so that cached pages are dropped. */
  onChange?: () => void;
};

/**
 * Images, videos and documents of content. A file is stored before its row; `setUses`, in the transaction of a record,
 * registers which files the record uses, and whether they are public.
 */
export function createMediaService(parts: Parts) {
  const { db, files, logger, scanner, inspector = createFileInspector(), onChange = () => {} } = parts;
  const store = { files, inspector };
  const videoLinks = createVideoLinks({ db });

  async function keep(media: NewMedia): Promise<NewMedia> {
    const inserted = db.transaction().execute(async (transaction) => {
      await insertMedia(transaction, media);
      if (media.variants === 'pending') await queueVariants(transaction, media.path);
    });
    // A file without a row is never referenced: it is removed at once, or with the orphans.
    await inserted.catch(async (error: unknown) => {
      await files.remove(media.path);
      throw error;
    });
    return media;
  }

  /** Removes those of `paths` that no record uses any longer, with their variants. */
  async function removeUnused(paths: string[]): Promise<void> {
    const unused = await findUnused(db, paths);
    for (const media of await findFiles(db, unused)) {
      await db.transaction().execute(async (transaction) => {
        await deleteMedia(transaction, media.path);
        await deleteJob(transaction, media.path);
      });
      for (const path of listPaths(media)) await files.remove(path);
    }
  }

  /** @throws AppError `invalid` naming `field` for an infected file, `unavailable` while the scanner is unreachable */
  async function refuseInfected(file: string, field: string): Promise<void> {
    const verdict = (await scanner?.scan(file)) ?? 'off';
    if (verdict === 'infected') throw fieldRefused(field, 'file_infected');
    // Unlike a lead, which would be lost, content can be uploaded again later.
    if (verdict === 'unreachable') throw new AppError('unavailable', 'scanner_unreachable');
  }

  return {
    /**
     * Stores a jpeg, png, gif or webp upright and without metadata; its variants follow in the background. A temporary
     * file is copied; its owner removes it.
     * @throws AppError `wrong_type` (415), `too_large` (413) naming `field`
     */
    async storeImage(
      { file, field = 'image' }: { file: string; field?: string },
      words: Pick<NewMedia, 'alt' | 'isRender' | 'isInLibrary' | 'printed'> = {},
    ): Promise<{ path: string; width: number; height: number }> {
      const { path, width, height } = await keep({ ...(await putImage(store, file, field)), ...words });
      return { path, width: width ?? 0, height: height ?? 0 };
    },

    /** Stores a video; a temporary file is moved. @throws AppError `wrong_type`, `too_large`, `invalid` naming `field` */
    async storeVideo({ file, field = 'video' }: { file: string; field?: string }): Promise<{ path: string }> {
      const contentType = await inspector.checkVideo(file, field);
      // A larger file was detected as a video, and is only ever served with a video type.
      if ((await stat(file)).size <= limits.scannedBytes) await refuseInfected(file, field);
      const { path } = await keep(await putVideo(files, file, contentType));
      return { path };
    },

    refuseInfected,

    /** @throws AppError `wrong_type` (415), `invalid` (422) naming `field` unless a file is a PDF fit to be published */
    refuseUnfitDocument: (file: string, field: string): Promise<void> => inspector.checkDocument(file, field),

    /** Stores a checked PDF; it is downloaded as `originalName`. */
    async storeDocument(file: string, originalName: string): Promise<{ path: string }> {
      const { path } = await keep(await putDocument(files, file, originalName));
      return { path };
    },

    /** The images among `paths`, described in `language`. Unknown paths are left out. */
    async pictures(paths: string[], language: Language): Promise<Record<string, Picture>> {
      const cached = await cachedReads(db);
      return cached({ tables: ['media'], key: ['pictures', paths, language] }, async () => {
        const rows = await findPictures(db, [...new Set(paths)]);
        return Object.fromEntries(rows.map((row) => [row.path, toPicture(row, language)]));
      });
    },

    /** Replaces the file uses of a record; a deleted record has none. */
    setUses: (transaction: Database, entity: string, recordId: string, uses: MediaUse[]): Promise<void> =>
      replaceUses(transaction, { entity, recordId, uses }),

    /** The uploaded images, newest first; `q` searches their texts and those of records that use them. */
    listLibraryImages: (query: ListQuery): Promise<Page<LibraryImage>> => listLibraryImages(db, query),

    findLibraryImage: (path: string): Promise<LibraryImage | undefined> => findLibraryImage(db, path),

    /** What an image weighs, and what visitors load of it. */
    async weightOf(path: string): Promise<ImageWeight | undefined> {
      const image = await findLibraryImage(db, path);
      if (!image) return undefined;
      const sizes = image.widths.map(async (width) => {
        return { width, bytes: (await files.size(variantPath(path, width, 'avif'))) ?? 0 };
      });
      return { bytes: image.bytes, variants: await Promise.all(sizes) };
    },

    /** What is printed on the bag in an image; undefined for an unknown path. */
    async printedOn(path: string): Promise<string | undefined> {
      const isKnown = await findLibraryImage(db, path);
      return isKnown && ((await listPrinted(db, [path])).get(path) ?? '');
    },

    /** Stores what is printed on the bag in an image. @throws AppError `not_found` */
    async setPrinted(path: string, printed: string): Promise<void> {
      const isStored = await db.transaction().execute((transaction) => putPrinted(transaction, path, printed));
      if (!isStored) throw new AppError('not_found', 'image_not_found');
    },

    async isPublic(path: string): Promise<boolean> {
      const found = await findMedia(db, cutEnding(path));
      return found?.path === path && found.isPublic;
    },

    /** The stored file of this path, original or variant; undefined when there is none. */
    async findFile(path: string): Promise<ServedFile | undefined> {
      if (!isStoragePath(path)) return undefined;
      const variant = parseVariantPath(path);
      const found = await findMedia(db, variant?.stem ?? cutEnding(path));
      if (!found) return undefined;
      if (!variant) return found.path === path ? found : undefined;
      const isMade = found.widths.includes(variant.width) && ['avif', 'webp', found.fallback].includes(variant.format);
      return isMade ? { ...found, path, contentType: findContentType(path) } : undefined;
    },

    removeUnused,

    /** Queues forgotten images, and removes stored files whose record was never stored, left by a crash in between. */
    async sweep(now = new Date()): Promise<void> {
      await queueForgottenImages(db);
      await removeUnusedMedia({ db, removeUnused, now });
    },

    /** Removes stored files without a row, left by a crash in between. */
    removeOrphans: (now = new Date()): Promise<number> => removeOrphans({ db, files, now }),

    /** Signed links to the videos of drafts. */
    videoLinks,

    variantJob: createVariantJob({ db, files, logger, onChange }),

    retryVariants: (): Promise<void> => retryVariants(db),
  };
}

function toPicture(row: PictureRow, language: Language): Picture {
  const { path, width, height, widths, fallback, isRender } = row;
  const arabic = language === 'ar' && row.alt_ar;
  const alt = arabic ? { alt: arabic, language } : { alt: row.alt, language: 'en' as const };
  return { path, width: width ?? 0, height: height ?? 0, ...alt, isRender, widths, fallback };
}

function listPaths({ path, widths, fallback }: MediaFile): string[] {
  const formats = ['avif', 'webp', fallback] as const;
  return [path, ...widths.flatMap((width) => formats.map((format) => variantPath(path, width, format)))];
}
