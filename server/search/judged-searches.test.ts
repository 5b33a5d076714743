import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseFirst } from '../../tests/support/full-run.ts';
import { amountsAndGoods, talkAndHurry } from '../../tests/support/judged-searches/amounts-and-goods.ts';
import { eighthUnseen } from '../../tests/support/judged-searches/eighth-unseen.ts';
import { fifthUnseen } from '../../tests/support/judged-searches/fifth-unseen.ts';
import { fourthUnseen } from '../../tests/support/judged-searches/fourth-unseen.ts';
import { heldOut } from '../../tests/support/judged-searches/held-out.ts';
import { destinations, intents, unseenIntents } from '../../tests/support/judged-searches/intents.ts';
import { judge } from '../../tests/support/judged-searches/judge.ts';
import { kinds } from '../../tests/support/judged-searches/kinds.ts';
import { ninthUnseen } from '../../tests/support/judged-searches/ninth-unseen.ts';
import { otherLanguages } from '../../tests/support/judged-searches/other-languages.ts';
import { secondUnseen } from '../../tests/support/judged-searches/second-unseen.ts';
import { seventhUnseen } from '../../tests/support/judged-searches/seventh-unseen.ts';
import { sixthUnseen } from '../../tests/support/judged-searches/sixth-unseen.ts';
import { thirdUnseen } from '../../tests/support/judged-searches/third-unseen.ts';
import { tuning } from '../../tests/support/judged-searches/tuning.ts';
import { unseen } from '../../tests/support/judged-searches/unseen.ts';
import { usingBags } from '../../tests/support/judged-searches/using-bags.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings: { DEMO_CONTENT: 'on', RATE_LIMIT_FACTOR: '1000' } });
}, 60_000);
afterAll(() => site.close());

const ask = async (query: string) =>
  (await site.http.inject(`/api/search?lng=en&limit=6&q=${encodeURIComponent(query)}`)).json();

// A usual run asks the first two.
const lists: (readonly [string, Parameters<typeof judge>[0]])[] = [
  ['after it and never looked at', unseen],
  ['of kinds that once found too little', kinds],
  ['for widths, towns, customs codes and contact', seventhUnseen],
  ['for one thing with words that say nothing more, and as people type', eighthUnseen],
  ['with words typed together, and in the German of purchasing', ninthUnseen],
  ['in German, French, Turkish and Arabic in Latin letters', otherLanguages],
  ['for a way to a country, or for goods that nothing names', destinations],
  ['while the search was made', tuning],
  ['before it was, for its end', heldOut],
  ['in many other words by the same buyers', secondUnseen],
  ['by who asks a price, offers a supply or measures in inches', intents],
  ['by these, before they were asked', unseenIntents],
  ['after all of these', thirdUnseen],
  ['after these again', fourthUnseen],
  ['with fractions, towns and words of dialects', fifthUnseen],
  ['for opening hours, in Arabic with Latin letters, in a hurry', sixthUnseen],
  ['for using and storing bags', usingBags],
  ['for an amount alone, for other goods and places', amountsAndGoods],
  ['for talking, hurry and faults', talkAndHurry],
];

