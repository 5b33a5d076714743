import type { Database } from '#server/core/db/database.ts';
import { findWaitStart } from '#server/leads/desk-row/desk-row-queries.ts';
import { fieldRefused } from '#shared/errors.ts';

/** @throws AppError `invalid` for a time by which to answer at which the lead did not wait yet: it would never be used */
export async function requireUsableTime(db: Database, id: string, answerBy: string): Promise<void> {
  const since = await findWaitStart(db, id);
  if (since && Date.parse(answerBy) <= Date.parse(since)) throw fieldRefused('answerBy', 'desk_answer_by_early');
}
