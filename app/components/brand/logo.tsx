import type { Language } from '#shared/language.ts';
import styles from './logo.module.css';
import { Mark } from './mark.tsx';

const wordmark: Record<Language, string> = { en: 'Mansooj', ar: 'منسوج' };

/**
 * The mark and the company's short name in the reader's language, as large as --logo-size says. The name takes the surrounding
 * text colour; `plain` gives the mark that colour too, for grounds on which two colours would be loud.
 */
export function Logo({ language, plain = false }: { language: Language; plain?: boolean }) {
  return (
    <span className={styles.logo}>
      <Mark plain={plain} />
      <span className={styles.word}>{wordmark[language]}</span>
    </span>
  );
}
