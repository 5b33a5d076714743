import { pathOf, publicScreens } from '../tests/support/public-screens.ts';

/** One address to measure. */
export type Target = { name: string; path: string };

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
    const english = { name: sentenceCase(screen.name), path: pathOf(screen, 'en') };
    const isHome = screen.path === '/';
    return isHome ? [english, { name: 'Home, in Arabic', path: pathOf(screen, 'ar') }] : [english];
  });
}

/** The reads that visitors' programs ask for most. */
export async function apiTargets(address: string): Promise<Target[]> {
  const products = (await (await fetch(`${address}/api/products`)).json()) as { _id: string }[];
  const calls = ['products', `products/${products[0]!._id}`, 'partners', 'blogs', 'blogs/latest', 'health'];
  return calls.map((call) => ({
    name: `\`GET /api/${call.replace(products[0]!._id, ':id')}\``,
    path: `/api/${call}`,
  }));
}

const sentenceCase = (text: string) => text[0]!.toUpperCase() + text.slice(1);
