import { data } from 'react-router';
import { pageContext } from '#app/context.ts';
import { followMoved } from '#app/moved-address.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { Route } from './+types/unknown-path';
import { loadHome } from './home-content.ts';
import { HomePage } from './home-page.tsx';

/** Unknown paths show Home, as 404 and without being indexed, unless a page moved from there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await followMoved(context.get(pageContext), url);
  const home = await loadHome(context.get(pageContext));
  return data(home, { status: 404, headers: { 'x-robots-tag': 'noindex' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData?.hero.promise ?? '',
    description: loaderData?.hero.text,
    matches,
    noindex: true,
  });
}

export default function UnknownPath({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
