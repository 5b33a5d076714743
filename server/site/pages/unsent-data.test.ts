import { data, type ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { withUnsentData } from './unsent-data.ts';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

/** What a route's loader gives React Router, by the route's id. */
async function loadedBy(id: string, loaded: unknown): Promise<unknown> {
  const module = { default: () => null, loader: () => loaded } as Module;
  const build = { routes: { [id]: { id, path: '', module } } } as unknown as ServerBuild;
  const { loader } = withUnsentData(build).routes[id]?.module ?? {};
  return loader?.({} as Parameters<typeof loader>[0]);
}

const shown = { title: 'Sacks', products: [{ name: 'Sugar sack' }] };

describe('what the loader of a public page returns', () => {
  test.each(['en/product-list', 'ar/product-list'])('is read by name and not serialised: %s', async (id) => {
    const loaded = (await loadedBy(id, shown)) as typeof shown;
    expect([loaded.title, loaded.products]).toEqual([shown.title, shown.products]);
    expect(JSON.stringify(loaded)).toBe('{}');
  });

  test('keeps its status and headers', async () => {
    const loaded = (await loadedBy('en/home', data(shown, { status: 404 }))) as ReturnType<typeof data<typeof shown>>;
    expect([loaded.type, loaded.init, loaded.data.title]).toEqual(['DataWithResponseInit', { status: 404 }, 'Sacks']);
    expect(JSON.stringify(loaded.data)).toBe('{}');
  });

  test('is left alone when it is a response or nothing', async () => {
    const response = new Response('moved');
    expect(await loadedBy('en/home', response)).toBe(response);
    expect(await loadedBy('en/home', null)).toBeNull();
  });
});

test('what the back office loads is serialised, since browsers run it', async () => {
  expect(await loadedBy('office/screens/dashboard', shown)).toBe(shown);
});
