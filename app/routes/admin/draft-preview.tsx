import { readApi } from '#app/components/back-office/api-client.ts';
import { AwaitData } from '#app/components/back-office/await-data.tsx';
import { outcomeOf } from '#app/components/back-office/outcome.ts';
import { DraftPage } from '#app/features/posts/management/draft-page.tsx';
import { m } from '#messages';
import { staffPostAnswer } from '#shared/answers/content-answers.ts';
import type { Route } from './+types/draft-preview';

export const handle = { title: m.admin_nav_blogs };

/** Not awaited: the screen renders while the post loads. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { post: outcomeOf(readApi(`/blogs/${params.id}`, staffPostAnswer), m.blog_error_fetching()) };
}

export default function DraftPreview({ loaderData }: Route.ComponentProps) {
  return <AwaitData outcome={loaderData.post}>{(post) => <DraftPage post={post} />}</AwaitData>;
}
