import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DrawingLines } from '#app/site/products/drawing-lines.tsx';
import { makeSaying } from '#app/site/server/trade-saying.ts';
import { languages } from '#shared/language.ts';
import { drawProduct } from '#shared/trade/drawing/product-drawing.ts';
import { type FieldKey, fields, type TradeValues } from '#shared/trade/trade-fields.ts';
import { products } from './products.ts';

const drawn = products.filter(({ attributes }) => attributes.family !== 'film');

/** The lengths that a buyer measures, in mm, as drawings write them. */
function lengthsOf(values: TradeValues): string[] {
  return (Object.keys(values) as (keyof TradeValues)[]).flatMap((key) => {
    const field = key === 'family' ? undefined : fields[key as FieldKey];
    const isLength =
      field?.type === 'number' && field.unit === 'mm' && ['size', 'closing', 'fibc'].includes(field.group);
    return isLength ? [Number(values[key]).toLocaleString('en')] : [];
  });
}

const labelsIn = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

describe.each(languages)('a dimension drawing, in %s', (language) => {
  test.each(drawn)('of $key names every length in mm, small and without scripts', ({ attributes }) => {
    const drawing = drawProduct(attributes, makeSaying(language));
    if (!drawing) throw new Error('The figures of the shipped products suffice.');
    const svg = renderToStaticMarkup(createElement(DrawingLines, { drawing, description: drawing.description }));
    expect(Buffer.byteLength(svg)).toBeLessThan(15 * 1024);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|on\w+=|#[\da-f]{3}/i);
    const labels = labelsIn(svg).flatMap((label) => label.match(/[\d,]+/g) ?? []);
    expect(lengthsOf(attributes).filter((length) => !labels.includes(length))).toEqual([]);
    expect(lengthsOf(attributes).filter((length) => !drawing.description.includes(length))).toEqual([]);
    expect(svg).toContain(`${drawing.description}</desc>`);
  });

  test('shows the first view where reading begins', () => {
    const [sack] = drawn.filter(({ attributes }) => attributes.family === 'sack');
    const views = drawProduct(sack?.attributes, makeSaying(language))?.views ?? [];
    const flat = views.findIndex(({ texts }) => texts.some(({ text }) => /\b500$/.test(text)));
    expect(flat).toBe(language === 'ar' ? 1 : 0);
  });
});

test('nothing is drawn where figures do not suffice', () => {
  const saying = makeSaying('en');
  for (const values of [undefined, {}, { family: 'sack', width: 500 }, { family: 'film', widthMost: 900 }] as const)
    expect(drawProduct(values, saying)).toBeUndefined();
  // Figures of another family are not drawn.
  expect(drawProduct({ family: 'fibc', width: 500, length: 900 }, saying)).toBeUndefined();
});

test('odd sizes stay within the drawing', () => {
  const odd: TradeValues[] = [
    { family: 'sack', width: 6000, length: 50, gusset: 2000, mouth: 'valve', valveWidth: 300, valveDepth: 600 },
    { family: 'sack', width: 50, length: 6000, bottom: 'block', gusset: 5 },
    {
      family: 'fibc',
      baseLength: 300,
      baseWidth: 2500,
      height: 100,
      filling: 'skirt',
      fillingLength: 2000,
      loopCount: 1,
    },
    { family: 'other', width: 50, length: 6000, height: 4000 },
  ];
  for (const values of odd) {
    const { views, width, height } = drawProduct(values, makeSaying('en')) ?? { views: [], width: 0, height: 0 };
    for (const { x, y, texts } of views)
      for (const text of texts) {
        expect(x + text.x, `${values.family} ${text.text}`).toBeGreaterThanOrEqual(0);
        expect(x + text.x).toBeLessThanOrEqual(width);
        expect(y + text.y).toBeGreaterThanOrEqual(0);
        expect(y + text.y).toBeLessThanOrEqual(height);
      }
  }
});
