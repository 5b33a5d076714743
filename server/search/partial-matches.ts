import type { Database } from '#server/core/db/database.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { searchTables } from '#server/core/db/search/lexicon.ts';
import { nameTitleIndex } from '#server/core/db/search/search.ts';
import { findMentions, type Mention } from '#server/core/db/search/search-lookup.ts';
import { kindNames } from '#shared/kinds/kinds.ts';
import type { Lexicon } from '#shared/search/families.ts';
import type { SearchTerm } from '#shared/search/search-terms.ts';
import { productsAround } from './nearest-measures.ts';
import { type IndexedPage, locateMentions } from './page-search.ts';

/** What is searched: the records in the database, and the fixed pages. */
export type Searched = { db: Database; lexicon: Lexicon; pages: readonly IndexedPage[] };
/** A term, the texts of records that have it: none, a few, or too many to list; and the texts of pages. */
export type MentionedTerm = {
  term: SearchTerm;
  mentions: readonly Mention[] | undefined;
  pages: readonly Mention[];
};
/** A record that has some of the terms; `share`: of what was searched for, from 0 to 1, rare terms weighing more. */
export type PartialMatch = { table: string; id: string; score: number; share: number };

/** Stands for the fixed pages where records have their table. */
export const pageTable = 'page';
const entities = kindNames.flatMap((name) => [name, nameTitleIndex(name)]);
const inTitle = 2.5;
// As if there were so many texts.
const textsInAll = 1_000;
// Of terms that many have.
const leastWeight = 0.5;

/** Where each term is mentioned in what visitors search. */
export async function findTerms(
  { db, pages, lexicon }: Searched,
  terms: readonly SearchTerm[],
): Promise<MentionedTerm[]> {
  const together = { tables: searchTables(kindNames), cached: await cachedReads(db) };
  return Promise.all(
    terms.map(async (term) => {
      const { anyOf: forms } = term;
      const { mentions } = await together.cached({ tables: together.tables, key: ['mentions', forms] }, async () => ({
        mentions: await findMentions(db, { entities, forms, together }),
      }));
      const around = await productsAround(db, lexicon, term.concepts);
      const measured = around.map((record_id) => ({ entity: nameTitleIndex('product'), record_id }));
      return {
        term,
        mentions: mentions && [...mentions, ...measured],
        pages: mentionsOfPages(pages, { term, lexicon }),
      };
    }),
  );
}

function mentionsOfPages(pages: readonly IndexedPage[], asked: { term: SearchTerm; lexicon: Lexicon }): Mention[] {
  return locateMentions(pages, asked).map(({ id, isTitle }) => ({
    entity: isTitle ? nameTitleIndex(pageTable) : pageTable,
    record_id: id,
  }));
}

/** Whether nothing has the term. */
export const isMissing = ({ mentions, pages }: MentionedTerm): boolean => mentions?.length === 0 && pages.length === 0;

/** The records and pages that have some of the terms, best first. */
export function rankPartly(found: readonly MentionedTerm[]): PartialMatch[] {
  const few = found.flatMap(({ mentions, pages }) => (mentions ? [{ mentions, pages }] : []));
  const whole = few.reduce((sum, { mentions }) => sum + weightOf(mentions), 0) || 1;
  const matches = new Map<string, PartialMatch>();
  for (const { mentions, pages } of few)
    for (const [key, bonus] of countRecords([...mentions, ...pages])) {
      const [table = '', id = ''] = key.split('\n');
      const match = matches.get(key) ?? { table, id, score: 0, share: 0 };
      matches.set(key, match);
      match.score += (weightOf(mentions) / whole) * bonus;
      match.share += weightOf(mentions) / whole;
    }
  return [...matches.values()].sort((one, other) => other.score - one.score);
}

/** The mentioned records; those whose title has the term count more. */
function countRecords(mentions: readonly Mention[]): Map<string, number> {
  const records = new Map<string, number>();
  for (const { entity, record_id } of mentions) {
    const [table = ''] = entity.split(':');
    const isTitle = table !== entity;
    const key = `${table}\n${record_id}`;
    records.set(key, Math.max(records.get(key) ?? 0, isTitle ? inTitle : 1));
  }
  return records;
}

/** How much each term says, the rare ones more; together 1. */
export function weighTerms(found: readonly MentionedTerm[]): number[] {
  const weights = found.map(({ mentions }) => (mentions ? weightOf(mentions) : leastWeight));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
}

const weightOf = (mentions: readonly Mention[]): number => Math.log(1 + textsInAll / (1 + mentions.length));
