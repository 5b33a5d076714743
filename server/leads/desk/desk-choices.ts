import type { Database } from '#server/core/db/database.ts';
import { sayCountry } from '#server/core/i18n/find-region.ts';
import { listTitles, type SubjectTable } from '#server/leads/kinds/lead-subject-queries.ts';
import { orderKey } from '#shared/content/order-key.ts';
import type { Language } from '#shared/language.ts';
import type { DeskList } from '#shared/leads/desk.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import { countApplications, listDeskValues } from './desk-queries.ts';

/** What the list of leads of some kinds can be narrowed to, in a language. */
export async function listChoices(
  db: Database,
  kinds: readonly LeadKind[],
  language: Language,
): Promise<DeskList['choices']> {
  async function readTitles(table: SubjectTable, ids: readonly string[]) {
    const titles = ids.length > 0 ? await listTitles(db, table, ids) : [];
    return titles.map(({ id, en, ar }) => ({ value: id, label: (language === 'ar' && ar) || en }));
  }
  const nameAll = (values: readonly string[], name = (value: string) => value) =>
    values
      .map((value) => ({ value, label: name(value) }))
      .sort((one, other) => (orderKey(one.label) < orderKey(other.label) ? -1 : 1));
  const applications = await countApplications(db);
  const subjects = [...new Set((await listDeskValues(db, kinds, 'subject_id')).flatMap((ids) => ids.split(' ')))];
  const tags = (await listDeskValues(db, kinds, 'tags')).flatMap((list) => JSON.parse(list) as string[]);
  return {
    product: await readTitles('product', subjects),
    vacancy: (await readTitles('opening', subjects)).map((opening) => ({
      ...opening,
      total: applications.get(opening.value) ?? 0,
    })),
    country: nameAll(await listDeskValues(db, kinds, 'country_key'), (country) => sayCountry(country, language)),
    source: nameAll(await listDeskValues(db, kinds, 'source')),
    tag: nameAll([...new Set(tags)]),
  };
}
