const otherSite = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const usualHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** A request's target without the site that it may begin with, as proxies write it. */
export function ownTarget(target: string): string {
  const own = target.replace(otherSite, '');
  return /^[/\\]/.test(own) ? own : `/${own}`;
}

/**
 * The address that a request's target names, on a host that stands for any. Whatever a target says, it is one of ours:
 * `//host/x` and `http://host/x` are paths of this site, and nothing here can fail.
 */
export function addressOfTarget(target: string): URL {
  return new URL(`http://site${ownTarget(target)}`);
}

/** Whether a Host header names a host and perhaps a port, and nothing else. */
export function isHost(host: string): boolean {
  return usualHost.test(host) && URL.canParse(`http://${host}`);
}
