import { describe, expect, test } from 'vitest';
import { products } from '#content/products.ts';
import { say } from '#server/core/i18n/say.ts';
import { letterText } from '#server/core/mail/letter.ts';
import { toWesternDigits } from '#shared/text/western-digits.ts';
import { composeRows } from '#shared/trade/rows.ts';
import { typesetHtml } from '#shared/typography/typeset-html.ts';
import { visualLines } from './visual-text.ts';

// Dimensions read in their order on Arabic pages, papers and letters: 53 × 90, never 90 × 53.

const sizes = ['53 90', '60 100 12', '95 95 110', '0.5 1.25', '1,200 1,000', '٥٣ ٩٠', '35.5 50'];
const signs = [' × ', '×', ' x ', 'x', ' X ', ' * ', '*'];
const units = ['', ' سم', ' مم', ' بوصة', ' cm', ' mm', 'cm'];
const around = (size: string) => [size, `المقاس: ${size}`, `كيس سكر، ${size}`, `أكياس ${size} بفوهة مفتوحة`];

const typed = sizes.flatMap((size) =>
  signs.flatMap((sign) => {
    const ordered = size.split(' ').join(sign);
    return units.flatMap((unit) => around(ordered + unit).map((text) => ({ text, ordered: toWesternDigits(ordered) })));
  }),
);
const printed = products.flatMap(({ key, attributes }) =>
  composeRows(attributes, say).flatMap(({ ar }) =>
    [...ar.value.matchAll(/\d[\d.,]*(?: × \d[\d.,]*)+/g)].map(([ordered]) => ({
      text: ar.value,
      ordered,
      key,
    })),
  ),
);

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Whether `ordered` stands within one part that is kept from left to right. */
const isKept = (whole: string, ordered: string, [start, end]: readonly [string, string]): boolean =>
  plain(whole)
    .split(start)
    .slice(1)
    .some((part) => toWesternDigits(part.split(end)[0] ?? '').includes(ordered));

describe.each([
  { from: 'people’s own words', texts: typed },
  { from: 'the catalogue', texts: printed },
])('dimensions from $from', ({ texts }) => {
  test('keep their order on pages', () => {
    const turned = texts.filter(
      ({ text, ordered }) => !isKept(typesetHtml(`<p>${text}</p>`, 'ar'), ordered, ['dir="ltr">', '</bdi>']),
    );
    expect(turned).toEqual([]);
  });

  test('keep their order in letters', () => {
    const turned = texts.filter(({ text, ordered }) => {
      const parts = [{ type: 'facts' as const, facts: [{ label: 'المقاس', value: text }] }];
      const letter = letterText({ language: 'ar', subject: '', parts }, { name: '', siteUrl: '' });
      return !isKept(letter, ordered, ['\u2066', '\u2069']);
    });
    expect(turned).toEqual([]);
  });

  test('keep their order on papers', () => {
    const turned = texts.filter(({ text, ordered }) => {
      const [line] = visualLines(text, { language: 'ar', width: 1_000, measure: (each) => each.length });
      return !plain(line?.runs.map((run) => run.text).join('|') ?? '').includes(ordered);
    });
    expect(turned).toEqual([]);
  });
});

test('the catalogue states dimensions', () => {
  expect(new Set(printed.map(({ key }) => key)).size).toBeGreaterThan(8);
});
