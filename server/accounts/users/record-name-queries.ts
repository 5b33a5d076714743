import type { Database } from '#server/core/db/database.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import { columnOf } from '#shared/kinds/fields.ts';
import { sectionOf } from '#shared/kinds/kind.ts';
import { kindList } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';

type Named = { section: string; record: string | null };
type Source = { table: string; column: string; isBilingual?: boolean };

const content = (table: string, column: string): Source => ({ table, column, isBilingual: true });
const account: Source = { table: 'account', column: 'username' };
const sent = (table: string): Source => ({ table, column: 'reference' });

/** The tables of each section's records and the column that names a record for staff: for leads, the reference. */
const sources: Readonly<Record<string, Source>> = {
  ...Object.fromEntries(
    kindList.map((kind) => [sectionOf(kind), content(kind.name, columnOf(kind.title, kind.fields))]),
  ),
  contacts: sent('contact'),
  consultations: sent('consultation'),
  careers: sent('career'),
  quotes: sent('quote'),
  users: account,
  auth: account,
  'sign-in': account,
};
const trash: Source = { table: 'trash', column: 'title', isBilingual: true };
// Sections whose records can be of any content kind.
const mixedSections = new Set(['trash', 'history']);

/**
 * Current names of the records of audit entries, in the reader's language. Records in the Trash are included; erased
 * records have no name, since the log stores none.
 * @returns a function from an entry to the name
 */
export async function recordNames(db: Database, entries: readonly Named[], language: Language) {
  const wanted = new Map<string, Set<string>>();
  for (const { section, record } of entries) {
    if (record !== null) wanted.set(section, (wanted.get(section) ?? new Set()).add(record));
  }
  const names = new Map<string, string>();
  for (const [section, ids] of wanted) {
    for (const source of sourcesOf(section)) {
      const missing = [...ids].filter((id) => !names.has(`${section} ${id}`));
      const found = missing.length > 0 ? await namesIn(db, source, { ids: missing, language }) : [];
      for (const [id, name] of found) names.set(`${section} ${id}`, name);
    }
  }
  return ({ section, record }: Named): string | null => names.get(`${section} ${record}`) ?? null;
}

function sourcesOf(section: string): Source[] {
  const bilingual = Object.values(sources).filter(({ isBilingual }) => isBilingual);
  if (mixedSections.has(section)) return [trash, ...bilingual];
  const own = Object.hasOwn(sources, section) ? sources[section] : undefined;
  if (!own) return [];
  return own.isBilingual ? [own, trash] : [own];
}

type Wanted = { ids: string[]; language: Language };

async function namesIn(db: Database, { table, column, isBilingual }: Source, { ids, language }: Wanted) {
  const id = table === 'trash' ? 'record_id' : 'id';
  const columns = isBilingual ? [id, column, `${column}_ar`] : [id, column];
  // Only the named columns are read: whole rows include articles.
  const rows = await byTableName(db).selectFrom(table).select(columns).where(id, 'in', ids).execute();
  return rows.map((row): [string, string] => {
    const arabic = isBilingual && language === 'ar' ? row[`${column}_ar`] : undefined;
    return [String(row[id]), String(arabic || row[column])];
  });
}
