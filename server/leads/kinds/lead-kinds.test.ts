import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
});
beforeEach(async () => {
  for (const kind of leadKinds) {
    const { items } = await site.services.leads[kind].list();
    await site.services.leads[kind].removeMany(items.map(({ _id }) => _id));
  }
});
afterAll(() => site.close());

const person = { fullName: 'Rana Saleh', email: 'rana@example.com', company: 'Saleh Sugar', message: 'Bags?' };
const kinds: Record<LeadKind, { body: () => object; prefix: string; status?: string }> = {
  contact: { body: () => person, prefix: 'MSG', status: 'replied' },
  consultation: { body: () => ({ ...person, typeOfInquiry: 'Automation' }), prefix: 'CON' },
  quote: {
    body: () => ({ ...person, country: 'Nigeria', lines: [{ family: 'sack', title: 'Sugar sack' }] }),
    prefix: 'RFQ',
    status: 'replied',
  },
  career: {
    body: () => applicationForm({ fields: { fullName: person.fullName, email: person.email } }),
    prefix: 'JOB',
    status: 'accepted',
  },
};

describe.each(leadKinds)('a %s that a visitor sends', (kind) => {
  const path = `/${sectionOfLead(kind)}`;
  const { body, prefix, status } = kinds[kind];

  async function send(): Promise<{ _id: string; reference: string }> {
    const reply = await admin.call('POST', path, body());
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data[kind];
  }
  const listed = async (query = '') => (await admin.get(`${path}${query}`)).json().data[sectionOfLead(kind)];

  test('is stored under its reference and shown to staff', async () => {
    const sent = await send();
    expect(sent.reference).toMatch(new RegExp(`^${prefix}-`));
    expect(await listed()).toMatchObject([{ ...sent, suspicion: ['api'], anonymisedAt: null }]);
    expect((await admin.get(`${path}/${sent._id}`)).json().data[kind]).toMatchObject(sent);
    expect(await listed('?q=saleh&sort=-fullName')).toHaveLength(1);
    expect((await admin.get(`${path}/export.csv`)).body).toContain(`${sent.reference},Rana Saleh,rana@example.com`);
  });

  test('is announced to staff and answered', async () => {
    const { _id } = await send();
    const mails = await site.database.db.selectFrom('mail').select(['kind', 'lead_entity']).where('lead_id', '=', _id);
    expect((await mails.execute()).map((mail) => mail.kind).toSorted()).toEqual(['answer', kind].toSorted());
  });

  test('loses its mark when staff say that it is not suspicious', async () => {
    const { _id } = await send();
    expect(await listed('?suspicious=yes')).toHaveLength(1);
    expect((await admin.delete(`${path}/${_id}/suspicion`)).statusCode).toBe(200);
    expect(await listed('?suspicious=yes')).toEqual([]);
    expect((await admin.delete(`${path}/nobody/suspicion`)).statusCode).toBe(404);
  });

  test('changes its status, alone or with others, where its kind has one', async () => {
    const { _id } = await send();
    const alone = await admin.call('PATCH', `${path}/${_id}/status`, { status: status ?? 'read' });
    expect(alone.statusCode).toBe(status ? 200 : 404);
    const bulk = { action: 'status', ids: [_id], status: status ?? 'read' };
    expect((await admin.call('POST', `${path}/bulk`, bulk)).statusCode).toBe(status ? 200 : 422);
    expect((await listed())[0].status).toBe(status);
  });

  test('is gone with its mails and its file once staff delete it', async () => {
    const [first, second] = [await send(), await send()];
    expect((await admin.delete(`${path}/${first._id}`)).json().success).toBe(true);
    const bulk = await admin.call('POST', `${path}/bulk`, { action: 'delete', ids: [second._id, 'nobody'] });
    expect(bulk.json().data).toEqual({ changed: 1 });
    expect(await listed()).toEqual([]);
    expect((await storedFiles(site)).kept).toEqual([]);
    const left = site.database.db.selectFrom('mail').select('id').where('lead_id', 'in', [first._id, second._id]);
    expect(await left.execute()).toEqual([]);
    for (const missing of [await admin.delete(`${path}/${first._id}`), await admin.get(`${path}/${first._id}`)])
      expect(missing.statusCode).toBe(404);
  });
});
