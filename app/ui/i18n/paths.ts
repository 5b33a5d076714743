import { pathIn } from '#shared/site/site-paths.ts';
import { currentLanguage } from './current-language.ts';

/** The address of a public screen in the reader's language. */
export function localPath(path: string): string {
  return pathIn(currentLanguage(), path);
}
