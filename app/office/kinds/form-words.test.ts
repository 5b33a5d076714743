import { expect, test } from 'vitest';
import { formWords } from './form-words.ts';

test('the general sentences name a kind within a sentence and at its beginning, and leave abbreviations alone', () => {
  const { heading, add, created, fetchError, empty } = formWords({ name: 'opening' });
  expect([heading(), add(), created()]).toEqual([
    'Job openings management',
    'Add job opening',
    'Job opening created successfully',
  ]);
  expect([fetchError(), empty()]).toEqual([
    'Error fetching job openings',
    'There are no job openings yet. Add the first one.',
  ]);
  expect(formWords({ name: 'faq' }).fetchError()).toBe('Error fetching FAQs');
});

test('what the specification words takes the place of the general sentence, also on the buttons of rows', () => {
  const words = formWords({ name: 'partner', words: { edit: () => 'Edit Partner' } });
  expect([words.edit(), words.editRow(), words.updateError()]).toEqual([
    'Edit Partner',
    'Edit Partner',
    'Error updating partner',
  ]);
});
