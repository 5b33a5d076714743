import { PostManagement } from '#app/features/posts/management/post-management.tsx';
import { readPosts } from '#app/features/posts/management/read-posts.ts';
import { m } from '#messages';
import type { Route } from './+types/blog-post-management';

export const handle = { title: m.admin_nav_blogs };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { posts: readPosts(request) };
}

export default function BlogPostManagement({ loaderData }: Route.ComponentProps) {
  return <PostManagement posts={loaderData.posts} />;
}
