import { type ListPage, readList } from '#app/components/back-office/list/read-list.ts';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { m } from '#messages';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import { postAnswer } from '#shared/answers/content-answers.ts';
import type { Post } from '#shared/kinds/post.ts';

/** The filter parameters of the list. */
export const postFilters = ['status', 'arabic'] as const;

/** The page of posts that an address asks for; for `clientLoader`s, as `readList`. */
export function readPosts(request: Request): Promise<Outcome<ListPage<Post>>> {
  return readList<Post>(request, {
    path: '/blogs/admin/all',
    schema: arrayOf(postAnswer),
    filters: postFilters,
    failed: m.admin_blogs_error_fetching,
  });
}
