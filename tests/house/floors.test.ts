import { expect, test } from 'vitest';
import { floors, mutualFolders, unknownFolders, upwardImports } from './support/floors.ts';
import { isTest, sourceFiles } from './support/source-files.ts';
import { importsOf, readModule } from './support/source-modules.ts';

const modules = (await sourceFiles('server/**/*.ts')).filter((path) => !isTest(path)).map(readModule);
const module = (path: string, source: string) => ({ path, imports: importsOf(path, source) });

test('every folder of the server stands on one floor', () => {
  expect(unknownFolders(modules)).toEqual([]);
  const listed = floors.flat();
  expect(listed.filter((folder, at) => listed.indexOf(folder) !== at)).toEqual([]);
});

test('imports lead down alone, types too', () => {
  expect(upwardImports(modules)).toEqual([]);
});

test('no two folders import values of each other, folders in folders included', () => {
  expect(mutualFolders(modules)).toEqual([]);
});

test('services are put together without HTTP', () => {
  const imports = modules.filter(({ path }) => path.startsWith('server/site/services/')).flatMap((one) => one.imports);
  expect(imports.filter(({ target }) => /^server\/(http|pages|api)\/|^fastify$/.test(target))).toEqual([]);
});

test('an import that leads up or aside is told apart from one that leads down', () => {
  const up = module('server/http/a.ts', `import type { X } from '#server/accounts/x.ts';`);
  const aside = module('server/posts/a.ts', `import { x } from '#server/products/x.ts';`);
  const down = module('server/posts/a.ts', `import { x } from '#server/content/x.ts'; import { y } from './y.ts';`);
  const inside = module('server/db/a.ts', `import { x } from './migrations/x.ts';`);
  const main = module('server/pages/a.ts', `import { x } from '../site.ts';`);
  expect([up, aside, down, inside, main].map((one) => upwardImports([one]).length)).toEqual([1, 1, 0, 0, 1]);
  expect(unknownFolders([module('server/attic/a.ts', '')])).toContain('attic');
});

test('folders that import each other are found, by value alone', () => {
  const one = module('server/db/a.ts', `import { x } from './migrations/x.ts';`);
  const back = module('server/db/migrations/x.ts', `import { a } from '../a.ts';`);
  const byType = module('server/db/migrations/x.ts', `import type { A } from '../a.ts';`);
  expect(mutualFolders([one, back])).toEqual(['server/core/db server/core/db/migrations']);
  expect(mutualFolders([one, byType])).toEqual([]);
});
