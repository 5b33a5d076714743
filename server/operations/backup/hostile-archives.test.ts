import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { connectDatabase } from '#server/core/db/database.ts';
import { earlierMigrations } from '#server/core/db/earlier-migrations.ts';
import { migrate } from '#server/core/db/migrator.ts';
import type { PortableRow } from '#server/core/db/tables/table-rows.ts';
import {
  type ArchivePart,
  archiveOf,
  partsOf,
  rowsOf,
  tarHeader,
  tarOf,
  withManifest,
  withoutTable,
  withRows,
  withTable,
} from '../../../tests/support/files/archive-parts.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { one } from '../../../tests/support/sites/first.ts';
import { storedRows } from '../../../tests/support/sites/stored-rows.ts';
import { restoreArchive } from './archive/restore-archive.ts';
import { runBackup } from './run-backup.ts';

const isFull = process.env.TEST_FULL === '1';
const mebibyte = 1024 ** 2;

let site: BuiltSite;
let place: EmptyInstallation;
let good: Buffer;
let parts: ArchivePart[];
beforeAll(async () => {
  [site, place] = [await buildSite(), await emptyInstallation()];
  await givenContact(site);
  await givenApplication(site);
  const { backup, ...places } = readConfig(site.environment);
  const { archive } = await runBackup({ ...backup, places });
  good = await readFile(join(backup.to, archive));
  parts = await partsOf(good);
});
afterAll(async () => {
  await site.close();
  await place.remove();
});

/** Everything in the place: its files, and the rows of its database when that is separate. */
async function state() {
  const { databaseUrl } = readConfig(place.environment);
  const files = await readdir(place.dataDir, { recursive: true });
  if (!databaseUrl) return { files, rows: 0 };
  const { db, close } = connectDatabase({ dataDir: place.dataDir, databaseUrl });
  const tables = await storedRows(db).finally(close);
  return { files, rows: Object.values(tables).flat().length };
}

/** The reason an archive is refused; undefined when it is accepted. A refusal must leave the place unchanged. */
async function refusal(archive: Buffer): Promise<string> {
  const file = join(site.dataDir, 'hostile.tar.zst');
  await writeFile(file, archive);
  const reason = await restoreArchive(file, readConfig(place.environment)).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  expect(await state(), reason).toEqual({ files: [], rows: 0 });
  return reason;
}

function holdsTheSame(archive: Buffer): boolean {
  try {
    return zstdDecompressSync(archive, { maxOutputLength: mebibyte }).equals(zstdDecompressSync(good));
  } catch {
    return false;
  }
}

const other = (name: string, change: Partial<ArchivePart>) =>
  parts.map((part) => (part.name === name ? { ...part, ...change } : part));
const first = (entry: ArchivePart) => archiveOf([entry, ...parts]);
const contact = 'tables/contact.jsonl';
const damaged = /^The archive is damaged/;
const notOurs = 'The archive was not made by this program.';
const bytes = Buffer.from('x');

describe('an incomplete archive', () => {
  test('is refused wherever it is truncated', async () => {
    for (let part = 0; part < 20; part++) {
      expect(await refusal(good.subarray(0, Math.floor((good.length * part) / 20)))).toMatch(damaged);
    }
  });

  test('is refused when any of its bytes is changed', async () => {
    // The first bytes declare the memory needed.
    const header = 6;
    let alike = 0;
    for (let round = 0; round < (isFull ? 400 : 40); round++) {
      const changed = Buffer.from(good);
      // Seeded, so that failures can be reproduced.
      const at = header + ((round * 7919) % (good.length - header));
      // The whole byte: single bits of Zstandard may be padding.
      changed[at] = one(changed, at) ^ 0xff;
      // Five or six of thirteen thousand bytes say nothing: the archive is still the same.
      if (holdsTheSame(changed)) {
        alike++;
        continue;
      }
      expect(await refusal(changed), `byte ${at}`).toMatch(/^The archive (is damaged|was not made)/);
    }
    expect(alike).toBeLessThan(5);
  }, 300_000);

  test('is refused when any of its entries is changed, missing, repeated or new', async () => {
    for (const { name, content } of parts.filter((part) => part.content.length > 0)) {
      const changed = Buffer.from(content);
      const at = Math.floor(content.length / 2);
      changed[at] = one(changed, at) ^ 1;
      const reason = await refusal(await archiveOf(other(name, { content: changed })));
      expect(reason, name).toMatch(/^The (archive is damaged|table)/);
      expect(await refusal(await archiveOf(parts.filter((part) => part.name !== name)))).toMatch(damaged);
      expect(await refusal(await first({ name, content }))).toBe(notOurs);
    }
    const file = { name: 'files/cvs/01a1feae-d843-7776-b13b-0b1089fa7c3a.pdf', content: bytes };
    expect(await refusal(await archiveOf([...parts, file]))).toMatch(damaged);
  }, 60_000);
});

