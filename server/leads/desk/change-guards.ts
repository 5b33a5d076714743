import type { Database } from '#server/core/db/database.ts';
import { findWaitStart } from '#server/leads/desk-row/desk-row-queries.ts';
import { fieldRefused } from '#shared/errors.ts';
import type { DeskChange } from '#shared/leads/desk.ts';
import type { DeskEntry } from './desk-queries.ts';

/** @throws AppError `invalid` for a time by which to answer at which the lead did not wait yet: it would never be used */
export async function requireUsableTime(db: Database, id: string, answerBy: string): Promise<void> {
  const since = await findWaitStart(db, id);
  if (since && Date.parse(answerBy) <= Date.parse(since)) throw fieldRefused('answerBy', 'desk_answer_by_early');
}

const guarded = ['owner', 'nextStep', 'nextStepOn'] as const;

/** @throws AppError `conflict`, at the field, where somebody else changed since what a change says was seen */
export function requireSeen(before: Pick<DeskEntry, (typeof guarded)[number]>, { seen = {}, ...change }: DeskChange) {
  for (const name of guarded) {
    const isOver = change[name] !== undefined && seen[name] !== undefined && seen[name] !== before[name];
    if (isOver && change[name] !== before[name]) throw fieldRefused(name, 'desk_changed_meanwhile', 'conflict');
  }
}
