import type { FastifyInstance } from 'fastify';
import { changeTerms } from '#server/content/content-exchange.ts';
import { contentWriteRoutes } from '#server/content/content-write-routes.ts';
import { replyWithChange, replyWithList, replyWithRecord } from '#server/http/content-reply.ts';
import { readChoice, readFilter } from '#server/http/read-list-query.ts';
import { forStaff, usesSection } from '#server/http/signed-in.ts';
import { replyWithContents } from '#server/http/whole-lists.ts';
import type { MediaService } from '#server/media/media-service.ts';
import { publicationStatuses } from '#shared/kinds/publication.ts';
import { blogContent } from './blog-content.ts';
import { blogPreviewRoute } from './blog-preview-routes.ts';
import type { BlogService } from './blog-service.ts';

type Services = { blog: BlogService; media: MediaService };

/** GET /blogs (`?tag=`), /blogs/latest and /blogs/:id, for anyone; a draft only for administrators. */
export function blogRoutes(api: FastifyInstance, { blog, media }: Services): void {
  api.get('/blogs', async (request, reply) => {
    const filter = { tag: readFilter(request, 'tag') };
    return replyWithContents(request, reply, (query) => blog.listPosts(query, filter));
  });

  api.get('/blogs/latest', async (request, reply) => {
    const items = await blog.listLatestPosts();
    return replyWithList(request, reply, { items, total: items.length });
  });

  api.get<{ Params: { id: string } }>('/blogs/:id', async (request, reply) => {
    const drafts = usesSection(request, 'blogs');
    const post = await blog.getPost(request.params.id, { drafts });
    const isHidden = post.status === 'draft' && post.video !== null;
    const videoLink = isHidden ? await media.videoLinks.signedLink(post.video ?? '') : undefined;
    return replyWithRecord(request, reply, post, { videoLink });
  });

  contentWriteRoutes(api, {
    path: '/blogs',
    kind: blogContent,
    writes: blog.writes,
    deleted: 'blog_deleted',
    statuses: publicationStatuses,
  });
  staffRoutes(api, blog);
  blogPreviewRoute(api, { blog, media });
}

/** GET /blogs/admin/all (`?status=`), POST /blogs/:id/tags and DELETE /blogs/:id/tags/:tag, for staff. */
function staffRoutes(api: FastifyInstance, blog: BlogService): void {
  api.get('/blogs/admin/all', forStaff, async (request, reply) => {
    const status = readChoice(request, 'status', publicationStatuses);
    reply.header('cache-control', 'no-store');
    return replyWithContents(request, reply, (query) => blog.listAllPosts(query, { status }));
  });

  api.post<{ Params: { id: string } }>('/blogs/:id/tags', forStaff, async (request, reply) =>
    replyWithChange(request, reply, await blog.addTag(request.params.id, request.body ?? {}, changeTerms(request))),
  );

  api.delete<{ Params: { id: string; tag: string } }>('/blogs/:id/tags/:tag', forStaff, async (request, reply) => {
    const { id, tag } = request.params;
    return replyWithChange(request, reply, await blog.removeTag(id, tag, changeTerms(request)));
  });
}
