import { inlineScriptHashes } from './inline-script-hashes.ts';

/** An answer of the pages, whole. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
  /** `sha256-…` of each inline script; undefined for what is no HTML. */
  inlineScriptHashes: string[] | undefined;
};

/** Takes a response to its end. */
export async function readResponse(response: Response): Promise<RenderedPage> {
  const body = response.body ? Buffer.from(await response.arrayBuffer()) : null;
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    status: response.status,
    headers: headersOf(response),
    body,
    inlineScriptHashes: isHtml && body ? inlineScriptHashes(body.toString()) : undefined,
  };
}

function headersOf({ headers }: Response): RenderedPage['headers'] {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}
