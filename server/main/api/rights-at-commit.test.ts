import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ApiCall, rolesOfCall } from '#server/core/http/calls/calls.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { contentSections } from '#shared/kinds/kinds.ts';
import { picture } from '../../../tests/support/files/sample-files.ts';
import { chooseFirst } from '../../../tests/support/full-run.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { staffForm } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { one } from '../../../tests/support/sites/first.ts';
import { siteState } from '../../../tests/support/sites/site-state.ts';
import { apiCalls } from './api-calls.ts';

let site: BuiltSite;
const ids: Record<string, string> = {};
beforeAll(async () => {
  site = await buildSite({ settings: { DEMO_CONTENT: 'on' } });
  for (const path of contentSections) {
    const [first] = (await site.http.inject({ url: `/api/${path}` })).json();
    ids[path] = first?._id;
  }
  const { _id } = await givenContact(site);
  ids.contacts = _id;
});
afterAll(() => site.close());
afterEach(() => vi.restoreAllMocks());

type Caller = { headers: { authorization: string }; id: string };

async function givenCaller(role: Role = 'admin'): Promise<Caller> {
  const headers = await givenToken(site, role);
  const rows = await site.database.db
    .selectFrom('session')
    .select('account_id')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return { headers, id: one(rows).account_id };
}

const losses: Record<string, (caller: Caller) => Promise<unknown>> = {
  'was removed': ({ id }) => site.services.users.removeUser(id),
  'is no staff any more': ({ id }) => site.services.users.changeUser(id, { role: 'user' }),
  'was signed out everywhere': ({ id }) => site.services.auth.endSessions(id),
};

type Sending = { method: string; url: string; type: string; body: Buffer; caller: Caller };

/** Sends half of a body, and the rest after `loss`. */
function sendInHalves({ method, url, type, body, caller }: Sending, loss: (caller: Caller) => Promise<unknown>) {
  async function* halves() {
    const middle = Math.floor(body.length / 2);
    yield body.subarray(0, middle);
    await loss(caller);
    yield body.subarray(middle);
  }
  const headers = { ...caller.headers, 'content-type': type, 'content-length': String(body.length) };
  return site.http.inject({ method: method as 'POST', url, headers, payload: Readable.from(halves()) });
}

/** The address of a call, with the id of an existing record. */
function urlOf({ path }: ApiCall): string {
  const [, section = ''] = path.split('/');
  return `/api${path.replace(':id', ids[section] ?? 'nobody').replace(/:\w+/g, 'nothing')}`;
}

async function bodyOf({ body }: ApiCall): Promise<{ type: string; body: Buffer }> {
  if (body?.type !== 'multipart/form-data')
    return { type: 'application/json', body: Buffer.from(JSON.stringify({ name: 'Late', status: 'read' })) };
  const files = (body.files ?? []).map(({ field }) => [field, new File(['late'], 'late.png')]);
  const { payload, headers } = await multipartBody(staffForm({ name: 'Late', ...Object.fromEntries(files) }));
  return { type: headers['content-type'], body: payload };
}

const writes = apiCalls.filter(({ access, body }) => (access === 'staff' || access === 'signed in') && body);

describe.each(Object.entries(losses))('when the sender %s before the body has arrived', (_words, loss) => {
  // How rights end is the same for all calls.
  const tried = _words === 'was removed' ? writes : chooseFirst(writes, 10);

  test('no call of the back office changes anything', async () => {
    const before = await siteState(site);
    const contact = await site.services.leads.contact.get(ids.contacts ?? '');
    expect(writes.length).toBeGreaterThan(30);
    for (const call of tried) {
      const caller = await givenCaller();
      const sending = { method: call.method.toUpperCase(), url: urlOf(call), caller, ...(await bodyOf(call)) };
      const reply = await sendInHalves(sending, loss);
      const isForAnyUser = call.access === 'signed in' && _words === 'is no staff any more';
      // 404: one's own passkey that is not there.
      const expected = isForAnyUser ? [200, 404, 409, 422] : [401, 403];
      expect(expected, `${call.method} ${call.path}: ${reply.statusCode} ${reply.body}`).toContain(reply.statusCode);
    }
    expect(await siteState(site)).toEqual(before);
    expect(await site.services.leads.contact.get(ids.contacts ?? '')).toEqual(contact);
  });

  test('a whole record with its picture is not stored, also when rights end while its picture is being checked', async () => {
    const { db } = site.database;
    const before = await siteState(site);
    const image = new File([new Uint8Array(await picture('png'))], 'late.png', { type: 'image/png' });
    const record = { name: 'Late', industry: 'Sugar', mainImage: image };
    const { payload, headers } = await multipartBody(staffForm(record));
    const sending = { method: 'POST', url: '/api/partners', type: headers['content-type'], body: payload };
    const late = await sendInHalves({ ...sending, caller: await givenCaller() }, loss);
    expect([401, 403]).toContain(late.statusCode);

    const caller = await givenCaller();
    const store = site.services.media.storeImage;
    vi.spyOn(site.services.media, 'storeImage').mockImplementation(async (...sent) => {
      const stored = await store(...sent);
      await loss(caller);
      return stored;
    });
    const later = await sendInHalves({ ...sending, caller }, async () => {});
    expect([401, 403]).toContain(later.statusCode);
    vi.restoreAllMocks();
    expect(await siteState(site)).toEqual(before);

    const fine = await sendInHalves({ ...sending, caller: await givenCaller() }, async () => {});
    expect([fine.statusCode, fine.body]).toEqual([201, expect.any(String)]);
    await db.deleteFrom('partner').where('id', '=', fine.json()._id).execute();
  });
});

test('a user whose sections changed during the call changes nothing in the old ones', async () => {
  for (const call of writes.filter((each) => rolesOfCall(each).includes('marketing'))) {
    const caller = await givenCaller('marketing');
    const sending = { method: call.method.toUpperCase(), url: urlOf(call), caller, ...(await bodyOf(call)) };
    const reply = await sendInHalves(sending, ({ id }) => site.services.users.changeUser(id, { role: 'hr' }));
    if (!rolesOfCall(call).includes('hr')) expect([call.path, reply.statusCode]).toEqual([call.path, 403]);
  }
});
