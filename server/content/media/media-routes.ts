import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { sendFile } from '#server/core/http/replies/send-file.ts';
import { embeddableHeaders } from '#server/core/http/security-headers.ts';
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
      if (isPublic && kind === 'image') reply.headers(embeddableHeaders);
      const cacheControl = isPublic ? forever : 'no-store';
      const download = kind === 'document' ? { originalName: found.originalName ?? path.replace(/^.*\//, '') } : {};
      return sendFile(request, reply, { file: { path, contentType, cacheControl, ...download }, files });
    },
  });
}

async function isLinked({ kind, path }: ServedFile, query: LinkQuery, { videoLinks }: MediaService): Promise<boolean> {
  return kind === 'video' && videoLinks.allows(path, query);
}
