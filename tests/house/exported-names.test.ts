import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isTest, readSource, sourceFiles } from './support/source-files.ts';

// React Router reads these of every route, the build `start` of every island.
const ofFrameworks = new Set([
  ...['action', 'clientAction', 'clientLoader', 'ErrorBoundary', 'handle', 'headers', 'HydrateFallback'],
  ...['Layout', 'links', 'loader', 'meta', 'middleware', 'shouldRevalidate', 'start'],
]);

/** The values and types that a module declares and exports. */
function exportedNames(path: string): string[] {
  const { module } = parseSync(path, readSource(path));
  const entries = module.staticExports.flatMap((each) => each.entries);
  return entries.flatMap(({ exportName, moduleRequest }) =>
    moduleRequest || !exportName.name || ofFrameworks.has(exportName.name) ? [] : [exportName.name],
  );
}

const files = (await sourceFiles('{app,server,shared}/**/*.{ts,tsx}')).filter((path) => !isTest(path));

test('no two modules export the same name, be it a value or a type', () => {
  const declared = files.flatMap((path) => [...new Set(exportedNames(path))].map((name) => ({ name, path })));
  const repeated = [...Map.groupBy(declared, ({ name }) => name)].filter(([, places]) => places.length > 1);
  expect(repeated.map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`)).toEqual([]);
});

test('no two files have the same name', () => {
  const names = Map.groupBy(files, (path) => path.split('/').at(-1));
  expect([...names.values()].filter((paths) => paths.length > 1)).toEqual([]);
});
