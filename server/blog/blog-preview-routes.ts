import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLanguage } from '#server/http/request-language.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { say } from '#server/i18n/say.ts';
import type { MediaService } from '#server/media/media-service.ts';
import { limits } from '#shared/limits.ts';
import { pathIn, pathWithoutLanguage } from '#shared/site-paths.ts';
import { optionalText } from '#shared/text-schema.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { BlogService } from './blog-service.ts';
import { picturesInMarkdown } from './markdown.ts';

export const blogPreviewSchema = z.object({ content: optionalText(limits.content) });

/** POST /blogs/preview: renders Markdown as the page of a post shows it, for staff; stores nothing. */
export function blogPreviewRoute(api: FastifyInstance, { blog, media }: { blog: BlogService; media: MediaService }) {
  api.post('/blogs/preview', { ...forStaff, config: { audit: 'none' } }, async (request, reply) => {
    const { content } = parseOrRefuse(blogPreviewSchema, request.body ?? {});
    const language = requestLanguage(request);
    const html = blog.renderContent(content, {
      tableLabel: say('blog_table', {}, language),
      localPath: (path) => pathIn(language, pathWithoutLanguage(path)),
      pictures: await media.pictures(picturesInMarkdown(content), language),
    });
    return reply.header('cache-control', 'no-store').send({ html });
  });
}
