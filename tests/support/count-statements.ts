import { StatementSync } from 'node:sqlite';
import { Client } from 'pg';
import { vi } from 'vitest';

// Transaction statements, and the polling of the change signal.
const besides = /^\s*(begin|commit|rollback|listen|pragma|select 1$)|content_change/i;
const counts = (sql: unknown) => typeof sql === 'string' && !besides.test(sql);

/** How many statements this process runs, on either database, during `work`; transaction statements excluded. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const counted = [
    vi.spyOn(StatementSync.prototype, 'all'),
    vi.spyOn(StatementSync.prototype, 'run'),
    vi.spyOn(StatementSync.prototype, 'iterate'),
  ];
  const asked = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const inSqlite = counted.flatMap((spy) =>
      spy.mock.contexts.map((statement) => (statement as StatementSync).sourceSQL),
    );
    return [...inSqlite, ...asked.mock.calls.map(([query]) => textOf(query))].filter(counts).length;
  } finally {
    for (const spy of [...counted, asked]) spy.mockRestore();
  }
}

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
}
