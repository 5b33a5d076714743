import type { Database } from '#server/db/database.ts';
import type { Language } from '#shared/language.ts';

type Named = { section: string; record: string | null };
type Source = { table: string; column: string; isBilingual?: boolean };

const content = (table: string, column: string): Source => ({ table, column, isBilingual: true });
const account: Source = { table: 'account', column: 'username' };
const sent = (table: string): Source => ({ table, column: 'reference' });

/** Where the records of a section are, and which column staff know them by: of what people sent, the reference. */
const sources: Readonly<Record<string, Source>> = {
  partners: content('partner', 'name'),
  products: content('product', 'name'),
  blogs: content('blog_post', 'title'),
  projects: content('project', 'title'),
  services: content('service', 'name'),
  faqs: content('faq', 'question'),
  certificates: content('certificate', 'name'),
  openings: content('opening', 'title'),
  contacts: sent('contact'),
  consultations: sent('consultation'),
  careers: sent('career_application'),
  users: account,
  auth: account,
  'sign-in': account,
};
const trash: Source = { table: 'trash', column: 'title', isBilingual: true };
// Their records are of any kind of content.
const mixedSections = new Set(['trash', 'history']);

/**
 * What the records of entries are called now, in the reader's language; what is in the Trash is found there, and what is
 * gone has no name any more: the log itself holds none. @returns a function from an entry to the name
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
  // A table and columns by names that are known only here; whole rows hold articles and more.
  const rows: Record<string, unknown>[] = await db
    .selectFrom(table as 'partner')
    .select(columns.map((name) => db.dynamic.ref<never>(name)))
    .where(db.dynamic.ref(id), 'in', ids)
    .execute();
  return rows.map((row): [string, string] => {
    const arabic = isBilingual && language === 'ar' ? row[`${column}_ar`] : undefined;
    return [String(row[id]), String(arabic || row[column])];
  });
}
