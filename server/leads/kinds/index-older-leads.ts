import { setImmediate } from 'node:timers/promises';
import type { Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { leadKinds } from '#shared/leads/lead.ts';
import { leadTables } from './lead-kinds.ts';

const setting = 'lead_search_texts';
/** Increased when leads are found by more than before. */
const version = 6;
const leadsAtOnce = 50;

/** Stores once, for leads that an earlier release stored, by what staff find them now; in short transactions. */
export async function indexOlderLeads(db: Database): Promise<void> {
  if (Number(await readSetting(db, setting)) === version) return;
  for (const kind of leadKinds) {
    for (let last = ''; ; ) {
      const rows = await db
        .selectFrom(kind)
        .select('id')
        .where('id', '>', last)
        .orderBy('id')
        .limit(leadsAtOnce)
        .execute();
      for (const { id } of rows) {
        await db.transaction().execute(async (transaction) => {
          await leadTables[kind].lock(transaction, id);
          await leadTables[kind].index(transaction, id);
        });
        await setImmediate();
      }
      if (rows.length < leadsAtOnce) break;
      last = rows.at(-1)?.id ?? last;
    }
  }
  await writeSetting(db, setting, version);
}
