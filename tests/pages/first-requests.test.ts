import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { pathOf, publicScreens } from '../support/browser/public-screens.ts';
import { givenPicturedProduct } from '../support/given/given-pictured-product.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
let product: string;

beforeAll(async () => {
  product = await givenPicturedProduct(site(), { en: 'A white woven sack', ar: 'كيس منسوج أبيض' });
});

async function opened(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site().address + path, { headers });
  return { link: response.headers.get('link') ?? '', html: await response.text() };
}

/** The values of a `Link` header, by the kind of file. */
function linksIn(link: string): { font: string[]; image: string[] } {
  const values = link.split(/, (?=<)/).filter(Boolean);
  expect(values.filter((value) => !/^<\/[^>]+>;rel=preload;as=(font|image);/.test(value))).toEqual([]);
  const of = (kind: string) => values.filter((value) => value.includes(`;as=${kind};`));
  return { font: of('font'), image: of('image') };
}

const sourcesIn = (text: string): string | undefined => /imagesrcset="([^"]*)"/i.exec(text)?.[1];
const addressOf = (value: string | undefined): string => /<([^>]*)>/.exec(value ?? '')?.[1] ?? '';

describe.each(languages)('what the first view needs is named in a header, in %s', (language) => {
  test('the font of the script, and the picture that the page begins with', async () => {
    let pictures = 0;
    const screens = (await publicScreens(site().address)).filter(({ hasPrefix }) => hasPrefix);
    for (const path of [pathIn(language, product), ...screens.map((screen) => pathOf(screen, language))]) {
      const { link, html } = await opened(path);
      const { font, image } = linksIn(link);
      expect(font).toHaveLength(1);
      expect(addressOf(font[0])).toContain(language === 'ar' ? 'arabic' : 'latin');
      expect(html).toContain(`href="${addressOf(font[0])}"`);
      const preloaded = [...html.matchAll(/<link[^>]+as="image"[^>]*>/g)].map(([tag]) => sourcesIn(tag));
      expect(image.map(sourcesIn)).toEqual(preloaded);
      pictures += image.length;
    }
    expect(pictures).toBeGreaterThan(0);
  });

  test('and each is fetched once', async () => {
    const page = await (await browser().newContext({ viewport: { width: 412, height: 823 } })).newPage();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto(site().address + pathIn(language, product), { waitUntil: 'networkidle' });
    const files = asked.filter((path) => /^\/(assets|media)\//.test(path));
    expect(files.some((path) => path.endsWith('.avif'))).toBe(true);
    expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  });
});

test('a page that is kept names them too; one for who saves data only a small picture', async () => {
  const { link } = await opened(product);
  expect(linksIn(link)).toMatchObject({ font: [expect.any(String)], image: [expect.any(String)] });
  expect((await opened(product)).link).toBe(link);
  const saving = linksIn((await opened(product, { 'save-data': 'on' })).link);
  expect(saving.font).toEqual([]);
  expect(sourcesIn(saving.image[0] ?? '')).toMatch(/720w$/);
});

test('the back office names none', async () => {
  expect((await opened('/login')).link).toBe('');
});
