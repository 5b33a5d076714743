import { expect, test } from 'vitest';
import { contentEntities } from '#shared/kinds/kinds.ts';
import { listTextFields } from '#shared/kinds/text-fields.ts';
import { textFieldLabel } from './text-field-label.ts';

test('every text in both languages has a name for staff', () => {
  const fields = new Set(contentEntities.flatMap((entity) => Object.keys(listTextFields(entity))));
  expect(fields.size).toBeGreaterThan(30);
  expect([...fields].filter((field) => textFieldLabel(field) === field)).toEqual([]);
});
