import { expect, test } from 'vitest';
import { searchedForms } from './word-forms.ts';

test.each([
  ['جامبو', 'جامبو'],
  ['لينو', 'لينو'],
  ['للأكياس', 'اكياس'],
  ['مطبوعات', 'مطبوع'],
])('%s is searched for as %s', (word, form) => {
  expect(searchedForms(word.replace('أ', 'ا'))).toEqual([form]);
});
