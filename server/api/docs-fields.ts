import type { z } from 'zod';
import { type Html, html, withCode } from '#server/http/html.ts';
import type { DocsSay } from './docs-words.ts';
import { type JsonSchema, outputSchema } from './json-schema.ts';

export type FieldRow = {
  name: string;
  place?: string;
  isRequired: boolean;
  type: string;
  description?: string | undefined;
};

type FieldTable = { title: string; owner: string; rows: FieldRow[] };

/** A table of the fields or parameters of something; nothing when there are none. */
export function fieldTable({ title, owner, rows }: FieldTable, say: DocsSay): Html {
  if (rows.length === 0) return html``;
  const heads = ['Name', 'Type', 'Meaning'].map((head) => html`<th scope="col">${say(head)}</th>`);
  return html`<h4>${title}</h4>
<div class="scroll" tabindex="0" role="region" aria-label="${title}: ${owner}"><table>
<thead><tr>${heads}</tr></thead>
<tbody>${rows.map((row) => tableRow(row, say))}</tbody>
</table></div>`;
}

function tableRow({ name, place, isRequired, type, description }: FieldRow, say: DocsSay): Html {
  const notes = [place, isRequired && 'required'].filter((note) => note !== undefined && note !== false);
  const note = notes.map((part) => say(part)).join(say(', '));
  return html`<tr><th scope="row"><code dir="ltr">${name}</code>${note && html` <small>${note}</small>`}</th>
<td>${type}</td><td>${description && withCode(say(description))}</td></tr>`;
}

/** The fields of an object, those of nested objects under their dotted names. */
export function rowsOf(schema: JsonSchema, say: DocsSay, prefix = ''): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const row: FieldRow = {
      name: prefix + name,
      isRequired: schema.required?.includes(name) ?? false,
      type: describe(field, say),
      description: field.description as string | undefined,
    };
    const nested = field.items?.properties
      ? rowsOf(field.items, say, `${prefix}${name}[].`)
      : rowsOf(field, say, `${prefix}${name}.`);
    return [row, ...nested];
  });
}

/** The type of a parameter in a few words. */
export function typeOf(schema: z.ZodType, say: DocsSay): string {
  return describe(outputSchema(schema), say);
}

function describe(schema: JsonSchema, say: DocsSay): string {
  const { anyOf, allOf } = schema as { anyOf?: JsonSchema[]; allOf?: JsonSchema[] };
  const each = (parts: JsonSchema[]) => parts.map((part) => describe(part, say));
  if (anyOf) return each(anyOf).join(` ${say('or')} `);
  if (allOf) return each(allOf).join(say(', '));
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
  const { type } = schema as { type?: string | string[] };
  if (Array.isArray(type)) return each(type.map((one) => ({ ...schema, type: one }))).join(` ${say('or')} `);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.type === 'array')
    return `${say('list of')} ${describe(schema.items ?? {}, say)}${most(schema.maxItems, 'at most {number} entries', say)}`;
  if (schema.type === 'integer') return `${say('whole number')}${range(schema, say)}`;
  if (schema.type === 'string')
    return `${say(String(schema.format ?? 'text'))}${most(schema.maxLength, 'at most {number} characters', say)}`;
  return say(type ?? 'anything');
}

function most(max: unknown, words: string, say: DocsSay): string {
  return typeof max === 'number' ? say(', ') + say(words).replace('{number}', String(max)) : '';
}

function range({ minimum, maximum }: JsonSchema, say: DocsSay): string {
  // zod bounds every whole number by what JavaScript can count; that says nothing about the field.
  const isMeant = (bound: unknown): bound is number =>
    typeof bound === 'number' && Number.isFinite(bound) && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  if (!isMeant(minimum) || !isMeant(maximum)) return '';
  return ` ${say('from {least} to {most}').replace('{least}', String(minimum)).replace('{most}', String(maximum))}`;
}
