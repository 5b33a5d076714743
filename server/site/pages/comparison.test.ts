import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import type { Product } from '#shared/kinds/product.ts';
import { type Language, languages } from '#shared/language.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { countStatements } from '../../../tests/support/sites/count-statements.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { builtPages } from './built-pages.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ pages: await builtPages() });
  const given = (product: Partial<Product> & { _id: string }) =>
    givenProduct(site, { address: product._id, ...product });
  const specifications = [{ name: 'Seam', value: 'Double' }];
  const translations = { ar: { name: 'كيس دقيق', specifications: [{ name: 'الخياطة', value: 'مزدوجة' }] } };
  const flour = { family: 'sack', use: 'food', fillWeight: 50, width: 560, foodContact: true, keepsDry: true } as const;
  const sand = { family: 'sack', use: 'neither', fillWeight: 18, width: 560 } as const;
  const salt = { family: 'fibc', safeLoad: 1000, discharge: 'flat' } as const;
  await given({ _id: 'flour', name: 'Flour <sack>', specifications, translations, attributes: flour });
  // Its seam is not translated, yet the same.
  const english = { ar: { name: 'كيس رمل' } };
  await given({ _id: 'sand', name: 'Sand sack', specifications, translations: english, attributes: sand });
  await given({ _id: 'salt', name: 'Salt bag', attributes: salt });
  await given({ _id: 'valve', name: 'Valve sack', attributes: { family: 'sack', mouth: 'valve' } });
  await given({ _id: 'open', name: 'Open sack', attributes: { family: 'sack', mouth: 'open' } });
  const rolls = {
    specifications: [
      { name: 'Fabric weight', value: '50 to 200 g/m²' },
      { name: 'Minimum order', value: '3 tonnes of one width' },
      { name: 'Thickness', value: '80 µm' },
    ],
    translations: { ar: { specifications: [{ name: 'وزن القماش', value: 'من 50 إلى 200 غ/م²' }] } },
    attributes: { family: 'film', widthLeast: 400, widthMost: 2000 } as const,
  };
  await given({ _id: 'rolls', name: 'Rolls', ...rolls });
  await given({ _id: 'weighed', name: 'Weighed', attributes: { family: 'film', minimumWeight: 3000, thickness: 80 } });
  const loops = [
    { name: 'Lifting loops', value: 'Four cross-corner loops, 30 cm' },
    { name: 'Filling and discharge', value: 'Spouts top and bottom' },
  ];
  const jumbo = { family: 'fibc', filling: 'spout', discharge: 'spout', minimumOrder: 500 } as const;
  const looped = { ...jumbo, loopCount: 4, loopLength: 300, loopKind: 'crossCorner' } as const;
  await given({ _id: 'jumbo', name: 'Jumbo', specifications: loops, attributes: jumbo });
  await given({ _id: 'looped', name: 'Looped', specifications: loops, attributes: looped });
  for (const _id of ['twin-a', 'twin-b', 'fifth']) await given({ _id, name: _id });
});
afterAll(() => site.close());

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/[\u00a0\u2060\s]+/g, ' ')
    .trim();

/** A comparison as a visitor without JavaScript reads it: its tables by their names, and the cells of each row. */
async function compare(products: readonly string[], { language = 'en' as Language } = {}) {
  const parameters = new URLSearchParams(products.map((each) => ['products', each]));
  const reply = await site.http.inject(`${language === 'ar' ? '/ar' : ''}/compare?${parameters}`);
  const main = reply.body.slice(reply.body.indexOf('<main'), reply.body.indexOf('</main>'));
  const tables = [...main.matchAll(/<table[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/table>/gs)];
  const rows = tables.flatMap(([, table = '', text = '']) =>
    [...text.matchAll(/<tr[^>]*><th scope="row"[^>]*>(.*?)<\/th>(.*?)<\/tr>/gs)].map(([, name = '', cells = '']) => ({
      table,
      name: plain(name),
      texts: [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => plain(cell)),
    })),
  );
  return {
    reply,
    main,
    text: plain(main),
    names: [...(tables[0]?.[2] ?? '').matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, name = '']) =>
      plain(name),
    ),
    row: (name: string) => rows.find((row) => row.name === name),
    rows,
  };
}

