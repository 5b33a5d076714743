import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenConsultation } from '../../tests/support/given/given-consultation.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

test('consultation requests have the specified fields and no status, and are deleted with success and a message', async () => {
  const { _id } = await givenConsultation(site);
  const listed = await admin.get('/consultations');
  expect(listed.json().success).toBe(true);
  const [consultation] = listed.json().data.consultations;
  expect(consultation).toMatchObject({
    _id,
    fullName: 'Omar Nasser',
    email: 'omar@example.com',
    company: 'Nasser Cement',
    typeOfInquiry: 'Automation',
    createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  });
  expect(consultation).not.toHaveProperty('status');
  expect((await admin.call('PATCH', `/consultations/${_id}/status`, { status: 'read' })).statusCode).toBe(404);

  const reply = await admin.delete(`/consultations/${_id}`);
  expect(reply.json()).toEqual({ success: true, message: 'Consultation request deleted successfully' });
  expect((await admin.get('/consultations')).json().data.consultations).toEqual([]);
  expect((await admin.delete(`/consultations/${_id}`)).statusCode).toBe(404);
});

test('the type of an inquiry is one of the service categories', async () => {
  for (const typeOfInquiry of ['Automation', 'Development', 'Infrastructure', 'Manufacturing', 'Sustainability']) {
    const payload = { fullName: 'Omar', email: 'omar@example.com', company: 'Nasser', message: 'Help', typeOfInquiry };
    const reply = await site.http.inject({ method: 'POST', url: '/api/consultations', payload });
    expect([reply.statusCode, reply.json().data?.consultation.typeOfInquiry]).toEqual([201, typeOfInquiry]);
  }
});
