import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { mediaAddress } from '#shared/picture.ts';
import { type ArticleOptions, articleRenderer, isMediaAddress, storagePath } from './article-renderer.ts';
import { articleRules } from './article-rules.ts';

export type { ArticleOptions } from './article-renderer.ts';

const parser = new Marked({ gfm: true });

/**
 * Markdown as safe HTML for a reader. Headings start at h2, since the page's title is its h1; wide tables scroll by
 * themselves; raw HTML, foreign pictures and scripts are left out.
 */
export function renderMarkdown(markdown: string, options: ArticleOptions): string {
  const html = renderTokens(markdown, options);
  return sanitizeHtml(html, articleRules);
}

/** The storage paths of the pictures a Markdown text shows. */
export function picturesInMarkdown(markdown: string): string[] {
  if (!markdown.includes(mediaAddress(''))) return [];
  const paths = new Set<string>();
  for (const token of everyToken(readTokens(markdown))) {
    if (token.type === 'image' && isMediaAddress(token.href)) paths.add(storagePath(token.href));
  }
  return [...paths];
}

// The most intricate paragraph that people write has some dozens; the parser compares each with all that follow.
const mostMarks = 1_000;

/** Whether a paragraph has more stars and underscores than the parser can look through in good time. */
function isTooIntricate(markdown: string): boolean {
  return markdown.split('\n\n').some((paragraph) => (paragraph.match(/[*_]/g)?.length ?? 0) > mostMarks);
}

function renderTokens(markdown: string, options: ArticleOptions): string {
  if (isTooIntricate(markdown)) return plainParagraphs(markdown);
  try {
    const tokens = parser.lexer(markdown);
    putHeadingsInOrder(everyToken(tokens).filter((token): token is Tokens.Heading => token.type === 'heading'));
    return new Marked({ gfm: true, renderer: articleRenderer(options) }).parser(tokens);
  } catch (error) {
    // Thousands of quotes or lists within each other exhaust the parser's stack; the words are shown all the same.
    if (error instanceof RangeError) return plainParagraphs(markdown);
    throw error;
  }
}

function readTokens(markdown: string): Token[] {
  if (isTooIntricate(markdown)) return [];
  try {
    return parser.lexer(markdown);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function everyToken(tokens: Token[]): Token[] {
  const found: Token[] = [];
  // Visits nested tokens, table cells and list items too; visits of ours leave nothing to wait for.
  void parser.walkTokens(tokens, (token) => void found.push(token));
  return found;
}

/** The shallowest heading becomes an h2, the others follow without leaving out a level. */
function putHeadingsInOrder(headings: Tokens.Heading[]): void {
  const shallowest = Math.min(...headings.map(({ depth }) => depth));
  let above = 1;
  for (const heading of headings) {
    heading.depth = Math.min(heading.depth - shallowest + 2, above + 1, 6);
    above = heading.depth;
  }
}

function plainParagraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}
