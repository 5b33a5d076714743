import { expect, test } from 'vitest';
import { apiCalls } from '#server/main/api/api-calls.ts';
import { isTest, readSource, sourceFiles } from './support/source-files.ts';
import { importsOf } from './support/source-modules.ts';

const paths = (await sourceFiles('server/**/*.ts')).filter((path) => !isTest(path));

/** What is no call of the API: pages, files and addresses outside `/api`, and the files of the reference. */
const routeFiles = [
  'server/content/media/media-routes.ts',
  'server/core/http/calls/register-calls.ts',
  'server/extras/datasheets/datasheet-routes.ts',
  'server/leads/quotes/request-paper-routes.ts',
  'server/main/api/api-reference.ts',
  'server/main/api/http-app.ts',
  'server/site/discovery/discovery-routes.ts',
  'server/site/discovery/feed-routes.ts',
  'server/site/discovery/site-files-routes.ts',
  'server/site/pages/pages.ts',
  'server/site/share/share-routes.ts',
];
// `app.get('/…'`, `api.route({`, also with type arguments.
const registersRoute = /\b(?:api|app|scope)\.(?:get|head|post|put|patch|delete|options|all|route)\b(?:<.*>)?\(/;

test('every route of the API comes from a described call', () => {
  expect(paths.filter((path) => registersRoute.test(readSource(path)))).toEqual(routeFiles);
});

test('every method and path is described once', () => {
  const addresses = apiCalls.map(({ method, path }) => `${method} ${path}`);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

/** What describes calls for several files, or reads the descriptions. */
const beside = /^server\/main\/api\/|\/(content-exchange|kind-shapes|signed-in-reply|lead-reply)\.ts$/;

test('only a calls file uses the kit', () => {
  const users = paths.filter((path) =>
    importsOf(path, readSource(path)).some(({ target }) => target === 'server/core/http/calls/calls.ts'),
  );
  expect(users.length).toBeGreaterThan(20);
  expect(users.filter((path) => !path.endsWith('-calls.ts') && !beside.test(path))).toEqual([]);
});

test('the kit is imported through its one door', () => {
  const parts = /^server\/core\/http\/calls\/(api-call|bulk-call|call|call-(bodies|parameters|replies))\.ts$/;
  const outside = paths.filter((path) => !path.startsWith('server/core/http/'));
  const direct = outside.filter((path) => importsOf(path, readSource(path)).some(({ target }) => parts.test(target)));
  expect(direct).toEqual([]);
});
