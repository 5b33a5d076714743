import { deletableKinds } from '#server/content/kinds/stored-kinds.ts';
import { afterChange, type ContentParts, listFilePaths, titleInBoth } from '#server/content/records/content-record.ts';
import { removeHistory } from '#server/content/records/content-versions.ts';
import { eraseFromTrash } from '#server/content/records/trash/content-trash.ts';
import { trashQueries, wasRead } from '#server/content/records/trash-queries.ts';
import type { Database } from '#server/core/db/database.ts';
import { freeAddresses } from '#server/core/db/record-addresses.ts';
import type { DemoContentList, DemoRecord } from '#shared/kinds/demo-content-list.ts';
import { kindNames } from '#shared/kinds/kinds.ts';
import { type DemoName, demoQueries } from './demo-queries.ts';

export type DemoService = ReturnType<typeof createDemoService>;

/** The remaining demo content, changed by staff or not, and its removal. */
export function createDemoService(parts: ContentParts) {
  const { db, media } = parts;
  return {
    list: (): Promise<DemoContentList> => listDemoContent(db),

    /** The numbers of the company of the demo content, which reach nobody. */
    async getNumbers(): Promise<string[]> {
      const { company } = await import('#content/company.ts');
      return [company.phone, company.whatsapp, ...company.departments.map(({ phone }) => phone)];
    },

    /**
     * Permanently removes all of it with its history and files, bypassing the Trash; the company's profile and content
     * of staff or visitors stay.
     * @returns how many records were removed
     */
    async remove(): Promise<number> {
      const { removed, dropped } = await db.transaction().execute(async (transaction) => {
        const names = await demoQueries.list(transaction);
        const paths: string[] = [];
        let removed = 0;
        for (const name of names) {
          const gone = await removeRecord(transaction, name, media);
          await demoQueries.unmark(transaction, name);
          if (!gone) continue;
          paths.push(...gone);
          removed++;
        }
        return { removed, dropped: [...new Set(paths)] };
      });
      await afterChange(dropped, parts);
      return removed;
    },
  };
}

/** @returns the files that may no longer be used; undefined when the record no longer exists */
async function removeRecord(
  transaction: Database,
  name: DemoName,
  media: ContentParts['media'],
): Promise<string[] | undefined> {
  const kind = deletableKinds[name.entity];
  const record = await kind.queries.lock(transaction, name.id);
  if (!record) return eraseFromTrash(transaction, name, media);
  await kind.queries.remove(transaction, name.id);
  await freeAddresses(transaction, name, wasRead(record));
  await media.setUses(transaction, name.entity, name.id, []);
  return [...listFilePaths(record, kind), ...(await removeHistory(transaction, name, media))];
}

async function listDemoContent(db: Database): Promise<DemoContentList> {
  const names = await demoQueries.list(db);
  const { items: trashed } = await trashQueries.list(db, {}, { entities: kindNames, now: new Date().toISOString() });
  const kinds: DemoContentList['kinds'] = [];
  for (const entity of kindNames) {
    const records: DemoRecord[] = [];
    const ids = new Set(names.filter((name) => name.entity === entity).map(({ id }) => id));
    for (const id of ids) records.push(...(await findRecord(db, { entity, id })));
    for (const entry of trashed) {
      if (entry.entity !== entity || !ids.has(entry._id)) continue;
      records.push({ _id: entry._id, title: entry.title, translations: entry.translations, isInTrash: true });
    }
    if (records.length > 0) kinds.push({ entity, records });
  }
  return { total: kinds.reduce((sum, { records }) => sum + records.length, 0), kinds };
}

async function findRecord(db: Database, { entity, id }: DemoName): Promise<DemoRecord[]> {
  const kind = deletableKinds[entity];
  const record = await kind.queries.find(db, id);
  if (!record) return [];
  const { en, ar } = titleInBoth(kind, record);
  return [{ _id: id, title: en, translations: { ar: ar ? { title: ar } : {} }, isInTrash: false }];
}
