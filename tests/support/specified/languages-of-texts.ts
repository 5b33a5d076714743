const part = /<!--.*?-->|<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gs;
const withoutContent = new Set(['img', 'br', 'hr', 'input', 'source', 'wbr', 'meta', 'link', 'col', 'track', 'area']);
const unseen = /<(script|style|template|textarea)\b.*?<\/\1>/gs;

const attributeOf = (attributes: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/**
 * The languages in which a page marks its visible texts and alternative texts that hold `word`, in their order; what
 * `<html>` says where nothing nearer does.
 */
export function languagesOfTexts(html: string, word: string): string[] {
  const found: string[] = [];
  const open: { element: string; lang: string }[] = [{ element: 'html', lang: attributeOf(html, 'lang') ?? '' }];
  const body = html.slice(html.indexOf('<body')).replace(unseen, '');
  for (const [, closing, element, attributes = '', text] of body.matchAll(part)) {
    const outer = open.at(-1)?.lang ?? '';
    if (text?.includes(word)) found.push(outer);
    if (!element) continue;
    if (closing) {
      const at = open.findLastIndex((each) => each.element === element);
      if (at > 0) open.length = at;
      continue;
    }
    const lang = attributeOf(attributes, 'lang') ?? outer;
    if (attributeOf(attributes, 'alt')?.includes(word)) found.push(lang);
    if (!withoutContent.has(element)) open.push({ element, lang });
  }
  return found;
}
