import { z } from 'zod';
import type { Language } from '#shared/language.ts';
import type { DraftProvider } from './draft-provider.ts';

export type LibreTranslateAddress = { url: string; key?: string | undefined };

const patience = 20_000;
const mostBytes = 4 * 1024 * 1024;
const answer = z.object({ translatedText: z.array(z.string()) });

/** Drafts from a server that speaks the API of LibreTranslate. */
export function libreTranslate({ url, key }: LibreTranslateAddress): DraftProvider {
  return {
    name: 'LibreTranslate',
    async translate(texts: readonly string[], from: Language, to: Language): Promise<string[]> {
      const reply = await fetch(`${url}/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ q: texts, source: from, target: to, format: 'text', ...(key && { api_key: key }) }),
        // The texts and the key go to this address alone.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (!reply.ok) {
        await reply.body?.cancel();
        throw new Error(`the translation server answered ${reply.status}`);
      }
      const { translatedText } = answer.parse(JSON.parse(await readAtMost(reply)));
      if (translatedText.length !== texts.length) throw new Error('the translation server answered other texts');
      return translatedText;
    },
  };
}

async function readAtMost({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > mostBytes) throw new Error('the answer of the translation server is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
