import { commonParts, commonWord, misspeltWord, rareWord } from './generated-words.ts';
import type { RowCounts } from './large-data-folder.ts';
import type { Kind } from './large-data-records.ts';
import type { Change } from './measured-changes.ts';

/** The requests measured on a site with this many rows; replies of all sites contain equally many records. */
export type ListTarget = {
  name: string;
  isForStaff?: boolean;
  /** A write before each request, so that cached results must be checked again. */
  after?: Change;
  paths(counts: RowCounts): string[];
};

const limit = 10;
const lists: Record<Kind, string> = {
  contacts: 'contacts',
  consultations: 'consultations',
  careers: 'careers',
  products: 'products',
  posts: 'blogs/admin/all',
};
const sorts: Record<Kind, string> = {
  contacts: 'fullName',
  consultations: 'fullName',
  careers: 'fullName',
  products: 'name',
  posts: 'title',
};

const middleOf = (count: number, size: number) => Math.max(1, Math.floor(count / size / 2));
const rare = 20;
// More than fit the cache between two equal ones.
const searchesAtATime = 250;
let tried = 0;

/** Searches for a word that one of the last twenty records holds and for one that all hold; others at each call. */
function searchesThatFindOne(count: number): string[] {
  return Array.from({ length: searchesAtATime }, () => {
    const part = commonParts[Math.floor(tried / rare) % commonParts.length];
    return `${rareWord(count - 1 - (tried++ % rare))}+${part}`;
  });
}

function staffList(kind: Kind): ListTarget[] {
  const list = `/api/${lists[kind]}?limit=${limit}`;
  const target = (name: string, paths: ListTarget['paths']) => ({
    name: `${kind}, ${name}`,
    isForStaff: true,
    paths,
  });
  return [
    target('first page', () => [`${list}&page=1`]),
    target('page in the middle', (counts) => [`${list}&page=${middleOf(counts[kind], limit)}`]),
    target('sorted by a column', () => [`${list}&page=1&sort=${sorts[kind]}`]),
    target('search that finds all', () => [`${list}&page=1&q=${commonWord}`]),
    target('search that finds one', (counts) => [`${list}&page=1&q=${rareWord(counts[kind] - 1)}`]),
    target('many searches that find one, each the first time', (counts) =>
      searchesThatFindOne(counts[kind]).map((words) => `${list}&page=1&q=${words}`),
    ),
  ];
}

function leadFilters(kind: Kind): ListTarget[] {
  const list = `/api/${lists[kind]}?page=1&limit=${limit}`;
  return [
    { name: `${kind}, the suspicious ones`, isForStaff: true, paths: () => [`${list}&suspicious=yes`] },
    { name: `${kind}, without them`, isForStaff: true, paths: () => [`${list}&suspicious=no`] },
  ];
}

/** The lists of the back office. */
export const staffTargets: ListTarget[] = [
  ...(['contacts', 'consultations', 'careers'] as const).flatMap((kind) => [...staffList(kind), ...leadFilters(kind)]),
  ...(['products', 'posts'] as const).flatMap(staffList),
];

const onlyPath = (name: string, path: string): ListTarget => ({ name, paths: () => [path] });

/** Public reads: individually rendered pages, and calls. */
export const publicTargets: ListTarget[] = [
  onlyPath('Home', '/'),
  onlyPath('Products', '/products'),
  {
    name: 'Products, page in the middle',
    paths: ({ products }) => [`/products${products > 20 ? `?page=${middleOf(products, 12)}` : ''}`],
  },
  onlyPath('Blog', '/blog'),
  {
    name: 'Blog, page in the middle',
    paths: ({ posts }) => [`/blog${posts > 20 ? `?page=${middleOf(posts, 9)}` : ''}`],
  },
  onlyPath('Search for a common word', `/search?q=${commonWord}`),
  {
    name: 'Searches for a rare word',
    paths: ({ products }) => searchesThatFindOne(products).map((words) => `/search?q=${words}`),
  },
  {
    name: 'Searches with a misspelt word',
    paths: () => Array.from({ length: searchesAtATime }, () => `/search?q=${misspeltWord(tried++)}`),
  },
  onlyPath('`GET /api/products`, first page', `/api/products?page=1&limit=${limit}`),
  {
    name: '`GET /api/products`, page in the middle',
    paths: ({ products }) => [`/api/products?limit=${limit}&page=${middleOf(products, limit)}`],
  },
  {
    name: '`GET /api/blogs`, page in the middle',
    paths: ({ posts }) => [`/api/blogs?limit=9&page=${middleOf(posts, 10)}`],
  },
  onlyPath('`GET /api/blogs/latest`', '/api/blogs/latest'),
  onlyPath('`GET /api/search`, common word', `/api/search?q=${commonWord}`),
  onlyPath('`GET /feed.xml`', '/feed.xml'),
];

/** One record, as the site names it in addresses. */
export const recordTargets: { name: string; list: string; path(address: string): string }[] = [
  { name: 'A product', list: '/api/products', path: (address) => `/products/${address}` },
  { name: 'A post', list: '/api/blogs', path: (address) => `/blog/${address}` },
  { name: '`GET /api/products/:id`', list: '/api/products', path: (address) => `/api/products/${address}` },
];

/** What staff ask for besides lists. */
export const deskTargets: ListTarget[] = [
  { name: 'Dashboard', isForStaff: true, paths: () => ['/api/dashboard'] },
  { name: 'Palette, a common word', isForStaff: true, paths: () => [`/api/records?q=${commonWord}`] },
];

const leadsList = (name: string, query: string): ListTarget => ({
  name: `Leads, ${name}`,
  isForStaff: true,
  paths: () => [`/api/leads?limit=${limit}&page=1${query}`],
});

/** The inbox of the desk: its lists, its searches and the next lead. */
export const inboxTargets: ListTarget[] = [
  leadsList('what waits', '&tab=us'),
  leadsList('what is answered', '&tab=them'),
  leadsList('mine', '&tab=us&owner=mine'),
  leadsList('late ones', '&due=late'),
  leadsList('search that finds all', `&q=${commonWord}`),
  {
    name: 'Leads, searches that find one, each the first time',
    isForStaff: true,
    paths: ({ contacts }) =>
      searchesThatFindOne(contacts).map((words) => `/api/leads?limit=${limit}&page=1&q=${words}`),
  },
  {
    name: 'Leads, the next one with everything around it',
    isForStaff: true,
    paths: ({ contacts }) =>
      Array.from({ length: rare }, (_, at) => `/api/leads/MSG-${String(contacts - 1 - at).padStart(9, '0')}`),
  },
];

const afterChange = (after: Change, target: ListTarget): ListTarget => ({
  ...target,
  name: `${target.name}, after ${after}`,
  after,
});

/** Reads right after a write. */
export const changeTargets: ListTarget[] = [
  ...inboxTargets.slice(0, 1).map((target) => afterChange('a new message', target)),
  ...['first page', 'search that finds all'].map((name) =>
    afterChange('a new message', staffTargets.find((target) => target.name === `contacts, ${name}`)!),
  ),
  ...[
    onlyPath('Home', '/'),
    onlyPath('Products', '/products'),
    onlyPath('`GET /api/search`, common word', `/api/search?q=${commonWord}`),
    deskTargets[0]!,
  ].map((target) => afterChange('a changed product', target)),
  ...[onlyPath('Home', '/'), onlyPath('Blog', '/blog')].map((target) => afterChange('a changed post', target)),
];
