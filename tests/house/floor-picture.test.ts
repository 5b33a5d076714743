import { expect, test } from 'vitest';
import { drawFloors, floorPicture, usesBetween } from './support/floor-picture.ts';
import { readSource } from './support/source-files.ts';
import { importsOf } from './support/source-modules.ts';

test('the picture of the floors is what the imports draw', async () => {
  const isTrue = readSource(floorPicture) === (await drawFloors());
  expect(isTrue, 'Floors or their imports changed: npm run draw:floors').toBe(true);
});

test('an import by value is told from one of types', () => {
  const module = (source: string) => ({ path: 'server/db/x.ts', imports: importsOf('server/db/x.ts', source) });
  const uses = (source: string) => [...usesBetween([module(source)]).values()];
  expect(uses(`import type { X } from '#shared/x.ts';`)).toEqual(['types']);
  expect(uses(`import type { X } from '#shared/x.ts'; import { y } from '#shared/x.ts';`)).toEqual(['value']);
  expect(uses(`import { z } from './z.ts';`)).toEqual([]);
});
