const pathOfTarget = /^\/[\w\-~!$&'()*+,;=:@%./]*(?=\?|$)/;
const climbing = /\/(?:\/|\.|%2e)/i;

/**
 * The path of a request target that every parser reads alike; undefined for absolute URLs, and for dot segments,
 * backslashes and empty segments, which browsers and React Router normalise to another path.
 */
export function unambiguousPath(target: string): string | undefined {
  if (target === latest.target) return latest.path;
  const path = pathOfTarget.exec(target)?.[0];
  latest = { target, path: path === undefined || climbing.test(path) ? undefined : path };
  return latest.path;
}

/** A request needs the path of its target several times in a row. */
let latest: { target: string; path: string | undefined } = { target: '', path: undefined };
