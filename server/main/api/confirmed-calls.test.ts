import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiCall, rolesOfCall } from '#server/core/http/calls/calls.ts';
import { roles } from '#shared/accounts/roles.ts';
import { sectionOfCall } from '#shared/accounts/staff-sections.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { makeSessionsOld } from '../../../tests/support/sites/old-sessions.ts';
import { apiCalls } from './api-calls.ts';

let site: BuiltSite;
type Token = { authorization: string };
const fresh: Record<string, Token> = {};
const old: Record<string, Token> = {};
beforeAll(async () => {
  site = await buildSite();
  for (const role of roles) old[role] = await givenToken(site, role);
  await makeSessionsOld(site);
  for (const role of roles) fresh[role] = await givenToken(site, role);
});
afterAll(() => site.close());

const nameOf = ({ method, path }: ApiCall) => `${method.toUpperCase()} ${path}`;
const confirmed = apiCalls.filter((call) => call.confirmed);

/** The call on a missing record, with an empty body. */
async function make({ method, path, access }: ApiCall, token: Token | undefined) {
  const url = `/api${path.replace(/:\w+/g, 'nobody')}`;
  const payload = ['post', 'put', 'patch'].includes(method) ? { payload: {} } : {};
  const headers = required(token);
  const reply = await site.http.inject({ method: method.toUpperCase() as 'GET', url, headers, ...payload });
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return { access, status: reply.statusCode, code: isJson && reply.body ? reply.json().code : undefined };
}

const mayMake = (call: ApiCall, role: (typeof roles)[number]) =>
  call.access === 'signed in' || rolesOfCall(call).includes(role);

describe.each(confirmed)('$method $path', (call) => {
  test.each(roles)('by %s: refused without a fresh proof, and only then', async (role) => {
    const { status, code } = await make(call, old[role]);
    expect([status, code]).toEqual([403, mayMake(call, role) ? 'confirmation_required' : 'forbidden']);
    const { code: after } = await make(call, fresh[role]);
    expect(after === 'forbidden').toBe(!mayMake(call, role));
    expect(after).not.toBe('confirmation_required');
  });
});

test('taking a person’s data out, erasing it, and removing the demo content ask for a fresh proof', () => {
  const final = ['POST /privacy/person/export', 'POST /privacy/person/erase', 'DELETE /demo-content'];
  expect(confirmed.map(nameOf)).toEqual(expect.arrayContaining(final));
});

test('no other call asks for one', async () => {
  const others = apiCalls.filter(({ access, confirmed }) => !confirmed && access !== 'anyone');
  for (const call of others.filter(({ path }) => !path.startsWith('/auth/')))
    expect([nameOf(call), (await make(call, old.admin)).code]).not.toEqual([nameOf(call), 'confirmation_required']);
});

/** Protection in an emergency must not wait for a password. */
const withoutProof = [
  'DELETE /users/:id/sessions',
  'DELETE /users/:id/sessions/:session',
  'DELETE /auth/sessions',
  'DELETE /auth/sessions/:id',
  'POST /auth/logout',
  'DELETE /users/invitations/:id',
];
/** What cannot be taken back, and a backup leaving the house. */
const isFinal = ['POST /privacy/person/erase', 'PUT /privacy', 'DELETE /demo-content', 'GET /backups/archives/:id'];
const sensitive = (call: ApiCall): boolean => {
  const { method, path, access } = call;
  // Sends mail to any address.
  if (path === '/first-day/test-letter' || isFinal.includes(nameOf(call))) return true;
  if (access === 'anyone' || path.startsWith('/auth/confirm') || withoutProof.includes(nameOf(call))) return false;
  const isChange = method !== 'get';
  const isOfAccess = ['users', 'auth', 'settings', 'backups'].includes(sectionOfCall(path));
  const isOfProgram = path.startsWith('/system/') && path !== '/system/notice';
  return path.endsWith('/export.csv') || path.endsWith('/export') || ((isOfAccess || isOfProgram) && isChange);
};

test('every export of people, every change of access, backups and program, and what is final asks for one', () => {
  expect(confirmed.map(nameOf).sort()).toEqual(apiCalls.filter(sensitive).map(nameOf).sort());
});

test('the API description says so', async () => {
  const { paths } = (await site.http.inject('/api/openapi.json')).json();
  for (const { path, method } of confirmed) {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')][method];
    expect(described['x-confirmed']).toBe(true);
    expect(described.description).toContain('POST /auth/confirm');
    expect(described.responses['403'].description).toContain('five minutes');
  }
  expect(paths['/contacts'].get['x-confirmed']).toBeUndefined();
});
