import type { BrowserContext } from 'playwright-core';

const mark = 'policy violation:';

/**
 * Collects what the Content-Security-Policy of pages forbade, and what Trusted Types refused, from their next load on:
 * `directive: address sample source`.
 */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) violations.push(message.text().slice(mark.length).trim());
  });
  await context.addInitScript((begin) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      console.error(`${begin} ${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile}`);
    });
  }, mark);
  return violations;
}