describe('an archive of other entries', () => {
  test.each([
    '../escaped.jsonl',
    'tables/../../escaped.jsonl',
    '/tmp/escaped',
    'files/../escaped',
    'files/cvs/../../escaped.pdf',
    'images/01a1feae-d843-7776-b13b-0b1089fa7c3a.webp',
    'tables\\..\\escaped.jsonl',
    'tables/contact.jsonl\u0000.jsonl',
    'mansooj.sqlite',
    '',
    '.',
    '__proto__',
    'tables/ضيف.jsonl',
  ])('is refused for the name %j', async (name) => {
    expect(await refusal(await first({ name, content: bytes }))).toMatch(/^The archive/);
  });

  test.each(['symlink', 'link', 'directory', 'fifo', 'character-device'] as const)(
    'is refused for a %s',
    async (type) => {
      const header = { type, linkname: '/etc/passwd', size: 0 };
      const reason = await refusal(await first({ name: contact, content: Buffer.alloc(0), header }));
      expect(reason).toBe(notOurs);
    },
  );

  test('is refused when it is packed differently, or not at all', async () => {
    expect(await refusal(gzipSync(await tarOf(parts)))).toMatch(damaged);
    expect(await refusal(await tarOf(parts))).toMatch(damaged);
    expect(await refusal(zstdCompressSync('no tar'))).toMatch(damaged);
    expect(await refusal(Buffer.alloc(0))).toMatch(damaged);
  });
});

/** Runs `work` and measures how much the memory of the process grew. */
async function memoryOf(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  await work().finally(() => clearInterval(timer));
  return (most - before) / mebibyte;
}

const zeros = (megabytes: number) => Buffer.alloc(megabytes * mebibyte);

describe('an archive that would fill the disk or the memory', () => {
  test('is refused by its declared sizes', async () => {
    const petabyte = 2n ** 50n;
    const huge = zstdCompressSync(Buffer.concat([tarHeader({ name: contact, size: petabyte }), zeros(1)]));
    expect(await refusal(huge)).toMatch(/^The disk of .* has too little room/);
    const manifest = zstdCompressSync(tarHeader({ name: 'manifest.json', size: 2n ** 30n }));
    expect(await refusal(manifest)).toBe(notOurs);
    const longName = zstdCompressSync(Buffer.concat([tarHeader({ name: 'x', size: 2n ** 30n, type: 'L' }), zeros(9)]));
    expect(await refusal(longName)).toMatch(damaged);
    const attributes = zstdCompressSync(
      Buffer.concat([tarHeader({ name: 'x', size: 2n ** 30n, type: 'x' }), zeros(9)]),
    );
    expect(await refusal(attributes)).toMatch(damaged);
  });

  test('is refused for too many entries', async () => {
    const many = (count: number, name: (place: number) => string) =>
      zstdCompressSync(
        Buffer.concat(Array.from({ length: count }, (_, place) => tarHeader({ name: name(place), size: 0n }))),
      );
    const count = isFull ? 1_000_000 : 50_000;
    expect(await refusal(many(count, () => contact))).toBe(notOurs);
    expect(await refusal(many(count, (place) => `tables/t${place}.jsonl`))).toBe(notOurs);
    const path = (place: number) => `files/cvs/${place.toString(16).padStart(8, '0')}-d843-7776-b13b-0b1089fa7c3a.pdf`;
    expect(await refusal(many(isFull ? 100_000 : 2_000, path))).toMatch(
      /^(The archive is damaged|The disk of .* has too little)/,
    );
  }, 300_000);

  test('is refused without allocating the memory that it unpacks to', async () => {
    const megabytes = isFull ? 2_000 : 300;
    const bomb = async (lines: Buffer) => archiveOf(withTable(parts, 'contact', lines));
    const endless = zstdCompressSync(zeros(megabytes));
    const oneLine = await bomb(Buffer.alloc(megabytes * mebibyte, 'x'));
    let reasons: string[] = [];
    const taken = await memoryOf(async () => {
      reasons = [await refusal(endless), await refusal(oneLine)];
    });
    expect(reasons[0]).toMatch(damaged);
    expect(reasons[1]).toMatch(/longer than any row/);
    expect(taken).toBeLessThan(megabytes);
  }, 300_000);
});

