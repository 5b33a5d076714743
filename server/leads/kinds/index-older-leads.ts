import { setImmediate } from 'node:timers/promises';
import type { Database } from '#server/core/db/database.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { type LeadKind, leadKinds } from '#shared/leads/lead.ts';
import { leadTables } from './lead-kinds.ts';
import { listTitles } from './lead-subject-queries.ts';

const setting = 'lead_search_texts';
/** Increased when leads are found by more than before. */
const version = 6;
const leadsAtOnce = 50;

/** Stores by what staff find some leads now; in short transactions. */
async function indexInTurn(db: Database, kind: LeadKind, leads: readonly { id: string }[]): Promise<void> {
  for (const { id } of leads) {
    await db.transaction().execute(async (transaction) => {
      await leadTables[kind].lock(transaction, id);
      await leadTables[kind].index(transaction, id);
    });
    await setImmediate();
  }
}

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
      await indexInTurn(db, kind, rows);
      if (rows.length < leadsAtOnce) break;
      last = rows.at(-1)?.id ?? last;
    }
  }
  await writeSetting(db, setting, version);
}

/** The names of products and openings, by their ids, by which leads about them are found. */
const indexedTitles = 'lead_subject_titles';

async function findRenamed(db: Database): Promise<{ titles: Record<string, string>; renamed: Set<string> }> {
  const found = [...(await listTitles(db, 'product')), ...(await listTitles(db, 'opening'))];
  const titles = Object.fromEntries(found.map(({ id, en, ar }) => [id, `${en}\n${ar ?? ''}`]));
  const known = ((await readSetting(db, indexedTitles)) ?? {}) as Record<string, string>;
  return { titles, renamed: new Set(Object.keys(titles).filter((id) => titles[id] !== known[id])) };
}

/** Whether products or openings have other names than those by which leads about them are found. */
export async function areSubjectsRenamed(db: Database): Promise<boolean> {
  const cached = await cachedReads(db);
  const read = { tables: ['product', 'opening', 'setting'], key: ['renamed subjects'] };
  return cached(read, async () => (await findRenamed(db)).renamed.size > 0);
}

/** Stores by what leads about renamed products and openings are found now, unless `signal` stops it before its end. */
export async function indexRenamedSubjects(db: Database, signal: AbortSignal): Promise<void> {
  const { titles, renamed } = await findRenamed(db);
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('lead_desk')
      .select(['id', 'kind', 'subject_id'])
      .where('subject_id', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(leadsAtOnce)
      .execute();
    const about = rows.filter(({ subject_id: ids }) => ids?.split(' ').some((id) => renamed.has(id)));
    for (const row of about) await indexInTurn(db, row.kind, [row]);
    if (signal.aborted) return;
    if (rows.length < leadsAtOnce) break;
    last = rows.at(-1)?.id ?? last;
  }
  await writeSetting(db, indexedTitles, titles);
}
