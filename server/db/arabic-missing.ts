import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { columnOf, type FieldKinds } from './content-row.ts';

/** The condition that a record lacks Arabic: a text, or a list entry, without its translation. */
export function lacksArabic(kinds: FieldKinds): RawBuilder<SqlBool> {
  const texts = kinds.texts.map((field) => textLacksArabic(columnOf(field, kinds)));
  const lists = kinds.textLists.map((field) => listLacksArabic(columnOf(field, kinds)));
  return sql`(${sql.join([...texts, ...lists], sql` or `)})`;
}

function textLacksArabic(column: string): RawBuilder<SqlBool> {
  return sql`(${sql.ref(column)} <> '' and ${sql.ref(`${column}_ar`)} is null)`;
}

function listLacksArabic(column: string): RawBuilder<SqlBool> {
  const arabic = sql.ref(`${column}_ar`);
  // An empty JSON string follows a bracket, comma or colon; quotes within a string are escaped. Must match the index
  // expression literally.
  const empty = ['%[""%', '%,""%', '%:""%'].map((pattern) => sql`${arabic} like ${sql.lit(pattern)}`);
  const isMissing = sql.join([sql`${arabic} is null`, sql`${arabic} = '[]'`, ...empty], sql` or `);
  return sql`(${sql.ref(column)} <> '[]' and (${isMissing}))`;
}
