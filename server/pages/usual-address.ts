import { addressOfTarget, ownTarget } from '#server/http/request-address.ts';
import { fixedPages } from '#shared/fixed-pages.ts';
import { withoutEnding } from '#shared/without-ending.ts';

const fixedNames = new Set<string>([...fixedPages, '/search', '/login', '/admin', '/ar']);
const encodedLetter = /%(?:2d|[46][1-9a-f]|[57][0-9a])/gi;

/**
 * The canonical spelling of a page's address, if the target differs: no superfluous slashes, names in lower case.
 * Search engines would treat other spellings as separate pages, with alternates that do not exist. Unknown addresses
 * keep their trailing slash: they may be redirects.
 */
export function usualAddress(target: string): string | undefined {
  const { pathname, search } = addressOfTarget(target);
  const path = pathname
    .replace(/^\/+/, '/')
    .replace(/^\/[^/]+/, usualName)
    .replace(/(?<=^\/ar)\/[^/]+/, usualName);
  const [name = '/'] = /^\/[^/]*/.exec(path.replace(/^\/ar(?=\/)/, '')) ?? [];
  const usual = name !== '/' && fixedNames.has(name) ? withoutEnding(path, '/') : path;
  return usual === ownTarget(target).split(/[?#]/, 1)[0] ? undefined : usual + search;
}

function usualName(segment: string): string {
  const name = segment
    .replace(encodedLetter, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .toLowerCase();
  return fixedNames.has(name) ? name : segment;
}
