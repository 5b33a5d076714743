import { expect, test } from 'vitest';
import { cutBeginning } from './cut-beginning.ts';

test.each([
  ['A short text.', 'A short text.'],
  ['Two\n\n  lines ', 'Two lines'],
  ['The fabric is woven from tapes', 'The fabric is woven…'],
  ['أكياس منسوجة من البولي بروبيلين', 'أكياس منسوجة من…'],
  ['Onewordthatislongerthanthewhole', 'Onewordthatislongert…'],
])('the beginning of %j is %j', (text, beginning) => {
  expect(cutBeginning(text, 20)).toBe(beginning);
});
