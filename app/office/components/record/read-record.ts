import { type ApiRequest, readAnswer } from '#app/office/components/api-client.ts';
import type { AnswerSchema } from '#shared/answer-parts.ts';

/** The stored record; `etag` is for the If-Match of a change based on it. */
export type ReadRecord<Content> = { record: Content; etag: string };

/** Reads one record, for example `/faqs/0192…`, or the reply of a change. @throws ApiError */
export async function readRecord<Content>(
  path: string,
  schema: AnswerSchema<Content>,
  request?: ApiRequest,
): Promise<ReadRecord<Content>> {
  const { answer, headers } = await readAnswer(path, schema, request);
  return { record: answer, etag: headers.get('etag') ?? '' };
}
