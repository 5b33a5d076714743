import { expect, test } from 'vitest';
import { checkLine } from '../leads/quote.ts';
import { bagSizes } from './bare-sizes.ts';
import { calculate } from './calculation.ts';
import type { Family } from './field-types.ts';
import { fieldKeys, fields } from './trade-fields.ts';

test('every size that is written in cm is one of a bag', () => {
  const written = fieldKeys.filter((key) => {
    const field = fields[key];
    return field.type === 'number' && field.shown === 'cm' && field.usedBy !== 'product';
  });
  expect([...bagSizes].toSorted()).toEqual(written.toSorted());
});

test.each<[Family, Record<string, string>, Record<string, number>]>([
  ['sack', { width: '250', length: '400' }, { width: 250, length: 400 }],
  ['sack', { width: '٢٨٠', length: '٤٥٠', gusset: '٦٠' }, { width: 280, length: 450, gusset: 60 }],
  ['sack', { width: '250', length: '400 mm' }, { width: 250, length: 400 }],
  ['sack', { width: 'W 250', length: '400' }, { width: 250, length: 400 }],
  ['sack', { width: '560', length: '910', gusset: '80' }, { width: 560, length: 910, gusset: 80 }],
  ['sack', { width: '250', length: '400', gusset: '5 cm' }, { width: 250, length: 400, gusset: 50 }],
  ['sack', { width: '56', length: '91', gusset: '12' }, { width: 560, length: 910, gusset: 120 }],
  ['sack', { width: '56', length: '36 in' }, { width: 560, length: 914.4 }],
  ['sack', { width: '250x400' }, { width: 250, length: 400 }],
  ['sack', { width: '160', length: '200' }, { width: 1600, length: 2000 }],
  ['film', { width: '60' }, { width: 600 }],
  ['film', { width: '560' }, { width: 560 }],
  ['fibc', { baseLength: '900', baseWidth: '90', height: '110 cm' }, { baseLength: 900, baseWidth: 900, height: 1100 }],
  [
    'fibc',
    { baseLength: '110', baseWidth: '110', loopLength: '250' },
    { baseLength: 1100, baseWidth: 1100, loopLength: 250 },
  ],
])('the sizes of a %s, %j, are read together', (family, sent, value) => {
  expect(checkLine(family, sent)).toEqual({ value, errors: {} });
});

test.each<[Family, Record<string, string>, string, [string, string]]>([
  ['sack', { width: '560', length: '910', gusset: '25' }, 'gusset', ['25 mm', '25 cm']],
  ['sack', { width: '560 x 910', gusset: '25' }, 'gusset', ['25 mm', '25 cm']],
  ['sack', { width: '56', length: '910' }, 'width', ['56 mm', '56 cm']],
  ['sack', { width: '250', length: '300' }, 'width', ['250 mm', '250 cm']],
  ['sack', { width: '250 x 300' }, 'width', ['250 x 300 mm', '250 x 300 cm']],
  ['sack', { width: '250', length: '40 cm' }, 'width', ['250 mm', '250 cm']],
  ['sack', { width: '56 x 910' }, 'width', ['5.6 cm × 91 cm', '56 cm × 91 cm']],
  ['sack', { width: '560 × 91' }, 'width', ['56 cm × 9.1 cm', '56 cm × 91 cm']],
  ['sack', { width: '600 x 1000 x 8' }, 'width', ['60 cm × 100 cm × 0.8 cm', '60 cm × 100 cm × 8 cm']],
  ['film', { width: '300' }, 'width', ['300 mm', '300 cm']],
  ['film', { width: '250' }, 'width', ['250 mm', '250 cm']],
  ['fibc', { baseLength: '900', fillingLength: '200' }, 'fillingLength', ['200 mm', '200 cm']],
])('a size of a %s, %j, that can be in mm or in cm is asked', (family, sent, key, [first, second]) => {
  const { errors, value } = checkLine(family, sent);
  expect(errors[key]).toEqual({ key: 'measure_ambiguous', parameters: { first, second } });
  expect(value).not.toHaveProperty(key);
  for (const typed of [first, second])
    expect(checkLine(family, { ...sent, [key]: typed }).errors).not.toHaveProperty(key);
});

test('the calculator reads sizes together, too', () => {
  expect(calculate({ width: '50', length: '80', denier: '900', ends: '10x10' }).errors).toEqual({});
  expect(calculate({ width: '250', length: '400', fabric: '65' }).sack).toMatchObject({ width: 250, length: 400 });
  const { errors } = calculate({ width: '560', length: '910', gusset: '25', fabric: '65' });
  expect(errors).toEqual({ gusset: { key: 'measure_ambiguous', parameters: { first: '25 mm', second: '25 cm' } } });
});
