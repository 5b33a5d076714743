import type { FastifyRequest } from 'fastify';
import { m } from '#messages';
import { direction, type Language } from '#shared/language.ts';
import { pathIn } from '#shared/site-paths.ts';

/** Whether an address is outside the pages. */
export const isForPrograms = (url: string): boolean => /^\/(api|media)(\/|$)/.test(url);

/** Whether a refusal is shown to a person (navigation or form post) rather than to a program. */
export function isForPerson({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  return !isForPrograms(url) && /\btext\/html\b/.test(headers.accept ?? '');
}

/** A refusal as a page without styles, scripts and other files, so that it can always be shown. */
export function refusalPage(message: string, language: Language): string {
  return html`<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${message}</title>
</head>
<body><main><h1>${message}</h1><p><a href="${pathIn(language, '/')}">${m.error_page_home({}, { locale: language })}</a></p></main></body>
</html>`.markup;
}

/** Text that is already escaped. */
class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = Html | string | number | undefined | false | Piece[];

/** A template whose values are escaped, unless they were made by this template themselves. */
function html(texts: TemplateStringsArray, ...values: Piece[]): Html {
  return new Html(texts.reduce((page, text, i) => page + toMarkup(values[i - 1]) + text));
}

function toMarkup(value: Piece): string {
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  if (value instanceof Html) return value.markup;
  if (value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
