import { hash } from 'node:crypto';

const typeAttribute = /\stype\s*=\s*["']?([^"'\s>]*)/i;
// The script types that browsers execute; others, such as application/ld+json, are data.
const obeyedTypes = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript']);

/** The hashes of what a page carries inline, for its Content-Security-Policy: `sha256-…` without quotation marks. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The hashes of a page's executable inline scripts, and of the style sheets in its head: each once, in page order. Only
 * React's lower-case output is matched; anything else is blocked.
 */
export function inlineHashes(html: string): InlineHashes {
  return { scripts: scriptHashes(html), styles: styleHashes(html.slice(0, Math.max(0, html.indexOf('</head>')))) };
}

// Pages carry the same few scripts and style sheets.
const mostKnownHashes = 200;
const knownHashes = new Map<string, string>();

function hashOf(text: string): string {
  const known = knownHashes.get(text);
  if (known !== undefined) return known;
  if (knownHashes.size >= mostKnownHashes) knownHashes.clear();
  const made = `sha256-${hash('sha256', text, 'base64')}`;
  // A copy: a part of a string keeps the whole page in memory.
  knownHashes.set(Buffer.from(text).toString(), made);
  return made;
}

function styleHashes(head: string): string[] {
  const hashes = new Set<string>();
  for (let at = head.indexOf('<style>'); at >= 0; ) {
    const begin = at + '<style>'.length;
    const end = head.indexOf('</style>', begin);
    if (end < 0) break;
    hashes.add(hashOf(head.slice(begin, end)));
    at = head.indexOf('<style>', end);
  }
  return [...hashes];
}

function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf('<script'); at >= 0; ) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', begin);
    if (begin === 0 || end < 0) break;
    const attributes = html.slice(at + '<script'.length, begin - 1);
    const type = typeAttribute.exec(attributes)?.[1]?.toLowerCase() ?? '';
    const isInline = !/\ssrc\s*=/i.test(attributes);
    if (isInline && obeyedTypes.has(type)) hashes.add(hashOf(html.slice(begin, end)));
    at = html.indexOf('<script', end);
  }
  return [...hashes];
}

/** A complete reply of the page renderer. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
  /** Undefined for anything but HTML. */
  inlineHashes: InlineHashes | undefined;
};

/** Reads a response completely; the text of an HTML page is passed separately as `html`. */
export async function readResponse(response: Response, html: string | undefined): Promise<RenderedPage> {
  const { status } = response;
  const headers = headersOf(response);
  if (html !== undefined) {
    return { status, headers, body: Buffer.from(html), inlineHashes: inlineHashes(html) };
  }
  const body = response.body ? Buffer.from(await response.arrayBuffer()) : null;
  return { status, headers, body, inlineHashes: undefined };
}

function headersOf({ headers }: Response): RenderedPage['headers'] {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}
