import { StatementSync } from 'node:sqlite';
import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import { vi } from 'vitest';
import type { BuiltSite } from './build-site.ts';

type Statement = { text: string; parameters: unknown[] };

// The marks of transactions, and the watching of changes.
const isRead = ({ text }: Statement) => /^\s*select/i.test(text) && !/content_change|^select 1$/.test(text);

/** The reads of this process during `work`. */
export async function collectReads(work: () => Promise<unknown>): Promise<Statement[]> {
  const inSqlite = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(StatementSync.prototype, 'iterate')];
  const inPostgres = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const statements = inSqlite.flatMap((spy) =>
      spy.mock.contexts.map((context, i) => ({
        text: (context as StatementSync).sourceSQL,
        parameters: spy.mock.calls[i] as unknown[],
      })),
    );
    const asked = inPostgres.mock.calls as unknown as [string, unknown[]?][];
    return [...statements, ...asked.map(([text, parameters = []]) => ({ text: String(text), parameters }))].filter(
      isRead,
    );
  } finally {
    for (const spy of [...inSqlite, inPostgres]) spy.mockRestore();
  }
}

/**
 * The query plan of the reads of `table` during `work`: the steps without an index or with a sort. PostgreSQL is told
 * to avoid sequential scans, which it prefers for small tables.
 */
export async function clumsySteps(site: BuiltSite, table: string, work: () => Promise<unknown>): Promise<string[]> {
  const statements = await collectReads(work);
  if (statements.length === 0) throw new Error('Nothing was read.');
  const explain = site.database.engine === 'sqlite' ? explainInSqlite : explainInPostgres;
  const clumsy = new RegExp(`^SCAN ${table}$|TEMP B-TREE|Seq Scan on ${table}\\b|\\bSort\\b`);
  const plans = await Promise.all(statements.map((statement) => explain(site, statement)));
  return plans.flatMap((plan, i) => {
    const { text } = statements[i] ?? { text: '' };
    const isFine = isOfPage.test(text) ? (step: string) => plainSort.test(step) : () => false;
    return plan.filter((step) => clumsy.test(step) && !isFine(step)).map((step) => `${step}: ${text}`);
  });
}

// The rows of a page are found by their ids and then put in order; without an index the ids would need a scan.
const isOfPage = / in \(select id .* limit /;
const plainSort = /^\s*(?:USE TEMP B-TREE FOR ORDER BY$|(?:->\s+)?Sort(?: Key:| {2}\())/;

async function explainInSqlite({ database }: BuiltSite, { text, parameters }: Statement): Promise<string[]> {
  const { rows } = await database.db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, parameters),
  );
  return rows.map(({ detail }) => detail);
}

function explainInPostgres({ database }: BuiltSite, { text, parameters }: Statement): Promise<string[]> {
  return database.db.transaction().execute(async (transaction) => {
    for (const way of ['seqscan', 'sort', 'incremental_sort'])
      await sql.raw(`set local enable_${way} = off`).execute(transaction);
    const { rows } = await transaction.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${text}`, parameters),
    );
    return rows.flatMap((row) => Object.values(row));
  });
}
