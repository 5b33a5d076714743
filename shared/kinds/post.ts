import { limits } from '../limits.ts';
import { type ContentOf, headFields, ownAddress, preparation } from './fields.ts';
import { defineKind, noFaults } from './kind.ts';
import { publicationStatuses } from './publication.ts';

/** A blog post. */
export const blogPost = defineKind({
  name: 'blog_post',
  path: '/blogs',
  roles: ['marketing'],
  api: { tag: 'Blog', shape: 'BlogPost', one: 'a blog post', many: 'published posts, newest first' },
  says: { notFound: 'blog_not_found', deleted: 'blog_deleted' },
  fields: {
    title: { type: 'text', max: limits.name, missing: 'blog_title_required' },
    summary: { type: 'text', max: limits.summary, missing: 'blog_summary_required' },
    content: {
      type: 'text',
      max: limits.content,
      missing: 'blog_content_required',
      isMarkdown: true,
      about: 'Markdown.',
    },
    tags: { type: 'texts', max: limits.tag, most: limits.tags },
    ...ownAddress,
    ...headFields,
    status: { type: 'choice', values: publicationStatuses, initial: 'draft' },
    image: { type: 'image', orNull: true },
    video: { type: 'video', orNull: true },
    /** When a scheduled draft is to be published. */
    publishAt: { type: 'time', orNull: true },
    ...preparation,
  },
  title: 'title',
  searchedTitles: ['title'],
  sortable: ['title', 'status', 'createdAt', 'updatedAt'],
  order: '-createdAt',
  filters: { tag: { field: 'tags', match: 'entry', about: 'A tag in English.' } },
  visible: () => ({ status: 'published' }),
  related: null,
  search: { group: 'posts', texts: ['summary', 'content'], word: null },
  address: '/blog/:id',
  page: { image: 'image', kicker: 'tags', isLogo: false },
  shownOn: ['/', '/blog'],
  faultsOf: noFaults,
});
export type Post = ContentOf<(typeof blogPost)['fields']>;
