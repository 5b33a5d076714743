import { describe, expect, test } from 'vitest';
import type { DraftLine } from '#app/site/forms/quote-draft.ts';
import { words } from '../support/browser/form-journey.ts';
import { startPlainBrowser, unescapeHtml } from '../support/browser/plain-browser.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { linesOfPdf, pdfSpelling } from '../support/files/read-pdf.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();

/** A browser without JavaScript on the demo site. */
const plainBrowser = () => startPlainBrowser(() => site().address);

/** The line that a link of a page begins. */
function lineOfLink(main: string, to: RegExp): Record<string, string> {
  const [tag = ''] = main.match(/<a\b[^>]*data-line=[^>]*>/g)?.filter((each) => to.test(each)) ?? [];
  return JSON.parse(unescapeHtml(/data-line="([^"]*)"/.exec(tag)?.[1] ?? '{}'));
}

describe('a request without JavaScript', () => {
  const addresses = async () =>
    (await site().services.kinds.product.list()).items.map(({ address }) => String(address));

  test('stays as it was left: what was removed stays away, what was typed is there', async () => {
    const visitor = plainBrowser();
    const [first = '', second = '', third = ''] = await addresses();
    await visitor.add(first, '20,000');
    await visitor.add(second);
    await visitor.open('/quote');
    const [, kept] = visitor.titles();
    await visitor.press('/quote', 'remove:0');
    await visitor.press('/quote', 'go:2', { 'line.goods': 'Salt', 'quantity.0': '7 t' });
    await visitor.add(third);
    await visitor.open('/quote');
    expect(visitor.titles()).toHaveLength(3);
    expect(visitor.titles().slice(0, 2)).toEqual([kept, 'Salt']);
    expect(JSON.parse(visitor.fields().lines ?? '')[0].specified.quantity).toBe('7 t');
  });

  test('keeps the bag that a link began when a product is added, once however often the page is read', async () => {
    const visitor = plainBrowser();
    const { main } = await visitor.open('/finder?goods=sugar&weight=50');
    const found = lineOfLink(main, /class="button"/);
    const path = `/quote?${new URLSearchParams(found)}`;
    await visitor.open(path);
    await visitor.open(path);
    const [address = ''] = await addresses();
    await visitor.add(address);
    await visitor.open('/quote');
    expect(visitor.titles()).toHaveLength(2);
    expect(visitor.titles()[0]).toBe(found['line.title']);
  });

  test.each([
    ['a product', { typed: {}, name: 'quantity.0' }],
    ['a bag of their own', { typed: { 'line.goods': 'Salt', 'line.fillWeight': '50 kg' }, name: 'line.quantity' }],
  ])('keeps the quantity of %s when the step before is sent again, as a reload after Back does', async (_, bag) => {
    const visitor = plainBrowser();
    const [address = ''] = await addresses();
    if (bag.name === 'quantity.0') await visitor.add(address, '20,000');
    await visitor.open('/quote');
    const before = { ...visitor.fields(), ...bag.typed, step: 'go:2' };
    const sendAgain = () => visitor.open('/quote', new URLSearchParams(before));
    await sendAgain();
    const readQuantity = () => {
      const { lines = '', [bag.name]: shown } = visitor.fields();
      return shown ?? JSON.parse(lines)[0].specified.quantity;
    };
    for (const quantity of ['33,000', '20,000']) {
      await visitor.press('/quote', 'go:3', { [bag.name]: quantity });
      await sendAgain();
      expect(readQuantity()).toBe(quantity);
    }
    await visitor.press('/quote', 'go:3', { [bag.name]: '44,000' });
    await sendAgain();
    await visitor.open('/quote');
    expect(JSON.parse(visitor.fields().lines ?? '')[0].specified.quantity).toBe('44,000');
  });

  test('says that it is full instead of losing a thirteenth product, and empties when it was sent', async () => {
    const visitor = plainBrowser();
    const all = await addresses();
    const answers: string[] = [];
    for (const address of all.slice(0, 13)) answers.push((await visitor.add(address, '٢٥ ألف')).split('#')[1] ?? '');
    expect(answers).toEqual([...Array(12).fill('added'), 'request-full']);
    expect((await visitor.open(`/products/${all[0]}`)).main).toContain(words('en')('quote_added_full'));
    expect((await visitor.open('/quote?line.title=Own+sack')).main).toContain(words('en')('quote_added_full'));
    await visitor.open('/quote');
    expect(visitor.titles()).toHaveLength(12);
    const buyer = { fullName: 'Amina', email: 'amina@example.com', company: 'Full basket', country: 'Nigeria' };
    expect((await visitor.press('/quote', '', buyer)).status).toBe(303);
    expect(visitor.cookies.has('added')).toBe(false);
  });

  test('a quantity is cut, a product that is gone is left out, and an unreadable cookie does no harm', async () => {
    const visitor = plainBrowser();
    const [address = ''] = await addresses();
    visitor.cookies.set('added', 'gone.5~%zz');
    await visitor.add(address, `1; Path=/~.${'9'.repeat(200)}`);
    await visitor.open('/quote');
    const [{ specified, ...line }] = JSON.parse(visitor.fields().lines ?? '') as [DraftLine];
    expect(specified.quantity).toBe(`1; Path=/~.${'9'.repeat(29)}`);
    const gone = { ...line, title: 'Gone', product: 'gone', specified: {} };
    await visitor.press('/quote', 'go:1', { lines: JSON.stringify([gone, { ...line, specified }]) });
    await visitor.open('/quote');
    expect(visitor.titles()).toEqual([line.title]);
  });
});

