import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sentPicture } from '../../tests/support/files/sent-files.ts';
import { type BucketServer, startBucketServer } from '../../tests/support/servers/bucket-server.ts';
import {
  programAdministrator,
  type RunningProgram,
  startProgram,
} from '../../tests/support/servers/running-program.ts';
import { one } from '../../tests/support/sites/first.ts';
import { freshTestDatabase, type TestDatabase } from '../../tests/support/sites/test-database.ts';
import { connectDatabase } from '../core/db/database.ts';

let folder: string;
let database: TestDatabase;
let bucket: BucketServer;
let running: RunningProgram[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-several-'));
  [database, bucket, running] = [await freshTestDatabase(), await startBucketServer(), []];
});
afterEach(async () => {
  await Promise.all(running.map((program) => program.stop()));
  bucket.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function given(settings: Record<string, string>): Promise<RunningProgram> {
  const program = await startProgram({ DATA_DIR: folder, ...database.settings, ...settings });
  running.push(program);
  return program;
}

const signIn = (address: string, password = programAdministrator.password) =>
  fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ username: programAdministrator.username, password }),
  });

async function givenToken(address: string): Promise<{ authorization: string }> {
  const { token } = await (await signIn(address)).json();
  return { authorization: `Bearer ${token}` };
}

type Saved = { _id: string; mainImage: string };

async function savePartner(
  address: string,
  headers: Record<string, string>,
  name: string,
  id?: string,
): Promise<Saved> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, industry: 'Flour', specifications: '[]' }))
    form.append(field, value);
  if (!id) form.append('mainImage', await sentPicture());
  const url = `${address}/api/partners${id ? `/${id}` : ''}`;
  const reply = await fetch(url, { method: id ? 'PUT' : 'POST', headers, body: form });
  expect(reply.ok).toBe(true);
  return reply.json();
}

const times = <Value>(count: number, work: () => Promise<Value>) => Promise.all(Array.from({ length: count }, work));

/** Every program shows this on the page within a second. */
async function expectShownEverywhere(name: 'Old' | 'New'): Promise<void> {
  await wait(1_000);
  for (const program of running) {
    const pages = await times(12, () => program.read('/partners'));
    const names = pages.map(({ body }) => />(Old|New) Mills<\/a>/.exec(body)?.[1]);
    expect(names).toEqual(Array(12).fill(name));
  }
}

/** One of all processes made the variants of the picture, once. */
async function expectVariantsMadeOnce(path: string): Promise<void> {
  const { db, close } = connectDatabase({ dataDir: folder, databaseUrl: database.settings.DATABASE_URL });
  try {
    const read = () => db.selectFrom('media').select('variants').where('path', '=', path).execute();
    const jobs = () => db.selectFrom('job').select('attempts').where('id', '=', path).execute();
    const attempts = new Set<number>();
    await vi.waitFor(
      async () => {
        for (const job of await jobs()) attempts.add(job.attempts);
        expect([await read(), await jobs()]).toEqual([[{ variants: 'ready' }], []]);
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(Math.max(0, ...attempts)).toBeLessThanOrEqual(1);
  } finally {
    await close();
  }
}

/** Ten failures, counted in any process, block in every process. */
async function expectSharedThrottle(): Promise<void> {
  for (let i = 0; i < 10; i++) {
    expect((await signIn(one(running, i % running.length).address, 'wrong-password-of-mine')).status).toBe(401);
  }
  for (const { address } of running) expect((await signIn(address)).status).toBe(429);
}

test('WORKERS of an earlier version is ignored, with one line that says so', async () => {
  const program = await given({ WORKERS: '2' });
  expect(await program.children()).toEqual([]);
  expect(program.complaints()).toBe('The setting WORKERS is ignored: one process serves an installation.\n');
}, 60_000);

test('a port in use by another site is not shared', async () => {
  const program = await given({});
  const { port } = new URL(program.address);
  const second = given({ PORT: port, DATA_DIR: join(folder, 'second') });
  await expect(second).rejects.toThrow(/ended before it opened: .*PORT/);
}, 60_000);

describe.runIf(process.env.TEST_DATABASE === 'postgres')('two machines with PostgreSQL and a bucket', () => {
  test('behave as one site', async () => {
    const [one, other] = [
      await given({ ...bucket.settings, DATA_DIR: join(folder, 'one') }),
      await given({ ...bucket.settings, DATA_DIR: join(folder, 'other') }),
    ];
    const headers = await givenToken(one.address);
    expect((await other.read('/api/auth/me', headers)).status).toBe(200);

    const { _id, mainImage } = await savePartner(one.address, headers, 'Old Mills');
    await expectShownEverywhere('Old');
    expect((await other.read(`/media/${mainImage}`)).status).toBe(200);
    await savePartner(other.address, headers, 'New Mills', _id);
    await expectShownEverywhere('New');
    await expectVariantsMadeOnce(mainImage);
    await expectSharedThrottle();
  }, 60_000);
});
