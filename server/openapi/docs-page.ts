import { statusOf } from '#server/http/error-reply.ts';
import type { ApiCall, ApiReply, Shape } from './api-call.ts';
import { type FieldRow, fieldTable, rowsOf, typeOf } from './docs-fields.ts';
import { docsStyle } from './docs-style.ts';
import { Html, html, withCode } from './html.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { refusalMeaning } from './refusals.ts';

const whoMayCall: Record<ApiCall['access'], string> = {
  anyone: 'anyone',
  'more for admins': 'anyone; a token shows more',
  'signed in': 'bearer token',
  admin: 'bearer token of an administrator',
};

/** The description of the API as one page that needs no script and no other file. */
export function docsPage(document: OpenApiDocument, calls: ApiCall[]): string {
  const { title, version, description } = document.info;
  const tags = document.tags.map(({ name }) => name);
  const page = html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<style>${new Html(docsStyle)}</style>
</head>
<body>
<header><h1>${title}</h1><p>Version ${version}. ${withCode(description)} The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p></header>
<nav aria-label="Calls">${tags.map((tag) => contents(tag, calls))}
<h2><a href="#shapes">Shapes</a></h2></nav>
<main>
${tags.map(
  (tag) => html`<section aria-labelledby="${anchor(tag)}"><h2 id="${anchor(tag)}">${tag}</h2>
${calls.filter((call) => call.tag === tag).map((call) => callArticle(call, document))}</section>`,
)}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>
${Object.entries(document.components.schemas).map(([name, schema]) => shapeArticle(name, schema))}</section>
</main>
</body>
</html>`;
  return page.markup;
}

const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const nameOf = ({ method, path }: ApiCall): string => `${method.toUpperCase()} ${path}`;
const callAnchor = (call: ApiCall): string => anchor(nameOf(call));

function contents(tag: string, calls: ApiCall[]): Html {
  const entries = calls.filter((call) => call.tag === tag);
  return html`<h2><a href="#${anchor(tag)}">${tag}</a></h2>
<ul>${entries.map((call) => html`<li><a href="#${callAnchor(call)}">${method(call)} <code>${call.path}</code></a></li>`)}</ul>`;
}

const method = (call: ApiCall): Html => html`<b class="${call.method}">${call.method.toUpperCase()}</b>`;

function callArticle(call: ApiCall, document: OpenApiDocument): Html {
  return html`<article>
<h3 id="${callAnchor(call)}">${method(call)} <code>/api${call.path}</code></h3>
<p>${call.summary}. <span class="who">${whoMayCall[call.access]}</span></p>
${fieldTable('Parameters', nameOf(call), parameterRows(call))}
${bodyPart(call, document.components.schemas)}
<h4>Answer</h4>
<p><b>${call.reply.status}</b> ${call.reply.description} ${replyShape(call.reply)}</p>
${headerList(call.reply)}
${refusalPart(call)}
</article>`;
}

function parameterRows({ path, query = [], headers = [] }: ApiCall): FieldRow[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    place: 'path',
    isRequired: true,
    type: 'text',
  }));
  const optional = (place: string) => (parameter: (typeof query)[number]) => ({
    name: parameter.name,
    place,
    isRequired: false,
    type: parameter.schema ? typeOf(parameter.schema) : 'text',
    description: parameter.description,
  });
  return [...inPath, ...query.map(optional('query')), ...headers.map(optional('header'))];
}

function bodyPart(call: ApiCall, schemas: Record<string, JsonSchema>): Html {
  if (!call.body) return html``;
  const { shape, type, files = [] } = call.body;
  const fileRows = files.map(({ field, description, contentType, isRequired }) => ({
    name: field,
    isRequired,
    type: `file, ${contentType}`,
    description,
  }));
  return fieldTable(`Body, ${type}`, nameOf(call), [...rowsOf(schemas[shape.name] ?? {}), ...fileRows]);
}

const shapeLink = ({ name }: Shape): Html => html`<a href="#shape-${anchor(name)}">${name}</a>`;

function replyShape({ shape, isList, contentType }: ApiReply): Html {
  if (!shape) return html`${contentType && html`<code>${contentType}</code>`}`;
  return isList ? html`A list of ${shapeLink(shape)}.` : html`${shapeLink(shape)}.`;
}

function headerList({ headers = {} }: ApiReply): Html {
  const entries = Object.entries(headers);
  if (entries.length === 0) return html``;
  return html`<ul>${entries.map(([name, text]) => html`<li><code>${name}</code>: ${text}</li>`)}</ul>`;
}

function refusalPart({ refusals }: ApiCall): Html {
  if (refusals.length === 0) return html``;
  const entries = refusals.map(
    (code) => html`<li><b>${statusOf[code]}</b> <code>${code}</code> ${withCode(refusalMeaning[code])}</li>`,
  );
  return html`<h4>Refusals</h4><ul>${entries}</ul>`;
}

function shapeArticle(name: string, schema: JsonSchema): Html {
  return html`<article><h3 id="shape-${anchor(name)}">${name}</h3>${fieldTable('Fields', name, rowsOf(schema))}</article>`;
}
