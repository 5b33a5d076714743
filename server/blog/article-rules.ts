import type { IOptions } from 'sanitize-html';
import { isMediaAddress } from './article-renderer.ts';

/** The HTML that an article may contain: a second defence behind the renderer, which produces nothing else. */
export const articleRules: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'pre'],
    ...['a', 'strong', 'em', 'del', 'code', 'br'],
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
