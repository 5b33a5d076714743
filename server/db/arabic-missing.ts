import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { columnOf, type FieldKinds } from './content-row.ts';

/** The condition that a reader of Arabic would be shown English: a text, or an entry of a list, without its Arabic. */
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
  // An empty text in JSON follows a bracket, comma or colon; within a text its quotes would be escaped. Written out,
  // since an index tells which records these are.
  const empty = ['%[""%', '%,""%', '%:""%'].map((pattern) => sql`${arabic} like ${sql.lit(pattern)}`);
  const isMissing = sql.join([sql`${arabic} is null`, sql`${arabic} = '[]'`, ...empty], sql` or `);
  return sql`(${sql.ref(column)} <> '[]' and (${isMissing}))`;
}
