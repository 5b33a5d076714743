import { expect, test } from 'vitest';
import { forbiddenImports } from './support/import-rules.ts';
import { importsAcrossRooms, mutualFolders, readRooms } from './support/rooms.ts';
import { isTest, readSource, sourceFiles } from './support/source-files.ts';
import { findCycles, importsOf, readModule } from './support/source-modules.ts';

const rooms = await readRooms();
const paths = (await sourceFiles('{app,server,shared,content}/**/*.{ts,tsx}')).filter((path) => !isTest(path));
const modules = paths.map(readModule);
const module = (path: string, source: string) => ({ path, imports: importsOf(path, source) });

test('every folder at the top of server and app is a room that says what it may import', async () => {
  const folders = paths
    .filter((path) => /^(server|app)\/[^/]+\//.test(path))
    .map((path) => path.split('/', 2).join('/'));
  expect([...new Set(folders)].sort()).toEqual(rooms.flatMap(({ path }) => (path === 'shared' ? [] : path)).sort());
  expect(rooms.filter(({ may }) => may.length === 0)).toEqual([]);
  expect(rooms.filter(({ path }) => path.startsWith('server/')).length).toBeLessThanOrEqual(9);
});

test('files import what their room says, and nothing else', () => {
  expect(importsAcrossRooms(rooms, modules)).toEqual([]);
});

test('SQL, HTTP, React and Node stay in the files made for them', () => {
  expect(modules.flatMap(forbiddenImports)).toEqual([]);
});

test('services are put together without HTTP', () => {
  const imports = modules.filter(({ path }) => path.startsWith('server/site/services/')).flatMap((one) => one.imports);
  expect(imports.filter(({ target }) => /^server\/(core\/http|main)\/|^fastify$/.test(target))).toEqual([]);
});

test('no file imports itself through others, and no two folders import values of each other', () => {
  expect(findCycles(modules).map((cycle) => cycle.join(' → '))).toEqual([]);
  expect(mutualFolders(modules)).toEqual([]);
});

test('no more than ten files lie loose in shared', async () => {
  expect((await sourceFiles('shared/*.ts')).length).toBeLessThanOrEqual(10);
});

test.each([
  ['server/core/db/a.ts', `import type { X } from '#server/leads/x.ts';`],
  ['server/content/a.ts', `import { x } from '#server/leads/x.ts';`],
  ['app/site/pages/home.tsx', `import { x } from '#app/office/shell/sections.ts';`],
  ['app/bridge/context.ts', `import { x } from '#server/site/services/services.ts';`],
  ['app/site/pages/home.tsx', `import type { X } from '#server/site/services/services.ts';`],
  ['app/office/screens/a.tsx', `const lazy = () => import('#app/site/search/hit.tsx');`],
])('%s: %s leads where the room may not go', (path, source) => {
  expect(importsAcrossRooms(rooms, [module(path, source)])).toHaveLength(1);
});

test('what a room may use, and types where only types are allowed, passes', () => {
  const allowed = [
    module('server/leads/a.ts', `import { x } from '#server/core/db/x.ts'; import { y } from './y.ts';`),
    module('app/bridge/context.ts', `import type { X } from '#server/site/services/services.ts';`),
    module('app/root.tsx', `import { x } from './office/x.ts';`),
  ];
  expect(importsAcrossRooms(rooms, allowed)).toEqual([]);
});

test.each([
  ['server/content/posts/post-service.ts', `import type { FastifyRequest } from 'fastify';`],
  ['server/content/posts/post-service.ts', `import { sql } from 'kysely';`],
  ['server/leads/lead-service.ts', `import { call } from '#server/core/http/calls/calls.ts';`],
  ['shared/blog.ts', `import parse from 'libphonenumber-js';`],
  ['app/ui/icon.tsx', `import { readFile } from 'node:fs/promises';`],
  ['app/ui/icon.tsx', `import { x } from '#server/core/config/config.ts';`],
])('%s: %s has no place there', (path, source) => {
  expect(forbiddenImports(module(path, source))).toHaveLength(1);
});

test('a cycle is found, whether it closes through values or types', () => {
  const circle = [
    module('shared/a.ts', `import { b } from './b.ts';`),
    module('shared/b.ts', `import type { A } from '#shared/a.ts';`),
  ];
  expect(findCycles(circle)).toEqual([['shared/a.ts', 'shared/b.ts', 'shared/a.ts']]);
});

test('folders that import each other are found, by value alone', () => {
  const one = module('server/core/a.ts', `import { x } from './db/x.ts';`);
  const back = module('server/core/db/x.ts', `import { a } from '../a.ts';`);
  const typeBack = module('server/core/db/x.ts', `import type { A } from '../a.ts';`);
  expect(mutualFolders([one, back])).toEqual(['server/core server/core/db']);
  expect(mutualFolders([one, typeBack])).toEqual([]);
});

test('every room is in the picture of the architecture', () => {
  const text = readSource('docs/architecture.md');
  expect(rooms.filter(({ path }) => !text.includes(path.split('/').at(-1) ?? path))).toEqual([]);
});
