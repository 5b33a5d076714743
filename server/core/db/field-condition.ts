import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { nameColumn } from '#shared/kinds/fields.ts';
import type { AnyKind, FieldCondition, FieldFilter } from '#shared/kinds/kind.ts';

function meets(column: string, condition: FieldCondition): RawBuilder<SqlBool> {
  const field = sql.ref(column);
  if (typeof condition !== 'object') return sql`${field} = ${condition}`;
  if ('anyOf' in condition)
    return condition.anyOf.length > 0 ? sql`${field} in (${sql.join(condition.anyOf)})` : sql`1 = 0`;
  if ('notBefore' in condition) return sql`(${field} is null or ${field} >= ${condition.notBefore})`;
  // Lists are JSON text; LIKE ignores case in SQLite but not in PostgreSQL.
  return sql`replace(${field}, ${JSON.stringify(condition.includes)}, '') <> ${field}`;
}

/** The conditions of a filter on the rows of a kind. */
export function conditionsOn({ fields }: AnyKind, filter: FieldFilter): RawBuilder<SqlBool>[] {
  return Object.entries(filter).flatMap(([field, condition]) =>
    condition === undefined ? [] : [meets(nameColumn(field, fields), condition)],
  );
}

/** The condition that visitors find a row of a kind, `today` being YYYY-MM-DD in Amman; undefined when they find all. */
export function foundCondition(kind: AnyKind, today: string): RawBuilder<SqlBool> | undefined {
  return kind.visible ? sql`(${sql.join(conditionsOn(kind, kind.visible(today)), sql` and `)})` : undefined;
}
