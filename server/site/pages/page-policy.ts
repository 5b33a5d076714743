import { hash } from 'node:crypto';
import { writePolicy } from '#server/core/http/security-headers.ts';

type PageSort = { isBackOffice: boolean; isDevelopment: boolean };

/**
 * The Content-Security-Policy of a page: same-origin files, and the scripts and style sheets that it carries, by their
 * hashes.
 */
export function pagePolicy(html: string, { isBackOffice, isDevelopment }: PageSort): string {
  const inline = inlineHashes(html);
  // Previews of drafts and chosen files are blob URLs; small images in style sheets are data URLs.
  const shown = isBackOffice ? "'self' data: blob:" : "'self' data:";
  return writePolicy({
    'default-src': "'none'",
    'script-src': ownAnd(inline.scripts),
    // In development, styles are injected by scripts.
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : ownAnd(inline.styles),
    'img-src': shown,
    'media-src': isBackOffice ? "'self' blob:" : "'self'",
    'font-src': "'self'",
    // As specified, the image call returns a data URL, which the client then fetches.
    'connect-src': isBackOffice ? "'self' data:" : "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
}

const ownAnd = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/**
 * The hashes (`sha256-…`) of a page's executable inline scripts, and of the style sheets in its head: each once, in page
 * order. Only React's lower-case output is matched; anything else is blocked.
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  const scripts = findElements(html, 'script').filter(({ attributes }) => isObeyed(attributes));
  const styles = findElements(head, 'style').filter(({ attributes }) => attributes === '');
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

type Inline = { attributes: string; text: string };

const hashesOf = (elements: Inline[]): string[] => [
  ...new Set(elements.map(({ text }) => `sha256-${hash('sha256', text, 'base64')}`)),
];

function findElements(html: string, element: 'script' | 'style'): Inline[] {
  const found: Inline[] = [];
  for (let at = html.indexOf(`<${element}`); at >= 0; at = html.indexOf(`<${element}`, at)) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf(`</${element}>`, begin);
    if (begin === 0 || end < 0) break;
    found.push({ attributes: html.slice(at + 1 + element.length, begin - 1), text: html.slice(begin, end) });
    at = end;
  }
  return found;
}

const typeAttribute = /\stype\s*=\s*["']?([^"'\s>]*)/i;
// The script types that browsers execute; others, such as application/ld+json, are data.
const obeyedTypes = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript']);

function isObeyed(attributes: string): boolean {
  const type = typeAttribute.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return !/\ssrc\s*=/i.test(attributes) && obeyedTypes.has(type);
}
