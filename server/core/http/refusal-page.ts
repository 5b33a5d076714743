import type { FastifyRequest } from 'fastify';
import { m } from '#messages';
import { direction, type Language } from '#shared/language.ts';
import { pathIn } from '#shared/site/site-paths.ts';

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
</html>`;
}

/** A template whose values are escaped. */
function html(texts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: texts }, ...values.map(escaped));
}

const escaped = (value: string) => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
