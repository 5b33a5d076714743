// What browsers may fetch ahead of a click: constant, so that the Content-Security-Policy can contain its hash.

/** Not public pages, or individual: the back office, calls, files, short links, private pages, and pages with a form. */
const never = [
  ...['login', 'admin', 'api', 'assets', 'media', 's'],
  ...['contact-us', 'consultation', 'careers', 'quote', 'requests'],
];

const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: never.flatMap((name) => [`/${name}{/*}?`, `/ar/${name}{/*}?`]) } },
    { not: { href_matches: '/*.xml' } },
    // Links that are followed in another way, or change the language.
    { not: { selector_matches: '[download],[target],[hreflang],[data-visit]' } },
  ],
};

// A page that shows the same place again reads it when it is opened.
const notStaying = { not: { selector_matches: '[data-stays]' } };

/** A page is fetched and rendered when the pointer rests on its link, or presses it. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: { and: [pages, notStaying] }, eagerness: 'moderate' }],
});
