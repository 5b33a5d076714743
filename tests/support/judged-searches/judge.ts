import { records } from '#content/index.ts';
import type { KindName } from '#shared/kinds/kinds.ts';
import type { MarkedText } from '#shared/search/search-groups.ts';

/** What a judged search may name instead of each of several records, all by the keys of the demo content. */
const together: Readonly<Record<string, readonly string[]>> = {
  $goods: keysOf('product'),
  $sacks50: ['flour-sack', 'sugar-sack-liner', 'fertiliser-sack', 'bopp-feed-bag', 'cement-valve-bag'],
  $jumbo: ['fibc-jumbo', 'fibc-baffle'],
  $openings: keysOf('opening'),
  $jobs: ['/careers', ...keysOf('opening')],
  $certs: keysOf('certificate'),
  $isos: ['cert-iso-9001', 'cert-iso-14001', 'cert-iso-22000', 'cert-iso-45001', 'cert-fibc'],
  $partners: keysOf('partner'),
  $projects: keysOf('project'),
  $services: keysOf('service'),
  $posts: keysOf('blog_post'),
};

/** A search in English that finds groups of hits, as the site shows them one below the other. */
type Search = (query: string) => Promise<readonly { corrected: string; hits: readonly Hit[] }[]>;
type Hit = { path: string; title: MarkedText };

/** What came of one search: its first three hits by their keys, and those that do not help. */
type JudgedSearch = { query: string; hits: string[]; weak: string[]; isRight: boolean; isEmpty: boolean };

const judgedHits = 3;

/**
 * Asks every search of a list with a line for each: what is typed | what answers it | what is worth showing beside it.
 * `right`: the share of searches with an answer among the first three hits; `weak`: the share of these hits that are
 * neither an answer nor worth showing; `empty`: how many found nothing.
 */
export async function judge(list: string, search: Search) {
  const searches: JudgedSearch[] = [];
  for (const line of list.trim().split('\n')) searches.push(await judgeOne(line, search));
  const shown = searches.reduce((sum, { hits }) => sum + hits.length, 0);
  const weak = searches.reduce((sum, each) => sum + each.weak.length, 0);
  return {
    searches,
    right: searches.filter(({ isRight }) => isRight).length / searches.length,
    weak: weak / shown,
    empty: searches.filter(({ isEmpty }) => isEmpty).length,
  };
}

async function judgeOne(line: string, search: Search): Promise<JudgedSearch> {
  const [query = '', right = '', fine = ''] = line.split('|').map((part) => part.trim());
  const answers = namesIn(right);
  const helpful = new Set([...answers, ...namesIn(fine)]);
  const found = (await search(query)).flatMap(({ hits }) => hits);
  const hits = found.slice(0, judgedHits).map(nameOf);
  return {
    query,
    hits,
    weak: hits.filter((hit) => !helpful.has(hit)),
    isRight: hits.some((hit) => answers.has(hit)),
    isEmpty: hits.length === 0,
  };
}

function keysOf(kind: KindName): string[] {
  return records[kind].map(({ key }) => key);
}

/** @throws Error for a name that neither a page nor a record of the demo content has */
function namesIn(text: string): Set<string> {
  const names = text.split(' ').filter(Boolean);
  const unknown = names.find((name) => !(name in together) && !name.startsWith('/') && !keys.has(name));
  if (unknown) throw new Error(`No record of the demo content is called ${unknown}`);
  return new Set(names.flatMap((name) => together[name] ?? [name]));
}

const keyOfTitle = new Map(
  Object.values(records)
    .flat()
    .map((record) => {
      const { en } = 'name' in record ? record.name : 'title' in record ? record.title : record.question;
      return [en, record.key];
    }),
);
const keys = new Set(keyOfTitle.values());

/** The key of a record, the path of a page. */
const nameOf = ({ path, title }: Hit): string =>
  keyOfTitle.get(title.map(({ text }) => text).join('')) ?? path.replace(/#.*/, '');
