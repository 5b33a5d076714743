import { direction, type Language } from '#shared/language.ts';
import { typesetText } from '#shared/typography/typeset-text.ts';
import { withUnbrokenValues } from '#shared/typography/whole-values.ts';

/** A mail before it is rendered as plain text and HTML: paragraphs, facts, a quotation, a link. */
export type Letter = { language: Language; subject: string; parts: LetterPart[] };
export type LetterPart =
  | { type: 'paragraph'; text: string }
  | { type: 'note'; text: string }
  | { type: 'facts'; facts: Fact[] }
  | { type: 'quotation'; label: string; text: string }
  | { type: 'link'; label: string; href: string };
/** `isCode`: an address, a number or a reference, left-to-right in any language. */
export type Fact = { label: string; value: string; isCode?: boolean };

const isolate = '\u2066';
const isolateEnd = '\u2069';

/** Renders a letter as plain text. In Arabic, left-to-right parts are isolated. */
export function letterText({ language, parts }: Letter): string {
  const code = (value: string) => (language === 'ar' ? `${isolate}${value}${isolateEnd}` : value);
  const own = (value: string) => (language === 'ar' ? withUnbrokenValues(value, language) : value);
  const blocks = parts.map((part) => {
    if (part.type === 'facts') {
      return part.facts.map(({ label, value, isCode }) => `${label}: ${isCode ? code(value) : own(value)}`).join('\n');
    }
    if (part.type === 'quotation') return `${part.label}:\n${part.text.replace(/^/gm, '> ')}`;
    if (part.type === 'link') return part.label === part.href ? part.href : `${part.label}:\n${part.href}`;
    return own(part.text);
  });
  return `${blocks.join('\n\n')}\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');
/** Our own words, with their values on one line; mail programs know no classes. */
const ownLines = (text: string, language: Language): string =>
  typesetText(escapeHtml(text), language, 'style="white-space:nowrap"').replace(/\r?\n/g, '<br>');

// Mail programs ignore style sheets; colours have a contrast of 4.5:1 on white and when inverted.
const font = 'font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.6;color:#1c2730';

/** Renders a letter as self-contained HTML: no pictures, scripts or external resources. */
export function letterHtml({ language, subject, parts }: Letter): string {
  const dir = direction(language);
  const body = parts.map((part) => partHtml(part, language)).join('\n');
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body dir="${dir}" style="margin:0;padding:24px 16px;background-color:#ffffff;${font}">
<main style="max-width:36em;margin:0 auto">
${body}
</main>
</body>
</html>
`;
}

function partHtml(part: LetterPart, language: Language): string {
  if (part.type === 'facts') return factsHtml(part.facts, language);
  if (part.type === 'quotation') {
    const border = 'margin:0;padding:4px 16px;border-inline-start:4px solid #2b7fb8;overflow-wrap:anywhere';
    return `<p style="margin:16px 0 4px"><strong>${escapeHtml(part.label)}</strong></p>
<blockquote dir="auto" style="${border}">${lines(part.text)}</blockquote>`;
  }
  if (part.type === 'link') {
    return `<p style="margin:24px 0"><a href="${escapeHtml(part.href)}" style="color:#0b5c92">${escapeHtml(part.label)}</a></p>`;
  }
  const size = part.type === 'note' ? 'margin:24px 0 0;font-size:14px;color:#4a5862' : 'margin:0 0 16px';
  return `<p style="${size}">${ownLines(part.text, language)}</p>`;
}

function factsHtml(facts: Fact[], language: Language): string {
  const cell = 'padding:4px 0;padding-inline-end:16px;text-align:start;vertical-align:top';
  const rows = facts.map(({ label, value, isCode }) => {
    const shown = `<bdi${isCode ? ' dir="ltr"' : ''}>${isCode ? lines(value) : ownLines(value, language)}</bdi>`;
    return `<tr><th scope="row" style="${cell};font-weight:normal;color:#4a5862">${escapeHtml(label)}</th><td style="${cell};overflow-wrap:anywhere">${shown}</td></tr>`;
  });
  return `<table style="border-collapse:collapse;margin:0 0 16px">\n${rows.join('\n')}\n</table>`;
}
