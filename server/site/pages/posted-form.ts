import type { FastifyRequest } from 'fastify';
import { artworkUpload, cvUpload } from '#server/core/files/upload-rules.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import { receiveMultipart } from '#server/core/http/receive-multipart.ts';
import type { PostedForm } from '#server/leads/forms/page-forms.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { isRecord } from '#shared/typed-entries.ts';

export type { PostedForm } from '#server/leads/forms/page-forms.ts';

// Oversized files are read to their end and discarded, so that the page can report the error with everything else
// filled in.
const formRules = {
  files: { cv: cvUpload, files: artworkUpload },
  keepsTextsAfterBytes: 12 * limits.cvBytes,
  isPublic: true,
};

/** Reads a posted form: urlencoded (already parsed), or multipart, streamed. Never throws for invalid input. */
export async function readPostedForm(request: FastifyRequest): Promise<PostedForm> {
  const report = (error: unknown): void => request.log.error({ err: error }, 'form failed');
  const from = { address: clientNetwork(request), report };
  try {
    if (request.isMultipart()) return { ...(await readMultipartForm(request, report)), ...from };
    return { fields: readFields(request.body), files: {}, ...from, dispose: async () => {} };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { fields: {}, files: {}, refusal: error, ...from, dispose: async () => {} };
  }
}

/** The typed fields are kept even when the disk cannot store the file. */
async function readMultipartForm(request: FastifyRequest, report: (error: unknown) => void) {
  const { trouble, ...form } = await receiveMultipart(request, formRules);
  if (trouble === undefined) return form;
  report(trouble);
  return { ...form, refusal: new AppError('unavailable', 'error_unavailable') };
}

/** @throws AppError `malformed` when a field was sent twice */
function readFields(body: unknown): Record<string, string> {
  const entries = Object.entries(isRecord(body) ? body : {}).map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new AppError('malformed', 'error_malformed');
    return [name, value];
  });
  return Object.fromEntries(entries);
}
