import { expect, test } from 'vitest';
import { drawRooms, roomPicture, usesBetween } from './support/room-picture.ts';
import { readSource } from './support/source-files.ts';
import { importsOf } from './support/source-modules.ts';

test('the picture of the rooms is what the imports draw', async () => {
  const isTrue = readSource(roomPicture) === (await drawRooms());
  expect(isTrue, 'Rooms or their imports changed: npm run draw:rooms').toBe(true);
});

test('an import by value is told from one of types', () => {
  const module = (source: string) => ({ path: 'server/core/x.ts', imports: importsOf('server/core/x.ts', source) });
  const uses = (source: string) => [...usesBetween([module(source)]).values()];
  expect(uses(`import type { X } from '#shared/x.ts';`)).toEqual(['types']);
  expect(uses(`import type { X } from '#shared/x.ts'; import { y } from '#shared/x.ts';`)).toEqual(['value']);
  expect(uses(`import { z } from './z.ts';`)).toEqual([]);
});
