import { type AskedPage, languageOfPage } from '#server/core/http/page-language.ts';
import { type ContentEncoding, encodingFor } from '#server/core/http/replies/content-encoding.ts';
import { unambiguousPath } from '#server/core/http/unambiguous-path.ts';
import type { Language } from '#shared/language.ts';
import { quotePrefills } from '#shared/leads/quote-form.ts';
import { stepField } from '#shared/leads/step-field.ts';
import { publicPages } from '#shared/site/fixed-pages.ts';
import { rememberedView } from '#shared/site/remembered-view.ts';
import { isPrivatePath } from '#shared/site/site-paths.ts';
import { calculatorParameters } from '#shared/trade/calculation.ts';
import { finderNames } from '#shared/trade/finder/finder-question.ts';

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

/** Who asks for a page, as far as it depends on that. `isSecure`: whether they use TLS. */
export type Reader = { language: Language; isSecure: boolean; savesData: boolean; encoding: ContentEncoding };

export function toReader(request: AskedPage, isSecure: boolean): Reader {
  const { 'save-data': saveData, 'accept-encoding': encodings } = request.headers;
  return {
    language: languageOfPage(request),
    isSecure,
    savesData: String(saveData).toLowerCase() === 'on',
    encoding: encodingFor(encodings),
  };
}

/** The normalised cache key of an address. */
export type PageAddress = Reader & {
  /** Path and known parameters, sorted. */
  url: string;
  /** The same, with everything else the page depends on. */
  key: string;
};

// Longer addresses are not ours.
const longestUrl = 2_000;
/** An address with more parameters than a list, its category and its page has is one of thousands: nobody else asks for it. */
const mostSharedParameters = 2;
const cataloguePath = /^(?:\/ar)?\/products(?:\?|$)/;

/** The cache key of an anonymous read; undefined for all else: pages that depend on the caller are never shared. */
export function readSharedAddress({ method, url, headers }: AskedPage, reader: Reader): PageAddress | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return undefined;
  return rememberedView(headers.cookie) === 'table' && cataloguePath.test(url)
    ? undefined
    : readPageAddress(url, reader);
}

/**
 * The cache key of a request target; undefined for targets that are not plain paths, for private pages, for `?lng=` and
 * `?view=`, which set a cookie, and for combinations of filters.
 */
export function readPageAddress(target: string, reader: Reader): PageAddress | undefined {
  const path = target.length > longestUrl ? undefined : unambiguousPath(target);
  if (path === undefined || isPrivatePath(path)) return undefined;
  if (path === target) return readAddress(target, reader);
  const given = new URLSearchParams(target.slice(path.length + 1));
  if (given.has('lng') || given.has('view')) return undefined;
  const used = new URLSearchParams();
  for (const name of pageParameters) {
    const values = given.getAll(name);
    for (const value of repeatedParameters.has(name) ? values : values.slice(0, 1)) used.append(name, value);
  }
  if (used.size > mostSharedParameters) return undefined;
  const url = used.size > 0 ? `${path}?${used}` : path;
  return readAddress(url, reader);
}

function readAddress(url: string, reader: Reader): PageAddress {
  const { language, isSecure, savesData, encoding } = reader;
  return { url, key: `page ${language}${isSecure ? '+' : ''}${savesData ? '-' : ''} ${encoding} ${url}`, ...reader };
}
