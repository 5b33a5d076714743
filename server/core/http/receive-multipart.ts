import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyError, FastifyRequest } from 'fastify';
import { type ReceivedFile, safeFileName } from '#server/core/files/received-file.ts';
import { tooLarge, type UploadRule } from '#server/core/files/upload-rules.ts';
import { AppError, fieldRefused, isAppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { decodeUtf8, malformed } from './read-json.ts';
import { noRoomForBody, roomOfNetwork, unlimitedRoom } from './room-reservation.ts';
import { writeUpload } from './write-upload.ts';

export type ReceivedForm = {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile[]>;
  /** The disk error, when a file could not be written but the texts were requested in any case. */
  trouble?: unknown;
  /** Removes received files that were not stored; always call it. */
  dispose(): Promise<void>;
};

type Rules = {
  files: Record<string, UploadRule>;
  /**
   * Keeps the texts when a file fails: a file that cannot be written is omitted and reported as `trouble`, a refused
   * one has its `refusal`. Up to this many bytes of a refused file are read and discarded.
   */
  keepsTextsAfterBytes?: number;
  /** Whether the call is public: each network then has limited room for unfinished files, with a minimum rate. */
  isPublic?: boolean;
};
type Part = { name: string; stream: Readable; fileName: string | undefined };

// The limit for all texts of a form together; a single one, and those of a public form, may be as long as a JSON body.
const maxTextBytes = 4 * limits.jsonBytes;

/**
 * Parses a multipart body and streams its files to temporary ones. Texts must be UTF-8; names must be unique, except
 * for files of a multi-file field.
 * @throws AppError `too_large` (413) or `too_slow` (408) naming the field; `malformed` (400) for an unexpected file, a
 * repeated name, or an invalid body; 401 or 403 when the caller's rights were withdrawn during the upload. No file
 * remains after an error or a disconnect.
 */
export async function receiveMultipart(request: FastifyRequest, rules: Rules): Promise<ReceivedForm> {
  const form = createForm(request, rules);
  try {
    refuseHopeless(request, rules);
    for await (const part of readParts(request)) await receivePart(part, { form, request, rules });
    await request.confirmRights?.();
    const { fields, files, dispose, trouble } = form;
    return { fields, files, dispose, ...(trouble !== undefined && { trouble }) };
  } catch (error) {
    // What follows is thrown away as it comes (`registerDraining`): parts that nobody reads cost time too.
    request.raw.unpipe();
    await form.dispose();
    throw toRefusal(error);
  }
}

function createForm(request: FastifyRequest, { isPublic = false }: Rules) {
  const trouble: unknown = undefined;
  const files: Record<string, ReceivedFile[]> = {};
  const fields: Record<string, string> = {};
  const temporary: string[] = [];
  const { uploadRoom, textRoom } = request.server;
  const room = isPublic ? roomOfNetwork(request, uploadRoom) : unlimitedRoom;
  const roomForTexts = isPublic ? roomOfNetwork(request, textRoom) : unlimitedRoom;
  const dispose = async () => {
    // First: an unremovable file must not block its room.
    room.free();
    roomForTexts.free();
    for (const file of temporary) await rm(file, { force: true });
  };
  return { files, fields, temporary, room, roomForTexts, dispose, textBytes: 0, trouble };
}

type Receiving = { form: ReturnType<typeof createForm>; request: FastifyRequest; rules: Rules };

/** A declared length above the limit is refused before the body is sent. */
function refuseHopeless(request: FastifyRequest, { files, keepsTextsAfterBytes = 0 }: Rules): void {
  const most = (rule: UploadRule) => Math.max(keepsTextsAfterBytes, rule.maxBytes * rule.maxFiles);
  const allowed = Object.values(files).reduce((sum, rule) => sum + most(rule), 2 * maxTextBytes);
  if (Number(request.headers['content-length'] ?? 0) <= allowed) return;
  const [only, ...others] = Object.entries(files);
  throw only && others.length === 0
    ? tooLarge(only[0], only[1].maxBytes)
    : new AppError('too_large', 'error_too_large');
}

async function* readParts(request: FastifyRequest): AsyncGenerator<Part> {
  // Every part is streamed: limits differ per field, and texts are decoded strictly.
  const parts = request.parts({ isPartAFile: () => true, limits: { fileSize: Number.POSITIVE_INFINITY } });
  for await (const part of parts) {
    // RFC 7578, 4.7: browsers write none of them; kept as it is, it would be their code.
    if (/^(?:base64|quoted-printable)$/.test(part.encoding)) throw malformed();
    if (part.type === 'file') yield { name: part.fieldname, stream: part.file, fileName: part.filename };
  }
}

async function receivePart(part: Part, receiving: Receiving): Promise<void> {
  // Field names may contain the brackets and dots of form libraries.
  if (!/^[\w.[\]-]{1,100}$/.test(part.name ?? '') || part.name in {}) throw malformed();
  await (part.fileName === undefined ? receiveText(part, receiving) : receiveFile(part, receiving));
}

async function receiveText({ name, stream }: Part, { form, rules }: Receiving): Promise<void> {
  if (name in form.fields) throw malformed();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const arriving: AsyncIterable<Buffer> = stream;
  for await (const chunk of arriving) {
    bytes += chunk.length;
    form.textBytes += chunk.length;
    if (bytes > limits.jsonBytes || form.textBytes > (rules.isPublic ? limits.jsonBytes : maxTextBytes))
      throw fieldRefused(name, 'error_too_large', 'too_large');
    // Held in memory until the form is whole.
    if (!form.roomForTexts.take(chunk.length)) throw noRoomForBody();
    form.roomForTexts.watchRest();
    chunks.push(chunk);
  }
  form.fields[name] = decodeUtf8(Buffer.concat(chunks));
}

async function receiveFile(part: Part, { form, request, rules }: Receiving): Promise<void> {
  const { name, fileName = '' } = part;
  const rule = Object.hasOwn(rules.files, name) ? rules.files[name] : undefined;
  const known = form.files[name] ?? [];
  // An empty file input is sent as a file without name and bytes.
  if (fileName === '') return receiveNothing(part);
  if (!rule) throw fieldRefused(name, 'file_unexpected', 'malformed');
  if (known.length >= rule.maxFiles)
    throw fieldRefused(name, 'file_too_many', rule.maxFiles > 1 ? 'invalid' : 'malformed', { most: rule.maxFiles });
  const file = request.server.uploads.newFile();
  form.temporary.push(file);
  const readOnBytes = rules.keepsTextsAfterBytes ?? 0;
  const reservedBytes = findLargest(request, rule);
  const target = { field: name, file, maxBytes: rule.maxBytes, reservedBytes, readOnBytes, room: form.room };
  const { bytes, refusal, trouble } = await writeUpload(part.stream, target);
  if (trouble !== undefined) return noteTrouble(trouble, { form, request, rules });
  const received = {
    field: name,
    file,
    originalName: safeFileName(asTyped(fileName)),
    bytes,
    ...(refusal && { refusal }),
  };
  form.files[name] = [...known, received];
}

/** A name as .NET writes it (RFC 2047). */
const encodedName = /=\?utf-8\?b\?([\w+/]{1,1000}={0,2})\?=/gi;

/** Browsers escape a quotation mark and line breaks in the name of a file, and nothing else. */
const asTyped = (name: string): string =>
  name
    .replaceAll('%22', '"')
    .replace(/%0[AD]/g, ' ')
    .replace(encodedName, (_, code: string) => Buffer.from(code, 'base64').toString());

/** The most a file can contain, given the declared length of the body. */
function findLargest({ headers }: FastifyRequest, { maxBytes }: UploadRule): number {
  return Math.min(maxBytes, Number(headers['content-length'] ?? maxBytes));
}

function noteTrouble(trouble: unknown, { form, rules }: Receiving): void {
  if (!rules.keepsTextsAfterBytes) throw trouble;
  form.trouble = trouble;
}

async function receiveNothing({ name, stream }: Part): Promise<void> {
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const chunk of chunks) {
    if (chunk.length > 0) throw fieldRefused(name, 'file_unexpected', 'malformed');
  }
}

/** Parser errors concern the body; disk errors are internal. */
function toRefusal(error: unknown): unknown {
  if (isAppError(error) || !(error instanceof Error)) return error;
  const { code, statusCode, errno }: Partial<FastifyError> & NodeJS.ErrnoException = error;
  if (errno !== undefined) return error;
  return code?.startsWith('FST_') && statusCode === 413 ? new AppError('too_large', 'error_too_large') : malformed();
}
