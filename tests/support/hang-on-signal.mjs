// Loaded into the program by NODE_OPTIONS: SIGUSR2 blocks its event loop, in JavaScript or in an SQLite statement.
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

function hangInJavaScript() {
  for (;;);
}

function hangInSqlite() {
  const endless = 'with recursive number(n) as (select 1 union all select n + 1 from number) select max(n) from number';
  new DatabaseSync(':memory:').prepare(endless).get();
}

if (isMainThread) process.on('SIGUSR2', process.env.HANG_IN === 'sqlite' ? hangInSqlite : hangInJavaScript);
