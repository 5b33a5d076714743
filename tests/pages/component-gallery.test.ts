import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();
const build = join(import.meta.dirname, '../../build');

test.each(['/component-gallery', '/ar/component-gallery', '/admin/component-gallery'])(
  'the built site has no page at %s',
  async (path) => {
    expect((await fetch(site().address + path)).status).toBe(404);
  },
);

test('and no file of the build names the component gallery', async () => {
  const names = (await readdir(build, { recursive: true })).filter((name) => /\.(js|css|html|json)$/.test(name));
  const naming: string[] = [];
  for (const name of names) if (/component-gallery/.test(await readFile(join(build, name), 'utf8'))) naming.push(name);
  expect(names.length).toBeGreaterThan(50);
  expect(naming).toEqual([]);
});
