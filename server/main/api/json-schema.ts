import { z } from 'zod';
import type { ReplyShape } from '#server/core/http/calls/calls.ts';

export type JsonSchema = Record<string, unknown> & {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
};

/** A reply or a parameter as JSON Schema. */
export function outputSchema(schema: z.ZodType): JsonSchema {
  return cleaned(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
}

/** A body as JSON Schema: the rules before parsing, and the required fields. */
export function bodySchema({ schema }: ReplyShape): JsonSchema {
  // Text is trimmed on input, so that the rules are at the end of a pipe; defaults make fields optional at its start.
  const { required, properties = {} } = cleaned(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const parsed = outputSchema(schema);
  const fields = Object.entries(parsed.properties ?? {}).map(([name, rules]) => {
    const isUnknown = rules.type === undefined && Object.keys(rules).length === 0;
    return [name, isUnknown ? (properties[name] ?? {}) : rules];
  });
  return { type: 'object', properties: Object.fromEntries(fields), ...(required && { required }) };
}

function cleaned(schema: object): JsonSchema {
  const { $schema: _, additionalProperties: __, ...rest } = schema as JsonSchema;
  return rest;
}
