import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { mediaAddress } from '#shared/content/picture.ts';
import { readTokens, unlessTooDeep } from './article-lexer.ts';
import { isMediaAddress, storagePath } from './article-links.ts';
import { type ArticleOptions, articleRenderer, isTagOfLine } from './article-renderer.ts';

/** The HTML that an article may contain: a second defence behind the renderer, which produces nothing else. */
const articleRules: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'pre'],
    ...['a', 'strong', 'em', 'del', 'code', 'br', 'sup', 'sub'],
    ...['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['picture', 'source', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    code: ['dir'],
    pre: ['dir'],
    div: ['class', 'role', 'tabindex', 'aria-label'],
    th: ['scope', 'data-align'],
    td: ['data-align'],
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
  },
  allowedClasses: { div: ['table-scroll'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isMediaAddress(attribs.src ?? ''),
};

export type { ArticleOptions } from './article-renderer.ts';

const parser = new Marked({ gfm: true });

/**
 * Markdown as safe HTML for a reader. Headings start at h2, since the page's title is its h1; wide tables scroll; raw
 * HTML, foreign pictures and scripts are removed.
 */
export function renderMarkdown(markdown: string, options: ArticleOptions): string {
  const html = renderTokens(markdown, options);
  return sanitizeHtml(html, articleRules);
}

/** The storage paths of the pictures in a Markdown text. */
export function picturesInMarkdown(markdown: string): string[] {
  if (!markdown.includes(mediaAddress(''))) return [];
  const paths = new Set<string>();
  for (const token of everyToken(readTokens(markdown) ?? [])) {
    if (token.type === 'image' && isMediaAddress(token.href)) paths.add(storagePath(token.href));
  }
  return [...paths];
}

/** Whether a text takes too long to format and is shown as typed. */
export function isTooComplex(markdown: string): boolean {
  return readTokens(markdown) === undefined;
}

function renderTokens(markdown: string, options: ArticleOptions): string {
  const html = unlessTooDeep(() => {
    const tokens = readTokens(markdown);
    if (!tokens) return undefined;
    const all = everyToken(tokens);
    putHeadingsInOrder(all.filter((token): token is Tokens.Heading => token.type === 'heading'));
    for (const token of all) if ('tokens' in token && token.tokens) token.tokens = withSingleBreaks(token.tokens);
    return new Marked({ gfm: true, renderer: articleRenderer(options) }).parser(tokens);
  });
  // The text is shown in any case.
  return html ?? plainParagraphs(markdown);
}

function everyToken(tokens: Token[]): Token[] {
  const found: Token[] = [];
  // Visits nested tokens, table cells and list items too; our visitors are synchronous.
  void parser.walkTokens(tokens, (token) => void found.push(token));
  return found;
}

/** The shallowest heading becomes an h2; the others follow without skipping a level. */
function putHeadingsInOrder(headings: Tokens.Heading[]): void {
  const shallowest = Math.min(...headings.map(({ depth }) => depth));
  let above = 1;
  for (const heading of headings) {
    heading.depth = Math.min(heading.depth - shallowest + 2, above + 1, 6);
    above = heading.depth;
  }
}

/** Tags that begin and end lines, such as `</p><p>`, break a line once, and nothing at its end; `<br><br>` does so twice. */
function withSingleBreaks(tokens: Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens)
    if (token.raw.startsWith('<br') || !isTagOfLine(token) || !isBreak(kept.at(-1))) kept.push(token);
  while (isBreak(kept.at(-1))) kept.pop();
  return kept;
}

const isBreak = (token: Token | undefined): boolean =>
  token !== undefined && (token.type === 'br' || isTagOfLine(token));

function plainParagraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');
}
