import { StatementSync } from 'node:sqlite';
import { Client } from 'pg';
import { vi } from 'vitest';

const isOurs = (sql: unknown) => typeof sql === 'string' && !/^\s*(begin|commit|rollback|listen|pragma)/i.test(sql);

/** How many statements this process runs, on whichever database, while `work` goes on; transaction marks left out. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const counted = [
    vi.spyOn(StatementSync.prototype, 'all'),
    vi.spyOn(StatementSync.prototype, 'run'),
    vi.spyOn(StatementSync.prototype, 'iterate'),
  ];
  const asked = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const inSqlite = counted.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    return inSqlite + asked.mock.calls.filter(([query]) => isOurs(textOf(query))).length;
  } finally {
    for (const spy of [...counted, asked]) spy.mockRestore();
  }
}

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
}
