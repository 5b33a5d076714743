import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { pathWithoutLanguage } from '../site/site-paths.ts';
import type { MessageKey } from '../text/message-key.ts';
import { requiredText } from '../text/text-schema.ts';
import { trimEnd } from '../text/trim-end.ts';

/** A redirect: `from` permanently redirects to `to`. */
export const redirectShape = z.object({
  _id: z.string(),
  from: z.string().describe('The path that has moved, without language prefix.'),
  to: z.string().describe('Where the page is now.'),
  createdAt: time,
});
export type Redirect = z.infer<typeof redirectShape>;
export const redirectAnswer = lenient(redirectShape);

/** The fields that `?sort=` may name. */
export const redirectSortFields = ['from', 'to', 'createdAt'] as const;

const longestPath = 500;
// A placeholder host.
const ownSite = 'http://site';
const say = (key: MessageKey) => ({ error: key });

/** A path as addresses have it: one leading slash, none at the end, percent-encoded. */
function toPath(text: string): string {
  const { pathname, search, hash } = new URL(text, ownSite);
  return `${normalPath(pathname)}${search}${hash}`;
}

// Letters, digits and `-._~`, which are the same with and without percent-encoding (RFC 3986, section 2.3).
const needlessCode = /%(?:2D|2E|5F|7E|3\d|[46][1-9A-F]|[57][0-9A])/g;

/** A requested path without language prefix, as redirects know it; some programs write %d9 where others write %D9. */
export function normalPath(pathname: string): string {
  const codes = pathname.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  const path = codes.replace(needlessCode, decodeURIComponent);
  return trimEnd(pathWithoutLanguage(path), '/') || '/';
}

/** As browsers parse it: two leading slashes name another site, also after removing blanks, dots or `/ar`. */
function isPath(text: string): boolean {
  const address = text.startsWith('/') ? URL.parse(text, ownSite) : null;
  return address?.origin === ownSite && isEncoded(address.pathname) && !toPath(text).startsWith('//');
}

/** Whether a path is UTF-8 in percent-encoding: the server answers no other. */
function isEncoded(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** A part of a path as it is stored: `قديم` → `%D9%82…`. */
export const encodePath = (text: string): string => encodeURI(text).replaceAll('%25', '%');

const path = (missing: MessageKey) =>
  requiredText(longestPath, missing).refine(isPath, say('redirect_path_invalid')).transform(toPath);

/** A path as people read it: Arabic. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What staff send for a moved page. */
export const redirectInputSchema = z.object({
  from: path('redirect_from_required').refine((text) => !/[?#]/.test(text), say('redirect_from_plain')),
  to: path('redirect_to_required'),
});
export type RedirectInput = z.infer<typeof redirectInputSchema>;
