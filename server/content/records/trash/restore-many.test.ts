import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenToken } from '../../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

async function givenDeletedFaqs(count: number) {
  const made: { _id: string }[] = [];
  for (let i = 1; i <= count; i++) made.push(await givenFaq(i));
  await admin.call('POST', '/faqs/bulk', { action: 'delete', ids: made.map(({ _id }) => _id) });
  return made;
}

async function givenDeletedFaq() {
  const faq = await givenFaq(1);
  await admin.delete(`/faqs/${faq._id}`);
  return faq;
}

async function givenFaq(i: number): Promise<{ _id: string }> {
  const sent = { group: 'Orders', question: `Question ${i}?`, answer: 'Yes.', position: i };
  return (await admin.call('POST', '/faqs', sent)).json();
}

const restore = (records: object[], headers = {}) => admin.call('POST', '/trash/restore', { records }, headers);
const asNamed = ({ _id }: { _id: string }) => ({ entity: 'faq', _id });

describe('several deleted records', () => {
  test('are restored in one call, each unchanged and in its position', async () => {
    const faqs = await givenDeletedFaqs(15);
    expect((await admin.get('/trash')).json()).toHaveLength(15);
    const reply = await restore(faqs.map(asNamed), { 'accept-language': 'ar' });
    expect(reply.json()).toEqual({ success: true, message: 'استُعيد 15 سجلًّا', data: { restored: 15 } });
    expect((await admin.get('/trash')).json()).toEqual([]);
    for (const faq of faqs) expect((await admin.get(`/faqs/${faq._id}`)).json()).toEqual(faq);
    const entries = (await admin.get('/audit?limit=50')).json();
    const restored = entries.filter(({ action }: { action: string }) => action === 'restored');
    expect(restored.map(({ record }: { record: string }) => record).sort()).toEqual(faqs.map(({ _id }) => _id).sort());
  });

  test('may be of several kinds, and missing ones are skipped', async () => {
    const faq = await givenDeletedFaq();
    const opening = { title: 'Weaver', department: 'Weaving', location: 'Amman', type: 'full-time' };
    const made = (
      await admin.call('POST', '/openings', { ...opening, summary: 'Weaves.', description: 'Weaves.' })
    ).json();
    await admin.delete(`/openings/${made._id}`);
    const named = [asNamed(faq), { entity: 'opening', _id: made._id }, { entity: 'faq', _id: 'gone' }];
    expect((await restore([...named, asNamed(faq)])).json().data).toEqual({ restored: 2 });
    const entries = (await admin.get('/audit?limit=1')).json();
    expect(entries).toMatchObject([{ action: 'restored' }]);
    expect((await admin.get('/audit?q=gone')).json()).toEqual([]);
    expect((await restore(named)).json().data).toEqual({ restored: 0 });
    expect((await admin.get('/audit?limit=1')).json()).toEqual(entries);
    expect((await admin.get(`/openings/${made._id}`)).statusCode).toBe(200);
  });

  test('are restored all or none: one that cannot be stored leaves every one in the Trash', async () => {
    const faqs = await givenDeletedFaqs(3);
    const broken = { record: '{"_id":null}' };
    await site.database.db
      .updateTable('trash')
      .set(broken)
      .where('record_id', '=', faqs.at(1)?._id ?? '')
      .execute();
    expect((await restore(faqs.map(asNamed))).statusCode).toBe(500);
    const left = (await admin.get('/trash?entity=faq')).json().map(({ _id }: { _id: string }) => _id);
    expect(left.sort()).toEqual(faqs.map(({ _id }) => _id).sort());
  });

  test('are restored only by users who may use their section', async () => {
    const faq = await givenDeletedFaq();
    const send = async (headers: object) =>
      site.http.inject({
        method: 'POST',
        url: '/api/trash/restore',
        headers: { 'content-type': 'application/json', ...headers },
        payload: { records: [asNamed(faq)] },
      });
    expect((await send({})).statusCode).toBe(401);
    expect((await send(await givenToken(site, 'hr'))).statusCode).toBe(403);
    expect((await admin.get('/trash')).json()).toContainEqual(expect.objectContaining({ _id: faq._id }));
  });

  test.each([
    { records: [] },
    { records: [{ entity: 'contact', _id: '1' }] },
    { records: Array.from({ length: 101 }, (_, i) => ({ entity: 'faq', _id: String(i) })) },
    {},
  ])('are refused in another shape (%#)', async (sent) => {
    expect((await admin.call('POST', '/trash/restore', sent)).statusCode).toBe(422);
  });
});
