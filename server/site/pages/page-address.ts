import { type AskedPage, languageOfPage } from '#server/core/http/page-language.ts';
import { type ContentEncoding, encodingFor } from '#server/core/http/replies/content-encoding.ts';
import { addressOfTarget, ownTarget } from '#server/core/http/request-address.ts';
import { unambiguousPath } from '#server/core/http/unambiguous-path.ts';
import type { Language } from '#shared/language.ts';
import { quotePrefills } from '#shared/leads/quote-form.ts';
import { stepField } from '#shared/leads/step-field.ts';
import { publicPages } from '#shared/site/fixed-pages.ts';
import { isPrivatePath } from '#shared/site/site-paths.ts';
import { trimEnd } from '#shared/text/trim-end.ts';
import { calculatorParameters } from '#shared/trade/calculation.ts';
import { finderNames } from '#shared/trade/finder/finder-question.ts';

const fixedNames = new Set<string>([...publicPages.map(({ path }) => path), '/requests', '/login', '/admin', '/ar']);
const encodedLetter = /%(?:2d|[46][1-9a-f]|[57][0-9a])/gi;

/**
 * The canonical spelling of a page's address, if the target differs: no superfluous slashes, names in lower case.
 * Search engines would treat other spellings as separate pages, with alternates that do not exist. Unknown addresses
 * keep their trailing slash: they may be redirects.
 */
export function canonicalAddress(target: string): string | undefined {
  const { pathname, search } = addressOfTarget(target);
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

// Some are read by several pages.
const parametersOfPages = [
  ...publicPages.flatMap(({ parameters = [] }) => parameters),
  // Of sign-in.
  'token',
  // The fields of the calculator, the finder and the quote form.
  stepField,
  ...calculatorParameters,
  // With `weight`, by which the catalogue is filtered too.
  ...finderNames,
  ...quotePrefills,
  // React Router's parameters: the requested routes of a page, and the build.
  '_routes',
  'paths',
  'version',
];

/** Every query parameter that a page reads, each once; a test compares. Others do not affect the page. */
export const pageParameters: readonly string[] = [...new Set(parametersOfPages)];

/** Of these, pages read every value; of the others, the first. */
export const repeatedParameters: ReadonlySet<string> = new Set(['products']);

/** Those of which an address has one value at most. */
export const singleParameters = pageParameters.filter((name) => !repeatedParameters.has(name));

/** The normalised cache key of an address. */
export type PageAddress = {
  /** Path and known parameters, sorted. */
  url: string;
  /** The same, with everything else the page depends on. */
  key: string;
  language: Language;
  savesData: boolean;
  encoding: ContentEncoding;
};

type Reader = Omit<PageAddress, 'url' | 'key'> & { isSecure: boolean };

// Longer addresses are not ours.
const longestUrl = 2_000;

/** Whether the browser requests less data (`Save-Data`). */
export function prefersReducedData({ headers }: AskedPage): boolean {
  return String(headers['save-data']).toLowerCase() === 'on';
}

/** The cache key of an anonymous read; undefined for all else: pages that depend on the caller are never shared. */
export function sharedAddressOf(request: AskedPage, isSecure: boolean): PageAddress | undefined {
  const { method, url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return undefined;
  return pageAddressOf(url, {
    language: languageOfPage(request),
    isSecure,
    savesData: prefersReducedData(request),
    encoding: encodingFor(headers['accept-encoding']),
  });
}

/**
 * The cache key of a request target; undefined for targets that are not plain paths, for private pages, and for
 * `?lng=`, which redirects and sets a cookie.
 */
export function pageAddressOf(target: string, reader: Reader): PageAddress | undefined {
  const path = target.length > longestUrl ? undefined : unambiguousPath(target);
  if (path === undefined || isPrivatePath(path)) return undefined;
  if (path === target) return addressOf(target, reader);
  const given = new URLSearchParams(target.slice(path.length + 1));
  if (given.has('lng')) return undefined;
  const used = new URLSearchParams();
  for (const name of pageParameters) {
    const values = given.getAll(name);
    for (const value of repeatedParameters.has(name) ? values : values.slice(0, 1)) used.append(name, value);
  }
  const url = used.size > 0 ? `${path}?${used}` : path;
  return addressOf(url, reader);
}

function addressOf(url: string, { isSecure, ...reader }: Reader): PageAddress {
  const { language, savesData, encoding } = reader;
  return { url, key: `page ${language}${isSecure ? '+' : ''}${savesData ? '-' : ''} ${encoding} ${url}`, ...reader };
}
