import { createReadStream } from 'node:fs';
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
import type { ByteRange, ListedFile, S3Settings } from './storage-backend.ts';

/** The objects of a bucket of any S3-compatible service. */
export function openBucket({ bucket: Bucket, ...access }: S3Settings) {
  const client = new S3Client(clientConfig(access));
  return {
    /** Uploads a file of any size, in parts if it is large; the object exists once it is complete. */
    async upload(Key: string, file: string, ContentType?: string): Promise<void> {
      await new Upload({ client, params: { Bucket, Key, ContentType, Body: createReadStream(file) } }).done();
    },

    /** The content of an object, as it arrives. @throws Error when the service sent none */
    async read(Key: string, range?: ByteRange): Promise<Readable> {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...part }));
      if (Body instanceof Readable) return Body;
      throw new Error('The bucket sent an object without content.');
    },

    /** Bytes; undefined when there is no such object. */
    async size(Key: string): Promise<number | undefined> {
      const found = client.send(new HeadObjectCommand({ Bucket, Key }));
      return (await found.catch(undefinedIfMissing))?.ContentLength;
    },

    /** Removing a missing object is no error. */
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },

    /** The objects whose keys begin with `Prefix`. */
    async *list(Prefix: string): AsyncGenerator<ListedFile> {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key, Size, LastModified } of Contents) {
          if (Key && LastModified) yield { path: Key, bytes: Size ?? 0, storedAt: LastModified };
        }
      }
    },
  };
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
