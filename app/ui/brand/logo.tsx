import type { Language } from '#shared/language.ts';
import styles from './logo.module.css';
import { Mark } from './mark.tsx';

const wordmark: Record<Language, string> = { en: 'Mansooj', ar: 'منسوج' };

/**
 * The mark and the company's short name in the reader's language, sized by --logo-size. The name inherits the text
 * colour; with `plain` the mark does too.
 */
export function Logo({ language, plain = false }: { language: Language; plain?: boolean }) {
  return (
    <span className={styles.logo}>
      <Mark plain={plain} />
      <span className={styles.word}>{wordmark[language]}</span>
    </span>
  );
}
