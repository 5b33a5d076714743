import { expect, test } from 'vitest';
import { checkHtml } from '../support/browser/nu-checker.ts';
import { headersOf, inEachLanguage, pathOf, publicScreens } from '../support/browser/public-screens.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();

// The HTML standard knows four degrees of eagerness, this version of the checker three; it knows neither
// `calc()` with variables, the shorthand of masks nor where a list is scrolled to at first.
const outdated =
  /must be one of “eager”, “moderate”, or “conservative”|^CSS: .*types are incompatible|^CSS: “(?:mask|scroll-initial-target)”/;

test('the Nu Html Checker finds nothing wrong on any public screen in either language', async () => {
  const pages: Record<string, string> = {};
  for (const { screen, language } of inEachLanguage(await publicScreens(site().address))) {
    const reply = await fetch(site().address + pathOf(screen, language), { headers: headersOf(screen, language) });
    pages[`${screen.name} in ${language}`] = await reply.text();
  }
  const found = await checkHtml(pages);
  const faults = new Map<string, string>();
  for (const { type, message, extract, page } of found) {
    if (type === 'error' && !outdated.test(message)) faults.set(`${message} ${extract ?? ''}`, page);
  }
  expect(Object.fromEntries(faults)).toEqual({});
}, 120_000);
