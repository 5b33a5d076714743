const pathOfTarget = /^\/[\w\-~!$&'()*+,;=:@%./]*(?=\?|$)/;
const climbing = /\/(?:\/|\.|%2e)/i;

/**
 * The path of a request target that every parser reads alike; undefined for absolute URLs, and for dot segments,
 * backslashes and empty segments, which browsers and React Router normalise to another path.
 */
export function unambiguousPath(target: string): string | undefined {
  const path = pathOfTarget.exec(target)?.[0];
  return path === undefined || climbing.test(path) ? undefined : path;
}
