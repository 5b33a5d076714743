import type { AnyKind, FieldCondition, FieldFilter } from '#shared/kinds/kind.ts';

/** Whether a record meets all conditions, as the database judges them. */
export function fits(record: object, filter: FieldFilter): boolean {
  const values = record as Record<string, unknown>;
  return Object.entries(filter).every(
    ([field, condition]) => condition === undefined || meets(values[field], condition),
  );
}

function meets(value: unknown, condition: FieldCondition): boolean {
  if (typeof condition !== 'object') return value === condition;
  if ('anyOf' in condition) return condition.anyOf.includes(String(value));
  if ('notBefore' in condition) return value === null || String(value) >= condition.notBefore;
  return Array.isArray(value) && value.includes(condition.includes);
}

/** The conditions of a list's parameters, by field. Of two parameters for one field the first that is given counts. */
export function fieldConditions(
  { filters }: AnyKind,
  asked: Readonly<Record<string, string | undefined>>,
): FieldFilter {
  const conditions: Record<string, FieldCondition> = {};
  for (const [name, { field, match }] of Object.entries(filters)) {
    const value = asked[name];
    if (value !== undefined) conditions[field] ??= match === 'entry' ? { includes: value } : value;
  }
  return conditions;
}
