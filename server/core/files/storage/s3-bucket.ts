import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ListedFile, S3Settings, StorageBackend } from './storage-backend.ts';
import { findContentType } from './storage-path.ts';

/** The objects of a bucket of any S3-compatible service; they are private and reach readers through the server. */
export function openBucket({ bucket: Bucket, ...access }: S3Settings) {
  const client = new S3Client(clientConfig(access));

  async function size(Key: string): Promise<number | undefined> {
    const found = client.send(new HeadObjectCommand({ Bucket, Key }));
    return (await found.catch(undefinedIfMissing))?.ContentLength;
  }

  async function* listKeys(Prefix: string): AsyncGenerator<ListedFile> {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      for (const { Key, Size, LastModified } of Contents) {
        if (Key && LastModified) yield { path: Key, bytes: Size ?? 0, storedAt: LastModified };
      }
    }
  }

  const backend: StorageBackend = {
    /** In parts if it is large; the object exists once it is complete. */
    async put(Key, file, { mayMove }) {
      const params = { Bucket, Key, ContentType: findContentType(Key), Body: createReadStream(file) };
      await new Upload({ client, params }).done();
      if (mayMove) await rm(file, { force: true });
    },
    async read(Key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...part }));
      if (Body instanceof Readable) return Body;
      throw new Error('The bucket sent an object without content.');
    },
    size,
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async check() {
      // Any reply about a file suffices, including that it is missing.
      await size('images/check');
    },
    list: (folder) => listKeys(`${folder}/`),
  };
  /** `listKeys`: the objects whose keys begin so. */
  return { ...backend, listKeys };
}

function undefinedIfMissing(error: { $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}

const nothing = (): void => {};

function clientConfig({ endpoint, region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'bucket'>): S3ClientConfig {
  return {
    region: region ?? 'us-east-1',
    // Compatible services use path-style addresses, and often lack the newer checksums of Amazon.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // A silent service counts as unreachable: requests time out and are retried where possible.
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 20_000 },
    // Errors are logged by the caller, in the program's log format.
    logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}
