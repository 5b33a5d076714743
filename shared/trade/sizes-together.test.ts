import { expect, test } from 'vitest';
import { checkLine } from '../leads/quote.ts';

test.each([
  // As our own pages write a sack, and with the gusset in the middle.
  ['50 × 62 × 11 cm', { width: 500, length: 620, gusset: 110 }],
  ['٥٠ × ٦٢ × ١١ سم', { width: 500, length: 620, gusset: 110 }],
  ['60 x 12 x 100', { width: 600, length: 1000, gusset: 120 }],
  ['24 x 36 x 4 in', { width: 609.6, length: 914.4, gusset: 101.6 }],
  ['56 × 91', { width: 560, length: 910 }],
])('the sizes of a sack may stand in its width: %s', (width, value) => {
  expect(checkLine('sack', { width })).toEqual({ value, errors: {} });
});

const [flat, deep, spout, jumbo] = [
  { width: 600, length: 1000 },
  { width: 600, length: 1000, gusset: 120 },
  { fillingDiameter: 350, fillingLength: 500 },
  { baseLength: 1100, baseWidth: 900 },
];
test.each([
  ['sack', 'width', 'H100 x W60', flat],
  ['sack', 'width', 'ارتفاع 100 عرض 60', flat],
  ['sack', 'width', '100 x W 60', flat],
  ['sack', 'width', 'L 100 x W 60 x 10', { ...flat, gusset: 100 }],
  ['sack', 'width', 'طول 100 × عرض 60 × 10', { ...flat, gusset: 100 }],
  ['sack', 'width', 'L 100 × W 60 × H 10', { ...flat, gusset: 100 }],
  // Largeur, longueur and hauteur.
  ['sack', 'width', 'L 60 x H 100', flat],
  ['sack', 'width', 'l 60 x L 100', flat],
  ['sack', 'width', 'L. 100 x l. 60', flat],
  ['sack', 'width', 'W60xL100', flat],
  ['sack', 'width', 'L100xW60', flat],
  ['sack', 'width', '60Wx100L', flat],
  ['sack', 'width', '60 x 100 gusset 10', { ...flat, gusset: 100 }],
  ['sack', 'width', '60 × 100 cm (23.6 x 39.4 in)', flat],
  ['fibc', 'baseLength', 'H 120 x L 110 x W 90', { ...jumbo, height: 1200 }],
  ['fibc', 'baseLength', 'ارتفاع 120 طول 110 عرض 90', { ...jumbo, height: 1200 }],
  ['fibc', 'baseLength', 'L 110 x W 90', jumbo],
  ['fibc', 'baseLength', '110x90xH120', { ...jumbo, height: 1200 }],
  // A plus, a name behind or before all of them, and diameters.
  ['sack', 'width', '60 x 100 + 12', deep],
  ['sack', 'width', '60+12x100', deep],
  ['sack', 'width', '60+12+12 x 100', deep],
  ['sack', 'width', '60 x 100 x G12', deep],
  ['sack', 'width', '60 x 100 cm with gusset 12', deep],
  ['sack', 'width', '60×100 مع طية 12 سم', deep],
  ['sack', 'width', 'عرض 60 طول 100 كسرة 12', deep],
  ['sack', 'width', 'عرض 60 طول 100 جنب 12', deep],
  ['sack', 'width', '60 x 100 x 0', flat],
  ['sack', 'width', 'Size: 60x100', flat],
  ['sack', 'width', 'مقاس: 60×100 سم', flat],
  ['sack', 'width', '60x100 cm (WxL)', flat],
  ['sack', 'width', '56.5 x 91,5', { width: 565, length: 915 }],
  ['sack', 'width', 'L x W x H 100 x 60 x 12', deep],
  ['sack', 'width', 'عرض × طول: 60×100', flat],
  ['fibc', 'baseLength', 'L x W x H: 110 x 90 x 120 cm', { ...jumbo, height: 1200 }],
  ['fibc', 'fillingDiameter', 'Ø 35 x 50', spout],
  ['fibc', 'fillingDiameter', 'D35 x L50', spout],
  ['fibc', 'fillingDiameter', 'قطر 35 طول 50', spout],
  // Names in brackets before the unit, units in brackets, and a stroke.
  ['sack', 'width', '100x60 (L x W) cm', flat],
  ['sack', 'width', '1000 x 600 (LxW) mm', flat],
  ['sack', 'width', '24 x 40 (W x L) inch', { width: 609.6, length: 1016 }],
  ['sack', 'width', 'L x W (cm) 100 x 60', flat],
  ['sack', 'width', 'LxWxG 100x60x12 cm', deep],
  ['sack', 'width', '100x60x12 (LxWxG) cm', deep],
  ['sack', 'width', 'L:100 W:60 G:12', deep],
  ['sack', 'width', '100cmL x 60cmW', flat],
  ['sack', 'width', '60x100 (in cm)', flat],
  ['sack', 'width', '60 x 100 [cm]', flat],
  ['sack', 'width', 'mm: 600 x 1000', flat],
  ['sack', 'width', '60x100 cm (gusset: 12 cm)', deep],
  ['sack', 'width', '60 x 100 (+12 gusset) cm', deep],
  ['sack', 'width', '60/100', flat],
  ['sack', 'width', '600/1000 mm', flat],
  ['sack', 'width', '60/100/12 cm', deep],
  ['fibc', 'baseLength', '110/90/120', { ...jumbo, height: 1200 }],
  ['fibc', 'baseLength', '120 x 110 x 90 (H x L x W) cm', { ...jumbo, height: 1200 }],
  ['sack', 'width', '100×60 (الطول × العرض) سم', flat],
  ['sack', 'width', '100x60 سم (ط × ع)', flat],
  ['sack', 'width', '60×100 (بالسم)', flat],
  ['sack', 'width', '100 x 60 (Länge x Breite) cm', flat],
  ['sack', 'width', '60 x 100 (largeur x longueur) en cm', flat],
  ['sack', 'width', 'ancho 60 x largo 100 cm', flat],
  ['sack', 'width', 'largo 100 cm ancho 60 cm fuelle 12 cm', deep],
  ['sack', 'width', '60 x 100 (A x L) cm', flat],
  ['sack', 'width', 'en 60 x boy 100 cm', flat],
  ['sack', 'width', '100 x 60 (boy x en) cm', flat],
  ['sack', 'width', '60 x 100 (E x B) cm', flat],
  ['sack', 'width', 'genişlik 60 uzunluk 100 körük 12 cm', deep],
  ['sack', 'width', 'ширина 60 x длина 100 см', flat],
  ['sack', 'width', '100x60 (Д x Ш) см', flat],
  ['sack', 'ends', '40 x 40 / 10 cm', { ends: 10.16, picks: 10.16 }],
  ['sack', 'ends', '12/10', { ends: 12, picks: 10 }],
  ['sack', 'ends', '10x10/in', { ends: 10, picks: 10 }],
  ['sack', 'ends', '12/12 mesh', { ends: 12, picks: 12 }],
] as const)('a size of a %s that is named in %s stands where its name says: %s', (family, key, typed, value) => {
  expect(checkLine(family, { [key]: typed })).toEqual({ value, errors: {} });
});

