import { languageCookie } from '#server/core/http/page-language.ts';
import { addressOfTarget, ownTarget } from '#server/core/http/request-address.ts';
import { toLanguage } from '#shared/language.ts';
import { publicPages } from '#shared/site/fixed-pages.ts';
import { pathIn, pathWithoutLanguage } from '#shared/site/site-paths.ts';
import { trimEnd } from '#shared/text/trim-end.ts';

type Redirect = { location: string; status: 301 | 302; headers: Record<string, string> };

/**
 * Where the address of a page leads, if elsewhere: `?lng=en|ar` stores the choice (as a Secure cookie where the site uses
 * TLS) and goes to that language's address; another spelling of an address goes to the usual one.
 */
export function findRedirect(target: string, isSecure: boolean): Redirect | undefined {
  const url = addressOfTarget(target);
  const language = toLanguage(url.searchParams.get('lng'));
  if (language) {
    url.searchParams.delete('lng');
    // Leading slashes are collapsed: `//host` would redirect off the site.
    const path = pathWithoutLanguage(url.pathname).replace(/^\/+/, '/');
    const headers = { 'set-cookie': languageCookie(language, isSecure) };
    return { location: pathIn(language, path) + url.search, status: 302, headers };
  }
  const location = canonicalAddress(target, url);
  return location === undefined ? undefined : { location, status: 301, headers: { 'cache-control': 'no-cache' } };
}

const fixedNames = new Set<string>([...publicPages.map(({ path }) => path), '/requests', '/login', '/admin', '/ar']);
const encodedLetter = /%(?:2d|[46][1-9a-f]|[57][0-9a])/gi;

/**
 * The canonical spelling of a page's address, if the target differs: no superfluous slashes, names in lower case.
 * Search engines would treat other spellings as separate pages, with alternates that do not exist. Unknown addresses
 * keep their trailing slash: they may be redirects.
 */
function canonicalAddress(target: string, { pathname, search }: URL): string | undefined {
  const path = pathname
    .replace(/^\/+/, '/')
    .replace(/^\/[^/]+/, usualName)
    .replace(/(?<=^\/ar)\/[^/]+/, usualName);
  const [name = '/'] = /^\/[^/]*/.exec(path.replace(/^\/ar(?=\/)/, '')) ?? [];
  const usual = name !== '/' && fixedNames.has(name) ? trimEnd(path, '/') : path;
  return usual === ownTarget(target).split(/[?#]/, 1)[0] ? undefined : usual + search;
}

function usualName(segment: string): string {
  const name = segment
    .replace(encodedLetter, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .toLowerCase();
  return fixedNames.has(name) ? name : segment;
}
