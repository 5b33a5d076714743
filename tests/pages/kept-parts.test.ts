import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { useDemoSite } from '../support/built-site.ts';
import { headersOf, pathOf, publicScreens } from '../support/public-screens.ts';

const site = useDemoSite();

/** A page as it is rendered for one visitor: never from the cache of pages. */
async function rendered(path: string, headers: Record<string, string> = {}): Promise<string> {
  const reply = await fetch(site().address + path, { headers: { ...headers, authorization: 'none' } });
  return reply.text();
}

const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]{1,200})"/g)].map(([, id]) => id);

describe.each(languages)('pages with kept parts, in %s', (language) => {
  test('hold every part, and each id once', async () => {
    const faults: Record<string, unknown> = {};
    for (const screen of await publicScreens(site().address)) {
      const html = await rendered(pathOf(screen, language), headersOf(screen, language));
      const ids = idsOf(html);
      const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
      if (twice.length > 0 || html.includes('<kept-part')) faults[screen.name] = twice;
      // The drawer, the footer and the search are parts of every page.
      if (!html.includes('id="site-drawer"') && screen.hasPrefix) faults[screen.name] = 'no drawer';
    }
    expect(faults).toEqual({});
  });
});
