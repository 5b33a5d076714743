import type { DraftLine } from '#app/site/forms/quote-draft.ts';

const signs: Record<string, string> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#x27;': "'", '&amp;': '&' };

/** The finished lines that a page of the quote form carries. */
export function quoteLinesIn(main: string): DraftLine[] {
  const [, text = '[]'] = /<textarea[^>]* name="lines"[^>]*>([^<]*)</.exec(main) ?? [];
  return JSON.parse(text.replace(/&(?:quot|lt|gt|amp|#x27);/g, (sign) => signs[sign] ?? sign));
}
