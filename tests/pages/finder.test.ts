import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { words } from '../support/browser/form-journey.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';
import { quoteLinesIn } from '../support/specified/quote-lines.ts';

const site = useSharedDemoSite();

/** A page as a visitor without JavaScript reads it. */
async function read(path: string) {
  const reply = await fetch(`${site().address}${path}`);
  const html = await reply.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const text = main
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[\u00a0\u2060\s]+/g, ' ');
  const links = [...main.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  return { status: reply.status, isIndexed: !/name="robots" content="noindex/.test(html), main, text, links };
}

/** The value of a field of a form. */
const fieldOf = (main: string, name: string) =>
  new RegExp(`<input[^>]* name="${name.replace('.', '\\.')}"[^>]* value="([^"]*)"`).exec(main)?.[1];

describe.each(languages)('the finder in %s, without JavaScript', (language) => {
  const say = words(language);
  const ask = (typed: Record<string, string>) => read(`${pathIn(language, '/finder')}?${new URLSearchParams(typed)}`);

  test('asks which of two weights is meant, and takes one by a button', async () => {
    const typed = { goods: 'sugar', weight: '1.250 kg' };
    const asked = await ask(typed);
    expect(asked.status).toBe(422);
    expect([...asked.main.matchAll(/value="(take:[^"]*)"/g)].map(([, step]) => step)).toEqual([
      'take:weight:1.25 kg',
      'take:weight:1250 kg',
    ]);
    const taken = await ask({ ...typed, step: 'take:weight:1250 kg' });
    expect([taken.status, fieldOf(taken.main, 'weight')]).toEqual([200, '1250 kg']);
    expect(taken.text).toContain('1,250');
  });

  test('tells an empty form what it needs', async () => {
    const { status, isIndexed, text } = await ask({ goods: '', weight: ' ', use: '' });
    expect([status, isIndexed]).toEqual([422, false]);
    expect(text).toContain(say('error_validation'));
    expect(await read(pathIn(language, '/finder'))).toMatchObject({ status: 200, isIndexed: true });
  });

  test('recommends a construction with reasons and sources, and the product that is nearest first', async () => {
    const { status, isIndexed, text, links } = await ask({ goods: 'سكر', weight: '٥٠ كغ' });
    expect([status, isIndexed]).toEqual([200, false]);
    for (const reason of ['finder_fabric_strong', 'finder_liner_dry', 'finder_proof_food', 'finder_note_lift'] as const)
      expect(text).toContain(say(reason).replace(/[\u00a0\u2060]/g, ' '));
    expect(text).toContain(say('finder_source_eu', { part: '10/2011' }));
    expect(text).toContain('ISO 11228-1');
    expect(text).toContain(say('finder_products_fit'));
    const [nearest] = links.filter((link) => link.includes('/products/'));
    expect(nearest).toBe(pathIn(language, '/products/sugar-sack-with-liner-50-kg'));
    expect(text.indexOf(say('finder_products_fit'))).toBeLessThan(text.indexOf(say('finder_answer')));
  });

  test.each([
    ['rice', '25 kg', ['43', '75']],
    ['cement', '40 kg', ['47', '57']],
    ['urea', '1 t', ['95', '150']],
  ])('draws the bag that it recommends, and says so: %s, %s', async (goods, weight, sizes) => {
    const { main, text } = await ask({ goods, weight });
    const answer = main.slice(main.indexOf('id="answer-title"'));
    const drawings = [...main.matchAll(/<svg[^>]*data-drawn.*?<\/svg>/gs)].map(([svg]) => svg);
    expect(drawings).toHaveLength(1);
    expect(answer).toContain(drawings[0]);
    // The list of parts says it in centimetres, the drawing in millimetres.
    for (const size of sizes) {
      expect(text).toContain(say('trade_unit_cm', { n: size }));
      expect(drawings[0]).toMatch(new RegExp(` ${(Number(size) * 10).toLocaleString('en')}<`));
    }
    expect(text).toContain(say('finder_drawing'));
  });

  test('what was typed in Latin letters stands apart in the heading', async () => {
    const { main } = await ask({ goods: 'sugar', weight: '50' });
    expect(main).toMatch(/\u2068sugar\u2069[^<]*\u2068/);
  });

  test('a product that does not meet a point says which', async () => {
    const { text } = await ask({ goods: 'sugar', weight: '50', outdoors: '6' });
    expect(text).toContain(say('finder_products_near', { count: 1 }));
    expect(text).toContain(say('finder_point_unstated'));
  });

  test('leads to the quote form with the bag as its line, named after what is filled', async () => {
    const { links } = await ask({ goods: 'Portland cement', weight: '50 kg', outdoors: '2' });
    const request = links.find((link) => link.includes('line.title'));
    const { status, main } = await read(String(request));
    expect(status).toBe(200);
    const [line] = quoteLinesIn(main);
    expect(line?.title).toContain('Portland cement');
    expect(line?.specified).toMatchObject({ goods: 'Portland cement', fillWeight: expect.stringContaining('50') });
    expect(line?.specified.valveDepth).toContain('230');
    expect(Object.values(line?.specified ?? {})).toEqual(expect.arrayContaining(['valve', 'coated']));
  });

  test('of a jumbo bag too', async () => {
    const { links } = await ask({ goods: 'urea', weight: '1 t' });
    const { main } = await read(String(links.find((link) => link.includes('line.title'))));
    const [line] = quoteLinesIn(main);
    expect([line?.family, line?.specified.safeLoad]).toEqual(['fibc', expect.stringMatching(/1,?000/)]);
  });

  test('what no rule covers goes to a person, with the answers', async () => {
    const { status, text, links } = await ask({ goods: 'Ammonium nitrate', weight: '50 kg', seal: 'dry' });
    expect(status).toBe(200);
    expect(text).toContain(say('finder_stopped'));
    expect(text).toContain('UN 1942');
    const { main } = await read(String(links.find((link) => link.includes('/contact-us?'))));
    const message = /<textarea[^>]*name="message"[^>]*>([^<]*)/.exec(main)?.[1];
    expect(message).toContain('Ammonium nitrate');
    expect(message).toContain(say('finder_seal_dry'));
  });

  test('keeps what was typed and says what is wrong', async () => {
    const { status, isIndexed, main, text } = await ask({ goods: '<b>1</b>', weight: 'a lot' });
    expect([status, isIndexed]).toEqual([422, false]);
    expect(main).toContain('value="&lt;b&gt;1&lt;/b&gt;"');
    expect(main).toContain('value="a lot"');
    const wrong = (example: string) => say('measure_wrong', { example });
    expect(text).toContain(wrong(say('trade_unit_kg', { n: '50' })));
    const more = await ask({ goods: 'rice', weight: '50', outdoors: 'long', bulk: 'heavy' });
    expect(more.text).toContain(wrong(say('trade_unit_month', { count: 3 })));
    expect(more.text).toContain(wrong(say('trade_unit_density', { n: '750' })));
  });

  test('begins with a page that search engines show, and is found from Home and the catalogue', async () => {
    expect(await read(pathIn(language, '/finder'))).toMatchObject({ status: 200, isIndexed: true });
    expect((await read(pathIn(language, '/products'))).links).toContain(pathIn(language, '/finder'));
    expect((await read(pathIn(language, '/'))).main).toContain(`action="${pathIn(language, '/finder')}#answer"`);
  });

  test('a market leads to the request, the finder and the products, and says that times are usual ones', async () => {
    const { text, links } = await read(pathIn(language, '/markets/west-africa'));
    expect(links).toEqual(expect.arrayContaining(['/quote', '/finder', '/products'].map((to) => pathIn(language, to))));
    expect(text).toMatch(language === 'ar' ? /عادةً من 35 إلى 45 يومًا/ : /usually 35 to 45 days/);
    expect((await read(pathIn(language, '/markets'))).links).toContain(pathIn(language, '/markets/west-africa'));
  });
});

test('an address that fills the quote form with anything else is bounded and stays text', async () => {
  const typed = {
    'line.title': '"><b>x</b>',
    'line.family': 'nothing',
    'line.goods': 'g'.repeat(300),
    'order.place': 'x',
  };
  const { status, main } = await read(`/quote?${new URLSearchParams(typed)}`);
  expect(status).toBe(200);
  const [line] = quoteLinesIn(main);
  expect([line?.title, line?.specified.goods ?? '']).toEqual(['"><b>x</b>', '']);
  expect(main).not.toContain('<b>x</b>');
  expect(main).not.toContain('ggg');
});

test('the quote form of a product begins with its family, whatever else the address names', async () => {
  const products = (await (await fetch(`${site().address}/api/products`)).json()) as {
    address: string;
    attributes: { family?: string };
  }[];
  const jumbo = products.find(({ attributes }) => attributes.family === 'fibc');
  const { main } = await read(`/quote?product=${jumbo?.address}&type=film`);
  expect(quoteLinesIn(main)).toMatchObject([{ family: 'fibc', title: expect.stringMatching(/jumbo/i) }]);
});
