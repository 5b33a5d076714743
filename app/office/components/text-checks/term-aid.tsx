import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { textProps } from '#app/office/components/both-languages.tsx';
import { m } from '#messages';
import { type Language, languages } from '#shared/language.ts';
import { type TermPlace, termPlaces } from '#shared/text-checks/term-places.ts';
import { type CheckedPair, type CheckedTerm, otherLanguage } from '#shared/text-checks/text-check.ts';
import { readCheckedTerms } from './checked-terms.ts';
import { findTextInput, type TextInput } from './focused-field.ts';
import styles from './term-aid.module.css';
import { TermMarks } from './term-marks.tsx';

// Loaded with the first text that has the focus.

/** After the last key. */
const pauseMilliseconds = 300;
/** A longer line helps nobody. */
const mostShown = 6;

type Places = Readonly<Record<Language, readonly TermPlace[]>>;
type Found = Places & { pair: CheckedPair };

/** The terms in a text and its counterpart, a moment after they were typed. */
function useTermPlaces({ en, ar }: CheckedPair): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isGone = false;
    const later = setTimeout(async () => {
      const terms = await readCheckedTerms();
      if (isGone) return;
      setFound({ pair: { en, ar }, en: termPlaces(en, 'en', terms), ar: termPlaces(ar, 'ar', terms) });
    }, pauseMilliseconds);
    return () => {
      isGone = true;
      clearTimeout(later);
    };
  }, [en, ar]);
  return found;
}

/** A term and the language whose text lacks it; null when both name it. */
type Shown = { term: CheckedTerm; lacking: Language | null };

/** The terms of both texts, first those that one of them lacks. */
function shownTerms({ en, ar }: Places): Shown[] {
  const named = { en: new Set(en.map(({ term }) => term)), ar: new Set(ar.map(({ term }) => term)) };
  const terms = [...new Set([...named.en, ...named.ar])].filter(({ english, arabic }) => english && arabic);
  const findLackingLanguage = (term: CheckedTerm) => languages.find((language) => !named[language].has(term)) ?? null;
  const shown = terms.map((term): Shown => ({ term, lacking: findLackingLanguage(term) }));
  return [...shown.filter(({ lacking }) => lacking), ...shown.filter(({ lacking }) => !lacking)].slice(0, mostShown);
}

const wordIn = ({ english, arabic }: CheckedTerm, language: Language): string => (language === 'en' ? english : arabic);

/** A text with a word where its field had the cursor, else at the end, apart from its neighbours; `end` is behind the word. */
function withWord(text: string, field: TextInput | undefined, word: string): { text: string; end: number } {
  // The selection of a field that nobody used is at its beginning.
  const isUsed = field && (field === document.activeElement || field.selectionEnd);
  const [from, to] = isUsed ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : [text.length, text.length];
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const start = before + (/\S$/.test(before) && !/[([«“]$/.test(before) ? ' ' : '') + word;
  return { text: start + (/^[\p{L}\p{N}]/u.test(after) ? ' ' : '') + after, end: start.length };
}

type TermAidProps = {
  /** The field that has the focus. */
  field: TextInput;
  /** The English field in the form. */
  path: string;
  label: string;
  pair: CheckedPair;
  /** Puts a text into the form. */
  onWrite: (language: Language, text: string) => void;
};

/** Marks the terms in a text and its counterpart, and offers the agreed words of the other language below it. */
export default function TermAid({ field, path, label, pair, onWrite }: TermAidProps) {
  const found = useTermPlaces(pair);
  if (!found) return null;
  const findField = (language: Language) => findTextInput(field.form, path, language);

  function insert(language: Language, word: string): void {
    const own = findField(language);
    const { text, end } = withWord(pair[language], own, word);
    onWrite(language, text);
    // On a phone only one language is there.
    const target = own?.checkVisibility() ? own : field;
    requestAnimationFrame(() => {
      target.focus();
      if (target === own) own.setSelectionRange(end, end);
    });
  }

  const shown = shownTerms(found);
  return (
    <>
      {languages.map((language) => {
        const own = findField(language);
        const text = found.pair[language];
        const places = found[language];
        if (!own || places.length === 0) return null;
        const isCurrent = text === pair[language];
        return <TermMarks key={language} field={own} {...{ language, text, isCurrent, places }} />;
      })}
      {shown.length > 0 && <TermList label={label} shown={shown} onInsert={insert} />}
    </>
  );
}

type TermListProps = { label: string; shown: readonly Shown[]; onInsert: (language: Language, word: string) => void };

/** Terms with the agreed words of both languages; a word that a text lacks can be put into it. */
function TermList({ label, shown, onInsert }: TermListProps) {
  return (
    <ul className={styles.terms} aria-label={m.text_terms_list({ label })}>
      {shown.map(({ term, lacking }) => {
        const offered = lacking ?? 'ar';
        const known = otherLanguage(offered);
        const word = wordIn(term, offered);
        return (
          <li key={`${term.english} ${term.arabic}`} className={styles.term}>
            <bdi {...textProps(known)}>{wordIn(term, known)}</bdi>
            {lacking ? (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={m.text_terms_insert({ word })}
                title={m.text_terms_insert({ word })}
                // The field keeps its selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onInsert(offered, word)}
              >
                <bdi {...textProps(offered)}>{word}</bdi>
              </Button>
            ) : (
              <bdi {...textProps(offered)}>{word}</bdi>
            )}
          </li>
        );
      })}
    </ul>
  );
}
