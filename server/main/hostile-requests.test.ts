import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileRequests } from '../../tests/fuzz/hostile-requests.ts';
import { type Outcome, sendBytes } from '../../tests/fuzz/send-bytes.ts';
import { type RunningProgram, startProgram } from '../../tests/support/servers/running-program.ts';
import { freshTestDatabase, type TestDatabase } from '../../tests/support/sites/test-database.ts';

const count = 2_000;
const atOnce = 8;
// Small files show what breaks; the time for large ones is measured by `npm run bench -- --only hostile`.
const largest = 20_000;
const patience = 60_000;

let folder: string;
let database: TestDatabase;
let program: RunningProgram;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-hostile-'));
  database = await freshTestDatabase();
  // Without a challenge, so that the content is parsed.
  program = await startProgram({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000000', ...database.settings });
});
afterAll(async () => {
  await program?.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('two thousand hostile requests are answered or cut off, without an internal error', async () => {
  const requests = hostileRequests(count, { seed: 20_261_122, largest });
  const outcomes = new Map<Outcome, number>();
  const faults: string[] = [];
  const sender = async () => {
    for (const { about, bytes } of requests) {
      const outcome = await sendBytes(program.address, bytes, patience);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome === 'silent' || (Number(outcome) >= 500 && outcome !== 503)) faults.push(`${outcome}: ${about}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  expect(faults).toEqual([]);
  expect(outcomes.get(503) ?? 0).toBe(0);
  expect([...outcomes.values()].reduce((sum, each) => sum + each)).toBe(count);
  // The mix must be right: some are accepted, some malformed, some invalid.
  for (const status of [200, 400, 404, 413, 415, 422] as const) expect(outcomes.get(status) ?? 0).toBeGreaterThan(0);

  for (const path of ['/', '/ar/careers', '/api/partners', '/api/health']) {
    expect([path, (await program.read(path)).status]).toEqual([path, 200]);
  }
}, 600_000);
