import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from './storage-backend.ts';

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
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}
