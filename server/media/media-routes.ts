import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#server/files/file-store.ts';
import { shownAnywhere } from '#server/http/security-headers.ts';
import { sendFile } from '#server/http/send-file.ts';
import { usesSection } from '#server/http/signed-in.ts';
import { AppError } from '#shared/errors.ts';
import type { MediaService, ServedFile } from './media-service.ts';
import type { LinkQuery } from './video-links.ts';

type Parts = { media: MediaService; files: FileStore };

// A replaced file gets a new path.
const forever = 'public, max-age=31536000, immutable';

/**
 * `/media/<path>`: the files of published content, for anyone, and videos of drafts by a signed link. The path is
 * looked up in the database, never joined to a folder.
 */
export function mediaRoutes(app: FastifyInstance, { media, files }: Parts): void {
  app.route<{ Params: { '*': string }; Querystring: LinkQuery }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const found = await media.findFile(request.params['*']);
      if (!found || !(found.isPublic || (await isLinked(found, request.query, media)))) {
        throw new AppError('not_found', 'error_not_found');
      }
      const { path, contentType, isPublic, kind } = found;
      if (isPublic && kind === 'image') reply.headers(shownAnywhere);
      const cacheControl = isPublic ? forever : 'no-store';
      const download = kind === 'document' ? { originalName: found.originalName ?? path.replace(/^.*\//, '') } : {};
      return sendFile(request, reply, { file: { path, contentType, cacheControl, ...download }, files });
    },
  });
}

async function isLinked({ kind, path }: ServedFile, query: LinkQuery, { videoLinks }: MediaService): Promise<boolean> {
  return kind === 'video' && videoLinks.allows(path, query);
}

/** GET /images?path= → `{dataUrl}`: images of published content for anyone, of drafts for staff who edit content. */
export function imageRoutes(api: FastifyInstance, { media, files }: Parts): void {
  api.get<{ Querystring: { path?: unknown } }>('/images', async (request, reply) => {
    const { path } = request.query;
    const found = typeof path === 'string' ? await media.findFile(path) : undefined;
    const mayRead = found?.isPublic || usesSection(request, 'images');
    const isThere = found?.kind === 'image' && mayRead && (await files.exists(found.path));
    if (!isThere) throw new AppError('not_found', 'image_not_found');
    reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'authorization');
    reply.header('cache-control', found.isPublic ? 'private, max-age=3600' : 'no-store');
    return reply.send(dataUrlReply(await files.read(found.path), found.contentType));
  });
}

/** `{"dataUrl":"data:…"}` of a file, streamed, so that 25 MiB images are never one string in memory. */
function dataUrlReply(bytes: AsyncIterable<Buffer>, contentType: string): Readable {
  return Readable.from(jsonParts(bytes, contentType));
}

async function* jsonParts(bytes: AsyncIterable<Buffer>, contentType: string): AsyncGenerator<string> {
  yield `{"dataUrl":"data:${contentType};base64,`;
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const joined = Buffer.concat([rest, chunk]);
    // Base64 encodes three bytes at a time; the remainder is prepended to the next chunk.
    const whole = joined.length - (joined.length % 3);
    rest = joined.subarray(whole);
    yield joined.toString('base64', 0, whole);
  }
  yield `${rest.toString('base64')}"}`;
}
