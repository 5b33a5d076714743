import { inlineScriptHashes } from './inline-script-hashes.ts';

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
