import { StatementSync } from 'node:sqlite';
import { Client } from 'pg';
import { vi } from 'vitest';

// Transaction statements, and the polling of the change signal.
const besides = /^\s*(begin|commit|rollback|listen|pragma|select 1$)|content_change/i;
const changeCheck = /^\s*(pragma data_version|select 1)$/i;

type Work = () => Promise<unknown>;

/** How many statements this process runs, on either database, during `work`; transaction statements excluded. */
export const countStatements = (work: Work): Promise<number> => countSql(work, (sql) => !besides.test(sql));

/** How often this process asks the database for changes during `work`, by its timer too. */
export const countChangeChecks = (work: Work): Promise<number> => countSql(work, (sql) => changeCheck.test(sql));

async function countSql(work: Work, isCounted: (sql: string) => boolean): Promise<number> {
  const counted = (['all', 'run', 'iterate', 'get'] as const).map((method) =>
    vi.spyOn(StatementSync.prototype, method),
  );
  const asked = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const inSqlite = counted.flatMap((spy) =>
      spy.mock.contexts.map((statement) => (statement as StatementSync).sourceSQL),
    );
    const texts = [...inSqlite, ...asked.mock.calls.map(([query]) => textOf(query))];
    return texts.filter((sql) => typeof sql === 'string' && isCounted(sql)).length;
  } finally {
    for (const spy of [...counted, asked]) spy.mockRestore();
  }
}

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
}