test.each([
  ['60+10', { width: 600, gusset: 100 }],
  ['60+10+10 cm', { width: 600, gusset: 100 }],
  ['60 (+12+12)', { width: 600, gusset: 120 }],
  ['45 سم + 8 سم', { width: 450, gusset: 80 }],
  ['560+80+80 mm', { width: 560, gusset: 80 }],
  ['60 + 2x10', { width: 600, gusset: 100 }],
  ['60 x 100 + 2x10', { width: 600, length: 1000, gusset: 100 }],
  ['60 + 2 x 12 x 100 cm', { width: 600, length: 1000, gusset: 120 }],
])('what a plus joins to the width is a gusset, with and without a length: %s', (width, value) => {
  expect(checkLine('sack', { width })).toEqual({ value, errors: {} });
});

test.each(['60+100', '60 + 2 x 100', '60०', '6०', '60 x 10०', '6๐'])(
  'what would be read as another size is refused: %s',
  (width) => {
    expect(checkLine('sack', { width }).errors).toMatchObject({ width: { key: 'measure_wrong' } });
  },
);

test('sizes with a tolerance are asked without it, in their unit', () => {
  for (const [width, figure] of [
    ['60x100 ±1', '60x100'],
    ['24x36 ± 0.5 in', '24x36 in'],
  ] as const)
    expect(checkLine('sack', { width }).errors).toMatchObject({
      width: { key: 'measure_tolerance', parameters: { figure } },
    });
});

test.each([
  ['fibc', 'fillingDiameter', ['Ø 35', 'Ø35', '⌀35', '35 cm dia', 'قطر 35', 'D 35'], 350],
  ['sack', 'gusset', ['gusset 12', 'طية 12', 'G12', '12+12', 'H 12'], 120],
  ['sack', 'gusset', ['0', '٠', 'none', 'بدون', 'No', '0 cm'], undefined],
  ['sack', 'length', ['L 100', 'H 100', 'طول 100'], 1000],
] as const)('a size of a %s in its own field, %s, may be named: %j', (family, key, texts, value) => {
  for (const typed of texts)
    expect(checkLine(family, { [key]: typed })).toEqual({
      value: value === undefined ? {} : { [key]: value },
      errors: {},
    });
});

test.each([
  ['width', ['gusset 12', 'طول 100', 'L100', 'H 100', 'Ø 35']],
  ['gusset', ['width 12', 'عرض 12', 'W12']],
  ['length', ['gusset 12', 'W 60']],
])('a size that is named in the field of another one, %s, is refused', (key, texts) => {
  for (const typed of texts)
    expect(checkLine('sack', { [key]: typed })).toEqual({
      value: {},
      errors: { [key]: { key: 'measure_other_size' } },
    });
});

test.each([
  ['60,100', '60 x 100', '60.1'],
  ['٦٠،١٠٠ سم', '60 x 100 سم', '60.1 سم'],
  ['56,91 cm', '56 x 91 cm', '56.91 cm'],
])('two sizes with a comma, %s, or one with decimals, are asked', (width, first, second) => {
  const { errors } = checkLine('sack', { width });
  expect(errors).toEqual({ width: { key: 'measure_ambiguous', parameters: { first, second } } });
});

test.each([
  [{ width: '56 x 91', length: '91' }],
  [{ width: '560 × 910', length: '٩١ سم' }],
  [{ width: '22.5 x 36 in', length: '36"' }],
])('a size that its own field says again, %j, is taken once', (sent) => {
  expect(checkLine('sack', sent).errors).toEqual({});
});

test.each([[{ width: '56 x 91', length: '92' }], [{ width: '60 x 100 x 10', length: '100', gusset: '12' }]])(
  'a size that its own field says otherwise, %j, is refused',
  (sent) => {
    expect(Object.keys(checkLine('sack', sent).errors)).toEqual(['width']);
  },
);

test('three sizes of which none can be a gusset are refused, and so is one beside its own field', () => {
  for (const sent of [{ width: '90 x 90 x 110' }, { width: '50 x 62 x 11', gusset: '12' }])
    expect(Object.keys(checkLine('sack', sent).errors)).toEqual(['width']);
});
