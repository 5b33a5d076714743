import { z } from 'zod';
import { adminCall, changeCall, contentWriteCalls, staffShape } from '#server/http/admin-call.ts';
import {
  type ApiCall,
  arabicParameter,
  contentCalls,
  etag,
  ifNoneMatch,
  languageParameters,
  listParameters,
  pagingHeaders,
  searchTextsForStaff,
  stampShape,
} from '#server/http/api-call.ts';
import type { Localised } from '#shared/content.ts';
import type { BlogPost } from '#shared/kinds/blog-post.ts';
import { publicationStatuses } from '#shared/kinds/publication.ts';
import { blogContent } from './blog-content.ts';
import { blogPreviewSchema } from './blog-preview-routes.ts';
import { blogTagSchema } from './blog-tags.ts';

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

const [listPosts, readPost] = contentCalls({
  path: '/blogs',
  tag: 'Blog',
  one: 'a blog post',
  many: 'published posts, newest first',
  shape,
  detail,
  sortable,
  filters: [{ name: 'tag', description: 'A tag in English.' }],
}) as [ApiCall, ApiCall];

const latestPosts: ApiCall = {
  method: 'get',
  path: '/blogs/latest',
  tag: 'Blog',
  summary: 'List the three newest published posts',
  access: 'anyone',
  query: languageParameters,
  headers: [ifNoneMatch],
  reply: { status: 200, description: 'At most three posts.', shape, isList: true, headers: etag },
  refusals: [],
};

const listAllPosts = adminCall({
  method: 'get',
  path: '/blogs/admin/all',
  tag: 'Blog',
  summary: 'List all posts, drafts too, newest first',
  query: [
    { name: 'status', description: 'One status.', schema: z.enum(publicationStatuses) },
    ...listParameters(sortable),
    arabicParameter,
  ],
  reply: { status: 200, description: 'The posts.', shape: staffShape(shape), isList: true, headers: pagingHeaders },
  refusals: ['malformed'],
});

const previewHtml = z.object({ html: z.string().describe('Safe HTML, as the page of the post shows it.') });

const previewPost = adminCall({
  method: 'post',
  path: '/blogs/preview',
  tag: 'Blog',
  summary: 'See what Markdown becomes on the page of a post; nothing is stored',
  query: languageParameters,
  body: { type: 'application/json', shape: { name: 'BlogPreviewInput', schema: blogPreviewSchema } },
  reply: { status: 200, description: 'The content.', shape: { name: 'BlogPreview', schema: previewHtml } },
  refusals: ['malformed', 'invalid'],
});

const tagCalls: ApiCall[] = [
  changeCall({
    method: 'post',
    path: '/blogs/:id/tags',
    tag: 'Blog',
    summary: 'Add a tag to a post, unless it has it',
    body: { type: 'application/json', shape: { name: 'BlogTag', schema: blogTagSchema } },
    shape: staffShape(shape),
    refusals: ['malformed', 'not_found', 'changed', 'invalid'],
  }),
  changeCall({
    method: 'delete',
    path: '/blogs/:id/tags/:tag',
    tag: 'Blog',
    summary: 'Remove a tag from a post',
    shape: staffShape(shape),
    refusals: ['not_found', 'changed'],
  }),
];

export const blogCalls: ApiCall[] = [
  listPosts,
  latestPosts,
  { ...readPost, access: 'more for staff', summary: 'Read a blog post; drafts are for administrators' },
  listAllPosts,
  ...contentWriteCalls({
    path: '/blogs',
    tag: 'Blog',
    one: 'a blog post',
    shape,
    kind: blogContent,
    statuses: publicationStatuses,
  }),
  previewPost,
  ...tagCalls,
];
