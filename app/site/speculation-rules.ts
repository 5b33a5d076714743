import { pathWithoutLanguage } from '#shared/site/site-paths.ts';

// What browsers may fetch ahead of a click: constant, so that the Content-Security-Policy can contain its hash.

/** Not public pages, or individual: the back office, calls, files, short links, private pages, and pages with a form. */
const never = [
  ...['login', 'admin', 'api', 'assets', 'media', 's'],
  ...['contact-us', 'consultation', 'careers', 'quote', 'requests'],
];

/** Links that are followed in another way, change the language, or stay on the screen. */
const otherLinks = '[download],[target],[hreflang],[data-visit]';

const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: never.flatMap((name) => [`/${name}{/*}?`, `/ar/${name}{/*}?`]) } },
    { not: { href_matches: '/*.xml' } },
    { not: { selector_matches: otherLinks } },
  ],
};

/**
 * Set on a link when the pointer has rested on it, which is sooner than browsers take notice: empty at first, `long`
 * after a while, on one link at a time.
 */
export const pointedAt = 'data-pointed-at';

const pointedAtLinks = { selector_matches: `[${pointedAt}]` };
const longPointedAt = { selector_matches: `[${pointedAt}=long]` };
// A page that shows the same place again reads it when it is opened.
const notStaying = { not: { selector_matches: '[data-stays]' } };

/** A page is fetched when the pointer rests on its link, and rendered when it rests there for long or presses. */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: [pages, pointedAtLinks] }, eagerness: 'immediate' },
    { where: pages, eagerness: 'conservative' },
  ],
  prerender: [
    { where: { and: [pages, longPointedAt, notStaying] }, eagerness: 'immediate' },
    { where: { and: [pages, notStaying] }, eagerness: 'conservative' },
  ],
});

/** The same choice, for browsers without such rules. */
export function mayBePrefetched(link: HTMLAnchorElement): boolean {
  const [, name = ''] = pathWithoutLanguage(link.pathname).split('/');
  const isPage = !never.includes(name) && !link.pathname.endsWith('.xml');
  return isPage && link.origin === location.origin && !link.matches(otherLinks);
}
