import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { UploadRule } from '#server/core/files/upload-rules.ts';
import { AppError } from '#shared/errors.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { receiveMultipart } from '../receive-multipart.ts';
import type { ApiFile } from './api-call.ts';
import type { BodyKind } from './call.ts';

function jsonBody<Body>(
  name: string,
  schema: z.ZodType,
  takes: 'json' | 'any',
  read: (request: FastifyRequest) => Body,
): BodyKind<Body> {
  return {
    type: 'application/json',
    shape: { name, schema },
    takes,
    refusals: ['malformed', 'wrong_type', 'invalid'],
    read: (request) => ({ body: read(request) }),
  };
}

/** A JSON object, validated by `schema`: 415 without a body, 422 for what the schema refuses. */
export function json<Schema extends z.ZodType>(name: string, schema: Schema): BodyKind<z.output<Schema>> {
  return jsonBody(name, schema, 'json', (request) => parseOrRefuse(schema, readJsonObject(request)));
}

/** As `json`, but a missing body counts as an empty object, and an HTML form is read too. */
export function jsonOrForm<Schema extends z.ZodType>(name: string, schema: Schema): BodyKind<z.output<Schema>> {
  return jsonBody(name, schema, 'any', ({ body }) => parseOrRefuse(schema, body ?? {}));
}

/** A JSON object that the service validates, as it does the same fields of the page's form. */
export function uncheckedJson(name: string, schema: z.ZodType): BodyKind<object> {
  return jsonBody(name, schema, 'json', readJsonObject);
}

/** The JSON object of a request. @throws AppError `wrong_type` without a body, `malformed` for anything but an object */
export function readJsonObject({ body }: FastifyRequest): object {
  if (body === undefined) throw new AppError('wrong_type', 'error_wrong_type');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed', 'error_malformed');
  }
  return body;
}

/** The parts of a multipart body; the service validates the texts. */
export type MultipartBody = Omit<Awaited<ReturnType<typeof receiveMultipart>>, 'dispose' | 'trouble'>;
type SentFile = { rule: UploadRule; contentType: string; description: string; isRequired?: boolean };
type Multipart = { schema: z.ZodType; files: Record<string, SentFile>; isPublic?: boolean };

/** A multipart body; its files are streamed to temporary ones, removed before the reply. `isPublic`: see `receiveMultipart`. */
export function multipart(name: string, { schema, files, isPublic = false }: Multipart): BodyKind<MultipartBody> {
  const rules = Object.fromEntries(Object.entries(files).map(([field, { rule }]) => [field, rule]));
  const apiFiles: ApiFile[] = Object.entries(files).map(
    ([field, { rule: _rule, isRequired = false, ...described }]) => ({
      field,
      isRequired,
      ...described,
    }),
  );
  return {
    type: 'multipart/form-data',
    shape: { name, schema },
    files: apiFiles,
    takes: 'multipart',
    refusals: ['malformed', 'too_large', 'wrong_type', 'invalid'],
    async read(request) {
      if (!request.isMultipart()) throw new AppError('wrong_type', 'error_wrong_type');
      const { dispose, ...body } = await receiveMultipart(request, { files: rules, isPublic });
      return { body, dispose };
    },
  };
}

/** As `uncheckedJson`, or the same fields as a multipart body where files come with them. */
export function jsonOrMultipart(
  name: string,
  parts: Multipart,
): BodyKind<{ fields: object; files: MultipartBody['files'] }> {
  const withFiles = multipart(name, parts);
  return {
    ...uncheckedJson(name, parts.schema),
    ...(withFiles.files && { files: withFiles.files }),
    takes: 'json or multipart',
    refusals: withFiles.refusals,
    read: (request) =>
      request.isMultipart() ? withFiles.read(request) : { body: { fields: readJsonObject(request), files: {} } },
  };
}
