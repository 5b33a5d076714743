import type { Page } from 'playwright-core';

const mark = 'policy violation:';

/**
 * Collects what the Content-Security-Policy of a page forbade, and what Trusted Types refused, from the next load on:
 * `directive: address, sample`.
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) violations.push(message.text().slice(mark.length).trim());
  });
  await page.addInitScript((begin) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      console.error(`${begin} ${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile}`);
    });
  }, mark);
  return violations;
}
