import type { Page } from 'playwright-core';

/** What a reader takes for one value; written without the module that keeps values together. */
const valuePatterns = [
  // 50 kg, 65 g/m², 20 micron, 1,000 كغ, 40 ميكرونًا
  '\\d[\\d.,]*[ \\u00a0](?:kg|g|mg|t|cm|mm|m|km|µm|MW|kWh|MB|KB|bar|g/m²|kg/m³|m²|cm²|cm³|micron|microns|denier|litres|hours|days|weeks|months|years|minutes|bags|tonnes|tapes|كغ|غ|طن|سم|ملم|م|كم|غ/م²|م²|ميكرون|ميكرونًا|دنير|دنيرًا|ساعة|يومًا|أيام|دقيقة|دقائق|كيس|نولًا|غرامًا|غرامات|ميغابايت|ميغاواط)(?![\\p{L}\\p{M}])',
  // 12 × 12, 50 × 62 × 11 cm, 10 × 850 ÷ 228.6 = 37.2
  '\\d[\\d.,]*(?: [×÷=] \\d[\\d.,]*)+(?: (?:cm|mm|m|سم|ملم|م)(?![\\p{L}\\p{M}]))?',
  // IEC 61340-4-4, ISO 22000, UV-B, EUR.1
  '(?<![\\p{L}])[A-Z]{2,5}[ \\u00a0]\\d[\\d:.-]*\\d|(?<![\\p{L}])[A-Z]{1,4}[-.][A-Z0-9]+(?![\\p{L}\\p{N}-])',
  // g/m² and ±5% themselves
  '[a-zغ]+/[a-zم]+[²³]',
  // 20 November 2026, in 2005, عام 2006
  '\\d{1,2} \\p{L}[\\p{L}\\p{M}]+(?: \\p{L}[\\p{L}\\p{M}]+)? 20\\d\\d(?!\\d)|(?:since|in|عام|منذ|سنة) (?:19|20)\\d\\d(?![\\d,.]\\d)',
  '\\+962(?: \\d+)+',
  // A dash belongs to the word before it.
  '\\S[ \\u00a0][–—](?=[ \\u00a0])',
  // A sign belongs to what it ends or begins.
  '\\S[,،;؛)](?=\\s)|\\(\\S',
];

/** The values of the shown page that are on more than one line, each with the text around it. */
export function brokenValues(page: Page): Promise<string[]> {
  return page.evaluate((patterns) => {
    type Piece = { node: Text; from: number };
    const blocks = new Map<Element, { text: string; pieces: Piece[] }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      let block = node.parentElement!;
      if (block.closest('script, style, textarea, select, svg, noscript, template')) continue;
      while (isInline(block) && block.parentElement && block !== document.body) block = block.parentElement;
      const known = blocks.get(block) ?? { text: '', pieces: [] };
      known.pieces.push({ node, from: known.text.length });
      known.text += node.data;
      blocks.set(block, known);
    }
    const lineCount = (range: Range): number => {
      const middles = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map((box) => [box.top, box.bottom] as const);
      const lines: (readonly [number, number])[] = [];
      for (const [top, bottom] of middles)
        if (!lines.some(([a, b]) => Math.min(b, bottom) - Math.max(a, top) > 2)) lines.push([top, bottom]);
      return lines.length;
    };
    const broken: string[] = [];
    for (const { text, pieces } of blocks.values()) {
      const placeOf = (offset: number, isEnd: boolean) => {
        const piece = pieces.findLast(({ from }) => (isEnd ? from < offset : from <= offset))!;
        return [piece.node, offset - piece.from] as const;
      };
      for (const pattern of patterns)
        for (const found of text.matchAll(new RegExp(pattern, 'gu'))) {
          const range = document.createRange();
          range.setStart(...placeOf(found.index, false));
          range.setEnd(...placeOf(found.index + found[0].length, true));
          if (lineCount(range) > 1)
            broken.push(`${found[0]} in ${text.slice(Math.max(0, found.index - 20), found.index + 40)}`);
        }
    }
    return broken;
  }, valuePatterns);
}
