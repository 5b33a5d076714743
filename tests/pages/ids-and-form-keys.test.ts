import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { headersOf, pathOf, publicScreens } from '../support/browser/public-screens.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();

/** A page as it is rendered for one visitor: never from the cache of pages. */
async function rendered(path: string, headers: Record<string, string> = {}): Promise<string> {
  const reply = await fetch(site().address + path, { headers: { ...headers, authorization: 'none' } });
  return reply.text();
}

const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]{1,200})"/g)].map(([, id]) => id);

const attributeIn = (html: string, start: RegExp) => start.exec(html)?.[1]?.replaceAll('&quot;', '"');

/** Key and stamp of a page's form: what a plain post sends, and what the code of the form gets. */
function startOf(html: string) {
  const { formKey, stamp } = JSON.parse(attributeIn(html, /data-props="([^"]{2,100000})"/) ?? '{}');
  const fields = {
    formKey: attributeIn(html, /name="idempotencyKey" value="([^"]{1,200})"/),
    stamp: attributeIn(html, /name="formStamp" value="([^"]{1,200})"/),
  };
  return { fields, props: { formKey, stamp } };
}

describe.each(languages)('every page, in %s', (language) => {
  test('has its drawer, and each id once', async () => {
    const faults: Record<string, unknown> = {};
    for (const screen of await publicScreens(site().address)) {
      const html = await rendered(pathOf(screen, language), headersOf(screen, language));
      const ids = idsOf(html);
      const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
      if (twice.length > 0) faults[screen.name] = twice;
      if (!html.includes('id="site-drawer"') && screen.hasPrefix) faults[screen.name] = 'no drawer';
    }
    expect(faults).toEqual({});
  });

  test.each(['/contact-us', '/consultation', '/careers', '/quote'])(
    '%s has a form with its own key and stamp for each visitor, in its fields and in what brings it alive',
    async (path) => {
      const address = language === 'ar' ? `/ar${path}` : path;
      const pages = [await rendered(address), await rendered(address)];
      // React's mark between neighbouring texts, which it looks for when the form comes alive.
      for (const html of pages) expect(html.slice(html.indexOf('data-props='))).toContain('<!-- -->');
      const forms = pages.map(startOf);
      for (const { fields, props } of forms) expect(props).toEqual(fields);
      const keys = forms.flatMap(({ fields }) => [fields.formKey, fields.stamp]);
      for (const key of keys) expect(key).toMatch(/^[\w.-]{8,}$/);
      expect(forms[1]?.fields.formKey).not.toBe(forms[0]?.fields.formKey);
    },
  );
});