describe('an archive with a valid manifest and invalid rows', () => {
  const text = (lines: string) => Buffer.from(lines);
  const lines: [string, Buffer][] = [
    ['text that is not UTF-8', Buffer.concat([text('{"id":"'), Buffer.from([0xc3, 0x28, 0xff]), text('"}\n')])],
    ['half a character at the end', Buffer.concat([text('{"id":"'), Buffer.from([0xe2, 0x80])])],
    ['no JSON', text('{"id":\n')],
    ['lists', text('[]\n')],
    ['nothing', text('null\n')],
    ['a byte order mark', text('\ufeff{"id":"x"}\n')],
    ['rows without columns', text('{}\n')],
    ['rows nested deeply', text(`${'['.repeat(100_000)}\n`)],
    ['no rows where there should be one', text('')],
  ];
  test.each(lines)('is refused for %s', async (_about, content) => {
    const wanted = [{ id: 'x' }];
    const reason = await refusal(await archiveOf(withTable(parts, 'contact', content, wanted)));
    expect(reason).toMatch(/table contact/);
    expect(reason).not.toContain('\n');
  });

  test('is refused for rows that violate table constraints', async () => {
    const [row = {}] = rowsOf(parts, 'contact');
    const spoilt = [[row, row], [{ ...row, id: null }], [{ ...row, stranger: 'x' }], [{ ...row, message: ['x'] }]];
    for (const rows of [...spoilt, [{ ...row, message: true }], [{ ...row, '"; drop table contact; --': 'x' }]]) {
      const reason = await refusal(await archiveOf(withRows(parts, 'contact', rows)));
      expect(reason, JSON.stringify(rows[0])).toMatch(/table contact/);
    }
  });

  test.each(['stranger', 'constructor', 'sqlite_master', 'pg_class', 'kysely_migration'])(
    'is refused for a table %s',
    async (table) => {
      const reason = await refusal(await archiveOf(withRows(parts, table, [{ name: 'x' }])));
      expect(reason).toBe(`This program has no table ${table}.`);
    },
  );

  test('is refused for unknown migrations', async () => {
    for (const migrations of [['9999-from-the-future'], ['constructor'], ['__proto__'], ['toString']]) {
      const changed = withManifest(parts, (manifest) => Object.assign(manifest, { migrations }));
      expect(await refusal(await archiveOf(changed))).toMatch(/newer version/);
    }
  });

  test('is refused for some of the migrations before 1.0.0', async () => {
    const changed = withManifest(parts, (manifest) =>
      Object.assign(manifest, { migrations: earlierMigrations.slice(0, 5) }),
    );
    expect(await refusal(await archiveOf(changed))).toMatch(/early version 0\.1 \(0005-passkeys\)/);
  });
});

/** The same data as a database had it that only the first migration had made. */
async function asInBaseline(): Promise<ArchivePart[]> {
  const { db, engine, close } = connectDatabase({ dataDir: await mkdtemp(join(site.dataDir, 'baseline-')) });
  await migrate(db, engine, { upTo: '0001-baseline' });
  const columns = new Map((await db.introspection.getTables()).map((table) => [table.name, table.columns]));
  await close();
  let earlier = parts;
  for (const { name } of parts) {
    const [, table = ''] = /^tables\/(\w+)\.jsonl$/.exec(name) ?? [];
    const known = columns.get(table)?.map((column) => column.name);
    if (table && !known) earlier = withoutTable(earlier, table);
    else if (table) {
      const rows = rowsOf(parts, table);
      const isGrown = rows.some((row) => Object.keys(row).some((column) => !known?.includes(column)));
      const kept = (row: PortableRow) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => known?.includes(name)));
      if (isGrown) earlier = withRows(earlier, table, rows.map(kept));
    }
  }
  return earlier;
}

test('after all refusals the valid archive can still be restored, also from the last version before 1.0.0', async () => {
  const file = join(site.dataDir, 'good.tar.zst');
  const earlier = withManifest(await asInBaseline(), (manifest) =>
    Object.assign(manifest, { migrations: earlierMigrations }),
  );
  await writeFile(file, await archiveOf(earlier));
  const { tables } = await restoreArchive(file, readConfig(place.environment));
  expect([tables.contact?.rows, tables.career?.rows]).toEqual([1, 1]);
});
