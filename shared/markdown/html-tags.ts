const elements = new Set(
  (
    'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col colgroup ' +
    'dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head ' +
    'header hr html i iframe img input ins kbd label legend li link main map mark menu meta nav noscript object ol optgroup option ' +
    'p param picture pre q s samp script section select small source span strike strong style sub summary sup svg table tbody td ' +
    'template textarea tfoot th thead title tr tt u ul var video wbr'
  ).split(' '),
);
const voidElements = new Set('area base br col embed hr img input link meta param source wbr'.split(' '));
const tagStart = /^ {0,3}<(\/?)([a-z][a-z0-9-]{0,40})(?=[\s/>])([^<>]{0,2000})>?/i;
const oneAttribute =
  /\s[\w:.-]{1,60}\s{0,9}=\s{0,9}(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^\s"'=<>`]{1,2000})|\s(?:hidden|controls|disabled|checked|open|async|defer)\b/gi;
/** Of word processors, which have names of their own before a colon. */
export const tagOfWord = /^<\/?(?:o|w|v|m|st\d):[a-z]{1,40}(?:\s[^<>]{0,2000}|\/)?>/i;
const commentStart = /^ {0,3}<!--/;
/** Tags that stand between lines, and between cells of one. */
export const tagsOfLines =
  /<\/?(?:address|article|aside|blockquote|br|caption|center|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tr|ul)(?=[\s/>])[^<>]{0,2000}>/gi;
export const tagsOfCells = /<\/?(?:td|th)(?=[\s/>])[^<>]{0,2000}>/gi;
const codeOrTag = /(?<!`)(`{1,3})[^`\n]{1,300}\1|<[a-z/!][^<>]{0,2000}>/gi;

/** The tags of a text: `<b`, `</b`. */
export const findTags = (text: string): ReadonlySet<string> =>
  new Set(text.match(/<\/?[a-z][a-z0-9]{0,20}/gi)?.map((tag) => tag.toLowerCase()));

/** Whether a text begins with a comment, which may have no end. */
export const beginsComment = (text: string): boolean => commentStart.test(text);

export const isComment = (text: string): boolean => beginsComment(text) && text.includes('-->');

/**
 * Whether a text that begins with `<` begins with HTML: a known element with real attributes that ends among `tags`, and
 * not `x<y` or `<price>`.
 */
export function isHtml(src: string, tags: ReadonlySet<string>): boolean {
  if (isComment(src) || tagOfWord.test(src)) return true;
  const [, slash, typed = '', attributes = ''] = tagStart.exec(src) ?? [];
  const name = typed.toLowerCase();
  if (!elements.has(name)) return false;
  if (attributes.replace(oneAttribute, '').replace(/\/$/, '').trim()) return false;
  if (voidElements.has(name) || attributes.trim()) return true;
  return tags.has(slash ? `<${name}` : `</${name}`);
}

const raised = /<su([pb])>(\d{1,3})<\/su\1>/gi;
const raisedDigits = { p: '⁰¹²³⁴⁵⁶⁷⁸⁹', b: '₀₁₂₃₄₅₆₇₈₉' };

/** A text without its HTML; what that kept apart stays apart, and m<sup>2</sup> is m². */
export function withoutHtml(text: string): string {
  if (!text.includes('<')) return text;
  const tags = findTags(text);
  const plain = text.replace(raised, (_, kind: string, number: string) =>
    number.replace(/\d/g, (digit) => raisedDigits[kind.toLowerCase() === 'p' ? 'p' : 'b'].charAt(Number(digit))),
  );
  return plain.replace(codeOrTag, (found) => {
    if (!found.startsWith('<') || !isHtml(found, tags)) return found;
    return found.search(tagsOfLines) === 0 || found.search(tagsOfCells) === 0 ? ' ' : '';
  });
}
