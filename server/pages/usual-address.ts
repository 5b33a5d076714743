import { addressOfTarget, ownTarget } from '#server/http/request-address.ts';
import { fixedPages } from '#shared/fixed-pages.ts';
import { withoutEnding } from '#shared/without-ending.ts';

const fixedNames = new Set<string>([...fixedPages, '/search', '/login', '/admin', '/ar']);
const encodedLetter = /%(?:2d|[46][1-9a-f]|[57][0-9a])/gi;

/**
 * The one spelling of a page's address, where the target is another: no slashes too many at either end, names in small
 * letters. Each spelling would be a page of its own to search engines, with alternates that do not exist. An address at
 * which no page of ours stands keeps its last slash: it may be one that moved.
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
