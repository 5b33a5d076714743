import { plainPath } from '#server/http/plain-path.ts';
import type { Language } from '#shared/language.ts';

/** Every parameter of an address that some page reads; a test compares. Any other changes nothing that is shown. */
export const pageParameters: readonly string[] = [
  'category',
  'opening',
  'page',
  'product',
  'project',
  'q',
  'reference',
  'token',
  'type',
  // React Router's own: which parts of a page are wanted, and which routes of which build.
  '_routes',
  'paths',
  'version',
];

/** The one spelling of an address under which its page is kept. */
export type PageAddress = {
  /** Path and known parameters, in one order. */
  url: string;
  /** The same, with whatever else a page follows. */
  key: string;
  language: Language;
  savesData: boolean;
};

type Reader = { language: Language; isSecure: boolean; savesData: boolean };

// Longer ones are no addresses of ours.
const longestUrl = 2_000;

/**
 * The address of a page that may be kept, from the target of a request; undefined for targets that are no plain path,
 * and for `?lng=`, which is answered with a redirect and a cookie.
 */
export function pageAddressOf(target: string, reader: Reader): PageAddress | undefined {
  const path = target.length > longestUrl ? undefined : plainPath(target);
  if (path === undefined) return undefined;
  if (path === target) return addressOf(target, reader);
  const given = new URLSearchParams(target.slice(path.length + 1));
  if (given.has('lng')) return undefined;
  const used = new URLSearchParams();
  for (const name of pageParameters) {
    // Pages read the first of several.
    const value = given.get(name);
    if (value !== null) used.set(name, value);
  }
  const url = used.size > 0 ? `${path}?${used}` : path;
  return addressOf(url, reader);
}

function addressOf(url: string, { language, isSecure, savesData }: Reader): PageAddress {
  return { url, key: `${language}${isSecure ? '+' : ''}${savesData ? '-' : ''}${url}`, language, savesData };
}
