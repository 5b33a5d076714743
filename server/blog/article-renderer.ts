import type { RendererObject, Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { mediaAddress, type Picture, type PictureFormat, variantPath } from '#shared/picture.ts';

export type ArticleOptions = {
  /** What a table is called to screen readers. */
  tableLabel: string;
  /** The address of a page of ours in the reader's language. */
  localPath: (path: string) => string;
  /** The pictures that may be shown, by storage path. */
  pictures?: Record<string, Picture>;
};

/** Whether an address names a stored file. */
export function isMediaAddress(address: string): boolean {
  return /^\/media\/[\w][\w./-]*$/.test(address) && !address.includes('..');
}

export function storagePath(address: string): string {
  return address.slice(mediaAddress('').length);
}

/** How Markdown becomes HTML where marked's own way does not suit the site. Its output still goes through `articleRules`. */
export function articleRenderer({ tableLabel, localPath, pictures = {} }: ArticleOptions): RendererObject {
  return {
    heading({ depth, tokens }) {
      const text = this.parser.parseInline(tokens);
      return text.trim() ? `<h${depth}>${text}</h${depth}>\n` : '';
    },

    // Authors write Markdown; of HTML the words stay.
    html({ text, block }) {
      const words = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
      return block && words.trim() ? `<p>${words}</p>\n` : words;
    },

    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const address = linkAddress(href, localPath);
      if (!address) return text;
      const rel = /^https?:/i.test(address) ? ' rel="noopener"' : '';
      return `<a href="${escapeAttribute(address)}"${rel}>${text}</a>`;
    },

    image({ href, text }) {
      const picture = isMediaAddress(href) ? pictures[storagePath(href)] : undefined;
      return picture ? pictureHtml(picture, text) : '';
    },

    table(token) {
      const head = token.header.map((cell) => this.tablecell(cell)).join('');
      const rows = token.rows.map((row) => `<tr>${row.map((cell) => this.tablecell(cell)).join('')}</tr>`).join('\n');
      // What scrolls must be reachable by keyboard, and what is reachable must have a name.
      return `<div class="table-scroll" role="group" tabindex="0" aria-label="${escapeAttribute(tableLabel)}">
<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
    },

    tablecell({ tokens, header, align }) {
      const text = this.parser.parseInline(tokens);
      if (header && !text.trim()) return '<td></td>';
      const tag = header ? 'th' : 'td';
      return `<${tag}${header ? ' scope="col"' : ''}${alignment(align)}>${text}</${tag}>`;
    },

    codespan({ text }) {
      return `<code dir="ltr">${escapeText(text)}</code>`;
    },

    code({ text }) {
      return `<pre dir="ltr"><code>${escapeText(text)}</code></pre>\n`;
    },
  };
}

/** Web, mail and phone addresses, and pages of ours; undefined for anything else, such as javascript: or data:. */
function linkAddress(href: string, localPath: (path: string) => string): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)/i.test(href) || href.startsWith('#') || isMediaAddress(href)) return href;
  return /^\/(?![/\\])/.test(href) ? localPath(href) : undefined;
}

/** Markdown knows left and right; in a right-to-left table the end of a line is on the left. */
function alignment(align: Tokens.TableCell['align']): string {
  if (align === 'center') return ' data-align="center"';
  return align === 'right' ? ' data-align="end"' : '';
}

const sizes = '(min-width: 900px) 720px, 92vw';

/** As the site shows every picture: AVIF, WebP and a fallback in several widths, its size known before it loads. */
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
