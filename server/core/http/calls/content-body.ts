import { z } from 'zod';
import { type FileFields, keptField, removalField } from '#server/core/files/file-fields.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { ApiCall, ApiFile } from './api-call.ts';
import type { BodyKind } from './call.ts';
import { type ReceivedContent, receiveContent } from './receive-content.ts';

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
