import type { Language } from './language.ts';
import { limits } from './limits.ts';
import { optionalText } from './text-schema.ts';

/** What search engines and shared links show of a page instead of what it says itself; '' leaves it to the page. */
export type SearchTexts = { searchTitle: string; searchDescription: string };

/** Their fields in what staff send, for both languages. */
export const searchTextShape = {
  searchTitle: optionalText(limits.name),
  searchDescription: optionalText(limits.summary),
};

/** About how many characters of each a search engine shows. */
export const shownCharacters = { searchTitle: 60, searchDescription: 155 } as const;

export const noSearchTexts: SearchTexts = { searchTitle: '', searchDescription: '' };

/** The fields of `content` that are for search engines alone. */
export const searchTextFields = ['searchTitle', 'searchDescription'] as const satisfies (keyof SearchTexts)[];

/** The two of them in whatever holds them among others. */
export function searchTextsIn({ searchTitle = '', searchDescription = '' }: Partial<SearchTexts>): SearchTexts {
  return { searchTitle, searchDescription };
}

type WithSearchTexts = Partial<SearchTexts> & { translations: { ar: Partial<SearchTexts> } };

/** What a page's head says instead of its own words; a field without a text is left out. */
export type OwnHead = { title?: string; description?: string };

/** The own texts of a record in one language; a text in the other language replaces none. */
export function ownHeadOf(content: WithSearchTexts, language: Language): OwnHead {
  const { searchTitle, searchDescription } = language === 'ar' ? content.translations.ar : content;
  return { ...(searchTitle && { title: searchTitle }), ...(searchDescription && { description: searchDescription }) };
}
