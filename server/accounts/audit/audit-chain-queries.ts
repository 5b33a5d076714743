import { type ChainPlace, chainedColumns } from '#server/core/db/audit-chain/audit-chain.ts';
import { countSelected, hasRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';

/** How the log tells which entries retention removed: the place of the last one. */
export function removalAs({ position, hash }: ChainPlace) {
  return { action: 'retention_applied', section: 'audit', record: `${position}:${hash}` } as const;
}

const readAtOnce = 1000;
const columns = [...chainedColumns, 'position', 'previous_hash', 'hash'] as const;

export const auditChainQueries = {
  /** The linked entries in their order, in batches; `snapshot` is a transaction. */
  async *readRows(snapshot: Database) {
    let after = Number.NEGATIVE_INFINITY;
    for (;;) {
      const rows = await snapshot
        .selectFrom('audit_entry')
        .select(columns)
        .where('position', 'is not', null)
        .$if(Number.isFinite(after), (some) => some.where('position', '>', after))
        .orderBy('position')
        .limit(readAtOnce)
        .execute();
      const last = rows.at(-1)?.position;
      if (last === undefined || last === null) return;
      yield rows;
      after = last;
    }
  },

  findByHash: (db: Database, hash: string) =>
    db.selectFrom('audit_entry').select(columns).where('hash', '=', hash).executeTakeFirst(),

  /** Whether the log itself tells that entries up to this place were removed. */
  tellsRemoval(db: Database, removed: ChainPlace): Promise<boolean> {
    const { action, section, record } = removalAs(removed);
    const rows = db.selectFrom('audit_entry').select('id').where('action', '=', action).where('section', '=', section);
    return hasRow(rows.where('record_id', '=', record));
  },

  /** Entries that the next writer links. */
  countUnlinked: (db: Database): Promise<number> =>
    countSelected(db, db.selectFrom('audit_entry').where('position', 'is', null)),
};
