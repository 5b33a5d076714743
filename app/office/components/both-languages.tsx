import { SegmentedControl } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import styles from './both-languages.module.css';

const ShownLanguage = createContext<Language>('en');

/** Fields by id, with the language in which their text is missing. */
type Missing = ReadonlyMap<string, Language>;
const ReportMissing = createContext<(field: string, language: Language | undefined) => void>(() => {});

/** Reports to the language switch that a text is missing in one language. */
export function useMissingText(language: Language, isMissing: boolean): void {
  const report = use(ReportMissing);
  const field = useId();
  useEffect(() => {
    report(field, isMissing ? language : undefined);
    return () => report(field, undefined);
  }, [report, field, language, isMissing]);
}

function useMissing() {
  const [missing, setMissing] = useState<Missing>(new Map());
  const report = useCallback((field: string, language: Language | undefined) => {
    setMissing((before) => {
      if (before.get(field) === language) return before;
      const after = new Map(before);
      if (language) after.set(field, language);
      else after.delete(field);
      return after;
    });
  }, []);
  return { missing, report };
}

function LanguageLabel({ label, missing }: { label: string; missing: number }) {
  if (missing === 0) return label;
  return (
    <span className={styles.label}>
      <span>{label}</span> <span className={styles.missing}>{m.admin_text_missing({ count: missing })}</span>
    </span>
  );
}

type LanguageChoiceProps = { shown: Language; onChange: (language: Language) => void; children: ReactNode };

/**
 * Bilingual fields side by side, or on a phone one language at a time, switched above them. The switch is sticky and
 * shows how many texts each language lacks.
 */
export function LanguageChoice({ shown, onChange, children }: LanguageChoiceProps) {
  const { missing, report } = useMissing();
  const label = (language: Language, word: string) => ({
    value: language,
    label: (
      <LanguageLabel label={word} missing={[...missing.values()].filter((lacking) => lacking === language).length} />
    ),
  });
  return (
    <ShownLanguage value={shown}>
      <div className={styles.choice}>
        <SegmentedControl
          fullWidth
          aria-label={m.admin_text_language()}
          value={shown}
          onChange={(value) => onChange(value === 'ar' ? 'ar' : 'en')}
          data={[label('en', m.admin_text_english()), label('ar', m.admin_text_arabic())]}
        />
      </div>
      <ReportMissing value={report}>{children}</ReportMissing>
    </ShownLanguage>
  );
}

/** One text in both languages, each named above it; each side gets its direction from `textProps`. */
export function BothLanguages({ english, arabic }: { english: ReactNode; arabic: ReactNode }) {
  const shown = use(ShownLanguage);
  return (
    <div className="halves">
      <div className={styles.half} data-language={m.admin_text_english()} data-shown={shown === 'en' || undefined}>
        {english}
      </div>
      <div className={styles.half} data-language={m.admin_text_arabic()} data-shown={shown === 'ar' || undefined}>
        {arabic}
      </div>
    </div>
  );
}

const textDirections = { en: { lang: 'en', dir: 'ltr' }, ar: { lang: 'ar', dir: 'rtl' } } as const;

/** Attributes of a field with text in `language`. */
export function textProps(language: Language): (typeof textDirections)[Language] {
  return textDirections[language];
}
