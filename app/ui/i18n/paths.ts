import { languages } from '#shared/language.ts';
import { isBackOfficePath, pathIn } from '#shared/site/site-paths.ts';
import { currentLanguage } from './current-language.ts';

/** The address of a public screen in the reader's language. */
export function localPath(path: string): string {
  return pathIn(currentLanguage(), path);
}

/**
 * Whether a page is a screen of the back office, by its address and the id of its innermost route: an unknown address
 * below `/admin` shows a public page, whose route begins with its language (`routes.ts`).
 */
export const isOfficePage = (path: string, route = ''): boolean =>
  isBackOfficePath(path) && !languages.some((language) => route.startsWith(`${language}/`));
