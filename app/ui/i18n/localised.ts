import { type Localised, localise, type WithTranslations } from '#shared/content/content.ts';
import { currentLanguage } from './current-language.ts';

/** A record in the page's language. */
export function localised<Content extends WithTranslations>(record: Content): Localised<Content> {
  return localise(record, currentLanguage());
}
