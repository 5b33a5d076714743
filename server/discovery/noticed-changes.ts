import type { Database } from '#server/db/database.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { TableState } from './address-queries.ts';

type Noticed = { state: TableState; changedAt: string };

const setting = 'noticed_changes';

/**
 * The tables with times that never go back: a record that leaves takes its own time along, so that its leaving is dated
 * by when somebody notices that the table is another one than before.
 */
export async function datedByNotice<Table extends string>(
  db: Database,
  tables: Record<Table, TableState>,
): Promise<Record<Table, TableState>> {
  const stored = await readSetting(db, setting);
  const known = (stored ?? {}) as Partial<Record<Table, Noticed>>;
  const states = Object.entries(tables) as [Table, TableState][];
  const noticed = states.map(([table, state]): [Table, Noticed] => [table, notice(state, known[table])]);
  const now = Object.fromEntries(noticed);
  // A full disk does not keep anybody from reading.
  if (JSON.stringify(now) !== JSON.stringify(stored)) await writeSetting(db, setting, now).catch(() => {});
  const dated = noticed.map(([table, { state, changedAt }]) => [table, { ...state, changedAt }]);
  return Object.fromEntries(dated) as Record<Table, TableState>;
}

function notice(state: TableState, before: Noticed | undefined): Noticed {
  if (!before) return { state, changedAt: state.changedAt };
  if (before.state.count === state.count && before.state.changedAt === state.changedAt) return before;
  const isDated = state.changedAt > before.changedAt;
  return { state, changedAt: isDated ? state.changedAt : new Date().toISOString() };
}
