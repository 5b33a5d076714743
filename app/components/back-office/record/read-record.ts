import type { AnswerSchema } from '#shared/answers/answer-parts.ts';
import { readAnswer } from '../api-client.ts';

/** A record as it is stored now; `etag` goes into the If-Match of the change that is based on it. */
export type ReadRecord<Content> = { record: Content; etag: string };

/** Reads one record, for example `/faqs/0192…`. @throws ApiError */
export async function readRecord<Content>(path: string, schema: AnswerSchema<Content>): Promise<ReadRecord<Content>> {
  const { answer, headers } = await readAnswer(path, schema);
  return { record: answer, etag: headers.get('etag') ?? '' };
}
