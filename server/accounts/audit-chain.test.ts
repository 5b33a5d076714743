import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { chainedColumns, hashAfter } from '#server/core/db/audit-chain/audit-chain.ts';
import { restoreArchive } from '#server/operations/backup/archive/restore-archive.ts';
import { runBackup } from '#server/operations/backup/run-backup.ts';
import { runScript } from '../../tests/support/servers/run-script.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { emptyInstallation } from '../../tests/support/sites/empty-installation.ts';
import { required } from '../../tests/support/sites/first.ts';
import { tamper, unprotectLog } from '../../tests/support/sites/tampered-log.ts';
import { verifyAuditChain } from './audit/audit-verification.ts';

let site: BuiltSite;
beforeEach(async () => {
  site = await buildSite();
});
afterEach(() => site.close());

const verify = () => verifyAuditChain(site.database);
const rows = () => site.database.db.selectFrom('audit_entry').selectAll().orderBy('position').execute();
const record = (name: string) =>
  site.services.audit.record({
    ...{ action: 'changed', section: 'faqs', record: name, by: 'somebody' },
    ...{ fields: ['question', 'answer'], call: 'PUT /faqs/:id', address: '203.0.113.7' },
  });

/** Two entries as the release before this one wrote them, without a place in the chain. */
async function givenUnlinked(): Promise<void> {
  const old = { action: 'changed', section: 'faqs', fields: '[]' } as const;
  const nobody = { actor_id: null, record_id: null, call: null, address: null };
  const values = ['a', 'b'].map((id) => ({ ...old, ...nobody, id, at: '2026-03-04T22:30:00.000Z' }));
  await site.database.db.insertInto('audit_entry').values(values).execute();
}

/** Five entries without protection, the oldest first. */
async function givenEntries() {
  for (const name of ['one', 'two', 'three', 'four', 'five']) await record(name);
  const known = await rows();
  await unprotectLog(site.database);
  return known.map((row) => ({ ...row, id: row.id, position: Number(row.position) }));
}
const third = async () => required((await givenEntries())[2]);
const remove = (id: string) => site.database.db.deleteFrom('audit_entry').where('id', '=', id).execute();

