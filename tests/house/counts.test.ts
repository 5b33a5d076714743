import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { type Language, languages } from '#shared/language.ts';
import { readSource } from './support/source-files.ts';

type Variants = { declarations: string[]; match: Record<string, string> }[];
type Counted = (parameters: Record<string, unknown>, options: { locale: Language }) => string;

const numbers = [0, 1, 2, 3, 10, 11, 99, 100, 103, 5000];
const forms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] };

const messages = Object.fromEntries(
  languages.map((language) => [language, JSON.parse(readSource(`messages/${language}.json`))]),
) as Record<Language, Record<string, string | Variants>>;
const counted = Object.entries(messages.ar).filter((entry): entry is [string, Variants] => Array.isArray(entry[1]));

/** Numbers that nothing is counted with: places, what must be typed, limits of a value. */
const uncounted = new Set([
  ...['admin_moved', 'gallery_position', 'first_day_progress', 'error_number_at_least', 'error_number_at_most'],
  ...['admin_confirm_count', 'admin_confirm_count_wrong', 'demo_kind', 'calculator_both'],
]);
const countNames = /\{(?:count|total|minutes|days|max|min|room|changed|left|megabytes|hours|months)\}/;

const inputOf = (variants: Variants): string => variants[0]?.declarations[0]?.replace('input ', '') ?? '';

function saidOf(key: string, language: Language): string[] {
  const variants = counted.find(([name]) => name === key)?.[1] ?? [];
  const others = { choice: 'C', page: 6, pages: 7, max: 60, left: 4, date: 'D', status: 'S', size: '9 MB' };
  const say = m[key as keyof typeof m] as Counted;
  return numbers.map((number) => say({ ...others, [inputOf(variants)]: number }, { locale: language }));
}

test('every message with a number has its variants', () => {
  const plain = languages.flatMap((language) =>
    Object.entries(messages[language])
      .filter(([key, text]) => typeof text === 'string' && countNames.test(text) && !uncounted.has(key))
      .map(([key]) => `${language} ${key}`),
  );
  expect(plain).toEqual([]);
});

/** Nouns that are counted, in the forms that stand after a number. */
const nouns = {
  en: /\{(\w+)\} (?:more |new |other )?(?:bag|piece|record|entr(?:y|ies)|file|picture|colour|side|hour|day|month|year|minute|line|result|product|message|question|character|point|micron|loop|tape)s?\b/g,
  ar: /\{(\w+)\} (?:أكياس|كيس|قطع|سجل|ملف|صور|ألوان|لون|أوجه|وجه|ساع|أيام|يوم|شهر|أشهر|سن|دقائق|دقيقة|بنود|بند|نتائج|نتيجة|منتج|رسائل|رسالة|أسئلة|أحرف|حرف|نقاط|نقطة|ميكرون|عُرى|عروة|شريط|أشرطة)/g,
};
/** Messages whose number is always the same one, as the rule behind them sets it. */
const fixedNumbers = new Set([
  ...['spec_uv_too_long', 'spec_outdoors_too_long', 'spec_uv_too_short', 'spec_print_sides_missing'],
  ...['spec_print_colours_missing', 'spec_flexo_colours', 'spec_gravure_colours', 'spec_flat_sack_sides'],
  ...['spec_sack_liner_thick', 'spec_fibc_liner_thick', 'spec_form_fit_thin', 'calculator_formula_packing'],
]);

/** The numbers that a text puts before a noun; `own` is the one that its variants agree with. */
const before = (noun: RegExp, text: string, own?: string): string[] =>
  [...text.matchAll(noun)].flatMap(([, name = '']) => (name === own ? [] : [name]));

test('no number stands before a noun that does not agree with it', () => {
  const found = languages.flatMap((language) =>
    Object.entries(messages[language]).flatMap(([key, value]) => {
      if (key.startsWith('$') || fixedNumbers.has(key)) return [];
      const texts = typeof value === 'string' ? [value] : Object.values(value[0]?.match ?? {});
      const own = typeof value === 'string' ? undefined : 'n';
      return texts.flatMap((text) => before(nouns[language], text, own)).map((name) => `${language} ${key} ${name}`);
    }),
  );
  expect(found).toEqual([]);
  expect(before(nouns.en, 'Estimate: {pieces} pieces')).toEqual(['pieces']);
  expect(before(nouns.ar, 'نحو {n} أكياس و{rest} ملفات', 'n')).toEqual(['rest']);
});

describe.each(counted.map(([key]) => key))('%s', (key) => {
  test.each(languages)('has every plural form in %s', (language) => {
    const [variants] = messages[language][key] as Variants;
    const own = Object.keys(variants?.match ?? {}).map((form) => form.replace('form=', ''));
    expect(own).toEqual(language === 'en' && own.length === 1 ? ['other'] : forms[language]);
  });

  test.each(languages)('says the number, grouped and in digits 0 to 9, in %s', (language) => {
    const said = saidOf(key, language);
    for (const [position, shown] of [3, 4, 5, 6, 7, 8].map((at) => [at, String(numbers[at])] as const)) {
      expect(said[position]).toMatch(new RegExp(`(^|\\D)${shown}(\\D|$)`));
    }
    expect(said[9]).toContain('5,000');
    expect(said.join('')).not.toMatch(/[٠-٩]|undefined|NaN/);
  });

  test('uses the Arabic forms of one, two, a few, many and hundreds', () => {
    const said = saidOf(key, 'ar').map((text) => text.replace(/[\d,]+/g, '#'));
    const [zero, one, two, three, ten, eleven, ninetyNine, hundred, hundredAndThree, thousands] = said;
    expect([ten, hundredAndThree, ninetyNine, thousands]).toEqual([three, three, eleven, hundred]);
    if (key === 'file_too_large') return;
    expect(new Set([zero, one, two, three, eleven]).size).toBe(5);
    expect(saidOf(key, 'ar')[2]).not.toMatch(/(^|[^\d])2([^\d]|$)/);
  });
});

test.each([
  ['error_too_long', ['الحد الأقصى 3 أحرف', 'الحد الأقصى 11 حرفًا', 'الحد الأقصى 100 حرف', 'الحد الأقصى 5,000 حرف']],
  ['search_found', ['3 نتائج', '11 نتيجة', '100 نتيجة', '5,000 نتيجة']],
  ['bulk_deleted', ['حُذفت 3 سجلّات', 'حُذف 11 سجلًّا', 'حُذف 100 سجلّ', 'حُذف 5,000 سجلّ']],
])('%s agrees with its noun', (key, expected) => {
  const said = saidOf(key, 'ar');
  expect([3, 5, 7, 9].map((position) => said[position])).toEqual(expected);
});

test('English tells one from several', () => {
  expect(saidOf('bulk_deleted', 'en').slice(0, 3)).toEqual([
    '0 records deleted',
    '1 record deleted',
    '2 records deleted',
  ]);
  expect(saidOf('search_found', 'en')[9]).toBe('5,000 results');
});
