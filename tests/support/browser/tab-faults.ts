import type { BrowserTab } from './browser-tab.ts';

/** How many pixels wider a page is than its window. */
export const sideways = (tab: BrowserTab): Promise<number> =>
  tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether what has the focus is marked, by an outline or a shadow around it or around what holds it. */
export const isFocusMarked = (tab: BrowserTab): Promise<boolean> =>
  tab.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const isMarked = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    return isMarked(focused) || isMarked(focused.parentElement!);
  });
