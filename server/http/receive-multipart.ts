import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { type ReceivedFile, safeFileName } from '#server/files/received-file.ts';
import { tooLarge, type UploadRule } from '#server/files/upload-rules.ts';
import { AppError, fieldRefused, isAppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { discardRest } from './discard-rest.ts';
import { roomOfNetwork, unlimitedRoom } from './held-room.ts';
import { decodeUtf8 } from './read-json.ts';
import { writeUpload } from './write-upload.ts';

export type { ReceivedFile } from '#server/files/received-file.ts';

export type ReceivedForm = {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile[]>;
  /** What the disk said when a file could not be written and the texts were wanted in any case. */
  trouble?: unknown;
  /** Removes the received files that nobody took over; to be called in any case. */
  dispose(): Promise<void>;
};

type Rules = {
  files: Record<string, UploadRule>;
  /**
   * Keeps the texts when a file fails: one that cannot be written is left out and reported as `trouble`, one that is
   * refused carries its `refusal`. Up to so many bytes of a refused file are read and dropped.
   */
  keepsTextsAfterBytes?: number;
  /** Whether anybody may send it: then a network finds room for a few unfinished files only, and they must keep a pace. */
  isPublic?: boolean;
};
type Part = { name: string; stream: Readable; fileName: string | undefined };

// All texts of a form together; one of them may be as long as a JSON body.
const maxTextBytes = 4 * limits.jsonBytes;

/**
 * Reads a multipart body, streaming its files into temporary ones. Texts must be UTF-8; each name comes once, but for
 * files of a field that allows several.
 * @throws AppError `too_large` (413) or `too_slow` (408) naming the field; `malformed` (400) for a file where none is expected, a repeated
 * name, or a body that is not what it says; 401 or 403 when the sender lost that right meanwhile. Nothing stays behind
 * then, nor when the sender goes away.
 */
export async function receiveMultipart(request: FastifyRequest, rules: Rules): Promise<ReceivedForm> {
  const form = createForm(request, rules);
  try {
    refuseHopeless(request, rules);
    for await (const part of partsOf(request)) await receivePart(part, { form, request, rules });
    await request.confirmRights?.();
    const { fields, files, dispose, trouble } = form;
    return { fields, files, dispose, ...(trouble !== undefined && { trouble }) };
  } catch (error) {
    discardRest(request);
    await form.dispose();
    throw toRefusal(error);
  }
}

function createForm(request: FastifyRequest, { isPublic = false }: Rules) {
  const files: Record<string, ReceivedFile[]> = {};
  const fields: Record<string, string> = {};
  const temporary: string[] = [];
  const room = isPublic ? roomOfNetwork(request) : unlimitedRoom;
  const dispose = async () => {
    // First: a file that cannot be removed must not hold room for good.
    room.free();
    for (const file of temporary) await rm(file, { force: true });
  };
  return { files, fields, temporary, room, dispose, textBytes: 0, trouble: undefined as unknown };
}

type Receiving = { form: ReturnType<typeof createForm>; request: FastifyRequest; rules: Rules };

/** A length that cannot fit is refused before it is sent. */
function refuseHopeless(request: FastifyRequest, { files, keepsTextsAfterBytes = 0 }: Rules): void {
  const most = (rule: UploadRule) => Math.max(keepsTextsAfterBytes, rule.maxBytes * rule.maxFiles);
  const allowed = Object.values(files).reduce((sum, rule) => sum + most(rule), 2 * maxTextBytes);
  if (Number(request.headers['content-length'] ?? 0) <= allowed) return;
  const [only, ...others] = Object.entries(files);
  throw only && others.length === 0
    ? tooLarge(only[0], only[1].maxBytes)
    : new AppError('too_large', 'error_too_large');
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<Part> {
  // Every part is read as a stream: our own limits differ per field, and texts are to be decoded strictly.
  const parts = request.parts({ isPartAFile: () => true, limits: { fileSize: Number.POSITIVE_INFINITY } });
  for await (const part of parts) {
    if (part.type === 'file') yield { name: part.fieldname, stream: part.file, fileName: part.filename };
  }
}

async function receivePart(part: Part, receiving: Receiving): Promise<void> {
  // Square brackets and dots are what form libraries use; nothing of ours needs more.
  if (!/^[\w.[\]-]{1,100}$/.test(part.name ?? '') || part.name in {}) throw malformed();
  await (part.fileName === undefined ? receiveText(part, receiving) : receiveFile(part, receiving));
}

async function receiveText({ name, stream }: Part, { form }: Receiving): Promise<void> {
  if (name in form.fields) throw malformed();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    form.textBytes += chunk.length;
    if (bytes > limits.jsonBytes || form.textBytes > maxTextBytes)
      throw fieldRefused(name, 'error_too_large', 'too_large');
    chunks.push(chunk);
  }
  form.fields[name] = decodeUtf8(Buffer.concat(chunks));
}

async function receiveFile(part: Part, { form, request, rules }: Receiving): Promise<void> {
  const { name, fileName = '' } = part;
  const rule = Object.hasOwn(rules.files, name) ? rules.files[name] : undefined;
  const known = form.files[name] ?? [];
  // A file input that was left empty is sent as a file without name and bytes.
  if (fileName === '') return receiveNothing(part);
  if (!rule) throw fieldRefused(name, 'file_unexpected', 'malformed');
  if (known.length >= rule.maxFiles) throw fieldRefused(name, 'file_too_many', 'malformed');
  const file = request.server.uploads.newFile();
  form.temporary.push(file);
  const readOnBytes = rules.keepsTextsAfterBytes ?? 0;
  const reservedBytes = largestOf(request, rule);
  const target = { field: name, file, maxBytes: rule.maxBytes, reservedBytes, readOnBytes, room: form.room };
  const { bytes, refusal, trouble } = await writeUpload(part.stream, target);
  if (trouble !== undefined) return noteTrouble(trouble, { form, request, rules });
  const received = { field: name, file, originalName: safeFileName(fileName), bytes, ...(refusal && { refusal }) };
  form.files[name] = [...known, received];
}

/** As much as a file may come to, as far as its sender says how long the whole body is. */
function largestOf({ headers }: FastifyRequest, { maxBytes }: UploadRule): number {
  return Math.min(maxBytes, Number(headers['content-length'] ?? maxBytes));
}

function noteTrouble(trouble: unknown, { form, rules }: Receiving): void {
  if (!rules.keepsTextsAfterBytes) throw trouble;
  form.trouble = trouble;
}

async function receiveNothing({ name, stream }: Part): Promise<void> {
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (chunk.length > 0) throw fieldRefused(name, 'file_unexpected', 'malformed');
  }
}

function malformed(): AppError {
  return new AppError('malformed', 'error_malformed');
}

/** What the parser throws is about the body; what the disk throws is ours. */
function toRefusal(error: unknown): unknown {
  if (isAppError(error) || !(error instanceof Error)) return error;
  const { code, statusCode, errno } = error as Error & { code?: string; statusCode?: number; errno?: number };
  if (errno !== undefined) return error;
  return code?.startsWith('FST_') && statusCode === 413 ? new AppError('too_large', 'error_too_large') : malformed();
}
