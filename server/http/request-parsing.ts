import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TempFolder } from '#server/files/temp-folder.ts';
import { createUploadRoom, type UploadRoom } from '#server/files/upload-room.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { readJsonBytes } from './read-json.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where uploads lie until they are stored. */
    uploads: TempFolder;
    /** How much room strangers' unfinished uploads find. */
    uploadRoom: UploadRoom;
  }
}

const maxParts = 200;

/** JSON, HTML forms, and multipart for `receiveMultipart`; any other body is a 415. */
export async function registerRequestParsing(
  app: FastifyInstance,
  uploads: TempFolder,
  uploadRoom: UploadRoom = createUploadRoom({ rateLimitFactor: 1 }),
): Promise<void> {
  app.decorate('uploads', uploads);
  app.decorate('uploadRoom', uploadRoom);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      refuseOtherCharset(request);
      return readJsonBytes(body);
    },
  );
  await app.register(formbody, { bodyLimit: limits.jsonBytes });
  await app.register(multipart, { limits: { parts: maxParts, files: maxParts } });
}

/** @throws AppError `wrong_type` for JSON in anything but UTF-8 */
function refuseOtherCharset({ headers }: FastifyRequest): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw new AppError('wrong_type', 'error_wrong_type');
}
