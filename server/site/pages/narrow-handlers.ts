import type { RequestHandler, ServerBuild } from 'react-router';
import { languages } from '#shared/language.ts';
import { pathWithoutLanguage } from '#shared/site/site-paths.ts';

/** The handler for an address, by its path. */
export type FindHandler = (pathname: string) => RequestHandler;

/** The path of the route that answers what no other does. */
const anything = '*';

const firstPart = (path: string): string => path.split('/')[0] ?? '';

/**
 * Handlers of one build, each with the routes of the public pages whose paths begin with the same part. React Router
 * tries its routes one after the other, twice for each page; with all of them that is a tenth of rendering one. The back
 * office, unknown addresses and other spellings of a known one get a handler with all routes.
 */
export function narrowHandlers(build: ServerBuild, make: (build: ServerBuild) => RequestHandler): FindHandler {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const handlers = new Map<string, RequestHandler>();
  for (const language of languages) {
    const parents = routes.filter(({ id, parentId }) => id === language || parentId === undefined);
    const pages = routes.filter(({ parentId }) => parentId === language);
    for (const first of new Set(pages.map(({ path = '' }) => firstPart(path)))) {
      const alike = pages.filter(({ path = '' }) => [first, anything].includes(firstPart(path)));
      const narrow = Object.fromEntries([...parents, ...alike].map((route) => [route.id, route]));
      handlers.set(`${language} ${first}`, make({ ...build, routes: narrow }));
    }
  }
  const all = make(build);
  return (pathname) => {
    const page = pathWithoutLanguage(pathname);
    // React Router does not take `//quote` for `/quote`.
    const hasEmptyPart = page.startsWith('//');
    return (!hasEmptyPart && handlers.get(`${page === pathname ? 'en' : 'ar'} ${firstPart(page.slice(1))}`)) || all;
  };
}
