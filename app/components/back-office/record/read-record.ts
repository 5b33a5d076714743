import { requestApi } from '../api-client.ts';

/** A record as it is stored now; `etag` goes into the If-Match of the change that is based on it. */
export type ReadRecord<Content> = { record: Content; etag: string };

/** Reads one record, for example `/faqs/0192…`. @throws ApiError */
export async function readRecord<Content>(path: string): Promise<ReadRecord<Content>> {
  const response = await requestApi(path);
  return { record: (await response.json()) as Content, etag: response.headers.get('etag') ?? '' };
}
