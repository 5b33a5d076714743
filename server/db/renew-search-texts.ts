import { setImmediate } from 'node:timers/promises';
import { families } from '#shared/search/families.ts';
import { afterText, withConcepts } from '#shared/search/indexed-text.ts';
import { tokenOf } from '#shared/search/tokens.ts';
import type { Database } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

// A few milliseconds of a transaction each.
const rowsAtATime = 50;
const setting = 'search_lexicon';
// Changes with the shipped words, or when concepts are found in another way.
const method = 1;
const version = tokenOf(`${method} ${families.map(({ forms }) => forms.join()).join('\n')}`);

/**
 * Adds the concepts of this version's lexicon to texts that were stored by another version, in short transactions.
 * Until then those texts are found by their own words only.
 */
export async function renewSearchTexts(db: Database): Promise<void> {
  const isCurrent = (await readSetting(db, setting)) === version;
  if (isCurrent) return renewWrittenByOthers(db);
  await renewAll(db);
  await writeSetting(db, setting, version);
}

async function renewAll(db: Database): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('search_doc')
      .select(['doc_id', 'text'])
      .where('doc_id', '>', last)
      .orderBy('doc_id')
      .limit(rowsAtATime)
      .execute();
    if (rows.length === 0) return;
    await renew(db, rows);
    last = rows.at(-1)?.doc_id ?? last;
    await setImmediate();
  }
}

/** During an update the earlier release may still write texts: the log of changes names them. */
async function renewWrittenByOthers(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('search_change as change')
    .innerJoin('search_doc as doc', (join) =>
      join.onRef('doc.entity', '=', 'change.entity').onRef('doc.record_id', '=', 'change.record_id'),
    )
    .select(['doc.doc_id', 'doc.text'])
    .distinct()
    .where('doc.text', 'not like', `%${afterText}%`)
    .execute();
  for (let at = 0; at < rows.length; at += rowsAtATime) {
    await renew(db, rows.slice(at, at + rowsAtATime));
    await setImmediate();
  }
}

async function renew(db: Database, rows: { doc_id: number; text: string }[]): Promise<void> {
  const renewed = rows.map((row) => ({ ...row, now: withConcepts(row.text) })).filter(({ text, now }) => text !== now);
  if (renewed.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const { doc_id, text, now } of renewed) {
      // Unless it has changed meanwhile.
      const row = transaction.updateTable('search_doc').set({ text: now }).where('doc_id', '=', doc_id);
      await row.where('text', '=', text).execute();
    }
  });
}
