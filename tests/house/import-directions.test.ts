import { expect, test } from 'vitest';
import { forbiddenImports } from './support/import-rules.ts';
import { isTest, sourceFiles } from './support/source-files.ts';
import { findCycles, importsOf, readModule } from './support/source-modules.ts';

const paths = (await sourceFiles('{app,server,shared,content}/**/*.{ts,tsx}')).filter((path) => !isTest(path));
const modules = paths.map(readModule);
const refusals = (path: string, source: string) => forbiddenImports({ path, imports: importsOf(path, source) });

test('every file imports only what the table of the architecture allows', () => {
  expect(modules.flatMap(forbiddenImports)).toEqual([]);
});

test('no file imports itself through others', () => {
  expect(findCycles(modules).map((cycle) => cycle.join(' → '))).toEqual([]);
});

test('a file that violates the table is detected', () => {
  expect(
    refusals('server/content/posts/post-service.ts', `import type { FastifyRequest } from 'fastify';`),
  ).toHaveLength(1);
  expect(
    refusals('server/content/posts/post-service.ts', `import { x } from '../products/product-service.ts';`),
  ).toHaveLength(1);
  expect(
    refusals('server/content/posts/post-service.ts', `import type { X } from '../products/product-service.ts';`),
  ).toEqual([]);
  expect(refusals('server/content/posts/post-service.ts', `import { sql } from 'kysely';`)).toHaveLength(1);
  expect(refusals('server/content/posts/post-queries.ts', `import { sql } from 'kysely';`)).toEqual([]);
  expect(refusals('shared/blog.ts', `export { m } from '#messages';`)).toHaveLength(1);
  expect(refusals('shared/blog.ts', `import parse from 'libphonenumber-js';`)).toHaveLength(1);
  expect(refusals('app/site/posts/card.tsx', `import { x } from '../search/hit.tsx';`)).toHaveLength(1);
  expect(
    refusals('app/site/pages/home.tsx', `import type { X } from '#server/site/services/services.ts';`),
  ).toHaveLength(1);
  expect(refusals('app/site/pages/home.tsx', `import { x } from '#app/office/shell/sections.ts';`)).toHaveLength(1);
  expect(refusals('app/bridge/context.ts', `import type { X } from '#server/site/services/services.ts';`)).toEqual([]);
  expect(refusals('app/bridge/context.ts', `import { x } from '#server/site/services/services.ts';`)).toHaveLength(1);
  expect(refusals('app/site/components/card.tsx', `const lazy = () => import('../posts/card.tsx');`)).toHaveLength(1);
});

test('a cycle is found, whether it closes through values or types', () => {
  const circle = [
    { path: 'shared/a.ts', imports: importsOf('shared/a.ts', `import { b } from './b.ts';`) },
    { path: 'shared/b.ts', imports: importsOf('shared/b.ts', `import type { A } from '#shared/a.ts';`) },
  ];
  expect(findCycles(circle)).toEqual([['shared/a.ts', 'shared/b.ts', 'shared/a.ts']]);
});
