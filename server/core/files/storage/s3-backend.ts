import { rm } from 'node:fs/promises';
import { openBucket } from './s3-bucket.ts';
import type { S3Settings, StorageBackend } from './storage-backend.ts';
import { findContentType } from './storage-path.ts';

/** Files in a bucket; objects are private and reach readers through the server. */
export function s3Backend(settings: S3Settings): StorageBackend {
  const { upload, read, size, remove, list } = openBucket(settings);
  return {
    async put(path, file, { mayMove }) {
      await upload(path, file, findContentType(path));
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
