import { Tokenizer, type Tokens } from 'marked';
import { readBareAddress } from '#shared/markdown/bare-address.ts';
import { splitForEmphasis, withoutEmphasis } from '#shared/markdown/emphasis.ts';
import { beginsComment, findTags, isComment, isHtml, tagOfWord } from '#shared/markdown/html-tags.ts';
import { isAddition, isComparison, isYearOrDay } from '#shared/markdown/line-marks.ts';
import { withoutInvisibleSigns } from '#shared/text/normal-text.ts';
import { isLinkable } from './article-links.ts';

/** Elements that marked reads to their end. */
const rawElement = /^ {0,3}<(?:script|pre|style|textarea)[\s>]/i;
const wholeTag = /^[ \t]{0,9}<\/?[a-z][a-z0-9-]{0,40}(?:[\s/][^<>]{0,2000})?>[ \t]{0,9}\n?/i;
const htmlTable = /^ {0,3}<table[\s>]/i;
const longestHtmlTable = 20_000;
const mostOpenComments = 100;
/** Longer than any address in a text. */
const longestStretch = 300;

/** A name of a language at most stands after the marks; the same marks end it. */
const fencedCode = /^ {0,3}(([`~])\2{2,})[ \t]*(?:[\p{L}+#._-]+[ \t]*)?\n(?:[\s\S]*\n)? {0,3}\1\2*[ \t]*\n*$/u;
const linkWithBlanks = /^\[((?:[^[\]\\\n]|\\.){1,300})\]\(((?:[^()<>"\n]|\([^()<>"\n]{0,100}\)){1,500})\)/;
const foreignAddress = /^(?:https?:\/\/|www\.)(?=\p{L})[^\s<]{1,300}/iu;
/** marked reads an address behind a blank alone: `Site:www.example.com`. */
const hostBehindSign = /(?<=[:;,،؛"'«“‘[{؟])www\.(?=\p{L})/iu;
/** The parts of a link as HTML has it. */
const openedLink = /^<a\s[^<>]{1,600}>/i;
const hrefOfLink = /\shref=(?:"([^"]{1,500})"|'([^']{1,500})'|([^\s"'>]{1,500}))/i;
const closedLink = /^([^\n]{1,300}?)<\/a>/i;
/** In `C:\data`, `\` is no escape; before a sign of Markdown it is one. */
const escapedSign = /^\\[\\`*_{}[\]()#+\-.!|~<>&]/;

/**
 * marked's tokenizer, except that signs used by themselves stay in the text: what compares, adds or stands in angle
 * brackets without being HTML, links that lead nowhere, and cells beyond the heading of a table.
 */
export class ArticleTokenizer extends Tokenizer {
  readonly #tags: ReadonlySet<string>;
  /** How often each label in brackets stands in the text. */
  readonly #labels = new Map<string, number>();

  readonly #hasNotes: boolean;

  #openComments = 0;

  constructor(markdown: string) {
    super();
    this.#hasNotes = hasStarOfNote(markdown);
    this.#tags = findTags(markdown);
    for (const [label] of markdown.matchAll(/\[[^[\]\n]{1,200}\]/g))
      this.#labels.set(label, (this.#labels.get(label) ?? 0) + 1);
  }

  /** The end of a comment is looked for in the whole rest of the text: after many without one, none is looked for. */
  #isHtml(src: string): boolean {
    if (!beginsComment(src)) return isHtml(src, this.#tags);
    if (this.#openComments > mostOpenComments) return false;
    const isClosed = isComment(src);
    if (!isClosed) this.#openComments += 1;
    return isClosed;
  }

  // `~~~50~~~` and what has no end is text.
  override fences(src: string): Tokens.Code | undefined {
    const token = super.fences(src);
    return token && fencedCode.test(token.raw) ? token : undefined;
  }

  // Lines that begin with blanks are pasted from letters and tables; only fences make code.
  override code(): undefined {
    return undefined;
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    return isComparison(src) ? undefined : super.blockquote(src);
  }

  override list(src: string): Tokens.List | undefined {
    // `* ex works`: the note to a star in the text.
    const isNote = this.#hasNotes && isOnlyStar(src);
    return isNote || isAddition(src) || isYearOrDay(src) ? undefined : super.list(src);
  }

  // A line of one or two signs underlines no heading: `5 + 3`, `=`, `8`.
  override lheading(src: string): Tokens.Heading | undefined {
    const { inlineQueue } = this.lexer;
    const before = inlineQueue.length;
    const token = super.lheading(src);
    if (token && /(?:={3}|-{3})\s*$/.test(token.raw)) return token;
    // What waits to be read of a heading that is none would take the words of the next lines.
    inlineQueue.length = before;
    return undefined;
  }

  // `[1]: text` at the beginning of a line defines an address only where one follows that is used.
  override def(src: string): Tokens.Def | undefined {
    const token = super.def(src);
    if (!token) return undefined;
    token.href = withoutInvisibleSigns(token.href);
    if (!isLinkable(token.href)) return undefined;
    const label = token.raw.slice(token.raw.indexOf('['), token.raw.indexOf(']') + 1);
    return (this.#labels.get(label) ?? 0) > 1 ? token : undefined;
  }

  // Tags at the beginning of a line are a block by themselves: what follows them is Markdown. A table stays whole.
  override html(src: string): Tokens.HTML | undefined {
    if (!this.#isHtml(src)) return undefined;
    if (isComment(src) || rawElement.test(src)) return super.html(src);
    const [line = ''] = src.split('\n', 1);
    const token = super.html(line);
    const raw = token && (wholeTable(src) ?? this.#tagsBefore(src));
    return raw ? { ...token, raw, text: raw } : undefined;
  }

  #tagsBefore(src: string): string {
    let end = 0;
    for (let rest = src; !rawElement.test(rest) && !readHtmlLink(rest) && this.#isHtml(rest); rest = src.slice(end)) {
      const [tag] = wholeTag.exec(rest) ?? [];
      if (!tag) break;
      end += tag.length;
    }
    return src.slice(0, end);
  }

  override tag(src: string): Tokens.Tag | undefined {
    // A link out of a page stays one; marked takes any token of a line here.
    const link = this.#htmlLink(src) as Tokens.Tag | undefined;
    const [raw] = tagOfWord.exec(src) ?? [];
    if (raw) return { type: 'html', raw, text: '', block: false, inLink: false, inRawBlock: false };
    return link ?? (this.#isHtml(src) ? super.tag(src) : undefined);
  }

  // `<Price:50>` leads nowhere.
  override autolink(src: string): Tokens.Link | undefined {
    const token = super.autolink(src);
    return token && isLinkable(token.href) ? token : undefined;
  }

  #htmlLink(src: string): Tokens.Generic | undefined {
    const link = this.lexer.state.inLink ? undefined : readHtmlLink(src);
    return link && isLinkable(link.href) ? this.#linkToken(link) : undefined;
  }

  #linkToken({ raw, href, text }: { raw: string; href: string; text: string }): Tokens.Link {
    this.lexer.state.inLink = true;
    const tokens = this.lexer.inlineTokens(text);
    this.lexer.state.inLink = false;
    return { type: 'link', raw, href, title: null, text, tokens };
  }

  override escape(src: string): Tokens.Escape | undefined {
    return escapedSign.test(src) ? super.escape(src) : undefined;
  }

  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    const token = super.link(src) ?? this.#linkWithBlanks(src);
    // Numbers and addresses out of chats have direction marks around them.
    if (token) token.href = withoutInvisibleSigns(token.href);
    return token?.type === 'link' && !isLinkable(token.href) ? undefined : token;
  }

  /** `[Call us](06 500 0100)`: addresses are typed with blanks. */
  #linkWithBlanks(src: string): Tokens.Link | undefined {
    const [raw, text = '', typed = ''] = linkWithBlanks.exec(src) ?? [];
    const href = withoutInvisibleSigns(typed).trim();
    return raw && isLinkable(href) ? this.#linkToken({ raw, href, text }) : undefined;
  }

  override url(src: string): Tokens.Link | undefined {
    const token = super.url(src) ?? this.#foreignHost(src);
    if (!token) return undefined;
    const text = readBareAddress(token.raw);
    const href = text.startsWith('www.') ? `https://${text}` : token.href.replace(token.raw, () => text);
    return { ...token, raw: text, text, href, tokens: [{ type: 'text', raw: text, text }] };
  }

  /** Of a host in Arabic letters, which marked does not read. */
  #foreignHost(src: string): Tokens.Link | undefined {
    const [raw = ''] = foreignAddress.exec(src) ?? [];
    return raw && isLinkable(readBareAddress(raw)) ? this.#linkToken({ raw, href: raw, text: raw }) : undefined;
  }

  // marked looks from every sign to the end of the text for an address.
  override inlineText(src: string): Tokens.Text | undefined {
    const near = src.slice(0, longestStretch);
    const words = near.length < src.length ? near.replace(/\s\S*$/, '') : near;
    const token = super.inlineText(words || near);
    const end = token?.raw.search(hostBehindSign) ?? 0;
    return token && end > 0 ? { ...token, raw: token.raw.slice(0, end), text: token.raw.slice(0, end) } : token;
  }

  override table(typed: string): Tokens.Table | undefined {
    const src = withoutTextBelow(typed);
    const token = super.table(src);
    if (!token) return undefined;
    const [head = '', rule = '', ...rows] = token.raw.split('\n');
    const missing = Math.max(...rows.map(countCells), 0) - token.header.length;
    if (missing <= 0) return token;
    const widened = [
      `${head.trimEnd().replace(/\|$/, '')}|${' |'.repeat(missing)}`,
      `${rule.trimEnd().replace(/\|$/, '')}|${'---|'.repeat(missing)}`,
    ];
    const wide = super.table([...widened, ...rows].join('\n'));
    return wide && { ...wide, raw: token.raw };
  }
}

const entryWithStar = /^ {0,3}\*[ \t]/;
const longestNote = 600;

/** Whether a text begins with a star and a blank, and no line that follows does. */
function isOnlyStar(src: string): boolean {
  if (!entryWithStar.test(src)) return false;
  const [, ...lines] = src.slice(0, longestNote).split('\n');
  const end = lines.findIndex((line, place) => lines[place - 1]?.trim() === '' && /^\S/.test(line));
  const further = end >= 0 ? lines.slice(0, end + 1) : lines;
  return !further.some((line) => entryWithStar.test(line));
}

const starOfNote = /[\p{L}\p{N}%)]\*{1,3}(?![\p{L}\p{N}*])/u;

/** Whether a word or a figure has a star that is no mark: its note is below. */
const hasStarOfNote = (markdown: string): boolean =>
  /^ {0,3}\*[ \t]/m.test(markdown) &&
  splitForEmphasis(markdown).some((part) => starOfNote.test(part) && starOfNote.test(withoutEmphasis(part)));

/** Rows without a cell are the text below a table. */
function withoutTextBelow(src: string): string {
  const [line = '', second = ''] = src.split('\n', 2);
  if (!line.includes('|') || !second.includes('|')) return src;
  const end = /\n(?![^\n]*\|)/.exec(src)?.index;
  return end === undefined ? src : src.slice(0, end + 1);
}

/** A table in HTML, up to its end or to an empty line. */
function wholeTable(src: string): string | undefined {
  if (!htmlTable.test(src)) return undefined;
  const [, table] = /^([\s\S]*?<\/table>)/i.exec(src.slice(0, longestHtmlTable)) ?? [];
  return table && !/\n[ \t]*\n/.test(table) ? table : undefined;
}

/** The cells of a row of a table. */
function countCells(row: string): number {
  const bare = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return bare.split(/(?<!\\)\|/).length;
}

/** The link that a text begins with, as it stands in the HTML of a page or a letter. */
function readHtmlLink(src: string): { raw: string; href: string; text: string } | undefined {
  const [opened = ''] = openedLink.exec(src) ?? [];
  const [, quoted, single, bare] = hrefOfLink.exec(opened) ?? [];
  const typed = quoted ?? single ?? bare;
  const [closed, text = ''] = (typed && closedLink.exec(src.slice(opened.length, opened.length + 304))) || [];
  if (!typed || closed === undefined) return undefined;
  return { raw: opened + closed, href: withoutInvisibleSigns(typed.replaceAll('&amp;', '&')).trim(), text };
}