describe.each(languages)('a comparison, in %s', (language) => {
  const say = { locale: language };
  const missing = m.compare_unstated({}, say);
  const tables = [m.compare_different, m.compare_not_known, m.compare_for_some, m.compare_the_same];
  const [different, unknown, partial, same] = tables.map((word) => word({}, say));

  test('shows products in the order asked for, what differs first, and what one does not say as no difference', async () => {
    const { reply, names, row, rows, main } = await compare(['sand', 'flour', 'salt'], { language });
    expect(reply.statusCode).toBe(200);
    // What can be done with a product stands with its name, above what differs.
    expect(main.lastIndexOf('#added"')).toBeLessThan(main.indexOf(`${different} `));
    expect(names).toEqual(
      language === 'ar' ? ['كيس رمل', 'كيس دقيق', 'كيس أرز مغلف'] : ['Sand sack', 'Flour <sack>', 'Salt bag'],
    );
    expect([...new Set(rows.map(({ table }) => table))]).toEqual(
      [different, unknown, partial, same].filter((table) => rows.some((each) => each.table === table)),
    );
    const kilograms = language === 'ar' ? ['18 كغ', '50 كغ'] : ['18 kg', '50 kg'];
    expect(row(m.trade_fill_weight({}, say))).toMatchObject({ texts: [...kilograms, missing], table: unknown });
    expect(row(m.trade_family({}, say))).toMatchObject({
      table: different,
      texts: [m.trade_family_sack({}, say), m.trade_family_sack({}, say), m.trade_family_fibc({}, say)],
    });
    expect(row(m.trade_group_proof({}, say))?.texts).toEqual([missing, m.trade_food_contact({}, say), missing]);
    // What a bag has or has not is not said in the words of its name again.
    expect(row(m.trade_keeps_dry({}, say))?.texts).toEqual([missing, m.trade_yes({}, say), missing]);
    expect(row(m.trade_mouth({}, say))).toBeUndefined();
    for (const product of ['sand', 'flour', 'salt']) expect(main).toContain(`/products/${product}#added"`);
  });

  test('says what cannot be of one kind of bag, and neither as unknown nor as a difference', async () => {
    const none = m.compare_not_concerned({}, say);
    const { row } = await compare(['sand', 'flour', 'salt'], { language });
    const load = language === 'ar' ? '1,000 كغ' : '1,000 kg';
    expect(row(m.trade_safe_load({}, say))).toMatchObject({ texts: [none, none, load], table: partial });
    // Where those that it concerns differ, it is a difference.
    const mixed = await compare(['valve', 'salt', 'open'], { language });
    const mouths = [m.trade_mouth_valve({}, say), none, m.trade_mouth_open({}, say)];
    expect(mixed.row(m.trade_mouth({}, say))).toMatchObject({ texts: mouths, table: different });
    // And where one of them does not state it, it is not known.
    const untold = await compare(['valve', 'salt', 'flour'], { language });
    expect(untold.row(m.trade_mouth({}, say))).toMatchObject({ texts: [mouths[0], none, missing], table: unknown });
  });

  test('says what is not a figure in its language, and takes it for the same whatever language it is in', async () => {
    const { row, main } = await compare(['flour', 'sand'], { language });
    const seam = row(language === 'ar' ? 'الخياطة' : 'Seam');
    expect(seam).toMatchObject({
      texts: language === 'ar' ? ['مزدوجة', 'Double'] : ['Double', 'Double'],
      table: same,
    });
    expect(main.includes('<bdi lang="en" dir="ltr">Double</bdi>')).toBe(language === 'ar');
  });

  test('says what staff worded where no figure says it, even where there could be none', async () => {
    const none = m.compare_not_concerned({}, say);
    const { row } = await compare(['rolls', 'weighed', 'jumbo'], { language });
    const weight = language === 'ar' ? 'من 50 إلى 200 غ/م²' : '50 to 200 g/m²';
    expect(row(m.trade_fabric_weight({}, say))?.texts).toEqual([weight, '75 g/m²', missing]);
    const three = language === 'ar' ? '3,000 كغ' : '3,000 kg';
    const pieces = language === 'ar' ? '500 كيس' : '500 bags';
    expect(row(m.trade_minimum_order({}, say))).toMatchObject({
      texts: ['3 tonnes of one width', three, pieces],
      table: different,
    });
    expect(row(m.trade_minimum_weight({}, say))).toBeUndefined();
    // A value that is not translated is the same as the figure that says it.
    const thick = language === 'ar' ? '80 ميكرونًا' : '80 µm';
    expect(row(m.trade_row_thickness({}, say))).toMatchObject({ texts: ['80 µm', thick, none], table: partial });
  });

  test('leaves out what staff call by a name of their own where the figures say it', async () => {
    const said = await compare(['looped', 'salt'], { language });
    expect([said.row('Lifting loops'), said.row('Filling and discharge')]).toEqual([undefined, undefined]);
    expect(said.row(m.trade_loop_length({}, say))).toBeDefined();
    const unsaid = await compare(['jumbo', 'salt'], { language });
    expect(unsaid.row('Lifting loops')?.texts).toEqual(['Four cross-corner loops, 30 cm', missing]);
  });

  test('tells each thing once, and says when nothing differs', async () => {
    const { rows, text } = await compare(['flour', 'sand'], { language });
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(text).not.toContain(m.compare_same({}, say));
    const twins = await compare(['twin-a', 'twin-b'], { language });
    expect(twins.rows.every(({ table }) => table === same)).toBe(true);
    expect(twins.text).toContain(m.compare_same({}, say));
  });

  test('leaves out what is named twice or not found, and more than four, and says so', async () => {
    const repeated = await compare(['flour', 'sand', 'flour'], { language });
    expect([repeated.names.length, repeated.text.includes(m.compare_repeated({}, say))]).toEqual([2, true]);
    const unknown = await compare(['flour', 'gone', 'sand', '<b>x</b>'], { language });
    expect(unknown.names).toHaveLength(2);
    expect(unknown.text).toContain(m.compare_unknown({ count: 2 }, say));
    expect(unknown.main).not.toContain('gone');
    const five = await compare(['flour', 'sand', 'salt', 'twin-a', 'fifth'], { language });
    expect([five.reply.statusCode, five.names.length]).toEqual([200, 4]);
    expect(five.text).toContain(m.compare_too_many({}, say));
    const fine = await compare(['flour', 'sand', 'salt', 'twin-a'], { language });
    for (const note of [m.compare_repeated, m.compare_too_many]) expect(fine.text).not.toContain(note({}, say));
  });

  test('of one product leads to those like it, of none to the catalogue', async () => {
    const one = await compare(['flour'], { language });
    expect([one.reply.statusCode, one.names.length]).toEqual([200, 0]);
    expect(one.main).toMatch(/href="(\/ar)?\/compare\?products=flour&amp;products=sand"/);
    const none = await compare([], { language });
    expect(none.reply.statusCode).toBe(200);
    expect(none.text).toContain(m.compare_empty_text({}, say));
    for (const { main } of [one, none]) expect(main).toMatch(/class="button"[^>]*|href="(\/ar)?\/products"/);
  });

  test('is kept out of search engines, and can be shared', async () => {
    const { reply, main } = await compare(['flour', 'sand'], { language });
    expect(reply.body).toContain('name="robots" content="noindex"');
    const address = `http://localhost:3000${language === 'ar' ? '/ar' : ''}/compare?products=flour&products=sand`;
    const shared = required(/href="(https:\/\/wa\.me\/[^"]*)"[^>]*data-visit="share"/.exec(main)?.[1]);
    expect(new URL(shared.replaceAll('&amp;', '&')).searchParams.get('text')).toContain(address);
    expect(main.replaceAll('&amp;', '&')).toContain(`data-address="${address}"`);
    expect((await site.http.inject('/sitemap.xml')).body).not.toContain('/compare');
  });
});

