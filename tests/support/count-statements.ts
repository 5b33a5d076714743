import { StatementSync } from 'node:sqlite';
import { Client } from 'pg';
import { vi } from 'vitest';

// The marks of transactions, and the watching of changes, which goes on by itself.
const besides = /^\s*(begin|commit|rollback|listen|pragma|select 1$)|content_change/i;
const counts = (sql: unknown) => typeof sql === 'string' && !besides.test(sql);

/** How many statements this process runs, on whichever database, while `work` goes on; marks of transactions left out. */
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
