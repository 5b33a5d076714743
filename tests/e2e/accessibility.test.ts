import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { type Language, languages } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { headersOf, type PublicScreen, pathOf, publicScreens } from '../support/browser/public-screens.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const visit = useVisitors(browser, site);

const modes = ['light', 'dark'] as const;
const widths = [320, 1280] as const;
type Setting = { language: Language; mode: (typeof modes)[number]; width: (typeof widths)[number] };

const settings: Setting[] = languages.flatMap((language) =>
  modes.flatMap((mode) => widths.map((width) => ({ language, mode, width }))),
);

let screens: PublicScreen[];
beforeAll(async () => {
  screens = await publicScreens(site().address);
});

/** Every screen once, in one of the settings each, or with TEST_FULL every screen in every setting. */
function screensFor(position: number): PublicScreen[] {
  if (process.env.TEST_FULL === '1') return screens;
  // The settings of neighbours differ in all three, so that similar screens do not share one.
  return screens.filter((_, i) => (i * 3) % settings.length === position);
}

describe('axe finds nothing against WCAG 2.2 AA', () => {
  test.each(settings)(
    'in $language, $mode, $width px wide',
    async (setting) => {
      const { language, mode, width } = setting;
      const page = await visit({ width, mode });
      const faults: Record<string, string[]> = {};
      for (const screen of screensFor(settings.indexOf(setting))) {
        await page.setExtraHTTPHeaders(headersOf(screen, language));
        await openPage(page, pathOf(screen, language));
        const found = await accessibilityFaults(page);
        if (found.length) faults[screen.name] = found;
      }
      expect(faults).toEqual({});
    },
    300_000,
  );

  test.each(settings)('in the open menu in $language, $mode, $width px wide', async ({ language, mode, width }) => {
    const page = await visit({ width: Math.min(width, 800), mode });
    await openPage(page, pathIn(language, '/'));
    await page.getByRole('button', { name: m.menu_open({}, { locale: language }) }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
