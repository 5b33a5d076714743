import type { Language } from '../language.ts';
import { limits } from '../limits.ts';
import { optionalText } from '../text/text-schema.ts';

/** Texts for search engines and link previews in place of the page's own; '' uses the page's own. */
export type SearchTexts = { searchTitle: string; searchDescription: string };

/** Their fields in staff requests, for both languages. */
export const searchTextShape = {
  searchTitle: optionalText(limits.name),
  searchDescription: optionalText(limits.summary),
};

/** The lengths that search engines show, in characters, approximately. */
export const shownCharacters = { searchTitle: 60, searchDescription: 155 } as const;

/** Characters of a page's own description. */
export const longestDescription = 160;

export const noSearchTexts: SearchTexts = { searchTitle: '', searchDescription: '' };

/** The fields of `content` that are only for search engines. */
export const searchTextFields = ['searchTitle', 'searchDescription'] as const satisfies (keyof SearchTexts)[];

type WithSearchTexts = Partial<SearchTexts> & {
  translations: { ar: Partial<SearchTexts> };
  arabicInPreparation?: boolean;
};

/** The head of a page with search-engine texts in place of its own; empty fields are omitted. */
export type OwnHead = { title?: string; description?: string };

/** The own texts of a record in one language; a text in the other language replaces none. */
export function readOwnHead(content: WithSearchTexts, language: Language): OwnHead {
  const arabic = content.arabicInPreparation ? {} : content.translations.ar;
  const { searchTitle, searchDescription }: Partial<SearchTexts> = language === 'ar' ? arabic : content;
  return { ...(searchTitle && { title: searchTitle }), ...(searchDescription && { description: searchDescription }) };
}
