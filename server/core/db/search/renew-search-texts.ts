import { setImmediate } from 'node:timers/promises';
import type { Lexicon } from '#shared/search/families.ts';
import { withConcepts } from '#shared/search/indexed-text.ts';
import type { Database } from '../database.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { indexedVersion, isIndexed, readLexicon } from './lexicon.ts';

// A few milliseconds of a transaction each.
const rowsAtATime = 50;

// Long texts take longer to read again: requests are answered in between.
const longestPieceMilliseconds = 8;

/** `signal`: stops between two transactions. */
type Renewing = { signal?: AbortSignal };

/**
 * Adds the concepts of the current lexicon to texts that were stored with another one, in short transactions. Until then
 * those texts are found by their own words.
 * @returns whether all texts are renewed
 */
export async function renewSearchTexts(db: Database, { signal }: Renewing = {}): Promise<boolean> {
  for (;;) {
    const lexicon = await readLexicon(db);
    if ((await readSetting(db, indexedVersion)) === lexicon.version) return true;
    if (!(await renewAll(db, { lexicon, signal }))) return false;
    await writeSetting(db, indexedVersion, lexicon.version);
  }
}

/** The setting with the version of the lexicon by which all texts were read a second time. */
const checkedVersion = 'search_lexicon_checked';

/**
 * Renews texts; those that are renewed already are read once more, one call later: meanwhile another release may have
 * written some during an update, or a save that had begun before the words changed.
 */
export async function maintainSearchTexts(db: Database): Promise<void> {
  if (!(await isIndexed(db))) {
    await renewSearchTexts(db);
    return;
  }
  const lexicon = await readLexicon(db);
  if ((await readSetting(db, checkedVersion)) === lexicon.version) return;
  await renewAll(db, { lexicon });
  await writeSetting(db, checkedVersion, lexicon.version);
}

type Pass = { lexicon: Lexicon; signal?: AbortSignal | undefined };

/** @returns whether it was not stopped */
async function renewAll(db: Database, { lexicon, signal }: Pass): Promise<boolean> {
  for (let last = 0; !signal?.aborted; ) {
    const rows = await db
      .selectFrom('search_doc')
      .select(['doc_id', 'text'])
      .where('doc_id', '>', last)
      .orderBy('doc_id')
      .limit(rowsAtATime)
      .execute();
    if (rows.length === 0) return true;
    await renew(db, rows, lexicon);
    last = rows.at(-1)?.doc_id ?? last;
    await setImmediate();
  }
  return false;
}

async function renew(db: Database, rows: { doc_id: number; text: string }[], lexicon: Lexicon): Promise<void> {
  const renewed: { doc_id: number; text: string; now: string }[] = [];
  let begun = performance.now();
  for (const row of rows) {
    const now = withConcepts(row.text, lexicon);
    if (row.text !== now) renewed.push({ ...row, now });
    if (performance.now() - begun < longestPieceMilliseconds) continue;
    await setImmediate();
    begun = performance.now();
  }
  if (renewed.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const { doc_id, text, now } of renewed) {
      // Unless it has changed meanwhile.
      const row = transaction.updateTable('search_doc').set({ text: now }).where('doc_id', '=', doc_id);
      await row.where('text', '=', text).execute();
    }
  });
}
