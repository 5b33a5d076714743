import { z } from 'zod';

/** The way to a value in a body: names of fields, and places in lists. */
export type Way = (string | number)[];

type Rules = {
  type?: string;
  properties?: Record<string, Rules>;
  items?: Rules;
  anyOf?: Rules[];
  oneOf?: Rules[];
  allOf?: Rules[];
  additionalProperties?: Rules | boolean;
};

/** Every place of a body where its schema takes text; of a list the first entry. */
export function textFields(schema: z.ZodType): Way[] {
  const rules = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Rules;
  return [...new Map(waysTo(rules).map((way) => [way.join('.'), way])).values()];
}

function waysTo(rules: Rules): Way[] {
  const choices = [...(rules.anyOf ?? []), ...(rules.oneOf ?? []), ...(rules.allOf ?? [])];
  const named = Object.entries(rules.properties ?? {}).flatMap(([name, field]) => below(name, field));
  const listed = rules.items ? below(0, rules.items) : [];
  // A field without rules coerces its value, for example text.
  const isText = rules.type === 'string' || Object.keys(rules).length === 0;
  return [...(isText ? [[]] : []), ...named, ...listed, ...choices.flatMap(waysTo)];
}

const below = (step: string | number, rules: Rules): Way[] => waysTo(rules).map((way) => [step, ...way]);

type Nested = Record<string | number, unknown>;

/** The same body with a text at one place. */
export function withText(body: unknown, [step, ...rest]: Way, text: string): unknown {
  if (step === undefined) return text;
  // The path distinguishes lists by a numeric part.
  const copy = (typeof step === 'number' ? [...((body ?? []) as unknown[])] : { ...(body as object) }) as Nested;
  copy[step] = withText(copy[step], rest, text);
  return copy;
}
