import type { Page } from 'playwright-core';

type Pressed = { key: string; code: string; ctrlKey?: boolean };

/** Presses a key of an Arabic keyboard, which has another letter in its place, where the focus is. */
export const pressArabicKey = (page: Page, pressed: Pressed): Promise<boolean> =>
  page.evaluate(
    (keys) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }),
      ),
    pressed,
  );
