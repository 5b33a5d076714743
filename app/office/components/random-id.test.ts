import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomId } from './random-id.ts';

test('is a random UUID, each time another', () => {
  const ids = Array.from({ length: 200 }, randomId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
