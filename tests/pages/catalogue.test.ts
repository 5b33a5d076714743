import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();
const read = async (path: string) => (await fetch(site().address + path)).text();

/** The addresses of the cards, in their order. */
const cardsIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a [^>]*href="[^"]*\/products\/([^"?]+)"/g)].map(([, name]) => name);
/** What the choices of a page send, by their parameters. */
const filtersIn = (html: string) =>
  [...html.matchAll(/<form [^>]*class="form-link"[^>]*action="(?:\/ar)?\/products".*?<\/form>/gs)].map(([form]) =>
    [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`).join('&'),
  );
const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');

describe.each(readersOf('ar'))('the catalogue, in %s', (language) => {
  const say = { locale: language };

  test('is narrowed by forms with counts, which keep the industry, the search and the order', async () => {
    const all = await read(pathIn(language, '/products'));
    expect(filtersIn(all)).toEqual(
      expect.arrayContaining(['weight=to-50', 'food=yes', 'closure=valve', 'sort=weight']),
    );
    const html = await read(pathIn(language, '/products?closure=open&weight=to-50&sort=weight'));
    expect(cardsIn(html).length).toBeGreaterThan(0);
    expect(cardsIn(html).length).toBeLessThan(cardsIn(all).length);
    expect(filtersIn(html)).toEqual(
      expect.arrayContaining([
        'weight=to-50&sort=weight',
        'closure=open&sort=weight',
        'category=Agriculture&weight=to-50&closure=open&sort=weight',
      ]),
    );
    expect(html).toContain('<input type="hidden" name="closure" value="open"/>');
    expect(plain(html)).toContain(m.products_found({ count: cardsIn(html).length }, say));
  });

  test('finds what holds the searched words among what was chosen, and says so when nothing fits', async () => {
    const found = await read(pathIn(language, '/products?q=cement'));
    expect(cardsIn(found).length).toBeGreaterThan(0);
    const nothing = await read(pathIn(language, '/products?q=cement&food=yes&closure=drawstring'));
    expect(cardsIn(nothing)).toEqual([]);
    expect(plain(nothing)).toContain(m.products_found({ count: 0 }, say));
    expect(nothing).toContain('noindex');
  });

  test('shows all products on one page, and where nothing fits each choice that is in the way', async () => {
    const { total } = await site().services.kinds.product.list();
    expect(cardsIn(await read(pathIn(language, '/products'))).length).toBe(total);
    const empty = await read(pathIn(language, '/products?weight=to-10&closure=valve'));
    expect(cardsIn(empty)).toEqual([]);
    expect(plain(empty)).toContain(m.products_none_fits({}, say));
    const ways = empty.slice(empty.indexOf(m.products_none_fits({}, say)));
    for (const kept of ['closure=valve', 'weight=to-10']) {
      const count = cardsIn(await read(pathIn(language, `/products?${kept}`))).length;
      const [name, value] = kept.split('=');
      const way = ways.slice(ways.indexOf(`name="${name}" value="${value}"`)).split('</form>')[0] ?? '';
      const [, fits = ''] = m.products_without({ count, choice: '…' }, say).split('…');
      expect(plain(`<${way}`).endsWith(fits)).toBe(true);
    }
  });

  test('is a table too, which a cookie remembers, sorted by the heads of its columns', async () => {
    const path = pathIn(language, '/products');
    const chosen = await fetch(`${site().address}${path}?view=table`);
    expect(chosen.headers.get('set-cookie')).toMatch(/^products-view=table; Path=\/; Max-Age=31536000/);
    const cookie = String(chosen.headers.get('set-cookie')).split(';')[0] ?? '';
    const rowsOf = async (query: string) => {
      const html = await (await fetch(site().address + path + query, { headers: { cookie } })).text();
      return [...html.matchAll(/<tr>(?:(?!<\/tr>).)*<th scope="row".*?<\/tr>/gs)].map(([row]) =>
        [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => plain(cell).trim()),
      );
    };
    const { total } = await site().services.kinds.product.list();
    expect((await rowsOf('')).length).toBe(total);
    expect((await chosen.text()).match(/<th scope="row"/g)?.length).toBe(total);
    const covers = (await rowsOf('')).filter((row) => row.includes('122'));
    expect(covers.map((row) => row.slice(2, 5))).toEqual([['122', '102', '160']]);
    const numbersOf = async (query: string, column: number) =>
      (await rowsOf(query)).map((row) => (row[column] === '–' ? undefined : Number(row[column]?.replaceAll(',', ''))));
    const up = await numbersOf('?sort=length', 3);
    const known = up.filter((number) => number !== undefined);
    expect(up).toEqual([
      ...known.toSorted((one, other) => one - other),
      ...Array.from({ length: total - known.length }, () => undefined),
    ]);
    expect((await numbersOf('?sort=-length', 3))[0]).toBe(known.at(-1));
    expect((await numbersOf('?sort=-length', 3)).at(-1)).toBeUndefined();
    // Others still get cards, and the list that was chosen again is one.
    expect(cardsIn(await read(path)).length).toBe(total);
    const again = await fetch(`${site().address}${path}?view=cards`, { headers: { cookie } });
    expect([cardsIn(await again.text()).length, again.headers.get('cache-control')]).toEqual([
      total,
      'private, no-cache',
    ]);
  });

  test('shows figures on its cards, and the first of them on the page of a product', async () => {
    const { items } = await site().services.kinds.product.list();
    const product = items.find(({ attributes }) => attributes?.fillWeight === 50 && attributes.mouth === 'valve');
    if (!product) throw new Error('The cement bag is missing.');
    const { name } = localise(product, language);
    const card = plain(await read(pathIn(language, '/products?closure=valve')));
    expect(card).toContain(name);
    for (const value of language === 'ar' ? ['50 كغ', 'عرض 50، طول 62، عمق 11 سم'] : ['50 kg', '50 × 62 × 11 cm'])
      expect(card).toContain(value);
    const all = plain(await read(pathIn(language, '/products')));
    const cover = language === 'ar' ? 'قاعدة 122 × 102، ارتفاع 160 سم' : '122 × 102 × 160 cm';
    expect(all).toContain(cover);
    // What is ordered at least would be read as what it holds.
    expect(all).not.toContain(language === 'ar' ? '3,000 كغ' : '3,000 kg');
    const html = await read(pathIn(language, `/products/${product.address}`));
    const figures = /<dl[^>]*>.*?<\/dl>/s.exec(html.slice(html.indexOf('<h1')))?.[0] ?? '';
    expect(plain(figures)).toContain(m.trade_minimum_order({}, say));
    expect(plain(figures)).toContain(m.trade_lead_time({}, say));
    expect(html).toContain('https://wa.me/');
  });

  test('tells each figure of a product once: on the first screen or in the table', async () => {
    const { items } = await site().services.kinds.product.list();
    const twice: string[] = [];
    for (const { address } of items) {
      const html = await read(pathIn(language, `/products/${address}`));
      const [first = ''] = /<dl[^>]*>.*?<\/dl>/s.exec(html.slice(html.indexOf('<h1'))) ?? [];
      const told = [...first.matchAll(/<dt>(.*?)<\/dt>/gs)].map(([, name = '']) => plain(name));
      const values = [...first.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, value = '']) => plain(value));
      const [table = ''] = /<table.*?<\/table>/s.exec(html) ?? [];
      for (const [, look = '', name = '', value = ''] of table.matchAll(
        /<tr([^>]*)><th[^>]*>(.*?)<\/th><td>(.*?)<\/td>/gs,
      ))
        if (!/told/.test(look) && (told.includes(plain(name)) || values.includes(plain(value))))
          twice.push(`${address}: ${plain(name)}`);
    }
    expect(twice).toEqual([]);
  });

  test('names the sizes of its products wherever these are shown', async () => {
    const jumbo = 'jumbo-bag-fibc-1000-kg';
    const [sack, block] =
      language === 'ar' ? ['عرض 53، طول 90 سم', 'قاعدة 90 × 90، ارتفاع 110 سم'] : ['53 × 90 cm', '90 × 90 × 110 cm'];
    const found = language === 'ar' ? `/search?q=${encodeURIComponent('سكر 90')}` : '/search?q=sugar+90';
    const compared = `/compare?products=sugar-sack-with-liner-50-kg&products=${jumbo}`;
    const shown = async (path: string) => plain(await read(pathIn(language, path))).replaceAll('\u2060', '');
    expect(await shown(`/products/${jumbo}`)).toContain(block);
    for (const path of [compared, found]) expect(await shown(path)).toContain(sack);
    expect(await shown(compared)).toContain(block);
  });
});
