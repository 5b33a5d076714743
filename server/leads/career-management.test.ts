import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenApplication } from '../../tests/support/given/given-application.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const { _id } of (await admin.get('/careers')).json().data.careers) await admin.delete(`/careers/${_id}`);
});

const statuses = ['pending', 'reviewed', 'accepted', 'rejected'];
const changeStatus = (id: string, status: unknown) => admin.call('PATCH', `/careers/${id}/status`, { status });

describe('the applications for administrators', () => {
  test('have the specified fields, in an answer of success and data.careers', async () => {
    await givenApplication(site);
    const reply = await admin.get('/careers');
    expect(reply.json().success).toBe(true);
    const [application] = reply.json().data.careers;
    expect(application).toMatchObject({
      _id: expect.any(String),
      fullName: 'Samira Khalil',
      email: 'samira@example.com',
      phone: '079 123 4567',
      cvOriginalName: 'Samira Khalil.pdf',
      cvSize: expect.any(Number),
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    });
    const cv = await admin.get(`/careers/${application._id}/cv`);
    expect(cv.rawPayload).toHaveLength(application.cvSize);
  });

  test('go from any status to any other', async () => {
    const { _id } = await givenApplication(site);
    for (const from of statuses)
      for (const to of statuses) {
        await changeStatus(_id, from);
        expect((await changeStatus(_id, to)).json()).toEqual({ success: true });
        expect((await admin.get('/careers')).json().data.careers).toMatchObject([{ _id, status: to }]);
      }
    expect((await changeStatus(_id, 'replied')).statusCode).toBe(422);
  });

  test.each([
    { cvName: 'Samira Khalil.pdf', named: 'filename="Samira Khalil.pdf"' },
    { cvName: 'سيرة ذاتية.pdf', named: 'filename=cv.pdf; ' },
    { cvName: 'سيرة.pdf', named: "filename*=UTF-8''%D8%B3%D9%8A%D8%B1%D8%A9.pdf" },
    { cvName: 'cv.html', named: 'filename=cv.html.pdf' },
    { cvName: 'سيرة.hta', named: "filename*=UTF-8''%D8%B3%D9%8A%D8%B1%D8%A9.hta.pdf" },
    { cvName: 'CV.PDF', named: 'filename=CV.PDF' },
  ])('give their CV as a PDF that is called $cvName', async ({ cvName, named }) => {
    const { _id } = await givenApplication(site, { cvName });
    const reply = await admin.get(`/careers/${_id}/cv`);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toMatch(/^attachment;/);
    expect(reply.headers['content-disposition']).toContain(named);
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('are deleted with success', async () => {
    const { _id } = await givenApplication(site);
    expect((await admin.delete(`/careers/${_id}`)).json()).toEqual({ success: true });
    expect((await admin.get('/careers')).json().data.careers).toEqual([]);
    expect((await admin.get(`/careers/${_id}/cv`)).statusCode).toBe(404);
  });
});
