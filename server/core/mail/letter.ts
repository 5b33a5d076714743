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

/** Who writes, as it stands above and below every letter: the company in the reader's language, and its site. */
export type Letterhead = { name: string; siteUrl: string };

/** Renders a letter as plain text, which says the same as the HTML. In Arabic, left-to-right parts are isolated. */
export function letterText({ language, parts }: Letter, { name, siteUrl }: Letterhead): string {
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
  // The sign at which mail programs leave out the rest when they quote (RFC 3676).
  return `${blocks.join('\n\n')}\n\n-- \n${name}\n${siteUrl}\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');
/** Codes such as `MSG-3BRN73`, each on one line. */
const codeLines = (text: string): string =>
  text
    .split(/(\b\w{1,12}-\w{1,12}\b)/)
    .map((part, place) => (place % 2 ? `<span style="white-space:nowrap">${lines(part)}</span>` : lines(part)))
    .join('');
/** Our own words, with their values on one line; mail programs know no classes of ours. */
const ownLines = (text: string, language: Language): string =>
  typesetText(escapeHtml(text), language, 'style="white-space:nowrap"').replace(/\r?\n/g, '<br>');

/*
 * What mail programs know: Outlook for Windows lays out tables and inline styles alone, without logical properties and
 * `max-width`; Gmail keeps a style sheet in the head, but turns colours round by itself. So tables carry the layout,
 * inline styles the light colours, and the style sheet only what is dark. Every pair has a contrast of 4.5:1.
 */
const writeFont = (pixels: number) => `font-family:Tahoma,Arial,sans-serif;font-size:${pixels}px;line-height:1.6`;
const font = writeFont(16);
const ink = 'color:#14222e';
const muted = 'color:#4a5a67';
const accent = '#0b5c92';
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#0d151d!important}
.sheet{background-color:#131e28!important;border-color:#8cc8ee #2a3b4a #2a3b4a!important}
.ink{color:#e6edf2!important}
.muted{color:#a5b6c4!important}
.link{color:#8cc8ee!important}
.quote{border-color:#8cc8ee!important}
.act{background-color:#8cc8ee!important}
.act a{color:#0b2438!important}
}`;

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/**
 * Renders a letter as HTML: one column of at most 600 pixels, the company's mark above it, its site below. Nothing but the
 * mark is loaded, and everything is there without it; no scripts, no address that tells who reads.
 */
export function letterHtml({ language, subject, parts }: Letter, { name, siteUrl }: Letterhead): string {
  const dir = direction(language);
  const side = dir === 'rtl' ? 'right' : 'left';
  const body = parts.map((part) => partHtml(part, language, side)).join('\n');
  const mark = `<img src="${escapeHtml(siteUrl)}/icon-192.png" width="36" height="36" alt="" style="display:block;border:0;border-radius:8px">`;
  const head = table(
    `align="${side}" dir="${dir}"`,
    `<tr><td width="48" style="padding:0 0 12px">${mark}</td><td class="ink" style="padding:0 0 12px;${writeFont(18)};font-weight:bold;${ink}">${escapeHtml(name)}</td></tr>`,
  );
  const sheet = `<tr><td class="sheet ink" align="${side}" bgcolor="#ffffff" style="padding:24px;background-color:#ffffff;border:1px solid #dfdbd0;border-top:4px solid ${accent};border-radius:8px;${font};${ink}">
${body}
</td></tr>`;
  const foot = `<tr><td class="muted" align="${side}" style="padding:16px 0 0;${writeFont(14)};${muted}">${escapeHtml(name)} · <a class="link" dir="ltr" href="${escapeHtml(siteUrl)}" style="color:${accent}">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}</a></td></tr>`;
  const column = table(
    'width="600" align="center" style="width:100%;max-width:600px;margin:0 auto"',
    `<tr><td align="${side}">${head}</td></tr>${sheet}${foot}`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style></head>
<body class="page" dir="${dir}" style="margin:0;padding:0;background-color:#f3f1ea">
${table('class="page" width="100%" bgcolor="#f3f1ea" style="background-color:#f3f1ea"', `<tr><td align="center" style="padding:24px 12px"><!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->${column}<!--[if mso]></td></tr></table><![endif]--></td></tr>`)}
</body>
</html>
`;
}

type Side = 'left' | 'right';

function partHtml(part: LetterPart, language: Language, side: Side): string {
  if (part.type === 'facts') return factsHtml(part.facts, language, side);
  if (part.type === 'quotation') {
    const border = `margin:0 0 16px;padding:4px 16px;border-${side}:4px solid ${accent};overflow-wrap:anywhere`;
    return `<p style="margin:16px 0 4px"><strong>${escapeHtml(part.label)}</strong></p>
<blockquote class="quote" dir="auto" style="${border}">${lines(part.text)}</blockquote>`;
  }
  if (part.type === 'link') return linkHtml(part, side);
  const size = part.type === 'note' ? `margin:24px 0 0;font-size:14px;${muted}` : 'margin:0 0 16px';
  return `<p${part.type === 'note' ? ' class="muted"' : ''} style="${size}">${ownLines(part.text, language)}</p>`;
}

/** A button; an address that says itself is a plain link. */
function linkHtml({ label, href }: { label: string; href: string }, side: Side): string {
  const to = `href="${escapeHtml(href)}"`;
  if (label === href)
    return `<p style="margin:0 0 16px;overflow-wrap:anywhere"><a class="link" dir="ltr" ${to} style="color:${accent}">${escapeHtml(label)}</a></p>`;
  const look = 'display:inline-block;padding:10px 20px;color:#ffffff;font-weight:bold;text-decoration:none';
  return `${table(`align="${side}" style="margin:8px 0 24px"`, `<tr><td class="act" bgcolor="${accent}" style="background-color:${accent};border-radius:6px"><a ${to} style="${look}">${escapeHtml(label)}</a></td></tr>`)}
<div style="clear:both"></div>`;
}

function factsHtml(facts: Fact[], language: Language, side: Side): string {
  const other = side === 'left' ? 'right' : 'left';
  const cell = `padding:4px 0;padding-${other}:16px;vertical-align:top;text-align:${side};${font}`;
  const rows = facts.map(({ label, value, isCode }) => {
    const shown = `<bdi${isCode ? ' dir="ltr"' : ''}>${isCode ? codeLines(value) : ownLines(value, language)}</bdi>`;
    return `<tr><th class="muted" scope="row" align="${side}" style="${cell};font-weight:normal;${muted}">${escapeHtml(label)}</th><td class="ink" align="${side}" style="${cell};${ink};overflow-wrap:anywhere">${shown}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 16px">\n${rows.join('\n')}\n</table>`;
}
