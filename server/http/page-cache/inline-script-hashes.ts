import { hash } from 'node:crypto';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const typeAttribute = /\stype\s*=\s*["']?([^"'\s>]*)/i;
// What a browser obeys; anything else, such as application/ld+json, is data that it never runs.
const obeyedTypes = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript']);

/**
 * The inline scripts of a page that a browser would run, as a Content-Security-Policy names them:
 * `sha256-…` without the quotation marks, each once, in the order of the page.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(inlineScript)) {
    if (/\ssrc\s*=/i.test(attributes)) continue;
    const type = typeAttribute.exec(attributes)?.[1]?.toLowerCase() ?? '';
    if (obeyedTypes.has(type)) hashes.add(`sha256-${hash('sha256', script, 'base64')}`);
  }
  return [...hashes];
}
