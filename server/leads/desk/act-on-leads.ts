import type { ThreadService } from '#server/leads/follow/thread-service.ts';
import { isSuspicionChange, type LeadService } from '#server/leads/lead-service.ts';
import { isAppError } from '#shared/errors.ts';
import type { DeskAct } from '#shared/leads/desk.ts';
import { leadKinds } from '#shared/leads/lead.ts';
import type { DeskEntry } from './desk-queries.ts';

type Parts = { leads: LeadService; threads: ThreadService };
/** `by`: the account that does it; `until`: up to when it has seen what their senders wrote. */
type Act = { act: DeskAct; by: string; until?: string | undefined };
type Outcome = { changed: string[]; left: number };

/**
 * Does something with several leads. @returns the ids of those that it changed, and how many are left open because their
 * senders wrote after `until`
 */
export async function actOnLeads(
  { leads, threads }: Parts,
  entries: readonly DeskEntry[],
  { act, by, until }: Act,
): Promise<Outcome> {
  const changed: string[] = [];
  let left = 0;
  if (act === 'delete') {
    for (const kind of leadKinds) {
      const ids = entries.filter((entry) => entry.kind === kind).map(({ _id }) => _id);
      if (ids.length > 0) changed.push(...(await leads[kind].removeMany(ids)));
    }
    return { changed, left };
  }
  const isClosed = act === 'done';
  for (const { kind, _id: id, tab } of entries) {
    if (isSuspicionChange(act)) {
      if (await leads[kind].changeSuspicion(id, act, by).catch(ignoreErased)) changed.push(id);
    } else if (isClosed !== (tab === 'done')) {
      // What was anonymised is done, and stays so, as does what a decision holds there.
      const outcome = await threads.close({ kind, id }, isClosed, { until }).catch(readRefusal);
      if (outcome === true) changed.push(id);
      if (outcome === 'unseen') left += 1;
    }
  }
  return { changed, left };
}

function ignoreErased(error: unknown): undefined {
  if (!isAppError(error)) throw error;
}

/** 'unseen' where a word of its sender keeps a lead open; undefined where it was erased. */
function readRefusal(error: unknown): 'unseen' | undefined {
  if (!isAppError(error)) throw error;
  return error.fields?.seen && 'unseen';
}
