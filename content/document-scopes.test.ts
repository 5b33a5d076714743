import { describe, expect, test } from 'vitest';
import { judgeCover, listBagParts, type Scope } from '#shared/kinds/document-cover.ts';
import type { TradeValues } from '#shared/trade/trade-fields.ts';
import { records } from './index.ts';

const { product: products, certificate: certificates } = records;
const nothing: Scope = {
  coversUncoated: false,
  coversCoated: false,
  coversBopp: false,
  coversLiner: false,
  coversJumbo: false,
};
const plain: TradeValues = { family: 'sack', lamination: 'none', liner: 'none' };

test.each<[string, TradeValues, Partial<Scope>, ReturnType<typeof judgeCover>]>([
  ['uncoated fabric, of an uncoated sack', plain, { coversUncoated: true }, { covers: true, missing: [] }],
  [
    'uncoated fabric, of a laminated sack',
    { ...plain, lamination: 'bopp' },
    { coversUncoated: true },
    { covers: false, missing: ['bopp'] },
  ],
  [
    'fabric alone, of a sack with a liner on request',
    { ...plain, liner: 'loose', linerOptional: true },
    { coversUncoated: true },
    { covers: false, missing: ['liner'] },
  ],
  [
    'liners alone, of a coated sack with a liner',
    { family: 'sack', lamination: 'coated', liner: 'attached' },
    { coversLiner: true },
    { covers: false, missing: ['coated'] },
  ],
  ['liners, of film', { family: 'film', thickness: 40 }, { coversLiner: true }, { covers: true, missing: [] }],
  ['sacks, of a jumbo bag', { family: 'fibc' }, { coversUncoated: true }, { covers: false, missing: ['jumbo'] }],
  ['no material', plain, {}, undefined],
  [
    'fabric, of a product that does not say what it is made of',
    { family: 'sack' },
    { coversUncoated: true },
    undefined,
  ],
  ['fabric, of a product without figures', {}, { coversUncoated: true }, undefined],
])('a document that names %s', (_, figures, scope, expected) => {
  expect(judgeCover({ ...nothing, ...scope }, figures)).toEqual(expected);
});

describe.each(products.filter(({ attributes }) => attributes.foodContact))('$key, a product for food', (product) => {
  const documents = product.certificates.flatMap((key) => certificates.find((each) => each.key === key) ?? []);
  const onFood = documents.filter(({ proves }) => proves === 'foodContact');

  test('is covered by a declaration', () => {
    const declared = onFood.filter(({ documentKind }) => documentKind === 'declaration');
    expect(declared.map((each) => judgeCover(each, product.attributes)?.covers)).toEqual([true]);
  });

  test('is covered by the migration test exactly if nothing of it is laminated', () => {
    const tested = onFood.filter(({ documentKind }) => documentKind === 'testReport');
    const isLaminated = listBagParts(product.attributes).includes('bopp');
    expect(tested.map((each) => judgeCover(each, product.attributes)?.covers)).toEqual([!isLaminated]);
  });
});

test('a document is named as the kind that it is', () => {
  const named = { declaration: /declaration/i, testReport: /test/i, certificate: /ISO|Mark/, unstated: /^$/ } as const;
  for (const { name, documentKind } of certificates) expect(name.en).toMatch(named[documentKind]);
  for (const { name, documentKind } of certificates)
    if (documentKind !== 'declaration') expect(name.en).not.toMatch(/declaration/i);
});

test('the scope in words names the materials that the document covers', () => {
  const words = {
    coversBopp: /BOPP/,
    coversLiner: /liner|sugar/,
    coversJumbo: /designs|jumbo/,
    coversUncoated: /uncoated|woven/i,
  };
  for (const document of certificates)
    for (const [field, word] of Object.entries(words))
      if (document[field as keyof typeof words]) expect(document.scope.en, `${document.key} ${field}`).toMatch(word);
});
