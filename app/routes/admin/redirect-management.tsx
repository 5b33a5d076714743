import { readList } from '#app/components/back-office/list/read-list.ts';
import { RedirectList } from '#app/features/redirects/redirect-list.tsx';
import { m } from '#messages';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import { redirectAnswer } from '#shared/redirect.ts';
import type { Route } from './+types/redirect-management';

export const handle = { title: m.admin_nav_redirects };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return {
    redirects: readList(request, {
      path: '/redirects',
      schema: arrayOf(redirectAnswer),
      failed: m.redirects_error_fetching,
    }),
  };
}

export default function RedirectManagement({ loaderData }: Route.ComponentProps) {
  return <RedirectList redirects={loaderData.redirects} />;
}
