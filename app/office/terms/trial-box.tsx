import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { readApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { useRead } from '#app/office/components/use-read.ts';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { termTrialAnswer } from '#shared/terms/term-trial.ts';
import type { TermInput } from '#shared/terms/trade-term.ts';
import styles from './terms.module.css';
import { TrialResult } from './trial-outcome.tsx';

type TrialBoxProps = {
  /** The words of a dialog, which are not saved; `_id`: of the term that they would replace. */
  term?: TermInput & { _id: string };
};

/** Milliseconds, while somebody is typing. */
const pause = 300;

/** Within a form Enter would save it. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** Tries a search as visitors type it, also with words that are not saved. */
export function TrialBox({ term }: TrialBoxProps) {
  const [q, setQ] = useState('');
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  const isOwnScreen = term === undefined;
  useEffect(() => {
    if (isOwnScreen) field.current?.focus();
  }, [isOwnScreen]);
  const isEmpty = q.trim() === '' && !term;
  const trial = useRead(
    isEmpty ? '' : JSON.stringify({ q, ...(term && { term }) }),
    (body, signal) => readApi('/terms/trial', termTrialAnswer, { method: 'POST', body: JSON.parse(body), signal }),
    { failed: m.terms_error_trying, pause },
  );
  const { value: outcome, failure }: Partial<typeof trial> = isEmpty ? {} : trial;
  return (
    <section className={`stack gap-3 box ${styles.trial}`} aria-labelledby={heading}>
      <h2 id={heading} className="title-xs">
        {m.terms_try_title()}
      </h2>
      <TextInput
        ref={field}
        type="search"
        dir="auto"
        label={m.terms_try_label()}
        description={term ? m.terms_try_unsaved_hint() : m.terms_try_hint()}
        autoComplete="off"
        maxLength={limits.search}
        value={q}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
        onKeyDown={keepForm}
      />
      <div aria-live="polite">
        {failure && <ErrorLine message={failure} isQuiet />}
        {outcome && <Shared outcome={outcome} />}
        {outcome && q.trim() !== '' && <TrialResult outcome={outcome} />}
      </div>
    </section>
  );
}

/** The words that other terms have too. */
function Shared({ outcome: { shared } }: { outcome: { shared: { word: string; name: string }[] } }) {
  if (shared.length === 0) return null;
  const words = [...new Set(shared.map(({ word }) => word))];
  return (
    <ul className={styles.shared}>
      {words.map((word) => {
        const others = shared.filter((each) => each.word === word).map(({ name }) => isolatedText(name));
        return <li key={word}>{m.terms_shared({ word: isolatedText(word), names: others.join(' · ') })}</li>;
      })}
    </ul>
  );
}
