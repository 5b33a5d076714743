import { records } from '#content/index.ts';
import { type Language, languages } from '#shared/language.ts';
import { arabicQueries } from './search-queries/arabic-queries.ts';
import { englishQueries } from './search-queries/english-queries.ts';

type Query = { language: Language; kind: string; text: string; wanted: readonly string[] };
/** What the searches of a class found: how many have a meant record among their first three, and how many nothing. */
export type ClassRecall = { name: string; asked: number; found: number; empty: number; missed: string[] };

/** Answers of `GET /api/search?limit=3`. */
type Ask = (query: string, language: Language) => Promise<{ hits: { title: { text: string }[] }[] }[]>;

const firstHits = 3;

/** Our own searches, over the demo content. */
export const ownQueries: readonly Query[] = [...readQueries(arabicQueries, 'ar'), ...readQueries(englishQueries, 'en')];

/** Asks every one of our own searches. @returns a row for each class */
export async function measureRecall(ask: Ask): Promise<ClassRecall[]> {
  const classes = new Map<string, ClassRecall>();
  for (const query of ownQueries) {
    const name = `${query.language}: ${query.kind}`;
    const row = classes.get(name) ?? { name, asked: 0, found: 0, empty: 0, missed: [] };
    classes.set(name, row);
    const keys = await firstKeys(ask, query.text, query.language);
    row.asked += 1;
    if (keys.length === 0) row.empty += 1;
    if (keys.some((key) => query.wanted.includes(key))) row.found += 1;
    else row.missed.push(`${query.text} → ${keys.join(', ') || 'nothing'}`);
  }
  return [...classes.values()];
}

async function firstKeys(ask: Ask, text: string, language: Language): Promise<string[]> {
  const groups = await ask(text, language);
  const titles = groups.flatMap(({ hits }) => hits.map(({ title }) => title.map((piece) => piece.text).join('')));
  return titles.slice(0, firstHits).map((title) => keyOf.get(title) ?? title);
}

const keyOf: ReadonlyMap<string, string> = new Map(
  Object.values(records).flatMap((list) =>
    list.flatMap((record) => languages.map((language) => [titleOf(record)[language], record.key] as const)),
  ),
);

function titleOf(record: (typeof records)[keyof typeof records][number]): Record<Language, string> {
  if ('name' in record) return record.name;
  return 'title' in record ? record.title : record.question;
}

/** The lines of a list: `# class`, and searches with the keys of the records that are meant. */
function readQueries(lines: string, language: Language): Query[] {
  let kind = '';
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) kind = line.slice(2);
      const [text = '', wanted] = line.split(' => ');
      return wanted === undefined ? [] : [{ language, kind, text, wanted: wanted.split(' ') }];
    });
}
