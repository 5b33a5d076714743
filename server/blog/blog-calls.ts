import { z } from 'zod';
import { contentCalls } from '#server/content/content-calls.ts';
import { changed, changeTerms, contents, staffShape } from '#server/content/content-exchange.ts';
import { etag, ifNoneMatch, pagingHeaders, searchTextsForStaff, stampShape } from '#server/http/api-call.ts';
import { callsFor } from '#server/http/call.ts';
import { jsonOrForm } from '#server/http/call-bodies.ts';
import { arabicParameter, choiceFilter, inLanguage, listParameters, textFilter } from '#server/http/call-parameters.ts';
import { answer, sentByHandler } from '#server/http/call-replies.ts';
import { replyWithList } from '#server/http/content-reply.ts';
import { usesSection } from '#server/http/signed-in.ts';
import { say } from '#server/i18n/say.ts';
import type { MediaService } from '#server/media/media-service.ts';
import type { Localised } from '#shared/content.ts';
import type { BlogPost } from '#shared/kinds/blog-post.ts';
import { publicationStatuses } from '#shared/kinds/publication.ts';
import { limits } from '#shared/limits.ts';
import { pathIn, pathWithoutLanguage } from '#shared/site-paths.ts';
import { optionalText } from '#shared/text-schema.ts';
import { blogContent } from './blog-content.ts';
import type { BlogService } from './blog-service.ts';
import { blogTagSchema } from './blog-tags.ts';
import { picturesInMarkdown } from './markdown.ts';

const post = z.object({
  ...stampShape,
  title: z.string(),
  summary: z.string(),
  content: z.string().describe('Markdown.'),
  tags: z.array(z.string()),
  status: z.enum(publicationStatuses),
  image: z.string().nullable().describe('Storage path, served at /media/<path>.'),
  video: z.string().nullable().describe('Storage path, served at /media/<path>.'),
  publishAt: z.string().nullable().meta({ format: 'date-time' }),
}) satisfies z.ZodType<Localised<BlogPost>>;

const shape = { name: 'BlogPost', schema: post, forStaff: searchTextsForStaff };
const detail = {
  name: 'BlogPostDetail',
  schema: post.extend({
    videoLink: z.string().optional().describe('Of a draft: where its video can be watched for ten minutes.'),
  }),
};
const sortable = ['title', 'status', 'createdAt', 'updatedAt'] as const;

const previewInput = z.object({ content: optionalText(limits.content) });
const preview = z.object({ html: z.string().describe('Safe HTML, as the page of the post shows it.') });

const tag = 'Blog';
const listed = { ...listParameters(sortable), arabic: arabicParameter };
const changedPost = changed(staffShape(shape));

type Services = { blog: BlogService; media: MediaService };
const call = callsFor<Services>();

export const blogCalls = [
  ...contentCalls<Services, BlogPost>()({
    path: '/blogs',
    tag,
    one: 'a blog post',
    many: 'published posts, newest first',
    summaryOfRead: 'Read a blog post; drafts are for administrators',
    shape,
    detail,
    sortable,
    filters: { tag: textFilter('A tag in English.') },
    staffReadMore: 'record',
    kind: blogContent,
    deleted: 'blog_deleted',
    statuses: publicationStatuses,
    writes: ({ blog }) => blog.writes,
    list: (query, { filter }, { blog }) => blog.listPosts(query, filter),
    async read(id, { blog, media }, request) {
      const found = await blog.getPost(id, { drafts: usesSection(request, 'blogs') });
      const isHidden = found.status === 'draft' && found.video !== null;
      const videoLink = isHidden ? await media.videoLinks.signedLink(found.video ?? '') : undefined;
      return { record: found, beside: { videoLink } };
    },
  }),
  call({
    method: 'get',
    path: '/blogs/latest',
    tag,
    summary: 'List the three newest published posts',
    access: 'anyone',
    headers: [ifNoneMatch],
    reply: sentByHandler('At most three posts.', { shape, isList: true, headers: etag, ...inLanguage }),
    async handle({ request, reply }, { blog }) {
      const items = await blog.listLatestPosts();
      return replyWithList(request, reply, { items, total: items.length });
    },
  }),
  call({
    method: 'get',
    path: '/blogs/admin/all',
    tag,
    summary: 'List all posts, drafts too, newest first',
    query: { status: choiceFilter(publicationStatuses, 'One status.'), ...listed },
    reply: { ...contents(staffShape(shape), 'The posts.'), headers: pagingHeaders, query: [], requestHeaders: [] },
    handle({ query: { status, ...query }, reply }, { blog }) {
      reply.header('cache-control', 'no-store');
      return { query, list: (asked) => blog.listAllPosts(asked, { status }) };
    },
  }),
  call({
    method: 'post',
    path: '/blogs/preview',
    tag,
    summary: 'See what Markdown becomes on the page of a post; nothing is stored',
    body: jsonOrForm('BlogPreviewInput', previewInput),
    reply: answer('The content.', { name: 'BlogPreview', schema: preview }, inLanguage),
    audit: 'none',
    async handle({ body: { content }, language }, { blog, media }) {
      const html = blog.renderContent(content, {
        tableLabel: say('blog_table', {}, language),
        localPath: (path) => pathIn(language, pathWithoutLanguage(path)),
        pictures: await media.pictures(picturesInMarkdown(content), language),
      });
      return { html };
    },
  }),
  call({
    method: 'post',
    path: '/blogs/:id/tags',
    tag,
    summary: 'Add a tag to a post, unless it has it',
    body: jsonOrForm('BlogTag', blogTagSchema),
    reply: changedPost,
    before: ({ params }, { blog }) => blog.writes.get(params.id),
    handle: ({ params, body, request }, { blog }) => blog.addTag(params.id, body.tag, changeTerms(request)),
  }),
  call({
    method: 'delete',
    path: '/blogs/:id/tags/:tag',
    tag,
    summary: 'Remove a tag from a post',
    reply: changedPost,
    handle: ({ params, request }, { blog }) => blog.removeTag(params.id, params.tag, changeTerms(request)),
  }),
];
