import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { buildUploadRules, type FileFields, keptField, removalField } from '#server/core/files/file-fields.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { isRecord } from '#shared/typed-entries.ts';
import { readJson } from '../read-json.ts';
import { receiveMultipart } from '../receive-multipart.ts';
import type { ApiCall, ApiFile } from './api-call.ts';
import type { BodyKind } from './call.ts';

/** How the records of a kind are sent: the schema of their fields, and their files. */
export type SentContent = { input: z.ZodObject; files: FileFields };

/** The body of a change: multipart, or JSON without files; the service validates it. */
export function contentChange(sent: SentContent, name: string, { isNew = false } = {}): BodyKind<ReceivedContent> {
  const hasFiles = Object.keys(sent.files).length > 0;
  const refusals: ErrorCode[] = hasFiles
    ? ['malformed', 'too_large', 'wrong_type', 'invalid', 'ambiguous']
    : ['malformed', 'wrong_type', 'invalid', 'ambiguous'];
  return {
    ...describedBody(sent, name, isNew),
    takes: 'any',
    refusals,
    read: (request) => receiveContent(request, sent),
  };
}

function describedBody({ input, files }: SentContent, name: string, isNew: boolean): NonNullable<ApiCall['body']> {
  const entries = Object.entries(files);
  const ownEntries = entries.filter(([field]) => !field.includes('.'));
  const kept = ownEntries.map(([field, { isList }]) =>
    isList
      ? ([keptField(field), z.array(z.string()).optional()] as const)
      : ([removalField(field), z.boolean().optional()] as const),
  );
  // Spread, since a schema with a cross-field rule cannot be extended.
  const schema = z.object({ ...input.shape, ...Object.fromEntries(kept) });
  const apiFiles: ApiFile[] = entries.map(([field, { type, isList, required }]) => ({
    field,
    contentType: fileTypes[type],
    isRequired: isNew && required !== undefined,
    description: isList ? 'Repeated; added to what is kept.' : 'Replaces the file that is there.',
  }));
  const type = entries.length > 0 ? 'multipart/form-data' : 'application/json';
  return { type, shape: { name, schema }, files: apiFiles };
}

const fileTypes = { image: 'image/*', video: 'video/*', pdf: 'application/pdf' };

/** Fields as JSON has them, and the files. */
type ReceivedContent = { fields: Record<string, unknown>; files: Record<string, ReceivedFile[]> };

/**
 * Parses a multipart or JSON body of a record; `dispose` removes the files that were not stored.
 * @throws AppError `wrong_type` (415) for any other body, and as `receiveMultipart`
 */
async function receiveContent(
  request: FastifyRequest,
  { input, files }: SentContent,
): Promise<{ body: ReceivedContent; dispose?: () => Promise<void> }> {
  if (!request.isMultipart()) return { body: { fields: jsonObject(request), files: {} } };
  const form = await receiveMultipart(request, { files: buildUploadRules(files) });
  try {
    return { body: { fields: fromTexts(form.fields, input), files: form.files }, dispose: form.dispose };
  } catch (error) {
    await form.dispose();
    throw error;
  }
}

function jsonObject({ headers, body }: FastifyRequest): Record<string, unknown> {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    throw new AppError('wrong_type', 'error_wrong_type');
  }
  if (!isRecord(body)) throw new AppError('malformed', 'error_malformed');
  return body;
}

/** The texts of a multipart body converted to JSON types: fields that are not texts contain JSON. */
function fromTexts(texts: Record<string, string>, { shape }: z.ZodObject): Record<string, unknown> {
  const fields = Object.entries(texts).map(([name, sent]) => {
    // Browsers submit line breaks as CRLF; normalised so that forms and JSON store equal texts.
    const text = sent.replace(/\r\n/g, '\n');
    const takesText = shape[name]?.safeParse(text).success ?? false;
    return [name, takesText ? text : fromJson(text)];
  });
  return Object.fromEntries(fields);
}

/** @throws AppError `malformed` for JSON that `readJson` refuses; other text is kept as it is */
function fromJson(text: string): unknown {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  return readJson(text);
}
