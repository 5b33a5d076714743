import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type KindFields, nameColumn } from '#shared/kinds/fields.ts';
import { isList, isSearched } from './content-row.ts';

/** The condition that a record lacks Arabic: a text, or a list entry, without its translation. */
export function arabicGapCondition(fields: KindFields): RawBuilder<SqlBool> {
  const searched = Object.entries(fields).filter(([, field]) => isSearched(field));
  const missing = searched.map(([name, field]) => {
    const column = nameColumn(name, fields);
    return isList(field) ? listLacksArabic(column) : textLacksArabic(column);
  });
  return sql`(${sql.join(missing, sql` or `)})`;
}

/** The condition that a record has an Arabic text without an English one, which only texts that may be empty can be. */
export function lacksEnglish(fields: KindFields): RawBuilder<SqlBool> {
  const texts = Object.entries(fields).filter(([, { type }]) => type === 'text');
  const missing = texts.map(([name]) => {
    const column = nameColumn(name, fields);
    return sql`(${sql.ref(column)} = '' and ${sql.ref(`${column}_ar`)} is not null)`;
  });
  return sql`(${sql.join(missing, sql` or `)})`;
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
