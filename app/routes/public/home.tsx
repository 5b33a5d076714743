import { pageContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { Route } from './+types/home';
import { loadHome } from './home-content.ts';
import { HomePage } from './home-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(pageContext));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: loaderData?.hero.promise ?? '', description: loaderData?.hero.text, matches });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
