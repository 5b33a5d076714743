import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiCall, rolesOfCall } from '#server/core/http/calls/calls.ts';
import { signInLimits } from '#shared/accounts/account.ts';
import { roles } from '#shared/accounts/roles.ts';
import { kindNames } from '#shared/kinds/kinds.ts';
import { limits } from '#shared/limits.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { apiCalls } from './api-calls.ts';

let site: BuiltSite;
type Token = { authorization: string };
const tokens: Record<string, Token> = {};
let user: Token;
let admin: Token;
let signedOut: { authorization: string };
let idle: { authorization: string };
let old: { authorization: string };
let before: unknown;
beforeAll(async () => {
  site = await buildSite();
  for (const role of roles) tokens[role] = await givenToken(site, role);
  user = required(tokens.user);
  admin = required(tokens.admin);
  signedOut = await givenToken(site);
  await site.http.inject({ method: 'POST', url: '/api/auth/logout', headers: signedOut });
  idle = await givenAgedToken({ used_at: ago(signInLimits.idleMilliseconds) });
  old = await givenAgedToken({ created_at: ago(signInLimits.absoluteMilliseconds) });
  before = await stored();
});
afterAll(() => site.close());

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds - 1_000).toISOString();

/** A token whose session was last used, or created, that long ago. */
async function givenAgedToken(times: { used_at?: string; created_at?: string }) {
  const { db } = site.database;
  const known = (await db.selectFrom('session').select('token_hash').execute()).map(({ token_hash }) => token_hash);
  const token = await givenToken(site);
  await db.updateTable('session').set(times).where('token_hash', 'not in', known).execute();
  return token;
}

/** Everything that a call could have changed. */
async function stored() {
  const tables = [
    ...kindNames,
    ...(['company', 'contact', 'consultation', 'career', 'quote', 'media', 'media_use'] as const),
  ];
  const rows = tables.map((table) => site.database.db.selectFrom(table).selectAll().execute());
  const accounts = site.database.db.selectFrom('account').selectAll().orderBy('id').execute();
  return { rows: await Promise.all(rows), accounts: await accounts, files: await storedFiles(site) };
}

const forStaff = apiCalls.filter(({ access }) => access === 'staff');

/** The call on a missing record, with a body that could never be accepted. */
function make({ method, path }: ApiCall, headers: Record<string, string>, body = {}) {
  const url = `/api${path.replace(/:\w+/g, 'nobody')}`;
  const payload = ['post', 'put', 'patch'].includes(method) ? { payload: body } : {};
  return site.http.inject({ method: method.toUpperCase() as 'GET', url, headers, ...payload });
}

test('there are staff-only calls', () => {
  expect(forStaff.length).toBeGreaterThan(30);
});

const strangers: [string, () => Record<string, string>][] = [
  ['nobody', () => ({})],
  ['a forged token', () => ({ authorization: 'Bearer forged' })],
  ['another scheme', () => ({ authorization: 'Basic YWRtaW46YWRtaW4=' })],
  ['a token that was signed out', () => signedOut],
  ['a token that lay idle for twelve hours', () => idle],
  ['a token that is seven days old', () => old],
];

describe.each(forStaff)('$method $path', (call) => {
  // What is wrong with a token is found before the call is looked at.
  const isFirst = forStaff.indexOf(call) < 5;
  test.each(isFirst || isFullRun ? strangers : strangers.slice(0, 2))('is refused to %s', async (_who, headers) => {
    const reply = await make(call, headers());
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ success: false, code: 'unauthenticated', message: 'Please sign in again.' });
  });

  test('is refused to every role without its section, and to no other', async () => {
    for (const role of roles.filter((known) => known !== 'admin')) {
      const { statusCode } = await make(call, required(tokens[role]));
      const isRefused = statusCode === 401 || statusCode === 403;
      expect([role, isRefused]).toEqual([role, !rolesOfCall(call).includes(role)]);
    }
  });

  test('is refused to a user who is not staff, in Arabic if requested', async () => {
    const reply = await make(call, { ...user, 'accept-language': 'ar' });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toEqual({ success: false, code: 'forbidden', message: 'ليست لديكم صلاحية للقيام بهذا.' });
  });

  test('refuses before it reads a body of another type', async () => {
    if (!call.body) return;
    const reply = await make(call, { ...user, 'content-type': 'text/plain' }, 'words' as never);
    expect([401, 403]).toContain(reply.statusCode);
  });
});

const onOne = forStaff.filter(({ path }) => path.includes('/:id'));
test.each(onOne)('$method $path: an unknown record is not found', async (call) => {
  const reply = await make(call, admin);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ success: false, code: 'not_found', message: expect.stringMatching(/not found\.?$/i) });
});

test.each(onOne)('$method $path: an id with a NUL character is not found either', async (call) => {
  const reply = await make({ ...call, path: call.path.replace(':id', '%00') }, admin);
  expect(reply.statusCode).toBe(404);
});

const json = 'application/json';
const withBody = forStaff.filter(({ body }) => body);
describe.each(withBody)('$method $path, by an administrator', (call) => {
  const isOnOne = call.path.includes(':');
  const send = (type: string, body: string) => make(call, { ...admin, 'content-type': type }, body as never);

  test('refuses invalid JSON, too large bodies, and other types', async () => {
    const [broken, heavy, other] = [
      await send(json, '{'),
      await send(json, JSON.stringify({ words: 'x'.repeat(limits.jsonBytes) })),
      await send('application/x-unheard-of', 'words'),
    ];
    const codes = [broken, heavy, other].map((reply) => reply.json().code);
    const takesJson = call.path !== '/system/updates';
    expect([codes[0], codes[1]]).toEqual(takesJson ? ['malformed', 'too_large'] : ['wrong_type', 'wrong_type']);
    // The record is looked up before an upload is accepted.
    expect(isOnOne ? ['wrong_type', 'not_found'] : ['wrong_type']).toContain(codes[2]);
  });

  test('names the error of each field', async () => {
    const known = call.body?.shape.schema.safeParse({});
    if (isOnOne || !known || known.success) return;
    const reply = await make(call, admin);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid']);
    const { errors } = reply.json() as { errors: Record<string, string> };
    const fields = known.error.issues.map(({ path }) => String(path[0]));
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(fields));
    for (const sentence of Object.values(errors)) expect(sentence).toMatch(/\w \w/);
  });
});

test('nothing was stored by any of them', async () => {
  expect(await stored()).toEqual(before);
});
