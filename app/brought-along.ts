/** Routes that the program's entry brings along (entry.client.tsx); fetched apart each would be one more small file. */
const broughtAlong = ['root', 'en', 'ar'];

/** The router's own start of a page: its script, and the addresses it fetches ahead. */
export type RouterStart = { body: string; addresses: string[] };

/** The start without the files of what comes with the program. */
export function withoutBroughtAlong(start: RouterStart): RouterStart {
  return broughtAlong.reduce(withoutRoute, start);
}

function withoutRoute(start: RouterStart, route: string): RouterStart {
  const [entry, name] = new RegExp(`"${route}":(\\w+),?`).exec(start.body) ?? [];
  if (entry === undefined) return start;
  const [statement = '', address] = new RegExp(`^import \\* as ${name} from "([^"]+)";$`, 'm').exec(start.body) ?? [];
  const [, program] = /^import\("([^"]+)"\);/m.exec(start.body) ?? [];
  if (address === undefined || program === undefined) return start;
  return {
    // The router's own list of files would have it fetched after all.
    body: start.body.replace(statement, '').replace(entry, '').replaceAll(`"${address}"`, `"${program}"`),
    addresses: start.addresses.filter((each) => each !== address),
  };
}
