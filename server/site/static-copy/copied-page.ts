import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export type PageRewriting = {
  /** The new target of a link; undefined removes it. */
  relink(link: string): string | undefined;
  /** The HTML that replaces a form. */
  insteadOfForm: string;
};

/** Attributes with a single URL. */
const linking: Record<string, string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  use: ['href'],
  object: ['data'],
  iframe: ['src'],
};
/** Links for the server's own machinery, and metadata that stays unchanged. */
const goneLinks = /^(?:modulepreload|manifest|search)$|\bpreload\b(?!.*font)/;
const keptLinks = /\b(?:canonical|alternate|shortlink|me)\b/;

/** The URLs that a page links to or embeds. */
export function collectLinks(html: string): string[] {
  const links: string[] = [];
  rewritePage(html, {
    relink(link) {
      links.push(link);
      return link;
    },
    insteadOfForm: '',
  });
  return links;
}

/** The page without scripts, with every link mapped by `relink`, and a note in place of each form. */
export function rewritePage(html: string, rewriting: PageRewriting): string {
  // Parsed as with scripting disabled, so that noscript content is visible.
  const document = parse(html, { scriptingEnabled: false });
  visit(document, rewriting);
  return serialize(document);
}

function visit(node: Node, rewriting: PageRewriting): void {
  if (!('childNodes' in node)) return;
  node.childNodes = node.childNodes.flatMap((child) => {
    if (!('attrs' in child)) return [child];
    const kept = rewriteElement(child, rewriting);
    for (const element of kept) visit(element, rewriting);
    return kept;
  });
}

/** The replacement of an element: itself, nothing, or another one. */
function rewriteElement(element: Element, rewriting: PageRewriting): DefaultTreeAdapterTypes.ChildNode[] {
  const { tagName } = element;
  if (attribute(element, 'data-needs-server') !== undefined) return [];
  if (tagName === 'script' && attribute(element, 'type') !== 'application/ld+json') return [];
  if (tagName === 'noscript')
    return element.childNodes.flatMap((child) => ('attrs' in child ? rewriteElement(child, rewriting) : [child]));
  if (tagName === 'form') {
    const isSearch = (attribute(element, 'method') ?? 'get').toLowerCase() === 'get';
    const isNoted = attribute(element, 'data-copied-as-note') !== undefined;
    return isSearch && !isNoted ? [] : parseFragment(rewriting.insteadOfForm).childNodes;
  }
  if (tagName === 'link' && !keepLink(element)) return [];
  relinkElement(element, rewriting);
  return [element];
}

function keepLink(element: Element): boolean {
  const rel = attribute(element, 'rel') ?? '';
  return !goneLinks.test(`${rel} ${attribute(element, 'as') ?? ''}`.trim());
}

function relinkElement(element: Element, { relink }: PageRewriting): void {
  const { tagName } = element;
  const isWhole = /^https?:/.test(attribute(element, 'href') ?? '');
  if (tagName === 'link' && isWhole && keptLinks.test(attribute(element, 'rel') ?? '')) return;
  element.attrs = element.attrs.flatMap((each) => {
    if (linking[tagName]?.includes(each.name)) {
      const value = relink(each.value);
      return value === undefined ? [] : [{ ...each, value }];
    }
    if (/^(?:image)?srcset$/.test(each.name)) return [{ ...each, value: relinkSet(each.value, relink) }];
    return [each];
  });
}

/** `a.webp 320w, b.webp 640w`; our addresses contain no commas. */
function relinkSet(set: string, relink: PageRewriting['relink']): string {
  const candidates = set.split(',').flatMap((candidate) => {
    const [address = '', ...size] = candidate.trim().split(/\s+/);
    const to = relink(address);
    return to === undefined ? [] : [[to, ...size].join(' ')];
  });
  return candidates.join(', ');
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

/** The URLs in a style sheet. */
export const styleLinks = (css: string): string[] => [...css.matchAll(styleUrl)].map((match) => match[2] ?? '');

/** A style sheet with every URL mapped by `relink`. */
export function rewriteStyle(css: string, relink: (link: string) => string | undefined): string {
  return css.replaceAll(styleUrl, (whole, _quote, link: string) => {
    const to = relink(link);
    return to === undefined ? whole : `url("${to}")`;
  });
}

const styleUrl = /url\((["']?)([^"'()]+)\1\)/g;
