import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { nameColumn } from '#shared/kinds/fields.ts';
import { nameSection } from '#shared/kinds/kind.ts';
import { kindList } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import { type LeadKind, leadSections, sectionOfLead } from '#shared/leads/lead.ts';

type Named = { section: string; record: string | null };
/** `section` is that of its records, or the column that tells the kind of each. */
type Source = { table: string; column: string; isBilingual?: boolean; section: string | { column: 'kind' | 'entity' } };
/** A record as it is now; one that is in the Trash is not there. */
type NamedRecord = { name: string; section: string; isThere: boolean };

const account: Source = { table: 'account', column: 'username', section: 'users' };
const leads: Source = { table: 'lead_desk', column: 'reference', section: { column: 'kind' } };

/** The tables of each section's records and the column that names a record for staff: for leads, the reference. */
const sources: Readonly<Record<string, Source>> = {
  ...Object.fromEntries(
    kindList.map((kind): [string, Source] => {
      const [section, column] = [nameSection(kind), nameColumn(kind.title, kind.fields)];
      return [section, { table: kind.name, column, isBilingual: true, section }];
    }),
  ),
  ...Object.fromEntries([...leadSections, 'leads'].map((section) => [section, leads])),
  users: account,
  auth: account,
  'sign-in': account,
};
const trash: Source = { table: 'trash', column: 'title', isBilingual: true, section: { column: 'entity' } };
// Sections whose records can be of any content kind.
const mixedSections = new Set(['trash', 'history', 'translations', 'text-checks']);

/**
 * The records of audit entries as they are now, named in the reader's language. Records in the Trash are included; erased
 * records have no name, since the log stores none.
 * @returns a function from an entry to its record
 */
export async function recordNames(db: Database, entries: readonly Named[], language: Language) {
  const wanted = new Map<string, Set<string>>();
  for (const { section, record } of entries) {
    if (record !== null) wanted.set(section, (wanted.get(section) ?? new Set()).add(record));
  }
  const names = new Map<string, NamedRecord>();
  for (const [section, ids] of wanted) {
    for (const source of listSources(section)) {
      const missing = [...ids].filter((id) => !names.has(`${section} ${id}`));
      const found = missing.length > 0 ? await readNames(db, source, { ids: missing, language }) : [];
      for (const [id, name] of found) names.set(`${section} ${id}`, name);
    }
  }
  return ({ section, record }: Named): NamedRecord | null => names.get(`${section} ${record}`) ?? null;
}

function listSources(section: string): Source[] {
  const bilingual = Object.values(sources).filter(({ isBilingual }) => isBilingual);
  if (mixedSections.has(section)) return [trash, ...bilingual];
  const own = Object.hasOwn(sources, section) ? sources[section] : undefined;
  if (!own) return [];
  return own.isBilingual ? [own, trash] : [own];
}

/** Whether the record of an audit entry has a name like this in either language, now or in the Trash. */
export function isRecordNamed(pattern: string): RawBuilder<SqlBool> {
  const byTable = new Map([...Object.values(sources), trash].map((source) => [source.table, source]));
  const ways = [...byTable.values()].flatMap(({ table, column, isBilingual }) =>
    [column, ...(isBilingual ? [`${column}_ar`] : [])].map(
      (name) => sql`record_id in (select ${sql.ref(table === 'trash' ? 'record_id' : 'id')} from ${sql.table(table)}
        where lower(${sql.ref(name)}) like ${pattern} escape '\\')`,
    ),
  );
  return sql`(${sql.join(ways, sql` or `)})`;
}

type Wanted = { ids: string[]; language: Language };

function sectionOfEntity(entity: string): string {
  const kind = kindList.find(({ name }) => name === entity);
  return kind ? nameSection(kind) : sectionOfLead(entity as LeadKind);
}

async function readNames(db: Database, { table, column, isBilingual, section }: Source, { ids, language }: Wanted) {
  const isThere = table !== 'trash';
  const id = isThere ? 'id' : 'record_id';
  const columns = [id, column, ...(isBilingual ? [`${column}_ar`] : [])];
  if (typeof section === 'object') columns.push(section.column);
  // Only the named columns are read: whole rows include articles.
  const rows = await byTableName(db).selectFrom(table).select(columns).where(id, 'in', ids).execute();
  return rows.map((row): [string, NamedRecord] => {
    const arabic = isBilingual && language === 'ar' ? row[`${column}_ar`] : undefined;
    const own = typeof section === 'object' ? sectionOfEntity(String(row[section.column])) : section;
    return [String(row[id]), { name: String(arabic || row[column]), section: own, isThere }];
  });
}