test.each(chooseFirst(lists, 2))(
  'of searches written %s, nearly all find an answer in the first three hits, and few of these are weak',
  async (_, list) => {
    const { searches, right, weak } = await judge(list, ask);
    const failed = searches.filter((each) => !each.isRight || each.weak.length > 0);
    const report = failed.map(({ query, hits, weak: less }) => `${query}: ${hits.join(' ')} (weak: ${less.join(' ')})`);
    expect(searches.filter(({ isEmpty }) => isEmpty).map(({ query }) => query)).toEqual([]);
    expect(right, report.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(weak, report.join('\n')).toBeLessThanOrEqual(0.08);
  },
  120_000,
);

test.each(['halal', 'halal certified bags', 'brc', 'شهادة حلال', 'fssc 22000 certified sacks'])(
  'a search for a certificate that the company does not hold, %s, says so and shows those it holds',
  async (query) => {
    const groups: { name: string; dropped: string[]; hits: { path: string }[] }[] = await ask(query);
    expect(groups[0]?.hits[0]?.path).toMatch(/^\/certificates/);
    for (const { dropped } of groups) expect(dropped[0]).toMatch(/halal|brc|حلال|fssc/);
  },
);

test.each([
  ['price flour sack', ['/products/flour-sack-50-kg', '/quote']],
  ['بكم كيس الطحين', ['/products/flour-sack-50-kg', '/quote']],
  ['50kg woven bag price per piece', ['/products/bopp-laminated-feed-bag-50-kg', '/products/flour-sack-50-kg']],
  ['sugar bag price per piece', ['/products/sugar-sack-with-liner-50-kg', '/quote']],
  ['سعر قطعة كيس السكر', ['/products/sugar-sack-with-liner-50-kg', '/quote']],
  ['we sell masterbatch', ['/contact-us', '/faqs']],
  ['مناقصة توريد احبار', ['/contact-us', '/faqs']],
])('%s: the product is first, then its price; whom to offer a supply, then how', async (query, paths) => {
  const groups: { hits: { path: string }[] }[] = await ask(query);
  const found = groups.flatMap(({ hits }) => hits.map(({ path }) => path.replace(/[#?].*/, '')));
  expect(found.slice(0, 2)).toEqual(paths);
});

test.each(['woven bag price', 'polypropylene bags price', 'سعر الكيس المنسوج'])(
  '%s: the price of bags in general is asked in a request',
  async (query) => {
    const groups: { hits: { path: string }[] }[] = await ask(query);
    expect(groups.flatMap(({ hits }) => hits.map(({ path }) => path))).toEqual(['/quote']);
  },
);

test.each(['jumbo bag 4 loops', 'jumbo bag with four loops'])('%s finds the jumbo bag first', async (query) => {
  const [first] = await ask(query);
  expect(first.hits[0].path).toBe('/products/jumbo-bag-fibc-1000-kg');
});

test.each(['VAT', 'tax number', 'الرقم الضريبي', 'facebook'])(
  '%s, of which nothing is said, finds nothing',
  async (query) => {
    expect(await ask(query)).toEqual([]);
  },
);

test.each([
  ['seed sack 20 kg', ''],
  ['potato sack 15 kg', ''],
  ['onion bag 20 kg', 'onion bag 25 kg'],
])('%s: a measure is offered only with a bag that has it', async (query, corrected) => {
  const [first] = await ask(query);
  expect(first.corrected).toBe(corrected);
});

test('sizes that are nearest in inches are said to be these', async () => {
  const [first] = await ask('22x38');
  expect(first.corrected).toBe('22 × 38 in: 56 × 98 cm');
});

test.each(['50kg rice bag printed with photo', 'rice sack with a photo on it printed'])(
  'a long page that only mentions the words, %s, does not stand first',
  async (query) => {
    const [first] = (await ask(query)) as { hits: { path: string }[] }[];
    expect(first?.hits[0]?.path).not.toMatch(/^\/our-story/);
  },
);

// Each found something else first, or nothing.
test.each([
  ['ink supplier spain', /^\/partners\//],
  ['resin from a manufacturer in saudi, who supplies it', /^\/partners\//],
  ['كيف اسكر الكيس بعد التعبئه', /^\/faqs/],
  ['مش عارف شو الكيس المناسب لبضاعتي', /^\/finder/],
  ['شو بتعملو بمعلوماتي الشخصيه', /^\/privacy/],
  ['how is a woven sack made', /^\/blog\/.*weav/],
  ['كيف بتنعمل الاكياس', /^\/blog\/.*weav/],
  ['bag for sugar 1 tonne', /^\/products\/jumbo/],
  ['الاكياس بتنخزن قديش', /^\/faqs/],
  ['which bag for cemnet', /^\/products\/.*cement/],
  ['jumbo bag for sugar 4 loops', /^\/products\/jumbo/],
  ['can i get cheaper price for 100000 bags', /^\/quote/],
  ['خيش رمل', /^\/products\/sandbag/],
  ['الكيس وصل مشقوق', /^\/faqs/],
  ['تدريب طلاب صيفي', /^\/(?:faqs|careers)/],
  ['how much is it?', /^\/quote/],
  ['بكم', /^\/quote/],
  ['i want to work at your plant', /^\/careers/],
  ['advantages of laminated sacks', /^\/products\/.*laminated/],
  ['الفرق بين كيس مصفح وكيس عادي', /^\/products\/bopp/],
  ['compare two products', /^\/products$/],
  ['قارن الاكياس', /^\/products$/],
  ['شهادة صحية للاكياس', /^\/(?:certificates|blog\/liners)/],
])('%s is understood as its writer means it', async (query, path) => {
  const groups: { hits: { path: string }[] }[] = await ask(query);
  const found = groups.flatMap(({ hits }) => hits.map((hit) => hit.path)).slice(0, 3);
  expect(found.filter((each) => path.test(each))).not.toEqual([]);
});

test('a number beside goods is how much a bag holds: «شوال ملح 25» is no jumbo bag', async () => {
  const groups: { hits: { path: string }[] }[] = await ask('شوال ملح 25');
  expect(groups.flatMap(({ hits }) => hits.map(({ path }) => path)).join(' ')).not.toContain('jumbo');
});
