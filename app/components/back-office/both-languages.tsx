import { SegmentedControl } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import styles from './both-languages.module.css';

const ShownLanguage = createContext<Language>('en');

type LanguageChoiceProps = { shown: Language; onChange: (language: Language) => void; children: ReactNode };

/** Where fields in both languages stand: beside each other, or on a phone one language at a time, chosen above them. */
export function LanguageChoice({ shown, onChange, children }: LanguageChoiceProps) {
  return (
    <ShownLanguage value={shown}>
      <div className={styles.choice}>
        <SegmentedControl
          fullWidth
          aria-label={m.admin_text_language()}
          value={shown}
          onChange={(value) => onChange(value === 'ar' ? 'ar' : 'en')}
          data={[
            { value: 'en', label: m.admin_text_english() },
            { value: 'ar', label: m.admin_text_arabic() },
          ]}
        />
      </div>
      {children}
    </ShownLanguage>
  );
}

/** One text in both languages; each half gets its own direction from `textProps`. */
export function BothLanguages({ english, arabic }: { english: ReactNode; arabic: ReactNode }) {
  const shown = use(ShownLanguage);
  return (
    <div className={styles.pair}>
      <div className={styles.half} data-shown={shown === 'en' || undefined}>
        {english}
      </div>
      <div className={styles.half} data-shown={shown === 'ar' || undefined}>
        {arabic}
      </div>
    </div>
  );
}

const textDirections = { en: { lang: 'en', dir: 'ltr' }, ar: { lang: 'ar', dir: 'rtl' } } as const;

/** What a field that holds text in `language` is given. */
export function textProps(language: Language): (typeof textDirections)[Language] {
  return textDirections[language];
}
