import { rm, stat } from 'node:fs/promises';
import { storedFormat } from '#server/core/files/images/normalise-image.ts';
import type { FileInspector } from '#server/core/files/inspection/file-inspector.ts';
import type { ImageFacts } from '#server/core/files/inspection/image-type.ts';
import { type VideoType, videoEndings } from '#server/core/files/inspection/video-type.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import {
  cutEnding,
  findContentType,
  newStoragePath,
  type StorageFolder,
} from '#server/core/files/storage/storage-path.ts';
import type { NewMedia } from './media-queries.ts';

/** The inspector's part for files of content. */
export type MediaInspector = Pick<FileInspector, 'checkDocument' | 'checkImage' | 'checkVideo' | 'normaliseImage'>;

type Store = { files: FileStore; inspector: MediaInspector };

/** Checks, normalises and stores an image. @returns the row to insert. @throws AppError 413 or 415 naming `field` */
export async function putImage({ files, inspector }: Store, file: string, field: string): Promise<NewMedia> {
  const facts = await inspector.checkImage(file, field);
  const format = storedFormat(facts);
  const normalised = files.temp.newFile(format);
  try {
    await inspector.normaliseImage(file, normalised, { facts, field });
    const stored = await put(files, normalised, { folder: 'images', ending: format });
    return { ...stored, ...imageColumns(facts), kind: 'image', originalName: null };
  } finally {
    await rm(normalised, { force: true });
  }
}

function imageColumns({ width, height, frames, hasAlpha }: ImageFacts) {
  const fallback: 'jpg' | 'png' = hasAlpha ? 'png' : 'jpg';
  // Variants of an animated picture would not be animated.
  const variants: NewMedia['variants'] = frames > 1 ? 'none' : 'pending';
  return { width, height, fallback, variants };
}

/** Stores a checked video. */
export async function putVideo(files: FileStore, file: string, contentType: VideoType): Promise<NewMedia> {
  const stored = await put(files, file, { folder: 'videos', ending: videoEndings[contentType] });
  return { ...stored, ...noPicture, kind: 'video', originalName: null };
}

/** Stores a checked PDF. */
export async function putDocument(files: FileStore, file: string, originalName: string): Promise<NewMedia> {
  const stored = await put(files, file, { folder: 'documents', ending: 'pdf' });
  return { ...stored, ...noPicture, kind: 'document', originalName };
}

const noPicture = { width: null, height: null, variants: 'none' } as const;

async function put(files: FileStore, file: string, { folder, ending }: { folder: StorageFolder; ending: string }) {
  const { size } = await stat(file);
  const path = newStoragePath(folder, ending);
  await files.put(path, file);
  return { path, stem: cutEnding(path), contentType: findContentType(path), bytes: size };
}
