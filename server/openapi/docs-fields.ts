import type { z } from 'zod';
import { type Html, html, withCode } from './html.ts';
import { type JsonSchema, outputSchema } from './json-schema.ts';

export type FieldRow = {
  name: string;
  place?: string;
  isRequired: boolean;
  type: string;
  description?: string | undefined;
};

/** A table of the fields or parameters of something; nothing when there are none. */
export function fieldTable(title: string, owner: string, rows: FieldRow[]): Html {
  if (rows.length === 0) return html``;
  return html`<h4>${title}</h4>
<div class="scroll" tabindex="0" role="region" aria-label="${title} of ${owner}"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(tableRow)}</tbody>
</table></div>`;
}

function tableRow({ name, place, isRequired, type, description }: FieldRow): Html {
  const note = [place, isRequired && 'required'].filter(Boolean).join(', ');
  return html`<tr><th scope="row"><code>${name}</code>${note && html` <small>${note}</small>`}</th>
<td>${type}</td><td>${description && withCode(description)}</td></tr>`;
}

/** The fields of an object, those of nested objects under their dotted names. */
export function rowsOf(schema: JsonSchema, prefix = ''): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const row: FieldRow = {
      name: prefix + name,
      isRequired: schema.required?.includes(name) ?? false,
      type: describe(field),
      description: field.description as string | undefined,
    };
    const nested = field.items?.properties
      ? rowsOf(field.items, `${prefix}${name}[].`)
      : rowsOf(field, `${prefix}${name}.`);
    return [row, ...nested];
  });
}

/** The type of a parameter in a few words. */
export function typeOf(schema: z.ZodType): string {
  return describe(outputSchema(schema));
}

function describe(schema: JsonSchema): string {
  const { anyOf, allOf } = schema as { anyOf?: JsonSchema[]; allOf?: JsonSchema[] };
  if (anyOf) return anyOf.map(describe).join(' or ');
  if (allOf) return allOf.map(describe).join(', ');
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `list of ${describe(schema.items ?? {})}${most(schema.maxItems, 'entries')}`;
  if (schema.type === 'integer') return `whole number${range(schema)}`;
  if (schema.type === 'string') return `${schema.format ?? 'text'}${most(schema.maxLength, 'characters')}`;
  return schema.type ?? 'anything';
}

const most = (max: unknown, unit: string): string => (typeof max === 'number' ? `, at most ${max} ${unit}` : '');

function range({ minimum, maximum }: JsonSchema): string {
  // zod bounds every whole number by what JavaScript can count; that says nothing about the field.
  const isMeant = (bound: unknown): bound is number =>
    typeof bound === 'number' && Number.isFinite(bound) && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return isMeant(minimum) && isMeant(maximum) ? ` from ${minimum} to ${maximum}` : '';
}
