import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { pathOf, publicScreens } from '../support/browser/public-screens.ts';
import { useVisitors } from '../support/browser/visitor.ts';
import { isFullRun, readersOf } from '../support/full-run.ts';
import { brokenValues } from '../support/requests/broken-values.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

const widths = [360, 768, 1280];
const left = /unknown|without results|of a category|of an industry|sign-in/;

/** Every kind of page, and more products and posts than one. */
async function shownPaths(): Promise<string[]> {
  const { address } = site();
  const idsOf = async (call: string) =>
    ((await (await fetch(`${address}/api/${call}`)).json()) as { _id: string }[]).map(({ _id }) => _id);
  const screens = (await publicScreens(address)).filter(({ name }) => !left.test(name));
  const [products, posts] = await Promise.all([idsOf('products'), idsOf('blogs')]);
  const more = [
    ...products.slice(1, isFullRun ? products.length : 4).map((id) => `/products/${id}`),
    ...posts.slice(0, 4).map((id) => `/blog/${id}`),
  ];
  return [...new Set([...screens.map(({ path }) => path), ...more])];
}

test.each(readersOf('ar'))(
  'no line breaks inside a value on any page, at 360, 768 and 1280 pixels, in %s',
  async (language) => {
    const paths = await shownPaths();
    expect(paths.length).toBeGreaterThanOrEqual(20);
    const page = await visit({ width: 360 });
    await page.route('**/media/**', (route) => route.abort());
    const broken: string[] = [];
    for (const [place, path] of paths.entries()) {
      await page.goto(pathOf({ name: '', path, status: 200, hasPrefix: true }, language));
      // A usual run looks at every page in one of the widths.
      for (const width of widths.filter((_, i) => isFullRun || i === place % widths.length)) {
        await page.setViewportSize({ width, height: 800 });
        broken.push(...(await brokenValues(page)).map((value) => `${path} at ${width}: ${value}`));
      }
    }
    expect(broken).toEqual([]);
  },
  120_000,
);
