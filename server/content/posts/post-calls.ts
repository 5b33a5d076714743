import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MediaService } from '#server/content/media/media-service.ts';
import {
  changeTerms,
  contents,
  type Shown,
  staffShape,
  storedChange,
} from '#server/content/records/content-exchange.ts';
import { describeKind } from '#server/content/records/kind-shapes.ts';
import { usesSection } from '#server/core/http/calls/authentication.ts';
import {
  answer,
  arabicParameter,
  callsFor,
  choiceFilter,
  inLanguage,
  jsonOrForm,
  listParameters,
  pagingHeaders,
  pick,
} from '#server/core/http/calls/calls.ts';
import { say } from '#server/core/i18n/say.ts';
import { blogPost } from '#shared/kinds/post.ts';
import { publicationStatuses } from '#shared/kinds/publication.ts';
import { limits } from '#shared/limits.ts';
import type { ListQuery } from '#shared/list-query.ts';
import { pathIn, pathWithoutLanguage } from '#shared/site/site-paths.ts';
import { optionalText } from '#shared/text/text-schema.ts';
import { picturesInMarkdown } from './markdown.ts';
import { latestPosts, type PostService } from './post-service.ts';
import { postTagSchema } from './tags-of-posts.ts';

type Services = { kinds: { blog_post: PostService }; media: MediaService };

const shape = describeKind(blogPost);
const videoLink = z.string().optional().describe('Of a draft: where its video can be watched for ten minutes.');

/** The list is that of visitors for staff too; they read single drafts, with a link to the video that is not public yet. */
export const blogReads = {
  staffReadMore: 'record' as const,
  summaryOfRead: 'Read a blog post; drafts are for administrators',
  detail: { name: 'BlogPostDetail', schema: shape.schema.extend({ videoLink }) },
  list: (query: ListQuery, { filter }: { filter: { tag?: string | undefined } }, { kinds }: Services) =>
    kinds.blog_post.list(query, filter),
  async read(id: string, { kinds, media }: Services, request: FastifyRequest): Promise<Shown> {
    const posts = kinds.blog_post;
    const post = await (usesSection(request, 'blogs') ? posts.writes.get(id) : posts.get(id));
    const isHidden = post.status === 'draft' && post.video !== null;
    const link = isHidden ? await media.videoLinks.signedLink(post.video ?? '') : undefined;
    return { record: post, beside: { videoLink: link } };
  },
};

const call = callsFor<Services>(blogPost.api.tag);
const [first, ...rest] = blogPost.sortable;
const ofAll = { ...listParameters([first ?? 'title', ...rest]), arabic: arabicParameter };
const status = { status: choiceFilter(publicationStatuses, 'One status.') };
const html = z.object({ html: z.string().describe('Safe HTML, as the page of the post shows it.') });

/** Calls of posts that other kinds do not have. */
export const postCalls = [
  call('GET /blogs/latest', {
    summary: 'List the newest published posts: three, unless `limit` says otherwise',
    access: 'anyone',
    query: ofAll,
    reply: contents(shape, 'The posts.'),
    handle: ({ query }, { kinds }) => ({
      query: { ...pick(query, ofAll), limit: query.limit ?? latestPosts },
      list: kinds.blog_post.list,
    }),
  }),
  call('GET /blogs/admin/all', {
    summary: 'List all posts, drafts too, newest first',
    query: { ...status, ...ofAll },
    reply: { ...contents(staffShape(shape), 'The posts.'), headers: pagingHeaders, query: [], requestHeaders: [] },
    handle({ query, reply }, { kinds }) {
      reply.header('cache-control', 'no-store');
      const filter = pick(query, status);
      return { query: pick(query, ofAll), list: (asked) => kinds.blog_post.listAll(asked, filter) };
    },
  }),
  call('POST /blogs/preview', {
    summary: 'See what Markdown becomes on the page of a post; nothing is stored',
    body: jsonOrForm('BlogPreviewInput', z.object({ content: optionalText(limits.content) })),
    reply: answer('The content.', { name: 'BlogPreview', schema: html }, inLanguage),
    audit: 'none',
    handle: async ({ body, language }, { kinds, media }) => ({
      html: kinds.blog_post.renderContent(body.content, {
        tableLabel: say('blog_table', {}, language),
        localPath: (path) => pathIn(language, pathWithoutLanguage(path)),
        pictures: await media.pictures(picturesInMarkdown(body.content), language),
      }),
    }),
  }),
  call('POST /blogs/:id/tags', {
    summary: 'Add a tag to a post, unless it has it',
    body: jsonOrForm('BlogTag', postTagSchema),
    reply: storedChange(shape),
    before: ({ params }, { kinds }) => kinds.blog_post.writes.get(params.id),
    handle: ({ params, body, request }, { kinds }) => kinds.blog_post.addTag(params.id, body.tag, changeTerms(request)),
  }),
  call('DELETE /blogs/:id/tags/:tag', {
    summary: 'Remove a tag from a post',
    reply: storedChange(shape),
    handle: ({ params, request }, { kinds }) => kinds.blog_post.removeTag(params.id, params.tag, changeTerms(request)),
  }),
];
