import { pageContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { companyData } from '#app/structured-data/company-data.ts';
import type { Route } from './+types/home';
import { loadHome } from './home-content.ts';
import { HomePage } from './home-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(pageContext));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: '', matches, noindex: true });
  const { hero, facts } = loaderData;
  return pageMeta({
    title: hero.promise,
    description: hero.text,
    matches,
    data: import.meta.env.SSR && ((page) => companyData(page, { promise: hero.text, ...facts })),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
