import { describe, expect, test } from 'vitest';
import { lineOfProduct } from '#app/site/server/describe-quote-form.ts';
import { makeSaying } from '#app/site/server/trade-saying.ts';
import { say } from '#server/core/i18n/say.ts';
import { checkLine, lineKeys } from '#shared/leads/quote.ts';
import { openLine } from '#shared/leads/quote-form.ts';
import { composeRows } from '#shared/trade/rows.ts';
import { specificationKey } from '#shared/trade/specification.ts';
import { tradeValuesSchema } from '#shared/trade/trade-values.ts';
import { products } from './products.ts';

const schema = tradeValuesSchema('product');
const numbersIn = (text: string): string[] => text.replace(/(\d),(?=\d)/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [];

describe.each(products)('the figures of $key', ({ attributes, specifications }) => {
  test('are as the program stores them', () => {
    expect(schema.parse(attributes)).toEqual(attributes);
    expect(Object.keys(attributes)).toEqual(Object.keys(schema.parse(attributes)));
    expect(attributes.family).toBeDefined();
  });

  test('say the same numbers as its specifications, in both languages', () => {
    const wrong = composeRows(attributes, say).flatMap((row) => {
      const typed = specifications.find(({ name }) => specificationKey(name.en) === specificationKey(row.en.name));
      if (!typed) return [];
      return (['en', 'ar'] as const).flatMap((language) => {
        const written = numbersIn(typed.value[language]);
        const missing = numbersIn(row[language].value).filter((number) => !written.includes(number));
        return missing.length > 0 ? [`${row[language].value} | ${typed.value[language]}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('begin a line of a quote request as a buyer would type it, which is accepted, but for what is still to be chosen', () => {
    const ranges = lineKeys(attributes.family!).filter((key) => `${key}Most` in attributes);
    const onRequest = attributes.linerOptional ? ['liner', 'linerThickness', 'linerMaterial'] : [];
    const chosen: string[] = [...ranges, ...onRequest, 'printColours'];
    const asked = lineKeys(attributes.family!).filter((key) => key in attributes && !chosen.includes(key));
    for (const language of ['en', 'ar'] as const) {
      const { family, specified } = openLine(lineOfProduct(attributes, makeSaying(language)));
      expect(Object.keys(specified)).toEqual(asked);
      const { errors, value } = checkLine(attributes.family!, specified);
      expect([family, errors, value]).toMatchObject([
        attributes.family,
        {},
        Object.fromEntries(asked.map((key) => [key, attributes[key]])),
      ]);
    }
  });
});
