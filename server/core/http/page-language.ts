import type { FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languageStorageKey, preferredLanguage, toLanguage } from '#shared/language.ts';
import { addressOfTarget } from './request-address.ts';
import { unambiguousPath } from './unambiguous-path.ts';

/** What the language of a page depends on. */
export type AskedPage = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

const pathOf = ({ url }: AskedPage): string => unambiguousPath(url) ?? addressOfTarget(url).pathname;
const isArabicPath = (path: string): boolean => path === '/ar' || path.startsWith('/ar/');

/** The language of a posted form's page: `?lng=` of its address. */
export function postedLanguage({ method, url }: AskedPage): Language | undefined {
  return method === 'POST' ? toLanguage(addressOfTarget(url).searchParams.get('lng')) : undefined;
}

/**
 * The language of a page: the `/ar` address, else a posted form's `?lng=`, else the cookie, else Accept-Language, else
 * English.
 */
export function languageOfPage(request: AskedPage): Language {
  if (isArabicPath(pathOf(request))) return 'ar';
  return (
    postedLanguage(request) ??
    cookieLanguage(request) ??
    preferredLanguage(request.headers['accept-language']) ??
    defaultLanguage
  );
}

/** The `Vary` header for the page's language; undefined for `/ar` addresses. */
export function languageVary(request: FastifyRequest): string | undefined {
  return isArabicPath(pathOf(request)) ? undefined : 'Cookie, Accept-Language';
}

function cookieLanguage({ headers: { cookie } }: AskedPage): Language | undefined {
  if (!cookie?.includes(languageStorageKey)) return undefined;
  const cookies = cookie.split(';').map((entry) => entry.trim());
  const entry = cookies.find((cookie) => cookie.startsWith(`${languageStorageKey}=`));
  return toLanguage(entry?.slice(languageStorageKey.length + 1));
}

/** The `Set-Cookie` that stores a choice for a year. */
export function languageCookie(language: Language, isSecure: boolean): string {
  return `${languageStorageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
