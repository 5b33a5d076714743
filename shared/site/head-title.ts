import { shownCharacters } from './search-texts.ts';

type Further = { kind?: string | undefined; company?: string | undefined };

const between = ' · ';

/** `text` in one line: the promise of a company may have several. No-break spaces stay. */
export const foldBlanks = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/**
 * The title of a page: its subject, and then its kind and the company as far as search engines show them. The company goes
 * first, then the kind; the subject is never shortened.
 */
export function headTitle(subject: string, { kind, company }: Further): string {
  // Sentences such as `Product not found.` lose their full stop.
  const parts = [foldBlanks(subject).replace(/\.$/, ''), kind, company].filter(
    (part) => part !== undefined && part !== '',
  );
  while (parts.length > 1 && [...parts.join(between)].length > shownCharacters.searchTitle) parts.pop();
  return parts.join(between);
}
