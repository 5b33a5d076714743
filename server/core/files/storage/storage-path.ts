import { randomUUIDv7 } from 'node:crypto';
import { extname } from 'node:path';

/** The folders of the store; `cvs` and `attachments` are visitors' files, and never served at `/media`. */
export const storageFolders = ['images', 'videos', 'documents', 'cvs', 'attachments'] as const;
export type StorageFolder = (typeof storageFolders)[number];

const wellFormed = /^(?:images|videos|documents|cvs|attachments)\/[0-9a-f-]{36}(?:\.w\d{1,5})?\.[a-z0-9]{2,5}$/;

/** A new path, `images/<uuid>.webp`. Paths are always generated: nothing from the uploader becomes part of one. */
export function newStoragePath(folder: StorageFolder, extension: string): string {
  return `${folder}/${randomUUIDv7()}.${extension}`;
}

/** Whether `path` has the form of a generated path; no other path reaches the store. */
export function isStoragePath(path: string): boolean {
  return wellFormed.test(path);
}

/** The path without its ending, shared by its variants. */
export function cutEnding(path: string): string {
  return path.replace(/\.[a-z0-9]+$/, '');
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogv': 'video/ogg',
  '.mov': 'video/quicktime',
};

/** The media type of a stored file, by the ending of its path. */
export function findContentType(path: string): string {
  return contentTypes[extname(path)] ?? 'application/octet-stream';
}
