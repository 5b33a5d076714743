import { hash } from 'node:crypto';

const typeAttribute = /\stype\s*=\s*["']?([^"'\s>]*)/i;
// What a browser obeys; anything else, such as application/ld+json, is data that it never runs.
const obeyedTypes = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript']);

/**
 * The inline scripts of a page that a browser would run, as a Content-Security-Policy names them:
 * `sha256-…` without the quotation marks, each once, in the order of the page. They are found as React writes them, in
 * small letters; what is written in another way is not let run.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf('<script'); at >= 0; ) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', begin);
    if (begin === 0 || end < 0) break;
    const attributes = html.slice(at + '<script'.length, begin - 1);
    const type = typeAttribute.exec(attributes)?.[1]?.toLowerCase() ?? '';
    const isInline = !/\ssrc\s*=/i.test(attributes);
    if (isInline && obeyedTypes.has(type)) hashes.add(`sha256-${hash('sha256', html.slice(begin, end), 'base64')}`);
    at = html.indexOf('<script', end);
  }
  return [...hashes];
}
