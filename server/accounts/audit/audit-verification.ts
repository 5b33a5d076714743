import {
  type ChainedRow,
  type ChainHead,
  type ChainPlace,
  hashAfter,
  readChain,
} from '#server/core/db/audit-chain/audit-chain.ts';
import type { Database, OpenDatabase } from '#server/core/db/database.ts';
import { inSnapshot } from '#server/core/db/tables/table-rows.ts';
import { auditChainQueries } from './audit-chain-queries.ts';

/**
 * What is wrong with an entry: its own content or hash differs; entries before it, or after it as the last one, are
 * missing; or it does not follow the entry that stands before it.
 */
export type ChainFault = 'changed' | 'missing_before' | 'out_of_order' | 'missing_after';

export type ChainReport = {
  /** The entries that were compared. */
  rows: number;
  /** The last of them. */
  last: ChainPlace;
  /** How many retention removed from the beginning. */
  removed: number;
  /** Entries of an older release that the next writer links. */
  unlinked: number;
  /** The first entry that does not fit; its id and time are null when the log lost all its entries. */
  broken: { id: string | null; at: string | null; fault: ChainFault } | null;
};

type LinkedRow = ChainedRow & { position: number | null; previous_hash: string | null; hash: string | null };

/** Compares every entry of the audit log with its hash and with the entry before it. */
export function verifyAuditChain({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<ChainReport> {
  return inSnapshot(db, engine, async (snapshot) => {
    const head = await readChain(snapshot);
    const compared = await compareRows(snapshot, head.removed);
    const broken = compared.broken ?? (await faultOfEnds(snapshot, head, compared));
    const unlinked = await auditChainQueries.countUnlinked(snapshot);
    const { rows, last } = compared;
    return { rows, last, removed: head.removed.position, unlinked, broken };
  });
}

type Compared = {
  rows: number;
  last: ChainPlace;
  first: LinkedRow | undefined;
  end: LinkedRow | undefined;
  broken: ChainReport['broken'];
};

/** Stops at the first entry that does not fit. */
async function compareRows(snapshot: Database, removed: ChainPlace): Promise<Compared> {
  const compared: Compared = { rows: 0, last: removed, first: undefined, end: undefined, broken: null };
  for await (const batch of auditChainQueries.readRows(snapshot)) {
    for (const row of batch) {
      const broken = await findFault(snapshot, compared.last, row);
      if (broken) return { ...compared, broken };
      compared.first ??= row;
      compared.end = row;
      compared.rows += 1;
      compared.last = { position: Number(row.position), hash: String(row.hash) };
    }
  }
  return compared;
}

async function findFault(snapshot: Database, last: ChainPlace, row: LinkedRow): Promise<ChainReport['broken']> {
  const before = placeBefore(row);
  if (!isAsWritten(row)) return named(row, 'changed');
  if (before.position === last.position && before.hash === last.hash) return null;
  const elsewhere = before.hash === '' ? undefined : await auditChainQueries.findByHash(snapshot, before.hash);
  // The entry before this one was moved to another position.
  if (elsewhere && !isAsWritten(elsewhere)) return named(elsewhere, 'changed');
  return named(row, elsewhere || before.position === last.position ? 'out_of_order' : 'missing_before');
}

const placeBefore = (row: LinkedRow) => ({ position: Number(row.position) - 1, hash: row.previous_hash ?? '' });
const isAsWritten = (row: LinkedRow) => hashAfter(placeBefore(row), row) === row.hash;
const named = (row: LinkedRow | undefined, fault: ChainFault) => ({ id: row?.id ?? null, at: row?.at ?? null, fault });

/** The beginning is where the log itself says that retention ended, and the end is where the last writer was. */
async function faultOfEnds(
  snapshot: Database,
  { last, removed }: ChainHead,
  compared: Compared,
): Promise<ChainReport['broken']> {
  const isTold = removed.position === 0 || (await auditChainQueries.tellsRemoval(snapshot, removed));
  if (!isTold) return named(compared.first, 'missing_before');
  const isWhole = compared.last.position === last.position && compared.last.hash === last.hash;
  return isWhole ? null : named(compared.end, 'missing_after');
}
