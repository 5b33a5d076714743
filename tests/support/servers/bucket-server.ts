import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#server/core/files/storage/storage-backend.ts';
import { portOf } from './port-of.ts';

type StoredObject = { bytes: Buffer; headers: IncomingHttpHeaders };

export type BucketServer = {
  /** The contents of the bucket `uploads`, by key; keys of other buckets begin with their name. */
  objects: Map<string, StoredObject>;
  s3: Required<Pick<S3Settings, 'bucket' | 'endpoint' | 'accessKeyId' | 'secretAccessKey'>>;
  /** The same as settings of the environment. */
  settings: Record<string, string>;
  /** Stops, closing connections, like a restarting service. */
  stop(): Promise<void>;
  /** Restarts under the same address with its contents. */
  start(): Promise<void>;
  close(): void;
};

/**
 * The subset of S3 used by the program, in memory: PUT, multipart uploads, ranged GET, HEAD, DELETE and one page of a
 * list.
 */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, StoredObject>();
  const parts = new Map<string, Buffer[]>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3');
    const key = pathname.slice(1).replace(/^uploads(\/|$)/, '');
    const body = await buffer(request);
    const upload = query.get('uploadId');
    if (query.has('list-type')) return response.end(listOf(objects, key, query.get('prefix') ?? ''));
    if (request.method === 'POST' && query.has('uploads')) {
      parts.set(key, []);
      return response.end(
        `<InitiateMultipartUploadResult><UploadId>${encodeURIComponent(key)}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (request.method === 'POST' && upload) {
      objects.set(key, { bytes: Buffer.concat(parts.get(key) ?? []), headers: request.headers });
      return response.end('<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>');
    }
    if (request.method === 'PUT') {
      if (upload) parts.get(key)![Number(query.get('partNumber')) - 1] = body;
      else objects.set(key, { bytes: body, headers: request.headers });
      return response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key)?.bytes;
    if (!found) return response.writeHead(404).end();
    const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    const part = start ? found.subarray(Number(start), Number(end) + 1) : found;
    response.writeHead(start ? 206 : 200, { 'content-length': part.length, 'last-modified': new Date().toUTCString() });
    return response.end(request.method === 'HEAD' ? undefined : part);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const port = portOf(server);
  const endpoint = `http://127.0.0.1:${port}`;
  const access = { accessKeyId: 'key', secretAccessKey: 'secret' };
  return {
    objects,
    s3: { bucket: 'uploads', endpoint, ...access },
    settings: {
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: access.accessKeyId,
      S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    start: () => listen(port),
    close: () => server.close(),
  };
}

function listOf(objects: Map<string, StoredObject>, bucket: string, prefix: string): string {
  const start = bucket ? `${bucket.replace(/\/$/, '')}/` : '';
  const found = [...objects].filter(([key]) => key.startsWith(start + prefix));
  const entries = found.map(
    ([key, { bytes }]) =>
      `<Contents><Key>${key.slice(start.length)}</Key><Size>${bytes.length}</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListBucketResult>`;
}
