const pathOfTarget = /^\/[\w\-~!$&'()*+,;=:@%./]*(?=\?|$)/;
const climbing = /\/(?:\/|\.|%2e)/i;

/**
 * The path of a request's target where it means the same to whoever reads it; undefined for whole addresses, and for
 * dots, backslashes and empty segments, which browsers and React Router read as another path.
 */
export function plainPath(target: string): string | undefined {
  const path = pathOfTarget.exec(target)?.[0];
  return path === undefined || climbing.test(path) ? undefined : path;
}
