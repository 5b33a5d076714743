import type { Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { fromKeys, keysOf } from '#shared/typed-entries.ts';
import type { TableState } from './address-queries.ts';

type Noticed = { state: TableState; changedAt: string };

const setting = 'noticed_changes';

/**
 * Table times that never go backwards: a deletion removes its row's time, so it is dated by when the changed table is
 * first observed.
 */
export async function monotonicLastModified<Table extends string>(
  db: Database,
  tables: Record<Table, TableState>,
): Promise<Record<Table, TableState>> {
  const stored = await readSetting(db, setting);
  const known: Partial<Record<string, Noticed>> = stored ?? {};
  const now = fromKeys(keysOf(tables), (table) => notice(tables[table], known[table]));
  // A full disk must not prevent reading.
  if (JSON.stringify(now) !== JSON.stringify(stored)) await writeSetting(db, setting, now).catch(() => {});
  return fromKeys(keysOf(tables), (table) => ({ ...now[table].state, changedAt: now[table].changedAt }));
}

function notice(state: TableState, before: Noticed | undefined): Noticed {
  if (!before) return { state, changedAt: state.changedAt };
  if (before.state.count === state.count && before.state.changedAt === state.changedAt) return before;
  const isDated = state.changedAt > before.changedAt;
  return { state, changedAt: isDated ? state.changedAt : new Date().toISOString() };
}
