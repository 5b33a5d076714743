import { pathOf, publicScreens } from '../tests/support/browser/public-screens.ts';

/** One address to measure. */
export type Target = {
  name: string;
  path: string;
  /** The maximum cost in milliseconds; without one it is compared with the same bytes from a bare server. */
  bar?: number;
  /** Requested with a new query each time, so that no reply is cached. */
  isUncached?: boolean;
};

const pageBar = 1.2;
const listBar = 0.15;

// The same templates with other rows would only say the same twice.
const variations = [
  'projects of a category',
  'products of an industry',
  'posts of a tag',
  'post with a film',
  'contact about a product',
  'search',
  'search without results',
  'unknown product',
  'unknown partner',
  'unknown post',
];

/** Every public screen once, home in both languages. */
export async function pageTargets(address: string): Promise<Target[]> {
  const screens = (await publicScreens(address)).filter(({ name }) => !variations.includes(name));
  return screens.flatMap((screen) => {
    const english = { name: sentenceCase(screen.name), path: pathOf(screen, 'en'), bar: pageBar };
    const isHome = screen.path === '/';
    return isHome ? [english, { ...english, name: 'Home, in Arabic', path: pathOf(screen, 'ar') }] : [english];
  });
}

/** The most frequent public reads. */
export async function apiTargets(address: string): Promise<Target[]> {
  const products = (await (await fetch(`${address}/api/products`)).json()) as { _id: string }[];
  const lists = ['products', 'products?page=1&limit=12', 'partners', 'blogs', 'blogs/latest'];
  const calls = [...lists, `products/${products[0]!._id}`];
  const kept: Target[] = calls.map((call) => ({
    name: `\`GET /api/${call.replace(products[0]!._id, ':id')}\``,
    path: `/api/${call}`,
    ...(lists.includes(call) && { bar: listBar }),
  }));
  const uncached = kept.map(({ name, path }) => ({ name: `${name}, uncached`, path, isUncached: true }));
  return [...kept, ...uncached, { name: '`GET /api/health`', path: '/api/health' }];
}

const sentenceCase = (text: string) => text[0]!.toUpperCase() + text.slice(1);