describe('the audit log is a chain', () => {
  test('of entries that each hold the hash of the one before', async () => {
    expect(await verify()).toMatchObject({ rows: 0, broken: null, last: { position: 0, hash: '' } });
    const known = await givenEntries();
    expect(known.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    for (const [index, row] of known.entries()) {
      expect(row.previous_hash).toBe(known[index - 1]?.hash ?? '');
      expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
    }
    const last = { position: 5, hash: known[4]?.hash };
    expect(await verify()).toEqual({ rows: 5, last, removed: 0, unlinked: 0, broken: null });
  });

  test.each([...chainedColumns, 'position', 'previous_hash', 'hash'] as const)(
    'and one changed byte of the column %s is named',
    async (column) => {
      const row = await third();
      const old = String(row[column]);
      const to = column === 'position' ? '9' : `${old.slice(0, -1)}${old.endsWith('1') ? '2' : '1'}`;
      await tamper(site.database, { column, id: row.id, to });
      const { broken } = await verify();
      expect(broken?.fault).toBe('changed');
      if (column !== 'id' && column !== 'at') expect(broken).toMatchObject({ id: row.id, at: row.at });
      else expect(broken?.[column]).toBe(to);
    },
  );

  test('so that a missing entry is named by the one that follows, at the end by the last', async () => {
    const [first, second, , , fifth] = await givenEntries();
    await remove(required(fifth).id);
    const fourth = required((await rows()).at(-1));
    expect((await verify()).broken).toEqual({ id: fourth.id, at: fourth.at, fault: 'missing_after' });
    await remove(required(first).id);
    expect((await verify()).broken).toEqual({ id: second?.id, at: second?.at, fault: 'missing_before' });
    for (const { id } of await rows()) await remove(id);
    expect((await verify()).broken).toEqual({ id: null, at: null, fault: 'missing_after' });
  });

  test('and an entry that was rewritten with a new hash is found by its successor', async () => {
    const row = await third();
    const before = { position: row.position - 1, hash: String(row.previous_hash) };
    await tamper(site.database, { column: 'record_id', id: row.id, to: 'nothing' });
    await tamper(site.database, {
      column: 'hash',
      id: row.id,
      to: hashAfter(before, { ...row, record_id: 'nothing' }),
    });
    const fourth = (await rows())[3];
    expect((await verify()).broken).toEqual({ id: fourth?.id, at: fourth?.at, fault: 'out_of_order' });
  });

  test('that several processes and many writers at once extend', { timeout: 60_000 }, async () => {
    const writer = new URL('../../tests/support/servers/log-writer.ts', import.meta.url);
    const env = { ...process.env, ...site.environment, LOG_ENTRIES: '40' };
    const writers = [1, 2].map(() => fork(writer, { env, execArgv: [] }));
    await Promise.all(writers.map((child) => once(child, 'message')));
    const ends = writers.map((child) => once(child, 'exit'));
    for (const child of writers) child.send('go');
    await Promise.all(Array.from({ length: 40 }, (_, index) => record(`own-${index}`)));
    expect((await Promise.all(ends)).map(([status]) => status)).toEqual([0, 0]);
    expect(await verify()).toMatchObject({ rows: 120, broken: null, unlinked: 0, last: { position: 120 } });
  });

  test('whose rolled back entries leave no gap, and whose repeated ones are stored once', async () => {
    const { audit } = site.services;
    const failing = site.database.db.transaction().execute(async (transaction) => {
      await audit.record({ action: 'changed', section: 'users' }, transaction);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const refused = { action: 'refused', section: 'users', onceInMilliseconds: 1e12 } as const;
    await Promise.all([audit.record([refused, refused]), audit.record(refused), audit.record(refused)]);
    expect(await verify()).toMatchObject({ rows: 1, broken: null });
  });

  test('that entries of the release before join when the next one is written', async () => {
    await record('one');
    await givenUnlinked();
    expect(await verify()).toMatchObject({ rows: 1, unlinked: 2, broken: null });
    await record('two');
    expect(await verify()).toMatchObject({ rows: 4, unlinked: 0, broken: null });
    expect((await rows()).map(({ id, record_id }) => (id.length === 1 ? id : record_id))).toEqual([
      'one',
      'a',
      'b',
      'two',
    ]);
  });
});

describe('retention', () => {
  const inThreeYears = () => new Date(Date.now() + 3 * 366 * 24 * 60 * 60 * 1000);

  test('removes entries from the beginning, and the log tells up to where', async () => {
    for (const name of ['one', 'two', 'three']) await record(name);
    const last = required((await rows()).at(-1));
    expect(await site.services.audit.sweep(inThreeYears())).toBe(3);
    const [note, ...rest] = await rows();
    expect(rest).toEqual([]);
    expect(note).toMatchObject({ action: 'retention_applied', section: 'audit', record_id: `3:${last.hash}` });
    expect(await verify()).toMatchObject({ rows: 1, removed: 3, broken: null });
    await record('four');
    expect(await verify()).toMatchObject({ rows: 2, removed: 3, broken: null, last: { position: 5 } });
    expect(await site.services.audit.sweep()).toBe(0);
  });

  test('does not explain entries that somebody else removed', async () => {
    const [, second, third] = await givenEntries();
    for (const { id } of (await rows()).slice(0, 2)) await remove(id);
    const removed = { removed_position: 2, removed_hash: String(second?.hash) };
    await site.database.db.updateTable('audit_chain').set(removed).execute();
    expect((await verify()).broken).toEqual({ id: third?.id, at: third?.at, fault: 'missing_before' });
  });
});

test('a restored backup is the same chain, and continues', { timeout: 60_000 }, async () => {
  for (const name of ['one', 'two', 'three']) await record(name);
  const place = await emptyInstallation();
  try {
    const backups = join(site.dataDir, 'elsewhere');
    const { backup, ...places } = readConfig({ ...site.environment, BACKUP_TO: backups });
    const { archive } = await runBackup({ ...backup, places });
    const before = await verify();
    await restoreArchive(join(backups, archive), readConfig(place.environment));
    const restored = await place.open();
    await restored.services.audit.record({ action: 'backup_restored', section: 'backups' });
    const after = await verifyAuditChain(restored.database);
    expect(after).toMatchObject({ broken: null, unlinked: 0 });
    expect(after.rows).toBeGreaterThan(before.rows);
    const known = await restored.database.db.selectFrom('audit_entry').select('hash').execute();
    expect(known.map(({ hash }) => hash)).toContain(before.last.hash);
  } finally {
    await place.remove();
  }
});

test('the command says how many entries have no place yet', { timeout: 60_000 }, async () => {
  const known = await givenEntries();
  await givenUnlinked();
  expect(await runScript('mansooj.mjs', ['audit-verify'], site.environment)).toEqual({
    status: 0,
    out: `5 rows, unbroken.
Last hash (row 5): ${known[4]?.hash}
2 rows of the earlier release are linked with the next entry.
`,
    err: '',
  });
});

test('the command says that the log is unbroken, or names the first broken row', { timeout: 60_000 }, async () => {
  const known = await givenEntries();
  const auditVerify = (...args: string[]) => runScript('mansooj.mjs', ['audit-verify', ...args], site.environment);
  const out = `5 rows, unbroken.\nLast hash (row 5): ${known[4]?.hash}\n`;
  expect(await auditVerify()).toEqual({ status: 0, out, err: '' });
  const row = required(known[2]);
  await tamper(site.database, { column: 'section', id: row.id, to: 'faqz' });
  await tamper(site.database, { column: 'section', id: required(known[3]).id, to: 'faqz' });
  const err = `Row ${row.id} of ${row.at} was changed after it was written.\n`;
  expect(await auditVerify()).toEqual({ status: 1, out: '', err });
  expect(await auditVerify('--all')).toMatchObject({ status: 2, out: '' });
});
