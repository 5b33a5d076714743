/** Route modules bundled with the entry (entry.client.tsx); separate files would each cost a request. */
const bundledRoutes = ['root', 'en', 'ar'];

/** The router's inline start script, and the URLs it preloads. */
export type RouterStart = { body: string; addresses: string[] };

/** The start script without the bundled files. */
export function withoutBundledRoutes(start: RouterStart): RouterStart {
  return bundledRoutes.reduce(withoutRoute, start);
}

function withoutRoute(start: RouterStart, route: string): RouterStart {
  const [entry, name] = new RegExp(`"${route}":(\\w+),?`).exec(start.body) ?? [];
  if (entry === undefined) return start;
  const [statement = '', address] = new RegExp(`^import \\* as ${name} from "([^"]+)";$`, 'm').exec(start.body) ?? [];
  const [, program] = /^import\("([^"]+)"\);/m.exec(start.body) ?? [];
  if (address === undefined || program === undefined) return start;
  return {
    // Otherwise the router would preload them from its own list.
    body: start.body.replace(statement, '').replace(entry, '').replaceAll(`"${address}"`, `"${program}"`),
    addresses: start.addresses.filter((each) => each !== address),
  };
}
