import type { Language } from '../language.ts';

/** Whether a path is that of sign-in or of the back office: these have no language prefix and follow the stored choice. */
export function isBackOfficePath(path: string): boolean {
  return /^\/(login|admin)(\/|$)/.test(path);
}

/** The private page of what a visitor sent, without language prefix. Its token is the key: it is logged, counted and cached nowhere. */
export const privatePath = (token: string): string => `/requests/${token}`;

/** The same request as a PDF. */
export const privatePaperPath = (token: string): string => `${privatePath(token)}/request.pdf`;

/** A file that staff sent about it. */
export const privateFilePath = (token: string, file: string): string => `${privatePath(token)}/files/${file}`;

/** Whether a path, in either language, is that of a private page. */
export function isPrivatePath(path: string): boolean {
  return /^\/+(?:ar\/+)?requests(?:\/|$)/i.test(path);
}

/** The address of a screen in a language, given without language prefix: `/our-story` or `/ar/our-story`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en' || isBackOfficePath(path)) return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** An address without its language prefix. */
export function pathWithoutLanguage(path: string): string {
  return path.replace(/^\/ar(?=\/|$)/, '') || '/';
}
