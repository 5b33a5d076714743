import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { clientConfig, streamOf } from './s3-client.ts';
import type { S3Settings } from './storage-backend.ts';

/** Objects of any name and size in a bucket, such as archives larger than a single request. */
export function openBucket({ bucket: Bucket, ...access }: S3Settings) {
  const client = new S3Client(clientConfig(access));
  return {
    /** Uploads the object in parts; it exists once the last part is complete. */
    async upload(Key: string, open: () => Readable): Promise<void> {
      await new Upload({ client, params: { Bucket, Key, Body: open() } }).done();
    },
    async read(Key: string): Promise<Readable> {
      return streamOf((await client.send(new GetObjectCommand({ Bucket, Key }))).Body);
    },
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async listKeys(Prefix: string): Promise<string[]> {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }),
        );
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
      return keys;
    },
  };
}
