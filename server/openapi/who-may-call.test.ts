import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../tests/support/build-site.ts';
import { givenToken } from '../../tests/support/given-token.ts';
import { storedFiles } from '../../tests/support/stored-files.ts';
import type { ApiCall } from './api-call.ts';
import { apiCalls } from './api-calls.ts';

let site: BuiltSite;
let user: { authorization: string };
let admin: { authorization: string };
let signedOut: { authorization: string };
beforeAll(async () => {
  site = await buildSite();
  user = await givenToken(site, 'user');
  admin = await givenToken(site);
  signedOut = await givenToken(site);
  await site.http.inject({ method: 'POST', url: '/api/auth/logout', headers: signedOut });
});
afterAll(() => site.close());

const forAdmins = apiCalls.filter(({ access }) => access === 'admin');

/** The call on a record that is not there, with a body that could never be accepted. */
function make({ method, path }: ApiCall, headers: Record<string, string>, body = {}) {
  const url = `/api${path.replace(/:\w+/g, 'nobody')}`;
  const payload = ['post', 'put', 'patch'].includes(method) ? { payload: body } : {};
  return site.http.inject({ method: method.toUpperCase() as 'GET', url, headers, ...payload });
}

test('there are calls for administrators alone', () => {
  expect(forAdmins.length).toBeGreaterThan(30);
});

describe.each(forAdmins)('$method $path', (call) => {
  test.each([
    ['nobody', () => ({})],
    ['a forged token', () => ({ authorization: 'Bearer forged' })],
    ['another scheme', () => ({ authorization: 'Basic YWRtaW46YWRtaW4=' })],
    ['a token that was signed out', () => signedOut],
  ])('is refused to %s', async (_who, headers) => {
    const reply = await make(call, headers());
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ success: false, code: 'unauthenticated', message: 'Please sign in again.' });
  });

  test('is refused to a user who is no administrator, in Arabic if asked', async () => {
    const reply = await make(call, { ...user, 'accept-language': 'ar' });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toEqual({ success: false, code: 'forbidden', message: 'ليست لديك صلاحية للقيام بهذا.' });
  });

  test('refuses before it reads a body of another type', async () => {
    if (!call.body) return;
    const reply = await make(call, { ...user, 'content-type': 'text/plain' }, 'words' as never);
    expect([401, 403]).toContain(reply.statusCode);
  });
});

const onOne = forAdmins.filter(({ path }) => path.includes('/:id'));
test.each(onOne)('$method $path: an unknown record is not found', async (call) => {
  const reply = await make(call, admin);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ success: false, code: 'not_found', message: expect.stringMatching(/not found\.?$/) });
});

test.each(onOne)('$method $path: an id with a NUL is not found either', async (call) => {
  const reply = await make({ ...call, path: call.path.replace(':id', '%00') }, admin);
  expect(reply.statusCode).toBe(404);
});

test('nothing was stored by any of them', async () => {
  for (const table of ['partner', 'product', 'blog_post', 'media', 'media_use'] as const) {
    expect(await site.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await storedFiles(site)).toEqual({ kept: [], onTheirWay: [] });
});