test('a product is found by its id and former addresses, which lead to its own in one hop', async () => {
  const admin = await asAdmin(site);
  const { name, industry, description, specifications } = await site.services.kinds.product.get('fifth');
  for (const address of ['former-sack', 'present-sack']) {
    const sent = { name, industry, description, specifications, address };
    expect((await admin.call('PUT', '/products/fifth', sent)).statusCode).toBe(200);
  }
  for (const named of ['fifth', 'former-sack', 'Present-Sack']) {
    const { reply } = await compare([named, 'gone', 'flour'], { language: 'ar' });
    expect([named, reply.statusCode]).toEqual([named, 301]);
    const wanted = '/ar/compare?products=present-sack&products=gone&products=flour';
    expect(reply.headers).toMatchObject({ location: wanted, 'cache-control': 'no-cache' });
  }
  expect((await compare(['present-sack', 'flour'])).reply.statusCode).toBe(200);
});

test('every product of the address counts for the kept page, in its order', async () => {
  const first = await compare(['flour', 'sand']);
  const others = [await compare(['flour', 'salt']), await compare(['sand', 'flour']), await compare(['flour'])];
  for (const { reply } of others) expect(reply.body).not.toBe(first.reply.body);
  expect(await countStatements(() => compare(['flour', 'sand']))).toBe(0);
  expect((await compare(['flour', 'sand'])).names).toEqual(first.names);
});

test('names without end are looked up no more than a few times', async () => {
  const few = await countStatements(() => compare(Array.from({ length: 12 }, (_, i) => `unknown-${i}`)));
  const many = await countStatements(() => compare(Array.from({ length: 80 }, (_, i) => `other-${i}`)));
  expect(many).toBeLessThanOrEqual(few + 1);
});
