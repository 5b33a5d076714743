import type { ServerBuild } from 'react-router';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Loader = NonNullable<Route['module']['loader']>;

/** The routes of visitors, by their ids in app/routes.ts; those of the back office are named after their files. */
const isPublic = (id: string): boolean => /^(?:en|ar)\//.test(id);

/**
 * The same build, in which React Router does not serialise what the loaders of public pages return. It does so for a
 * browser that hydrates the page; public pages are documents, and it cost up to a fifth of rendering one (decision 62).
 * Pages read their `loaderData` as before, by the names of its properties, which are not enumerable.
 */
export function withUnsentData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && isPublic(id) ? unsent(route) : route]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function unsent(route: Route): Route {
  const { loader } = route.module;
  if (!loader) return route;
  const loadUnsent: Loader = async (given) => hide(await loader(given));
  return { ...route, module: { ...route.module, loader: loadUnsent } };
}

/** What a loader returned, with or without status and headers. */
function hide(loaded: unknown): unknown {
  if (!isRecord(loaded) || loaded instanceof Response) return loaded;
  if (loaded.type !== 'DataWithResponseInit') return withoutEnumerables(loaded);
  return Object.assign(Object.create(Object.getPrototypeOf(loaded)), loaded, {
    data: isRecord(loaded.data) ? withoutEnumerables(loaded.data) : loaded.data,
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function withoutEnumerables(record: Record<string, unknown>): object {
  const properties = Object.entries(record).map(([name, value]) => [name, { value }]);
  return Object.defineProperties({}, Object.fromEntries(properties));
}
