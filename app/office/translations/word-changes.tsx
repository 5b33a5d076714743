import { textProps } from '#app/office/components/both-languages.tsx';
import pairStyles from '#app/office/components/history/value-pairs.module.css';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import type { TextPair } from '#shared/terms/translations.ts';
import styles from './translation-texts.module.css';
import { wordDifference } from './word-difference.ts';

type Texts = TextPair['en'];

/** The texts of a field as lines; the parts of an entry are beside each other. */
export function joinAsLines(texts: Texts): string {
  const first = texts[0]?.part ?? null;
  const lines: string[][] = [];
  for (const { part, text } of texts) {
    if (part === null || part === first) lines.push([]);
    lines.at(-1)?.push(text);
  }
  return lines
    .map((line) => line.filter(Boolean).join(': '))
    .join('\n')
    .trim();
}

/** What changed in one language: removed words struck through, new ones underlined. */
export function WordChanges({ language, was, now }: { language: Language; was: Texts; now: Texts }) {
  const parts = wordDifference(joinAsLines(was), joinAsLines(now));
  const isSame = parts.every(({ kind }) => kind === 'same');
  return (
    <div className={pairStyles.whole}>
      <p className={pairStyles.label}>
        {language === 'en' ? m.translations_changed_english() : m.translations_changed_arabic()}
      </p>
      {isSame ? (
        <p className="small muted">{m.translations_same_again()}</p>
      ) : (
        <p className={`${pairStyles.text} ${styles.changes}`} {...textProps(language)}>
          {parts.map(({ kind, text }, place) => {
            // Parts have no other identity than their place.
            const key = `${place} ${kind}`;
            if (kind === 'same') return <span key={key}>{text}</span>;
            return kind === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
          })}
        </p>
      )}
    </div>
  );
}
