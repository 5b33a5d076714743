import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import type { BuiltSite } from './build-site.ts';

export type HeldDatabase = { release(): Promise<void> };

const holdSqlite = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.once('data', () => {
    database.exec('rollback');
    database.close();
    process.exit();
  });
`;

/** Another program that holds a write transaction open until it is released. */
export function holdDatabase(site: Pick<BuiltSite, 'dataDir' | 'environment'>): Promise<HeldDatabase> {
  const { DATABASE_URL } = site.environment;
  return DATABASE_URL ? holdPostgres(DATABASE_URL) : holdSqliteFile(join(site.dataDir, 'mansooj.sqlite'));
}

async function holdSqliteFile(file: string): Promise<HeldDatabase> {
  const child = spawn(process.execPath, ['-e', holdSqlite, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    async release() {
      const ended = once(child, 'close');
      child.stdin.write('now');
      await ended;
    },
  };
}

/** PostgreSQL lets others write beside a writer; what stops them is a lock on the tables that they change. */
async function holdPostgres(connectionString: string): Promise<HeldDatabase> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('begin');
  await client.query('lock table contact, career, consultation in share row exclusive mode');
  return {
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}
