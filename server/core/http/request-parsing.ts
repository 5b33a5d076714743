import { type ParsedUrlQuery, parse } from 'node:querystring';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TempFolder } from '#server/core/files/storage/temp-folder.ts';
import { createUploadRoom, type UploadRoom } from '#server/core/files/upload-room.ts';
import { AppError } from '#shared/errors.ts';
import { storageLimits } from '#shared/leads/spam-limits.ts';
import { limits } from '#shared/limits.ts';
import { registerDraining } from './drain-body.ts';
import { decodeUtf8, malformed, readJsonBytes } from './read-json.ts';
import { noRoomForBody, roomOfNetwork } from './room-reservation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    uploads: TempFolder;
    /** The room for visitors' unfinished uploads. */
    uploadRoom: UploadRoom;
    /** The room for unfinished texts, in memory. */
    textRoom: UploadRoom;
  }
  interface FastifyContextConfig {
    /** An empty body that is declared as JSON is none. */
    takesNoBody?: boolean;
  }
}

const maxParts = 200;

/** JSON, HTML forms, and multipart for `receiveMultipart`; any other body is a 415. */
export async function registerRequestParsing(
  app: FastifyInstance,
  uploads: TempFolder,
  { uploadRoom, rateLimitFactor = 1 }: { uploadRoom?: UploadRoom; rateLimitFactor?: number } = {},
): Promise<void> {
  app.decorate('uploads', uploads);
  app.decorate('uploadRoom', uploadRoom ?? createUploadRoom({ rateLimitFactor }));
  app.decorate('textRoom', createUploadRoom({ rateLimitFactor, room: storageLimits.textsUnderWay }));
  registerDraining(app);
  app.addHook('preParsing', (request, _reply, _payload, done) => done(reserveMemory(request)));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      refuseOtherCharset(request);
      // Clients declare JSON with every request, also where nothing is sent.
      return body.length === 0 && request.routeOptions.config.takesNoBody ? null : readJsonBytes(body);
    },
  );
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      refuseOtherCharset(request);
      return readForm(decodeForm(body));
    },
  );
  await app.register(multipart, { limits: { parts: maxParts, files: maxParts } });
}

/**
 * Reserves memory for a body while it arrives; of a multipart one `receiveMultipart` reserves it for each text.
 * @returns the refusal where there is no room
 */
function reserveMemory(request: FastifyRequest): AppError | null {
  const { 'content-length': declared, 'transfer-encoding': coding, 'content-type': type = '' } = request.headers;
  // `isMultipart` is known only after parsing.
  if (/^multipart\//i.test(type)) return null;
  const bytes = Math.min(limits.jsonBytes, Number(declared ?? (coding ? limits.jsonBytes : 0)));
  // When the sender has already gone, no event would free the room.
  if (bytes === 0 || request.raw.destroyed || request.raw.readableEnded) return null;
  const room = roomOfNetwork(request, request.server.textRoom);
  if (!room.take(bytes)) return noRoomForBody();
  room.watchRest();
  for (const event of ['end', 'close']) request.raw.once(event, room.free);
  return null;
}

/** @throws AppError `wrong_type` for a body in anything but UTF-8 */
function refuseOtherCharset({ headers }: FastifyRequest): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw new AppError('wrong_type', 'error_wrong_type');
}

/** A form's body without a byte order mark. @throws AppError `malformed` unless it and what its `%` codes stand for are UTF-8 */
function decodeForm(body: Buffer): string {
  const text = decodeUtf8(body).replace(/^\uFEFF/, '');
  try {
    // A percent sign by itself is one: `100%`.
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    throw malformed();
  }
  return text;
}

/** @throws AppError `too_large` for more fields than any form has, before they are parsed */
function readForm(body: string): ParsedUrlQuery {
  let fields = 1;
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) fields += 1;
  if (fields > limits.formFields) throw new AppError('too_large', 'error_too_large');
  return parse(body, '&', '=', { maxKeys: 0 });
}
