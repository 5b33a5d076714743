import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FileFields, uploadRulesOf } from '#server/core/files/file-fields.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import { AppError } from '#shared/errors.ts';
import { isRecord } from '#shared/typed-entries.ts';
import { readJson } from '../read-json.ts';
import { receiveMultipart } from '../receive-multipart.ts';

/** Fields as JSON has them, and the files. */
export type ReceivedContent = { fields: Record<string, unknown>; files: Record<string, ReceivedFile[]> };
type Expected = { input: z.ZodObject; files: FileFields };

/**
 * Parses a multipart or JSON body of a record; `dispose` removes the files that were not stored.
 * @throws AppError `wrong_type` (415) for any other body, and as `receiveMultipart`
 */
export async function receiveContent(
  request: FastifyRequest,
  { input, files }: Expected,
): Promise<{ body: ReceivedContent; dispose?: () => Promise<void> }> {
  if (!request.isMultipart()) return { body: { fields: jsonObject(request), files: {} } };
  const form = await receiveMultipart(request, { files: uploadRulesOf(files) });
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
  return isJson(text) ? readJson(text) : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
