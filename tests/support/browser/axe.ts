import axe from 'axe-core';
import type { Page } from 'playwright-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 AA violations of the current page: `rule: element (problem)`, each once. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await checker.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    // What lies behind a modal dialog cannot be pressed, however much of it is in sight.
    const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
    const isBehind = (target: string) => dialog !== null && !dialog.contains(document.querySelector(target));
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => id !== 'target-size' || !isBehind(String(target[0])))
        .map(({ target, any }) => `${id}: ${target.join(' ')} (${any[0]?.message ?? ''})`),
    );
  }, levels);
}
