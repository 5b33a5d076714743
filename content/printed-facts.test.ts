import { expect, test } from 'vitest';
import { statedValues } from '#shared/text-checks/stated-values.ts';
import { pictures, printedFacts, records } from './index.ts';
import { named } from './products/specification-row.ts';

const languages = ['en', 'ar'] as const;
const { product: products } = records;
const keyOf = (name: string) => Object.entries(named).find(([, { en }]) => en === name)?.[0];

/** What pictures of products state, with the product's own value; undefined without one. */
const facts = products.flatMap(({ key, galleryImages, specifications }) =>
  galleryImages.flatMap((picture) =>
    Object.entries(printedFacts[picture] ?? {}).map(([fact, printed]) => {
      const own = specifications.find(({ name }) => keyOf(name.en) === fact)?.value;
      return { key, picture, fact, printed, own };
    }),
  ),
);

test('what is printed on a bag in a picture is what the product’s specifications say, in both languages', () => {
  expect(facts.length).toBeGreaterThan(20);
  const wrong = facts.flatMap(({ key, picture, fact, printed, own }) =>
    languages.flatMap((language) => {
      const known = statedValues(own?.[language] ?? '');
      const values = [...statedValues(printed)];
      const agrees = values.length > 0 && values.every((value) => known.has(value));
      return agrees ? [] : [`${picture}: ${printed}; ${key}, ${fact}: ${own?.[language]}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every picture with printed facts is one of a product’s', () => {
  const shown = new Set(products.flatMap(({ galleryImages }) => galleryImages));
  expect(Object.keys(printedFacts).filter((picture) => !shown.has(picture))).toEqual([]);
});

test('the words for a product’s pictures state no other weights and sizes than its texts', () => {
  const wrong = products.flatMap((product) =>
    languages.flatMap((language) => {
      const texts = [product.name, product.description, ...product.specifications.map(({ value }) => value)];
      const known = statedValues(texts.map((text) => text[language]).join('\n'));
      return product.galleryImages.flatMap((picture) =>
        [...statedValues(pictures[picture]?.alt[language] ?? '')]
          .filter((value) => !known.has(value))
          .map((value) => `${picture} ${language}: ${value}`),
      );
    }),
  );
  expect(wrong).toEqual([]);
});
