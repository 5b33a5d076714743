import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { shownCharacters } from '#shared/search-texts.ts';
import { pathIn } from '#shared/site-paths.ts';
import { textProps } from '../both-languages.tsx';
import styles from './search-texts.module.css';

/** The beginning of a text, cut at a word as search engines do. */
function beginning(text: string, longest: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= longest) return letters.join('');
  return `${letters
    .slice(0, longest)
    .join('')
    .replace(/\s\S*$/, '')} …`;
}

type SearchResultPreviewProps = { language: Language; page: string; title: string; description: string };

/** A preview of a search result. */
export function SearchResultPreview({ language, page, title, description }: SearchResultPreviewProps) {
  const steps = pathIn(language, page).split('/').filter(Boolean);
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{m.search_texts_preview()}</figcaption>
      <p className={styles.address} dir="ltr">
        {[window.location.host, ...steps].join(' › ')}
      </p>
      <p className={styles.title} {...textProps(language)}>
        {beginning(title, shownCharacters.searchTitle) || m.search_texts_default({}, { locale: language })}
      </p>
      <p className={styles.text} {...textProps(language)}>
        {beginning(description, shownCharacters.searchDescription)}
      </p>
    </figure>
  );
}
