import { cp, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sqliteFile } from '#server/core/db/database.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { commands } from './commands.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const reading: [name: string, args: string[]][] = [
  ['user', ['list']],
  ['audit-verify', []],
  ['erase-person', ['samira@example.com', '--dry-run']],
];
const pageBytes = 4096;

async function givenWorkedSite(): Promise<BuiltSite> {
  const site = await buildSite();
  onTestFinished(() => site.close());
  const admin = await asAdmin(site);
  for (let count = 0; count < 20; count++) {
    const { _id } = await givenContact(site, { email: 'samira@example.com' });
    await admin.call('PATCH', `/contacts/${_id}/status`, { status: 'read' });
  }
  return site;
}

/** Runs a command in this process. @returns its exit status and what it wrote to standard error */
async function run(name: string, args: string[], environment: Record<string, string>) {
  const told = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const shown = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    return { status: await commands[name]?.(args, environment), says: told.mock.calls.join('') };
  } finally {
    told.mockRestore();
    shown.mockRestore();
  }
}

/** A copy of the data of the site, with the pages of its database from `first` on, each `step`, overwritten. */
async function copyDamaged(site: BuiltSite, first: number, step: number): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'mansooj-damaged-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(site.dataDir, copy, { recursive: true });
  const file = sqliteFile(copy);
  const { size } = await stat(file);
  await using handle = await open(file, 'r+');
  for (let page = first; page * pageBytes < size; page += step)
    await handle.write(Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, page * pageBytes);
  return copy;
}

// Each copy is opened three times.
test.runIf(!isPostgres)('damage that a command meets late is one sentence', { timeout: 120_000 }, async () => {
  const site = await givenWorkedSite();
  await sql`pragma wal_checkpoint(truncate)`.execute(site.database.db);
  const found = new Set<string>();
  for (let first = 1; first < 12; first++) {
    const copy = await copyDamaged(site, first, 12);
    for (const [name, args] of reading) {
      const { status, says } = await run(name, args, { DATA_DIR: copy });
      if (status === 0) continue;
      found.add(name);
      expect
        .soft(`${first} ${name}: ${says}`)
        .toMatch(/^.* \/\S+mansooj\.sqlite is damaged\. [^\n]+"restore"[^\n]+\n$/);
    }
  }
  expect([...found].sort()).toEqual(reading.map(([name]) => name).sort());
});

test.runIf(isPostgres)('damage that a command meets late in PostgreSQL is one sentence', async () => {
  const { database, environment } = await givenWorkedSite();
  const { db } = database;
  await sql`create function read_page() returns boolean language plpgsql as
    $$ begin raise 'invalid page in block 7 of relation base/5/16384' using errcode = 'XX001'; end $$`.execute(db);
  for (const table of ['account', 'audit_entry', 'contact']) {
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_there`)}`.execute(db);
    await sql`create view ${sql.table(table)} as select * from ${sql.table(`${table}_there`)} where read_page()`.execute(
      db,
    );
  }
  for (const [name, args] of reading)
    expect.soft(await run(name, args, environment)).toEqual({
      status: 1,
      says: expect.stringMatching(/^PostgreSQL at .* is damaged \(XX001\)\. .*"restore"[^\n]+\n$/),
    });
});

test('a table that is not there is named, with the way on', async () => {
  const { database, environment } = await givenWorkedSite();
  await sql`drop table audit_entry`.execute(database.db);
  const { status, says } = await run('audit-verify', [], environment);
  expect([status, says]).toEqual([
    1,
    expect.stringMatching(/ is not whole \(.*audit_entry.*\)\. .*"restore"[^\n]+\n$/),
  ]);
});
