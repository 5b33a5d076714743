import { sql } from 'kysely';
import type { DynamicRows } from '#server/core/db/tables/dynamic-table.ts';
import type { LeadChoice, SuspicionFilter } from '#shared/leads/lead.ts';

/** Filters of a list besides its search. */
export type LeadFilter = {
  status?: string | undefined;
  suspicious?: SuspicionFilter | undefined;
  /** Without what waits apart on the desk (`waitsApart`). */
  isOrdinary?: true | undefined;
  /** `open`: without what staff are done with and what waits apart; `expiring`: what is anonymised soon, sent until `sentUntil`. */
  only?: LeadChoice | undefined;
  sentUntil?: string | undefined;
};

/** Whether a filter leaves anything out. */
export const isFiltered = ({ status, suspicious, isOrdinary, only }: LeadFilter): boolean =>
  [status, suspicious, isOrdinary, only].some((wanted) => wanted !== undefined);

// Written literally, since SQLite uses a partial index only for its exact condition.
const isSuspect = (wanted: SuspicionFilter) =>
  wanted === 'yes' ? sql<boolean>`suspicion <> ''` : sql<boolean>`suspicion = ''`;

/** What does not wait apart: `waitsApart` of a row. */
export const isOrdinary = sql<boolean>`suspicion in ('', 'api')`;

const isOpen = sql<boolean>`id in (select id from lead_desk where tab in ('us', 'them'))`;

/** The rows of a kind of lead that a filter selects. */
export function filtered(rows: DynamicRows, filter: LeadFilter): DynamicRows {
  let some = rows;
  if (filter.status !== undefined) some = some.where('status', '=', filter.status);
  if (filter.suspicious !== undefined) some = some.where(isSuspect(filter.suspicious));
  if (filter.isOrdinary || filter.only === 'open') some = some.where(isOrdinary);
  if (filter.only === 'open') some = some.where(isOpen);
  if (filter.only !== 'expiring') return some;
  return some.where('anonymised_at', 'is', null).where('created_at', '<=', filter.sentUntil ?? '');
}
