import { data } from 'react-router';
import { pageContext } from '#app/context.ts';
import { followMoved } from '#app/moved-address.ts';
import { pageMeta } from '#app/page-meta.ts';
import { companyData } from '#app/structured-data/company-data.ts';
import type { Route } from './+types/home';
import { loadHome } from './home-content.ts';
import { HomePage } from './home-page.tsx';

/** Whether the path is unknown: it shows Home as 404 without being indexed, unless it is a redirect. */
const isUnknown = (params: object) => '*' in params;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!isUnknown(params)) return data(await loadHome(context.get(pageContext)));
  await followMoved(context.get(pageContext), url);
  const home = await loadHome(context.get(pageContext));
  return data(home, { status: 404, headers: { 'x-robots-tag': 'noindex' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: '', matches, noindex: true });
  const { hero, facts } = loaderData;
  return pageMeta({
    title: hero.promise,
    description: hero.text,
    matches,
    noindex: isUnknown(params),
    data: import.meta.env.SSR && ((page) => companyData(page, { promise: hero.text, ...facts })),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
