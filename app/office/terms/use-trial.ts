import { useEffect, useState } from 'react';
import { failureMessage, readApi } from '#app/office/components/api-client.ts';
import { m } from '#messages';
import { type TrialOutcome, termTrialAnswer } from '#shared/terms/term-trial.ts';
import type { TermInput } from '#shared/terms/trade-term.ts';

// While somebody is typing.
const pauseMilliseconds = 300;

/** The words of a term that is not saved; `_id`: of the term that they would replace. */
export type TriedTerm = TermInput & { _id: string };
type Tried = { outcome?: TrialOutcome; failure?: string };

/** How a search is understood, and what it finds; asked again a moment after each change. */
export function useTrial(q: string, term?: TriedTerm): Tried {
  const [tried, setTried] = useState<Tried>({});
  const body = JSON.stringify({ q, ...(term && { term }) });
  const isEmpty = q.trim() === '' && !term;
  useEffect(() => {
    if (isEmpty) return setTried({});
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const request = { method: 'POST', body: JSON.parse(body), signal: leaving.signal } as const;
        setTried({ outcome: await readApi('/terms/trial', termTrialAnswer, request) });
      } catch (error) {
        if (!leaving.signal.aborted) setTried({ failure: failureMessage(error, m.terms_error_trying()) });
      }
    };
    const timer = setTimeout(ask, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [body, isEmpty]);
  return tried;
}
