import { type ApiCall, type ApiReply, rolesOfCall, type Shape } from '#server/http/api-call.ts';
import { statusOf } from '#server/http/error-reply.ts';
import { Html, html, withCode } from '#server/http/html.ts';
import { direction, type Language } from '#shared/language.ts';
import { type FieldRow, fieldTable, rowsOf, typeOf } from './docs-fields.ts';
import { docsStyle } from './docs-style.ts';
import { type DocsSay, docsWords } from './docs-words.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { refusalMeaning } from './refusals.ts';

const whoMayCall: Record<ApiCall['access'], string> = {
  anyone: 'anyone',
  'more for staff': 'anyone; a token shows more',
  'signed in': 'bearer token',
  staff: 'bearer token of staff:',
};

/** The description of the API, for a reader of `language`, as one page that needs no script and no other file. */
export function docsPage(document: OpenApiDocument, calls: ApiCall[], language: Language): string {
  const say = docsWords(language);
  const { title, version, description } = document.info;
  const tags = document.tags.map(({ name }) => name);
  const page = html`<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${say(title)}</title>
<link rel="icon" href="/favicon.svg">
<style>${new Html(docsStyle)}</style>
</head>
<body>
<header><h1>${say(title)}</h1><p>${say('Version')} <bdi>${version}</bdi>. ${withCode(say(description))} ${say('The same as')} <a href="/api/openapi.json"><bdi>OpenAPI 3.1</bdi></a>. ${otherLanguage(language)}</p></header>
<nav aria-label="${say('Calls')}">${tags.map((tag) => contents(tag, calls, say))}
<h2><a href="#shapes">${say('Shapes')}</a></h2></nav>
<main>
${tags.map(
  (tag) => html`<section aria-labelledby="${anchor(tag)}"><h2 id="${anchor(tag)}">${say(tag)}</h2>
${calls.filter((call) => call.tag === tag).map((call) => callArticle(call, document, say))}</section>`,
)}
<section aria-labelledby="shapes"><h2 id="shapes">${say('Shapes')}</h2>
${Object.entries(document.components.schemas).map(([name, schema]) => shapeArticle(name, schema, say))}</section>
</main>
</body>
</html>`;
  return page.markup;
}

function otherLanguage(language: Language): Html {
  return language === 'en'
    ? html`<a href="?lng=ar" lang="ar" dir="rtl" hreflang="ar">العربية</a>`
    : html`<a href="?lng=en" lang="en" dir="ltr" hreflang="en">English</a>`;
}

const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const nameOf = ({ method, path }: ApiCall): string => `${method.toUpperCase()} ${path}`;
const callAnchor = (call: ApiCall): string => anchor(nameOf(call));

function contents(tag: string, calls: ApiCall[], say: DocsSay): Html {
  const entries = calls.filter((call) => call.tag === tag);
  return html`<h2><a href="#${anchor(tag)}">${say(tag)}</a></h2>
<ul>${entries.map((call) => html`<li><a href="#${callAnchor(call)}">${method(call)} <code dir="ltr">${call.path}</code></a></li>`)}</ul>`;
}

const method = (call: ApiCall): Html => html`<b class="${call.method}">${call.method.toUpperCase()}</b>`;

function callArticle(call: ApiCall, document: OpenApiDocument, say: DocsSay): Html {
  const name = nameOf(call);
  return html`<article>
<h3 id="${callAnchor(call)}">${method(call)} <code dir="ltr">/api${call.path}</code></h3>
<p>${withCode(say(call.summary))}. <span class="who">${say(whoMayCall[call.access])}${rolesPart(call)}</span></p>
${fieldTable({ title: say('Parameters'), owner: name, rows: parameterRows(call, say) }, say)}
${bodyPart(call, document.components.schemas, say)}
<h4>${say('Answer')}</h4>
<p><b>${call.reply.status}</b> ${say(call.reply.description)} ${replyShape(call.reply, say)}</p>
${headerList(call.reply, say)}
${refusalPart(call, say)}
</article>`;
}

/** The names of the roles that may make a call of the back office. */
function rolesPart(call: ApiCall): Html {
  return call.access === 'staff' ? html` <code dir="ltr">${rolesOfCall(call).join(', ')}</code>` : html``;
}

function parameterRows({ path, query = [], headers = [] }: ApiCall, say: DocsSay): FieldRow[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    place: 'path',
    isRequired: true,
    type: say('text'),
  }));
  const optional = (place: string) => (parameter: (typeof query)[number]) => ({
    name: parameter.name,
    place,
    isRequired: false,
    type: parameter.schema ? typeOf(parameter.schema, say) : say('text'),
    description: parameter.description,
  });
  return [...inPath, ...query.map(optional('query')), ...headers.map(optional('header'))];
}

function bodyPart(call: ApiCall, schemas: Record<string, JsonSchema>, say: DocsSay): Html {
  if (!call.body) return html``;
  const { shape, type, files = [] } = call.body;
  const fileRows = files.map(({ field, description, contentType, isRequired }) => ({
    name: field,
    isRequired,
    type: `${say('file')}, ${contentType}`,
    description,
  }));
  const rows = [...rowsOf(schemas[shape.name] ?? {}, say), ...fileRows];
  return fieldTable({ title: `${say('Body')}, ${type}`, owner: nameOf(call), rows }, say);
}

const shapeLink = ({ name }: Shape): Html => html`<a href="#shape-${anchor(name)}">${name}</a>`;

function replyShape({ shape, isList, contentType }: ApiReply, say: DocsSay): Html {
  if (!shape) return html`${contentType && html`<code>${contentType}</code>`}`;
  return isList ? html`${say('A list of')} ${shapeLink(shape)}.` : html`${shapeLink(shape)}.`;
}

function headerList({ headers = {} }: ApiReply, say: DocsSay): Html {
  const entries = Object.entries(headers);
  if (entries.length === 0) return html``;
  return html`<ul>${entries.map(([name, text]) => html`<li><code>${name}</code>: ${withCode(say(text))}</li>`)}</ul>`;
}

function refusalPart({ refusals }: ApiCall, say: DocsSay): Html {
  if (refusals.length === 0) return html``;
  const entries = refusals.map(
    (code) => html`<li><b>${statusOf[code]}</b> <code>${code}</code> ${withCode(say(refusalMeaning[code]))}</li>`,
  );
  return html`<h4>${say('Refusals')}</h4><ul>${entries}</ul>`;
}

function shapeArticle(name: string, schema: JsonSchema, say: DocsSay): Html {
  const table = fieldTable({ title: say('Fields'), owner: name, rows: rowsOf(schema, say) }, say);
  return html`<article><h3 id="shape-${anchor(name)}"><bdi>${name}</bdi></h3>${table}</article>`;
}
