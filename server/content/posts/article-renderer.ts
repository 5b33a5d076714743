import type { RendererObject, Token, Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { mediaAddress, type Picture, type PictureFormat, variantPath } from '#shared/content/picture.ts';
import { tagsOfCells, tagsOfLines } from '#shared/markdown/html-tags.ts';
import { isMediaAddress, linkAddress, storagePath } from './article-links.ts';

export type ArticleOptions = {
  /** The caption of a table for screen readers. */
  tableLabel: string;
  /** The localised address of a page of the site. */
  localPath: (path: string) => string;
  /** The pictures that may be shown, by storage path. */
  pictures?: Record<string, Picture>;
};

/** Whether a tag within a text begins or ends a line. */
export const isTagOfLine = (token: Token): boolean =>
  token.type === 'html' && !token.block && token.text.search(tagsOfLines) === 0;

/** Overrides of marked's default rendering. The output still passes through `articleRules`. */
export function articleRenderer({ tableLabel, localPath, pictures = {} }: ArticleOptions): RendererObject {
  return {
    heading({ depth, tokens }) {
      const text = this.parser.parseInline(tokens);
      return /[^\s\p{Cf}]/u.test(text) ? `<h${depth}>${text}</h${depth}>\n` : '';
    },

    // The line break behind the tag keeps words apart where tags are removed.
    br() {
      return '<br>\n';
    },

    // Raw HTML is reduced to its text; what its tags keep apart stays apart.
    html({ text, block }) {
      const apart = (block ? text.replace(/\s+/g, ' ') : text).replace(tagsOfLines, '\n').replace(tagsOfCells, ' ');
      const words = sanitizeHtml(apart, { allowedTags: ['sup', 'sub'], allowedAttributes: {} });
      if (!block) return /^<\/?su[bp]>$/i.test(text) ? text.toLowerCase() : words.replace('\n', '<br>\n');
      const lines = words.split('\n').filter((line) => line.trim());
      return lines.map((line) => `<p>${line.trim()}</p>\n`).join('');
    },

    link({ href, tokens }) {
      const named = this.parser.parseInline(tokens);
      const text = named.trim() ? named : escapeText(href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, ''));
      const address = linkAddress(href, localPath);
      if (!address) return text;
      const rel = /^https?:/i.test(address) ? ' rel="noopener"' : '';
      return `<a href="${escapeAttribute(address)}"${rel}>${text}</a>`;
    },

    // Of a picture that is not ours its words stay.
    image({ href, text }) {
      const picture = isMediaAddress(href) ? pictures[storagePath(href)] : undefined;
      return picture ? pictureHtml(picture, text) : escapeText(text);
    },

    // `[x]` as it was typed: a form field would be nothing to readers.
    checkbox({ raw }) {
      return escapeText(raw);
    },

    list(token) {
      const items = (from: Tokens.ListItem[]) => from.map((item) => this.listitem(item)).join('');
      if (!token.ordered) return `<ul>\n${items(token.items)}</ul>\n`;
      return numberedParts(token)
        .map((part) => `<ol${part.start === 1 ? '' : ` start="${part.start}"`}>\n${items(part.items)}</ol>\n`)
        .join('');
    },

    table(token) {
      // A cell at the head of a column or a row names it; an empty one names nothing.
      const cell = ({ tokens, align }: Tokens.TableCell, scope?: 'col' | 'row') => {
        const text = this.parser.parseInline(tokens);
        if (!scope) return `<td${alignment(align)}>${text}</td>`;
        return text.trim() ? `<th scope="${scope}"${alignment(align)}>${text}</th>` : '<td></td>';
      };
      const row = ([first, ...others]: Tokens.TableCell[]) =>
        first ? cell(first, others.length > 0 ? 'row' : undefined) + others.map((each) => cell(each)).join('') : '';
      const head = token.header.map((each) => cell(each, 'col')).join('');
      const rows = token.rows.map((cells) => `<tr>${row(cells)}</tr>`).join('\n');
      // Scrollable regions must be reachable by keyboard and have an accessible name.
      return `<div class="table-scroll" role="group" tabindex="0" aria-label="${escapeAttribute(tableLabel)}">
<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
    },

    codespan({ text }) {
      return `<code dir="ltr">${escapeText(text)}</code>`;
    },

    code({ text }) {
      return `<pre dir="ltr"><code>${escapeText(text)}</code></pre>\n`;
    },
  };
}

type NumberedPart = { start: number; items: Tokens.ListItem[] };

/** The parts of a numbered list that count on: `1. 2. 5. 6.` keeps its numbers; `1. 1. 1.` means 1, 2, 3. */
function numberedParts({ items, start }: Tokens.List): NumberedPart[] {
  const numbers = items.map(({ raw }) => Number(/\d{1,9}/.exec(raw)?.[0]));
  const first = Number(start);
  if (numbers.every((number) => number === first)) return [{ start: first, items }];
  const parts: NumberedPart[] = [];
  for (const [i, item] of items.entries()) {
    const last = parts.at(-1);
    const number = numbers[i] ?? first;
    if (last && number === last.start + last.items.length) last.items.push(item);
    else parts.push({ start: number, items: [item] });
  }
  return parts;
}

/** Markdown aligns left and right; in a right-to-left table the end of a line is on the left. */
function alignment(align: Tokens.TableCell['align']): string {
  if (align === 'center') return ' data-align="center"';
  return align === 'right' ? ' data-align="end"' : '';
}

const sizes = '(min-width: 900px) 720px, 92vw';

/**
 * The markup of every site picture: AVIF, WebP and a fallback in several widths, with its size known before loading.
 */
function pictureHtml(picture: Picture, words: string): string {
  const { path, width, height, widths, fallback } = picture;
  const variants = (format: PictureFormat) =>
    widths.map((size) => `${mediaAddress(variantPath(path, size, format))} ${size}w`).join(', ');
  const source = (format: PictureFormat) =>
    `<source type="image/${format}" srcset="${variants(format)}" sizes="${sizes}">`;
  const alt = escapeAttribute(words || picture.alt);
  const image = `src="${mediaAddress(path)}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"`;
  if (widths.length === 0) return `<picture><img ${image}></picture>`;
  return `<picture>${source('avif')}${source('webp')}<img ${image} srcset="${variants(fallback)}" sizes="${sizes}"></picture>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
