import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { m } from '#messages';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { type RunningProgram, startProgram } from '../../../tests/support/servers/running-program.ts';
import { required } from '../../../tests/support/sites/first.ts';

const prlimit = '/usr/bin/prlimit';
// The rest is the same on both databases: this is about the program's own disk.
const isSqlite = process.env.TEST_DATABASE !== 'postgres';

let program: RunningProgram | undefined;
let folder: string;
afterEach(async () => {
  await program?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** From the next write on no file of the program may grow, as on a full disk; undefined: no limit. */
const limitFiles = (bytes?: number) =>
  promisify(execFile)(prlimit, [`--pid=${required(program).pid}`, `--fsize=${bytes ?? 'unlimited'}:unlimited`]);

const send = (path: string, body: FormData | string, headers: Record<string, string> = {}) =>
  fetch(required(program).address + path, { method: 'POST', body, headers, redirect: 'manual' });
const json = { 'content-type': 'application/json', 'accept-language': 'ar' };
const message = JSON.stringify({ fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Sacks of 50 kg?' });

function application(): FormData {
  const form = new FormData();
  const cv = new File([samplePdf()], 'Samira.pdf', { type: 'application/pdf' });
  for (const [name, value] of [
    ['fullName', 'Samira Khalil'],
    ['email', 'samira@example.com'],
  ] as const) {
    form.append(name, value);
  }
  form.append('cv', cv);
  // After the file: it is still received when the file cannot be stored.
  form.append('phone', '079 123 4567');
  return form;
}

test.runIf(isSqlite && existsSync(prlimit))(
  'while the disk is full nothing is half stored, readers notice nothing, and room ends it',
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'mansooj-full-'));
    program = await startProgram({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' });
    expect((await send('/api/contacts', message, json)).status).toBe(201);

    await limitFiles(1);
    const refused = await send('/api/contacts', message, json);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { success: false, code: 'unavailable', message: m.error_unavailable({}, { locale: 'ar' }) },
    ]);
    expect((await send('/api/careers', application())).status).toBe(503);
    const rejected = await send('/careers', application(), { 'accept-language': 'ar' });
    const page = await rejected.text();
    expect([rejected.status, page.includes('lang="ar"')]).toEqual([503, true]);
    for (const typed of ['Samira Khalil', 'samira@example.com', '079 123 4567']) expect(page).toContain(typed);
    expect(page).not.toMatch(/EFBIG|ENOSPC|mansooj-full/);
    const health = await program.read('/api/health');
    expect([health.status, Object.keys(JSON.parse(health.body).errors)]).toEqual([503, ['disk']]);
    for (const path of ['/', '/ar/contact-us', '/careers', '/api/partners', '/sitemap.xml']) {
      expect([path, (await program.read(path)).status]).toEqual([path, 200]);
    }

    // Staff can read, though they change nothing.
    const token = await signIn();
    expect(await storedLeads(token)).toEqual([1, 0]);

    await limitFiles();
    expect((await program.read('/api/health')).body).toBe('{"status":"ok"}');
    expect((await send('/api/contacts', message, json)).status).toBe(201);
    expect((await send('/api/careers', application())).status).toBe(201);
    expect(await storedLeads(token)).toEqual([2, 1]);
  },
);

async function signIn(): Promise<string> {
  const credentials = JSON.stringify({ username: 'owner', password: 'woven-in-amman-2005' });
  return (await (await send('/api/auth/login', credentials, json)).json()).token;
}

async function storedLeads(token: string): Promise<number[]> {
  const read = async (path: string) =>
    JSON.parse((await required(program).read(path, { authorization: `Bearer ${token}` })).body);
  const [contacts, careers] = [await read('/api/contacts'), await read('/api/careers')];
  return [contacts.data.contacts.length, careers.data.careers.length];
}

test.runIf(isSqlite)('a data folder that cannot be written to stops the start with one line', async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-full-'));
  const places = [join(import.meta.filename, 'data'), ...(existsSync('/sys') ? ['/sys/mansooj'] : [])];
  for (const place of places) {
    await expect(startProgram({ DATA_DIR: place })).rejects.toThrow(
      /^The program ended before it opened: DATA_DIR \S+ cannot be written to: [a-z ]+\.\n$/,
    );
  }
});
