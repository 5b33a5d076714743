import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { clientConfig, streamOf } from './s3-client.ts';
import type { S3Settings, StorageBackend } from './storage-backend.ts';

/** Files in a bucket of any S3-compatible service; objects are private and reach readers through the server. */
export function s3Backend(settings: S3Settings): StorageBackend {
  const { bucket } = settings;
  const client = new S3Client(clientConfig(settings));
  const size = async (path: string): Promise<number | undefined> => {
    const found = client.send(new HeadObjectCommand({ Bucket: bucket, Key: path }));
    return (await found.catch(undefinedIfMissing))?.ContentLength;
  };
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    async put(path, file, { mayMove }) {
      await disk.putStream(path, createReadStream(file), { contentLength: (await stat(file)).size });
      if (mayMove) await rm(file, { force: true });
    },
    async read(path, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: path, ...(Range && { Range }) }));
      return streamOf(Body);
    },
    size,
    remove: (path) => disk.delete(path),
    async check() {
      // Any reply about a file suffices, including that it is missing.
      await size('images/check');
    },
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const found = await disk.driver.listAll(folder, { ...(paginationToken && { paginationToken }) });
        for (const object of found.objects) {
          if (object.isFile) yield { path: object.key, storedAt: (await object.getMetaData()).lastModified };
        }
        ({ paginationToken } = found);
      } while (paginationToken);
    },
  };
}

function undefinedIfMissing(error: { $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}
