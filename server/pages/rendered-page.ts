import { inlineScriptHashes } from './inline-script-hashes.ts';

/** An answer of the pages, whole. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
  /** `sha256-…` of each inline script; undefined for what is no HTML. */
  inlineScriptHashes: string[] | undefined;
};

/** Takes a response to its end; a page of HTML was handed over beside it, as `html`. */
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
