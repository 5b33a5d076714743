import { searchAddress } from '#app/site/search/search-addresses.ts';
import { type Language, toLanguage } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import type { HitGroupName, MarkedText } from '#shared/search/search-groups.ts';
import { foldForSearch } from '#shared/search/search-words.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { leaveFor } from './leaving.ts';
import { type Suggestion, SuggestionBox } from './suggestion-box.ts';

type FoundGroup = { name: HitGroupName; total: number; hits: FoundHit[] };
type FoundHit = { path: string; title: MarkedText; languages: { title: Language } };

/** What the server wrote into the list: the kinds' names, the link to all results, and a sentence per number of records. */
type Words = { kinds: Record<HitGroupName, string>; all: string; counts: string[] };

const pauseMilliseconds = 160;
const fewestLetters = 2;
const longestQuery = 200;

const language = toLanguage(document.documentElement.lang) ?? 'en';

/** Suggests what can be gone to at once while words are typed. */
export function start(list: HTMLElement): void {
  const field = list.parentElement?.querySelector<HTMLInputElement>('input[type=search]');
  if (!field) return;
  const words = JSON.parse(list.dataset.words ?? '') as Words;
  const box = new SuggestionBox(list, field, { counts: words.counts, choose: ({ address }) => leaveFor(address) });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  const update = (): void => {
    clearTimeout(timer);
    asked.abort();
    asked = new AbortController();
    const query = cutText(field.value.trim(), field.maxLength > 0 ? field.maxLength : longestQuery);
    if (foldForSearch(query).length < fewestLetters) {
      box.show([]);
      return;
    }
    const { signal } = asked;
    timer = setTimeout(() => {
      // Optional: the form finds as well.
      ask(query, { words, signal }).then(
        (found) => box.show(found),
        () => {},
      );
    }, pauseMilliseconds);
  };
  field.addEventListener('input', update);
  // Typed before this code came.
  if (field.value !== field.defaultValue) update();
}

type Asking = { words: Words; signal: AbortSignal };

async function ask(query: string, { words, signal }: Asking): Promise<Suggestion[]> {
  const parameters = new URLSearchParams({ q: query, limit: '3', lng: language });
  const reply = await fetch(`/api/search?${parameters}`, { signal });
  if (!reply.ok) return [];
  const groups = (await reply.json()) as FoundGroup[];
  const records = groups.flatMap(({ name, hits }) =>
    hits.map(({ path, title, languages }) => {
      return { address: local(path), kind: words.kinds[name], title, language: languages.title };
    }),
  );
  if (records.length === 0) return [];
  const title = [{ text: words.all.replace('{query}', () => query), isMatch: false }];
  return [...records.slice(0, limits.suggestions), { address: local(searchAddress(query)), kind: '', title }];
}

const local = (path: string): string => pathIn(language, path);
