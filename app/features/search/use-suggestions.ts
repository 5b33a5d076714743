import { type RefObject, useEffect, useState } from 'react';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import type { MarkedText, SearchGroupName } from '#shared/search-groups.ts';
import { foldForSearch, searchWords } from '#shared/search-words.ts';
import { hitAddress, searchAddress, searchLabels } from './search-labels.ts';

/** Something to go to: a record with its kind, or all results. */
export type Suggestion = { to: string; kind: string; title: MarkedText };

type FoundGroup = { name: SearchGroupName; total: number; hits: { _id: string; title: MarkedText }[] };

const pauseMilliseconds = 160;
const fewestLetters = 2;
const most = 8;

async function ask(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const parameters = new URLSearchParams({ q: query, limit: '3', lng: currentLanguage() });
  const reply = await fetch(`/api/search?${parameters}`, { signal });
  if (!reply.ok) return [];
  const groups = (await reply.json()) as FoundGroup[];
  const records = groups.flatMap(({ name, hits }) =>
    hits.map(({ _id, title }) => ({ to: hitAddress(name, _id), kind: searchLabels[name](), title })),
  );
  if (records.length === 0) return [];
  const words = searchWords(query);
  records.sort((one, other) => wordsInTitle(other, words) - wordsInTitle(one, words));
  const all = { text: m.search_all_results({ query }), isMatch: false };
  return [...records.slice(0, most), { to: searchAddress(query), kind: '', title: [all] }];
}

function wordsInTitle({ title }: Suggestion, words: string[]): number {
  const text = foldForSearch(title.map((piece) => piece.text).join(''));
  return words.filter((word) => text.includes(word)).length;
}

/** Suggestions for the words in the field, debounced; undefined before the first request. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>();
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = new AbortController();
    const update = () => {
      clearTimeout(timer);
      asked.abort();
      asked = new AbortController();
      const query = input.value.trim().slice(0, input.maxLength > 0 ? input.maxLength : 200);
      if (foldForSearch(query).length < fewestLetters) return setSuggestions(undefined);
      const { signal } = asked;
      timer = setTimeout(() => void ask(query, signal).then(setSuggestions, () => {}), pauseMilliseconds);
      return undefined;
    };
    input.addEventListener('input', update);
    // A newer input makes this result obsolete.
    if (input.value !== input.defaultValue) update();
    return () => {
      clearTimeout(timer);
      asked.abort();
      input.removeEventListener('input', update);
    };
  }, [field]);
  return suggestions;
}
