import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { usualWorkingHours } from '#shared/leads/working-hours.ts';
import { promiseKey } from '#shared/time/answer-promise.ts';
import { promisedDays } from '#shared/time/work-calendar.ts';
import { company, records } from './index.ts';
import { formatted, numbersIn, textOf } from './numbers-in-texts.ts';

const languages = ['en', 'ar'] as const;
const { product: products } = records;
const attributesOf = (key: string) => products.find((product) => product.key === key)?.attributes ?? {};
const orderOf = (key: string): number =>
  Number(attributesOf(key).minimumOrder ?? Number(attributesOf(key).minimumWeight) / 1_000);
const leadOf = (key: string): number => Number(attributesOf(key).leadTime);
const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].toSorted((a, b) => a - b);

describe.each(languages)('in %s', (language) => {
  const messages: Record<string, string> = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'));
  /** Every sentence of the shipped texts. */
  const sentences = [company, ...Object.values(records).flat()].flatMap((each) =>
    JSON.stringify(each, (_, value) => (value?.[language] && value.en && value.ar ? value[language] : value)).split(
      /(?<=[.!?؟])\s|\\n/,
    ),
  );
  const saying = (...patterns: RegExp[]) => sentences.filter((each) => patterns.every((pattern) => pattern.test(each)));

  test('the minimum orders are those of the products', () => {
    const [rolls, film] = ['fabric-roll', 'liner-film'].map(orderOf);
    const counted = products.flatMap(({ attributes: { minimumOrder } }) => Number(minimumOrder ?? []) || []);
    const told = numbersIn(textOf('faq', 'minimum-order', 'answer', language)).map((n) => Number(n.replace(/,/g, '')));
    expect(told).toContain(rolls);
    // Arabic has a word for two tonnes.
    expect(sorted([...told, film ?? 0])).toEqual(sorted([...counted, rolls ?? 0, film ?? 0]));
    const post = textOf('blog_post', 'bopp-or-flexo', 'content', language);
    for (const method of ['flexo', 'gravure']) {
      const orders = products.filter(
        ({ attributes }) => attributes.printMethod === method && attributes.family !== 'film',
      );
      const bags = orders.filter(({ key }) => key !== 'pallet-cover').map(({ key }) => orderOf(key));
      for (const limit of [Math.min(...bags), Math.max(...bags)]) expect(post).toContain(formatted(limit));
    }
  });

  test('the times of delivery are those of the products', () => {
    const text = textOf('faq', 'lead-times', 'answer', language);
    const told = numbersIn(text).map(Number);
    const days = products
      .filter(({ key }) => !['pallet-cover', 'fabric-roll'].includes(key))
      .map(({ key }) => leadOf(key));
    const repeated = products.flatMap(({ attributes: { repeatLeadTime } }) => repeatLeadTime ?? []);
    expect(sorted(told)).toEqual(sorted([...days, ...repeated.map(Number)]));
    const flexo = products.filter(
      ({ attributes }) => attributes.printMethod === 'flexo' && attributes.family === 'sack',
    );
    const row = textOf('blog_post', 'bopp-or-flexo', 'content', language)
      .split('\n')
      .filter((line) => /^\|/.test(line));
    const times = sorted(flexo.map(({ key }) => leadOf(key)));
    expect(numbersIn(row.at(-1) ?? '').map(Number)).toEqual([times[0], times.at(-1), leadOf('bopp-rice-bag')]);
  });

  test('only artwork that the form takes is asked for', () => {
    const text = textOf('faq', 'artwork-files', 'answer', language);
    const named = text.match(/\b(?:AI|EPS|PSD|TIFF?|CDR|SVG|ZIP|PDF|PNG|JPE?G)\b/g) ?? [];
    expect(named.filter((type) => !messages.artwork_hint?.includes(type))).toEqual([]);
    expect(named).toContain('PDF');
  });

  test('where all is said to be polypropylene, no sack has a part of paper', () => {
    expect(saying(/of one polymer|من بوليمر واحد/).length).toBeGreaterThan(0);
    const sacks = products.filter(({ attributes }) => attributes.family === 'sack');
    const parts = sacks.flatMap(({ specifications, description }) => [
      description[language],
      ...specifications.map(({ value }) => value[language]),
    ]);
    expect(parts.filter((text) => /crepe|kraft|paper tape|كريب|كرافت/i.test(text))).toEqual([]);
  });

  test('the years are one: founded, weaving, printing', () => {
    const { establishedYear, productionYear, timeline } = company;
    expect(timeline.slice(0, 2).map(({ year }) => year)).toEqual([establishedYear, productionYear]);
    for (const year of [establishedYear, productionYear]) expect(company.story[language]).toContain(String(year));
    expect(saying(/print|طباع|نطبع/, new RegExp(`since ${productionYear}|منذ (?:عام )?${productionYear}`))).toEqual([]);
    expect(messages.story_lead).not.toMatch(/\d/);
  });

  test.each([
    ['looms', /(\d+)(?: circular)? looms|(\d+) نولًا/g, 72],
    ['countries', /(\d+) (?:countries|دولة)/g, 24],
    ['employees', /(\d+) (?:people|عاملين|موظفين)/g, 310],
  ] as const)('the number of %s is the same wherever it is told', (_, pattern, count) => {
    const told = sentences.flatMap((each) => [...each.matchAll(pattern)].map(([, one, other]) => Number(one ?? other)));
    // The people of the first year, and looms that a gateway serves, are told apart.
    expect(told.filter((number) => number > 12 && number !== 38 && number !== count)).toEqual([]);
    expect(told.filter((number) => number === count).length).toBeGreaterThan(1);
  });

  test('an answer comes in the same time, in the same way, wherever it is promised', () => {
    const consulting = textOf('faq', 'mansooj-digital', 'answer', language);
    expect(consulting).toMatch(/within three working days|خلال ثلاثة أيام عمل/);
    const promised = (days: number): string => m[promiseKey(days)]({ days }, { locale: language });
    const { answerHours } = usualWorkingHours;
    const inDays = (kind: 'contact' | 'consultation') => promisedDays(usualWorkingHours, answerHours[kind] * 60);
    expect(promised(inDays('consultation'))).toMatch(/three working days|ثلاثة أيام عمل/);
    expect(consulting).not.toMatch(/\bcall\b|يتصل/);
    for (const text of [company.promiseText[language], textOf('faq', 'what-you-need-for-a-quote', 'answer', language)])
      expect(text).toMatch(/two working days|يومَي عمل/);
    expect(promised(inDays('contact'))).toMatch(/two working days|يومَي عمل/);
    for (const key of ['contact_lead', 'contact_done_text', 'consultation_done_text', 'consultation_step_read_text'])
      expect(messages[key]).toContain('{within}');
    // A request names the day itself, by the hours that staff set.
    expect(messages.quote_done_text).toContain('{day}');
  });

  test('the film of a bag is worked out from its own area', () => {
    const text = textOf('blog_post', 'bopp-or-flexo', 'content', language);
    const area = 2 * 0.4 * (0.68 + 0.05);
    expect(text).toContain(area.toFixed(2));
    expect(text).toContain((area * 20 * 0.905).toFixed(1));
  });

  test('the usual jumbo bag holds its load at the density that the post names', () => {
    const { baseLength = 0, baseWidth = 0, height = 0, safeLoad = 0 } = attributesOf('fibc-jumbo');
    const litres = (Number(baseLength) * Number(baseWidth) * Number(height)) / 1e6;
    const needed = Number(safeLoad) / litres;
    const told = /90 × 90[^.]*?110[^.]*?(\d\.\d+)/.exec(textOf('blog_post', 'fibc-safety', 'content', language))?.[1];
    expect(Number(told)).toBeGreaterThanOrEqual(needed);
    expect(Number(told) / needed).toBeLessThan(1.05);
  });
});
