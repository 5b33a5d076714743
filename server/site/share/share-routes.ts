import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { embeddableHeaders } from '#server/core/http/security-headers.ts';
import { AppError } from '#shared/errors.ts';
import { toLanguage } from '#shared/language.ts';
import { createShareCards } from './share-cards.ts';
import { factsOfPage, type SharedPageServices } from './shared-page-routes.ts';

type Parts = SharedPageServices & { files: FileStore };

// A changed page has another address (`?v=`), so that a day of caching is safe.
const aDay = 'public, max-age=86400';

/** `/share/<language>/<page>.jpg`: the preview pictures of pages (shared/site/share-address.ts). */
export function shareRoutes(app: FastifyInstance, services: Parts, { dataDir }: { dataDir: string }): void {
  const cards = createShareCards({ folder: join(dataDir, 'share'), files: services.files });
  app.addHook('onClose', async () => cards.close());
  app.get<{ Params: { '*': string } }>('/share/*', async (request, reply) => {
    const [, tag, path] = /^(en|ar)\/([^/]+(?:\/[^/]+)?)\.jpg$/.exec(request.params['*']) ?? [];
    const language = toLanguage(tag);
    if (!language || !path) throw new AppError('not_found', 'error_not_found');
    const facts = await factsOfPage(path, language, services);
    const etag = `"${cards.versionOf(facts)}"`;
    reply.header('etag', etag).header('cache-control', aDay).header('x-content-type-options', 'nosniff');
    reply.headers(embeddableHeaders);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('image/jpeg').send(await cards.picture(facts));
  });
}
