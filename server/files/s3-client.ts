import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from './storage-backend.ts';

const nothing = (): void => {};

/** How the client of a bucket is set up for any compatible service. */
export function clientConfig({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Omit<S3Settings, 'bucket'>): S3ClientConfig {
  return {
    region: region ?? 'us-east-1',
    // Compatible services know buckets by path, and often not the checksums Amazon added later.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // A service that is silent is one that is gone: whoever waits is told, and what can be repeated is.
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 20_000 },
    // What fails is told by whoever called, in the log's own form.
    logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}