test('another family and back keep the sizes that were typed, which are not sent with the other', async () => {
  const visitor = plainBrowser();
  await visitor.open('/quote?type=sack');
  await visitor.press('/quote', 'family:fibc', { 'line.title': 'Bag', 'line.width': '56 cm', 'line.length': '91 cm' });
  const company = 'Jumbo instead';
  const buyer = { fullName: 'Amina', email: 'amina@example.com', company, country: 'Nigeria' };
  await visitor.press('/quote', 'family:sack');
  expect(visitor.fields()).toMatchObject({ 'line.width': '56 cm', 'line.length': '91 cm' });
  await visitor.press('/quote', 'family:fibc');
  expect((await visitor.press('/quote', '', buyer)).status).toBe(303);
  const { items } = await site().services.leads.quote.list();
  expect(items.find((quote) => quote.company === company)?.lines).toMatchObject([
    { family: 'fibc', title: 'Bag', specified: {} },
  ]);
});

describe.each(readersOf('ar'))('a sack that is asked for as it is drawn, in %s', (language) => {
  const lineOf = async (path: string) => {
    const { main } = await plainBrowser().open(pathIn(language, path));
    return lineOfLink(main, /class="button(?: quiet)?"/);
  };

  test('has the liner that was ticked, or none', async () => {
    const bare = await lineOf('/products/sugar-sack-with-liner-50-kg?width=60&length=95&fabric=70');
    expect(bare).toMatchObject({ 'line.width': '60', 'line.liner': 'none', 'line.linerThickness': '' });
    const [width, length] = ['60', '95'];
    expect(bare['line.title']).toContain(words(language)('card_size_flat', { width, length }));
    if (language === 'ar') expect(bare['line.title']).not.toContain(', ');
    const unread = await lineOf('/products/sugar-sack-with-liner-50-kg?width=&length=&fabric=70');
    expect(unread['line.title']).not.toContain('×');
    const lined = await lineOf('/products/flour-sack-50-kg?width=60&length=95&fabric=70&liner=40');
    expect(lined).toMatchObject({ 'line.liner': 'loose', 'line.linerThickness': '40' });
  });

  test.each([
    ['liner=40', { 'line.liner': 'loose', 'line.linerThickness': '40' }],
    ['film=20', { 'line.lamination': 'bopp', 'line.boppThickness': '20' }],
    ['coating=25', { 'line.lamination': 'coated', 'line.coating': '25' }],
    ['coating=25&film=20', { 'line.lamination': 'bopp' }],
  ])('has the layer that the calculator was told, %s', async (layers, stated) => {
    const line = await lineOf(`/calculator?width=${encodeURIComponent('٥٠')}&length=80&fabric=65&${layers}`);
    expect(line).toMatchObject(stated);
    const size = words(language)('card_size_flat', { width: '50', length: '80' });
    expect(line['line.title']).toBe(
      words(language)('quote_sized', { name: words(language)('trade_family_sack'), size }),
    );
  });
});

describe.each(readersOf('ar'))('what was sent, in %s, without JavaScript', (language) => {
  const say = words(language);
  const plain = (html: string) =>
    unescapeHtml(html.replace(/<[^>]*>/g, ' ').replace(/[\u00a0\u2060\u2066-\u2069\s]+/g, ' '));

  test('is shown whole: with the country, the day in words, the message and the files', async () => {
    const visitor = plainBrowser();
    const path = pathIn(language, '/quote');
    await visitor.open(path);
    const bags = Array.from({ length: 12 }, (_, n) => ({
      ...{ family: 'sack', title: `${'Sack of a long name, '.repeat(5)}${n}`, note: 'Folded. '.repeat(20) },
      specified: { width: '56', length: '91', quantity: '20000' },
    }));
    const typed = {
      ...{ fullName: 'Amina', email: 'amina@example.com', company: 'Bello', country: 'Nigeria' },
      ...{ message: 'Soon,\nplease.', lines: JSON.stringify(bags) },
      ...{ 'order.incoterm': 'CIF', 'order.place': 'Lagos', 'order.wantedDate': '2027-03-01' },
    };
    const { to } = await visitor.press(path, '', typed);
    const { main } = await visitor.open(to);
    const text = plain(main);
    const day = language === 'ar' ? '1 آذار 2027' : 'March 1, 2027';
    const country = `${say('quote_country_to')} Nigeria`;
    for (const shown of [country, day, 'Soon, please.']) expect(text).toContain(shown);
    const [, message = ''] = /href="https:\/\/wa\.me\/\d+\?text=([^"]+)"/.exec(main) ?? [];
    const prepared = decodeURIComponent(message);
    expect(prepared.length).toBeLessThanOrEqual(1_500);
    expect(prepared).toContain(`${say('quote_country_to')}: Nigeria\n${say('trade_incoterm')}: `);
    expect(prepared).toMatch(/1\. Sack of a long name, [^\n]*: 20,000 [^\n]*\n2\. /);
    expect(prepared).toMatch(/… RFQ-[^\n]*\n\n/);
    const follow = /href="([^"]*\/requests\/[\w-]+)"/.exec(main)?.[1] ?? '';
    const page = plain((await visitor.open(follow)).main);
    for (const shown of [country, day]) expect(page).toContain(shown);
    const pdf = await fetch(`${site().address}${follow}/request.pdf`);
    const paper = linesOfPdf(Buffer.from(await pdf.arrayBuffer())).join('\n');
    for (const shown of [say('quote_country_to'), 'Nigeria', day]) expect(paper).toContain(pdfSpelling(shown));
  });
});
