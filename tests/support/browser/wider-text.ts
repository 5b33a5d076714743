import type { Page } from 'playwright-core';

/** What WCAG 1.4.12 lets readers set. */
const rules = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Sets the texts of the shown page wider, as a reader's style sheet would: the policy forbids a style element. */
export const setTextsWider = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** The texts of the shown page of which a part is cut off. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, h1, h2, h3, dt, dd, li, a, button, summary)')]
      .filter(
        (text) => !text.closest('.visually-hidden') && ['hidden', 'clip'].includes(getComputedStyle(text).overflowY),
      )
      // What is one pixel wide is only for screen readers.
      .filter((text) => text.clientWidth > 1 && text.scrollHeight > text.clientHeight + 2)
      .map((text) => text.textContent),
  );
