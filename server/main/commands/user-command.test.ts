import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

const script = join(import.meta.dirname, '../../../scripts/mansooj.mjs');
// The site of the tests compares only what is hashed as quickly.
const quickArgon = join(import.meta.dirname, '../../../tests/support/sites/quick-argon.ts');
const password = 'correct horse battery';
let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());

/** Runs `npm run user -- …` beside the open site. */
async function user(parameters: string[], input = '') {
  const env = { ...process.env, ...site.environment };
  const child = spawn(process.execPath, ['--import', quickArgon, script, 'user', ...parameters], {
    env,
    stdio: 'pipe',
  });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const status = await new Promise((resolve) =>
    child.exitCode === null ? child.on('close', resolve) : resolve(child.exitCode),
  );
  return { status, out, err };
}
async function signIn(username: string, secret: string) {
  const payload = { username, password: secret };
  return (await site.http.inject({ method: 'POST', url: '/api/auth/login', payload })).json();
}

// Each call starts a process, which takes seconds on a slow machine.
describe('npm run user', { timeout: 30_000 }, () => {
  test('adds a user who can sign in at the running site, and lists, changes and removes them', async () => {
    const added = await user(['add', 'رانية حداد', '--role', 'user', '--password-stdin'], `${password}\n`);
    expect(added).toEqual({ status: 0, out: 'Added رانية حداد (user).\n', err: '' });
    const { token, user: signedIn } = await signIn('رانية حداد', password);
    expect(signedIn).toEqual({ username: 'رانية حداد', role: 'user' });
    expect((await user(['list'])).out).toMatch(
      /^NAME +ROLE +SESSIONS +LAST SEEN\nadmin +admin +0 +-\nرانية حداد +user +1 +20/,
    );
    expect((await user(['role', 'رانية حداد', 'admin'])).out).toBe('رانية حداد is now admin.\n');
    const changed = await user(['password', 'رانية حداد', '--password-stdin'], 'a long enough one');
    expect(changed.out).toMatch(/new password/);
    expect(`${changed.out}${changed.err}`).not.toContain('a long enough one');
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.http.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    expect(await signIn('رانية حداد', 'a long enough one')).toHaveProperty('token');
    expect((await user(['remove', 'رانية حداد'])).status).toBe(0);
    expect(await signIn('رانية حداد', 'a long enough one')).toMatchObject({ code: 'unauthenticated' });
  });

  const refusals: [parameters: string[], input: string, status: number, reason: RegExp][] = [
    [['remove', 'admin'], '', 1, /^The last administrator/],
    [['role', 'admin', 'user'], '', 1, /^The last administrator/],
    [['role', 'admin', 'owner'], '', 2, /^There is no role owner: admin, marketing, sales, hr or user\.$/m],
    [['role', 'admin'], '', 2, /^Which role\? admin, marketing, sales, hr or user\.$/m],
    [['remove', 'nobody'], '', 1, /^There is no user called nobody\.\n$/],
    [['add', 'ADMIN', '--password-stdin'], password, 1, /^username: This username is taken\n$/],
    [['add', 'sami', '--password-stdin'], 'short', 1, /^password: At least 12 characters are needed\n$/],
    [['add', 'sami'], '', 1, /^There is no terminal to ask at/],
    [['add'], '', 2, /^The name of the user is missing/],
    [['add', 'Sami', 'Haddad'], '', 2, /^What is Haddad\?/],
    [['constructor', 'x'], '', 2, /^There is no constructor\./],
    [['list', '--loud'], '', 2, /--loud/],
    [['email', 'admin', '--email', 'new@example.com'], '', 2, /^email takes no --email\.$/m],
    [['password', 'admin', '--role', 'admin', '--password-stdin'], password, 2, /^password takes no --role\.$/m],
    [['list', 'extra'], '', 2, /^What is extra\?/],
    [['email', 'admin', ''], '', 2, /^An argument is empty/],
    [['add', 'sami', '--email', ''], '', 2, /^--email has no value\.$/m],
    [[], '', 2, /^What shall be done\?[\s\S]*npm run user -- list/],
  ];
  test.each(refusals.filter((_, i) => isFullRun || i % 3 === 0))(
    '%j is refused in one clear line',
    async (parameters, input, status, reason) => {
      const told = await user(parameters, input);
      expect(told).toEqual({ status, out: '', err: expect.stringMatching(reason) });
      if (status === 1) expect(told.err.trimEnd()).not.toContain('\n');
    },
  );

  test('uses the configured data folder, and reports invalid settings', async () => {
    const env = { ...process.env, ...site.environment, DATABASE_URL: 'mysql://x' };
    const [error, stderr] = await new Promise<[{ code?: unknown } | null, string]>((resolve) =>
      execFile(process.execPath, [script, 'user', 'list'], { env }, (failure, _out, told) => resolve([failure, told])),
    );
    expect(error?.code).toBe(2);
    expect(stderr).toMatch(/^The setting DATABASE_URL must be a postgres:\/\/ address, [^\n]+\n$/);
  });
});
