import { expect, test } from 'vitest';
import { textFields } from '../../../tests/support/browser/text-fields.ts';
import { bodyExamples } from '../../../tests/support/requests/every-body.ts';
import { apiCalls } from './api-calls.ts';

// A full run sends every text to each of them (server/operations/backup/every-text.test.ts).
test('every body that takes text has an example', () => {
  const bodies = apiCalls.flatMap(({ body }) =>
    body && textFields(body.shape.schema).length > 0 ? [body.shape.name] : [],
  );
  expect(bodies.filter((name) => !bodyExamples[name])).toEqual([]);
});
