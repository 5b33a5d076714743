import type { ThreadService } from '#server/leads/follow/thread-service.ts';
import { isSuspicionChange, type LeadService } from '#server/leads/lead-service.ts';
import { AppError } from '#shared/errors.ts';
import type { DeskAct } from '#shared/leads/desk.ts';
import { leadKinds } from '#shared/leads/lead.ts';
import type { DeskEntry } from './desk-queries.ts';

type Parts = { leads: LeadService; threads: ThreadService };
/** `by`: the account that does it. */
type Act = { act: DeskAct; by: string };

/** Does something with several leads. @returns the ids of those that it changed */
export async function actOnLeads({ leads, threads }: Parts, entries: readonly DeskEntry[], { act, by }: Act) {
  const changed: string[] = [];
  if (act === 'delete') {
    for (const kind of leadKinds) {
      const ids = entries.filter((entry) => entry.kind === kind).map(({ _id }) => _id);
      if (ids.length > 0) changed.push(...(await leads[kind].removeMany(ids)));
    }
    return changed;
  }
  const isClosed = act === 'done';
  for (const { kind, _id: id, tab } of entries) {
    if (isSuspicionChange(act)) {
      if (await leads[kind].changeSuspicion(id, act, by).catch(ignoreErased)) changed.push(id);
    } else if (isClosed !== (tab === 'done')) {
      // What was anonymised is done, and stays so, as does what a decision holds there.
      if (await threads.close({ kind, id }, isClosed).catch(ignoreErased)) changed.push(id);
    }
  }
  return changed;
}

function ignoreErased(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}
