import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { listMigrations } from '#server/core/db/migrator.ts';
import {
  createDigest,
  inSnapshot,
  listCopiedTables,
  type PortableRow,
  readRows,
  type TableDigest,
} from '#server/core/db/tables/table-rows.ts';
import { isStoragePath } from '#server/core/files/storage/storage-path.ts';

export type TableDump = {
  migrations: string[];
  tables: Record<string, TableDigest>;
  /** The stored files that records have. */
  namedFiles: Set<string>;
};

/** Tables that name uploads which no record has taken over. */
const tablesOfUploads = ['kept_upload', 'file_mark'];

type Leaves = (table: string, row: PortableRow) => boolean;

/**
 * Writes a consistent snapshot of every table into `folder`, each as JSON lines in `<table>.jsonl`, without the rows
 * that `leavesOut` names.
 */
export async function dumpTables(
  { db, engine }: OpenDatabase,
  folder: string,
  leavesOut: Leaves = () => false,
): Promise<TableDump> {
  const tables: Record<string, TableDigest> = {};
  const namedFiles = new Set<string>();
  const migrations = await inSnapshot(db, engine, async (snapshot) => {
    for (const copied of await listCopiedTables(snapshot, engine)) {
      const { table } = copied;
      const digest = createDigest();
      const lines = async function* () {
        for await (const read of readRows(snapshot, engine, copied)) {
          const rows = read.filter((row) => !leavesOut(table, row));
          if (rows.length === 0) continue;
          digest.add(rows);
          if (!tablesOfUploads.includes(table)) collectNamedFiles(rows, namedFiles);
          yield `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
        }
      };
      await pipeline(lines, createWriteStream(join(folder, `${table}.jsonl`)));
      tables[table] = digest.result();
    }
    return listMigrations(snapshot);
  });
  return { migrations, tables, namedFiles };
}

function collectNamedFiles(rows: PortableRow[], named: Set<string>): void {
  for (const row of rows) {
    for (const value of Object.values(row)) {
      if (typeof value === 'string' && value.length < 100 && isStoragePath(value)) named.add(value);
    }
  }
}
