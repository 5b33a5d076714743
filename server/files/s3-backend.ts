import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { openBucket } from './s3-bucket.ts';
import type { S3Settings, StorageBackend } from './storage-backend.ts';

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

/** Files in a bucket; objects are private and reach readers through the server. */
export function s3Backend(settings: S3Settings): StorageBackend {
  const { upload, read, size, remove, list } = openBucket(settings);
  return {
    async put(path, file, { mayMove }) {
      await upload(path, file, contentTypes[extname(path)]);
      if (mayMove) await rm(file, { force: true });
    },
    read,
    size,
    remove,
    async check() {
      // Any reply about a file suffices, including that it is missing.
      await size('images/check');
    },
    list: (folder) => list(`${folder}/`),
  };
}
