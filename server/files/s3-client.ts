import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from './storage-backend.ts';

const nothing = (): void => {};

/** Client settings for any S3-compatible service. */
export function clientConfig({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Omit<S3Settings, 'bucket'>): S3ClientConfig {
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

/** The content of an object, as it arrives. @throws Error when the service sent none */
export function streamOf(body: unknown): Readable {
  if (body instanceof Readable) return body;
  throw new Error('The bucket sent an object without content.');
}
