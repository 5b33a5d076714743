import { compareAddress } from '#app/site/products/compare-address.ts';
import { type Language, languages } from '#shared/language.ts';
import { publicPages } from '#shared/site/fixed-pages.ts';

export type PublicScreen = {
  name: string;
  /** The address without language prefix. */
  path: string;
  status: 200 | 404;
  /** Sign-in has one address, in the language chosen before. */
  hasPrefix: boolean;
};

type Shown = { address: string; title?: string; industry?: string; video?: string | null; tags?: string[] };

const screen = (name: string, path: string, status: 200 | 404 = 200): PublicScreen => ({
  name,
  path,
  status,
  hasPrefix: true,
});

const fixedScreens = [
  ...publicPages.map(({ path }) => screen(path === '/' ? 'home' : path.slice(1).replaceAll('-', ' '), path)),
  screen('projects of a category', '/projects?category=Automation'),
  screen('quote of a jumbo bag', '/quote?type=fibc'),
  screen('calculator with an estimate', '/calculator?width=56cm&length=91&fabric=65&quantity=20000'),
  screen('finder with an answer', '/finder?goods=sugar&weight=50kg'),
  screen('finder without an answer', '/finder?goods=corn+oil&weight=20'),
  screen('search with results', '/search?q=ISO'),
  screen('search without results', '/search?q=zzzzz'),
  screen('unknown path', '/no/such-screen', 404),
  screen('unknown product', '/products/unknown', 404),
  screen('unknown market', '/markets/unknown', 404),
  screen('curated bags', '/bags/food-grade'),
  screen('unknown bags', '/bags/unknown', 404),
  screen('unknown project', '/projects/unknown', 404),
  screen('unknown service', '/services/unknown', 404),
  screen('unknown opening', '/careers/unknown', 404),
  screen('unknown partner', '/partners/unknown', 404),
  screen('unknown request', '/requests/unknown', 404),
  screen('unknown post', '/blog/unknown', 404),
];

const signIn: PublicScreen = { name: 'sign-in', path: '/login', status: 200, hasPrefix: false };

/** Every screen a visitor can see, with records looked up through the API of the site at `address`. */
export async function publicScreens(address: string): Promise<PublicScreen[]> {
  const list = async (call: string) => (await (await fetch(`${address}/api/${call}`)).json()) as Shown[];
  const [products, partners, posts, markets, projects, services, openings] = await Promise.all(
    ['products', 'partners', 'blogs', 'markets', 'projects', 'services', 'openings'].map(list),
  );
  const [product, partner, market] = [products![0]!, partners![0]!, markets![0]!];
  const post = posts!.find(({ video }) => !video)!;
  const film = posts!.find(({ video }) => video);
  return [
    ...fixedScreens,
    screen('product', `/products/${product.address}`),
    screen('comparison', compareAddress(products!.slice(0, 4).map(({ address: each }) => each))),
    screen('comparison of one product', `/compare?products=${product.address}`),
    screen('products of an industry', `/products?category=${encodeURIComponent(product.industry!)}`),
    screen('contact about a product', `/contact-us?product=${product.address}`),
    screen('market', `/markets/${market.address}`),
    screen('project', `/projects/${projects![0]!.address}`),
    screen('service', `/services/${services![0]!.address}`),
    screen('opening', `/careers/${openings![0]!.address}`),
    screen('partner', `/partners/${partner.address}`),
    screen('post', `/blog/${post.address}`),
    screen('posts of a tag', `/blog?category=${encodeURIComponent(post.tags![0]!)}`),
    ...(film ? [screen('post with a film', `/blog/${film.address}`)] : []),
    signIn,
  ];
}

/** One screen of each kind: of those that differ only in a record or a choice, the first. */
export function representScreens(screens: readonly PublicScreen[]): PublicScreen[] {
  const layoutOf = ({ name, status }: PublicScreen) =>
    status === 404 ? 'not found' : name.replace(/ (?:of|about) .+/, '');
  return [...Map.groupBy(screens, layoutOf).values()].flatMap(([first]) => first ?? []);
}

/** Whether a screen answers a question, as a search does: such are kept out of search engines. */
export const isAnswer = ({ path }: PublicScreen): boolean =>
  /^\/(?:search|finder|products|calculator|contact-us|quote|consultation)\?|^\/compare/.test(path);

/** The address of a screen in a language; sign-in follows the cookie instead. */
export function pathOf({ path, hasPrefix }: PublicScreen, language: Language): string {
  if (!hasPrefix || language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** The headers with which a browser that chose `language` asks for the screen. */
export function headersOf({ hasPrefix }: PublicScreen, language: Language): Record<string, string> {
  return hasPrefix ? {} : { cookie: `i18nextLng=${language}` };
}

/** Every screen in every language. */
export function inEachLanguage(screens: PublicScreen[]): { screen: PublicScreen; language: Language }[] {
  return screens.flatMap((each) => languages.map((language) => ({ screen: each, language })));
}
