import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sampleFolder } from '../../../../tests/support/files/sample-files.ts';
import { chooseFirst } from '../../../../tests/support/full-run.ts';
import { type FakeClamd, startFakeClamd, virus } from '../../../../tests/support/servers/fake-clamd.ts';
import { createVirusScanner } from './virus-scanner.ts';

// Silence is waited for only where there will be no verdict: a busy machine may be silent for as long.
const patience = 300;
let samples: Awaited<ReturnType<typeof sampleFolder>>;
beforeAll(async () => {
  samples = await sampleFolder();
});
afterAll(() => samples.dispose());

describe.each(chooseFirst(['socket', 'port'] as const))('a scanner at a %s', (kind) => {
  let clamd: FakeClamd;
  beforeAll(async () => {
    clamd = await startFakeClamd(kind);
  });
  afterEach(() => clamd.behave('scans'));
  afterAll(() => clamd.stop());
  const scan = (bytes: string | Readable) => createVirusScanner(clamd.address).scan(bytes);

  test('receives the whole file and distinguishes clean from infected', async () => {
    const large = Buffer.alloc(3 * 1024 * 1024, 7);
    expect(await scan(await samples.write('clean', large))).toBe('clean');
    expect(clamd.seen.at(-1)?.equals(large)).toBe(true);
    expect(await scan(await samples.write('infected', `a ${virus} b`))).toBe('infected');
    expect(await scan(Readable.from([Buffer.from(virus)]))).toBe('infected');
  });

  test.each(['is silent', 'hangs up', 'refuses large files'] as const)('that %s gives no verdict', async (habit) => {
    clamd.behave(habit);
    const file = await samples.write('any', Buffer.alloc(2_000_000));
    expect(await createVirusScanner(clamd.address, patience).scan(file)).toBe('unreachable');
  });
});

test('a missing scanner gives no verdict, and without a setting none is used', async () => {
  const file = await samples.write('any', 'x');
  expect(await createVirusScanner('/nowhere/clamd.sock').scan(file)).toBe('unreachable');
  expect(await createVirusScanner('tcp://127.0.0.1:1').scan(file)).toBe('unreachable');
  expect(await createVirusScanner(undefined).scan(file)).toBe('off');
});

test('an unreadable file gives no verdict', async () => {
  const clamd = await startFakeClamd();
  expect(await createVirusScanner(clamd.address, patience).scan('/no/such/file')).toBe('unreachable');
  await clamd.stop();
});
