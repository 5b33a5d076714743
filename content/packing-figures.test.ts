import { describe, expect, test } from 'vitest';
import { usualLimits } from '#shared/limits.ts';
import { calculate, calculatedFields, calculatorAnswers } from '#shared/trade/calculation.ts';
import { convertQuantity } from '#shared/trade/quantity.ts';
import { baledDensity, estimateLoad } from '#shared/trade/rules/estimate.ts';
import { contentTexts } from '../bench/text-checks/shipped-texts.ts';
import { company } from './company.ts';
import { records } from './index.ts';
import { formatted, numbersIn, textOf } from './numbers-in-texts.ts';

// Every figure of packing that a text states is worked out here from what the calculator knows.

const { product: products } = records;
const languages = ['en', 'ar'] as const;
const gramsOf = (key: string): number => {
  const { attributes } = products.find((product) => product.key === key) ?? {};
  return Math.round(calculate(calculatorAnswers(attributes)).estimate?.mass.total ?? 0);
};

const [payload, road] = [usualLimits.containerPayload / 1_000, usualLimits.roadLimit / 1_000];
const sack = 56;
const flour = gramsOf('flour-sack');
const jumbo = 1.9;
const byHand = estimateLoad('containers40', sack);
const onPallets = estimateLoad('pallets40', sack);
const bale = estimateLoad('bale', sack);
const pallet = estimateLoad('pallet', sack);
const tonnes = ({ kilograms }: { kilograms: number }) => Math.round(kilograms / 100) / 10;

/** A sentence or a row of a table about what a container or the road carries, and the tonnes in it. */
const aboutLoads = /\b(?:road|container|payload)|الطريق|حاوية|الحاوية/i;
const tonnesIn = (sentence: string): number[] =>
  [...sentence.matchAll(/(\d+(?:\.\d+)?) (?:t|tonnes?|طنًّا|طنًا|طن)(?![\p{L}\p{M}])/gu)].map(([, n]) => Number(n));

describe.each(languages)('in %s', (language) => {
  test('every text that tells what a container or the road carries tells what the company profile says', () => {
    const profile = [company.containerPayload, company.roadLimit].map((kilograms) => kilograms / 1_000);
    const worked = [tonnes(onPallets), tonnes(byHand), 20 * 1.25];
    const told = contentTexts().flatMap((text) =>
      text[language]
        .split(/\n|(?<=[.؟!]) /)
        .filter((sentence) => aboutLoads.test(sentence))
        .flatMap((sentence) => tonnesIn(sentence).map((n) => ({ n, sentence: `${text.at}: ${sentence}` }))),
    );
    expect(told.map(({ n }) => n)).toEqual(expect.arrayContaining(profile));
    expect(told.filter(({ n }) => ![...profile, ...worked].includes(n)).map(({ sentence }) => sentence)).toEqual([]);
  });

  test('the answer about containers states what the calculator says, and what ends each load', () => {
    const text = textOf('faq', 'container-quantity', 'answer', language);
    const jumbos = estimateLoad('containers40', jumbo * 1_000, { density: baledDensity.jumbo });
    expect(numbersIn(text)).toEqual(
      [
        ...[payload, road, 40, byHand.bags, sack, estimateLoad('containers40', flour).bags, flour],
        ...[onPallets.bags, sack, tonnes(onPallets), jumbo, Math.floor(jumbos.bags / 100) * 100],
      ].map(formatted),
    );
    expect([byHand.endedBy, onPallets.endedBy, jumbos.endedBy]).toEqual(['road', 'room', 'room']);
  });

  test('the post about shipping has the same sums', () => {
    const text = textOf('blog_post', 'from-pallet-to-port', 'content', language);
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    const sums = rows.slice(2, 6).map((row) => numbersIn(row));
    expect(sums).toEqual(
      [
        [bale.bags, bale.kilograms, pallet.bags / bale.bags, pallet.kilograms],
        [byHand.bags / bale.bags, onPallets.bags / pallet.bags],
        [byHand.bags, onPallets.bags],
        [tonnes(byHand).toFixed(1), tonnes(onPallets)],
      ].map((row) => row.map(formatted)),
    );
    expect(numbersIn(rows[6] ?? '')).toContain(formatted(road));
    expect(text).toContain(`${Math.round((1 - onPallets.bags / byHand.bags) * 100)}%`);
    const summary = textOf('blog_post', 'from-pallet-to-port', 'summary', language);
    expect(numbersIn(summary).slice(0, 2)).toEqual([byHand.bags, onPallets.bags].map(formatted));
  });

  test('the sample specification packs its bag as the calculator does', () => {
    const text = textOf('blog_post', 'reading-a-bag-specification', 'content', language);
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    const { estimate } = calculate({ width: '50', length: '80', fabric: '65' });
    expect(Math.round(estimate?.mass.total ?? 0)).toBe(sack);
    expect(numbersIn(rows.at(-2) ?? '')[0]).toBe(formatted(sack));
    expect(numbersIn(rows.at(-1) ?? '')).toEqual([bale.bags, bale.kilograms].map(formatted));
  });

  test('filled jumbo bags load a container to its payload, and no further than the road allows', () => {
    const { attributes } = products.find(({ key }) => key === 'fibc-baffle') ?? {};
    const load = Number(attributes?.safeLoad) / 1_000;
    const text = textOf('product', 'fibc-baffle', 'description', language);
    const filled = /25\D+26\.5\D+22/.exec(text.replace(/\n/g, ' '));
    expect(filled, text).not.toBeNull();
    expect([20 * load, payload, road]).toEqual([25, 26.5, 22]);
    expect(Math.floor(road / load)).toBe(17);
  });
});

test.each(products.filter(({ attributes }) => attributes.bagsPerBale ?? attributes.bagsPerPallet))(
  '$key is packed as the calculator packs it',
  ({ attributes }) => {
    const loads = calculate(calculatorAnswers(attributes)).estimate?.loads ?? [];
    const bagsIn = (name: string) => loads.find((load) => load.name === name)?.bags;
    if (attributes.bagsPerBale) expect(bagsIn('bale')).toBe(attributes.bagsPerBale);
    if (attributes.bagsPerPallet) expect(bagsIn('pallet')).toBe(attributes.bagsPerPallet);
  },
);

test.each(products.filter(({ attributes }) => attributes.family === 'sack'))(
  'a container of $key is as much in a request as in the calculator',
  ({ attributes }) => {
    const answers = calculatorAnswers(attributes);
    const typed = new Map(Object.entries(calculatedFields).map(([name, key]) => [String(key), answers[name] ?? '']));
    for (const quantityUnit of ['containers20', 'containers40']) {
      const line = new Map([...typed, ['quantity', '1'], ['quantityUnit', quantityUnit]]);
      const load = calculate(answers).estimate?.loads.find(({ name }) => name === quantityUnit);
      const asked = convertQuantity((field) => line.get(field) ?? '', usualLimits);
      expect(asked, quantityUnit).toMatchObject({ pieces: load?.bags, [quantityUnit]: 1 });
    }
  },
);
