import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Step = { node: Node; isEnd: boolean };

const unseen = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'object',
  'iframe',
  'svg',
  'select',
]);
const lineElements = new Set(
  'address article blockquote body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const apart = new Set(['p', 'blockquote', 'h1', 'h2', 'h3', 'ul', 'ol', 'table']);
const deepestQuote = 5;

const attributeOf = (node: Node, name: string): string =>
  'attrs' in node ? (node.attrs.find((attribute) => attribute.name === name)?.value ?? '') : '';

/** The words of an element, as far as they are its own or those of what it holds at once. */
const readWords = (node: Node): string =>
  'childNodes' in node
    ? node.childNodes
        .flatMap((child) => ('childNodes' in child ? child.childNodes : [child]))
        .map((child) => ('value' in child ? child.value : ''))
        .join('')
    : '';

/** The address of a link whose words do not name it; '' where nothing would be lost. */
function hiddenAddress(node: Node, words: string): string {
  const address = attributeOf(node, 'href').trim();
  const shown = (text: string) => text.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '').toLowerCase();
  const isLost =
    /^https?:\/\/\S{1,500}$/i.test(address) && words.trim() !== '' && !shown(words.trim()).startsWith(shown(address));
  return isLost ? ` <${address}>` : '';
}

/** The text of an HTML letter, line by line; what stands in a `blockquote` begins with `> `, as in a plain one. */
export function htmlText(html: string): string {
  const lines: string[] = [];
  let [line, depth, preformatted] = ['', 0, 0];
  const mark = () => '> '.repeat(Math.min(depth, deepestQuote));
  const breakLine = () => {
    lines.push(`${mark()}${line.trimEnd()}`.trimEnd());
    line = '';
  };
  const endLine = () => line.trim() !== '' && breakLine();
  const leaveBlank = () => (lines.at(-1) ?? '').replaceAll('>', '').trim() !== '' && breakLine();

  function enter(node: Node): boolean {
    if (node.nodeName === '#text' && 'value' in node) {
      const text = preformatted ? node.value : node.value.replace(/[\t\n\f\r ]+/g, ' ');
      for (const [place, part] of text.split('\n').entries()) {
        if (place > 0) breakLine();
        line += line === '' && !preformatted ? part.trimStart() : part;
      }
      return false;
    }
    const name = node.nodeName;
    const isHidden = /display\s?:\s?none/i.test(attributeOf(node, 'style').slice(0, 500));
    if (unseen.has(name) || isHidden || name.startsWith('#comment')) return false;
    if (name === 'br') breakLine();
    if (name === 'td' || name === 'th') line += line === '' ? '' : ' ';
    if (lineElements.has(name)) endLine();
    if (apart.has(name)) leaveBlank();
    if (name === 'li') line = '- ';
    if (name === 'pre') preformatted++;
    if (name === 'blockquote') depth++;
    return true;
  }

  function leave(node: Node): void {
    const name = node.nodeName;
    if (name === 'a') line += hiddenAddress(node, readWords(node));
    if (lineElements.has(name)) endLine();
    if (name === 'pre') preformatted--;
    if (name === 'blockquote') depth--;
    if (apart.has(name)) leaveBlank();
  }

  // A stack of our own: letters may nest deeper than functions can.
  const steps: Step[] = [{ node: parse(html), isEnd: false }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, isEnd } = step;
    if (isEnd) leave(node);
    else if (enter(node)) {
      steps.push({ node, isEnd: true });
      if ('childNodes' in node)
        for (const child of node.childNodes.toReversed()) steps.push({ node: child, isEnd: false });
    }
  }
  endLine();
  return lines.join('\n').trim();
}

/** Words that a page may have beyond a plain text: its letterhead, a line of its program. */
const mostBeside = 5;
const longestStub = 300;

const listWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Of a plain text and the text of a page that a letter has beside it, what leaves no words out. */
export function chooseText(plain: string, page: string): string {
  if (!plain.trim() || !page.trim()) return plain.trim() ? plain : page;
  const [own, others] = [listWords(plain), listWords(page)];
  const shared = [...own].filter((word) => others.has(word)).length;
  if (others.size - shared <= Math.min(own.size / 10, mostBeside)) return plain;
  // "This message is in HTML format."
  const isStub = plain.length < longestStub && /\b(?:html|mime)\b/i.test(plain);
  return isStub || 2 * shared >= own.size ? page : `${plain.trim()}\n\n${page}`;
}
