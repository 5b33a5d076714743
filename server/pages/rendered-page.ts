import { hash } from 'node:crypto';

const typeAttribute = /\stype\s*=\s*["']?([^"'\s>]*)/i;
// The script types that browsers execute; others, such as application/ld+json, are data.
const obeyedTypes = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript']);

/**
 * The hashes of a page's executable inline scripts for its Content-Security-Policy: `sha256-…` without quotation marks,
 * each once, in page order. Only React's lower-case output is matched; anything else is blocked.
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

/** A complete reply of the page renderer. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
  /** `sha256-…` of each inline script; undefined for anything but HTML. */
  inlineScriptHashes: string[] | undefined;
};

/** Reads a response completely; the text of an HTML page is passed separately as `html`. */
export async function readResponse(response: Response, html: string | undefined): Promise<RenderedPage> {
  const { status } = response;
  const headers = headersOf(response);
  if (html !== undefined) {
    return { status, headers, body: Buffer.from(html), inlineScriptHashes: inlineScriptHashes(html) };
  }
  const body = response.body ? Buffer.from(await response.arrayBuffer()) : null;
  return { status, headers, body, inlineScriptHashes: undefined };
}

function headersOf({ headers }: Response): RenderedPage['headers'] {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}
