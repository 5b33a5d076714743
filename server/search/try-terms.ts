import type { Database } from '#server/core/db/database.ts';
import { lexiconForSearch, readTerms } from '#server/core/db/search/lexicon.ts';
import type { Language } from '#shared/language.ts';
import { createLexicon, type Lexicon } from '#shared/search/families.ts';
import { type SearchTerm, understand } from '#shared/search/search-terms.ts';
import { termLabel } from '#shared/terms/term-label.ts';
import type { TermTrial, TrialOutcome } from '#shared/terms/term-trial.ts';
import { listWordFamilies } from '#shared/terms/termbase.ts';
import type { TradeTerm } from '#shared/terms/trade-term.ts';
import { isTooBroad, searchedWords, wordsShared } from '#shared/terms/word-rules.ts';
import type { SearchService } from './search-service.ts';

const hitsOfGroup = 3;
const unsaved = '';

type Parts = { db: Database; search: Pick<SearchService, 'searchAll'> };

/** How a search is understood and what it finds, also with words that are not saved yet. */
export function createTermTrials({ db, search }: Parts) {
  return {
    async run({ q, term }: TermTrial, language: Language): Promise<TrialOutcome> {
      const saved = await readTerms(db);
      const tried = term && { ...term, _id: term._id || unsaved };
      const terms = tried ? [...saved.filter(({ _id }) => _id !== tried._id), tried] : saved;
      const lexicon = tried
        ? createLexicon(listWordFamilies(terms, ({ _id }) => _id === tried._id))
        : await lexiconForSearch(db);
      return {
        ...understood({ query: q, lexicon, language }, terms),
        found: q
          ? (await search.searchAll({ query: q, language, lexicon }, hitsOfGroup)).filter(({ hits }) => hits.length > 0)
          : [],
        shared: tried?.isSearched ? sharedBy(tried, saved, language) : [],
        tooBroad: tried?.isSearched ? searchedWords(tried).flatMap(({ word }) => (isTooBroad(word) ? [word] : [])) : [],
      };
    },
  };
}
export type TermTrials = ReturnType<typeof createTermTrials>;

const named = (term: TradeTerm, language: Language) => ({ _id: term._id, name: termLabel(term, language) });

function sharedBy(tried: TradeTerm, saved: readonly TradeTerm[], language: Language) {
  return wordsShared(tried, saved).map(({ word, other }) => ({ word, ...named(other, language) }));
}

type Asked = { query: string; lexicon: Lexicon; language: Language };

function understood({ query, lexicon, language }: Asked, terms: readonly TradeTerm[]) {
  const { terms: searched, isExact } = understand(query, lexicon);
  const all = understand(query, lexicon, { keepsAll: true }).terms;
  const names = new Map(terms.map((term) => [term._id.replaceAll('-', ' '), named(term, language)]));
  return {
    parts: searched.map((part) => ({ text: part.text, terms: termsOf(part, names), measures: listMeasures(part) })),
    ignored: all.map(({ text }) => text).filter((text) => !searched.some((part) => part.text === text)),
    isExact,
  };
}

type Names = ReadonlyMap<string, { _id: string; name: string }>;

const termsOf = ({ families }: SearchTerm, names: Names) => families.flatMap(({ key }) => names.get(key) ?? []);

/** The quantities that a part of a search means: `kg:50`, `size 56:100`. */
function listMeasures({ concepts, families }: SearchTerm): { amount: string; unit: string }[] {
  const others = concepts.filter((key) => !families.some((family) => family.key === key));
  return others.map((key) => {
    const [unit = '', amount = ''] = key.split(':');
    const [, first] = /^size (.+)$/.exec(unit) ?? [];
    return first ? { amount: `${first} × ${amount}`, unit: 'cm' } : { amount, unit };
  });
}
