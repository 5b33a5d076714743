import { kindNames } from '#shared/kinds/kinds.ts';
import { storedFiles } from '../files/stored-files.ts';
import type { BuiltSite } from './build-site.ts';

const tables = [...kindNames, 'company', 'media', 'media_use', 'search_doc', 'trash', 'content_version'] as const;

/** Everything that a change of content may touch: rows and files. Two equal states mean that nothing was changed. */
export async function siteState(site: BuiltSite) {
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await site.database.db.selectFrom(table).selectAll().execute();
    // Variants of pictures are made whenever there is time.
    rows[table] = found.map((row) => JSON.stringify(row)).sort();
  }
  return { rows, files: await storedFiles(site) };
}
