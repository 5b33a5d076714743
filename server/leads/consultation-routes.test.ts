import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenConsultation } from '../../tests/support/given/given-consultation.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.deleteFrom('consultation').execute();
});

const request = {
  fullName: 'Omar Nasser',
  email: 'omar@example.com',
  company: 'Nasser Cement',
  typeOfInquiry: 'Automation',
  message: 'We fill 40 tonnes a day by hand.',
};
const send = (payload: object, query = '') =>
  site.http.inject({ method: 'POST', url: `/api/consultations${query}`, payload });
const rows = () => site.database.db.selectFrom('consultation').selectAll().execute();

test('a request is answered with what was stored and a reference to quote', async () => {
  const reply = await send(request);
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toEqual({
    success: true,
    follow: expect.stringMatching(/^\/requests\/[\w-]{43}$/),
    message: 'Your consultation request has been sent successfully.',
    data: {
      consultation: {
        _id: expect.any(String),
        reference: expect.stringMatching(/^CON-[2-9A-HJKMNP-TV-Z]{6}$/),
        ...request,
        createdAt: expect.any(String),
      },
    },
  });
  expect(await rows()).toMatchObject([{ source: 'api', language: 'en', type_of_inquiry: 'Automation' }]);
});

test('the type of inquiry is its English name in every language', async () => {
  expect((await send(request, '?lng=ar')).json().data.consultation.typeOfInquiry).toBe('Automation');
  const reply = await send({ ...request, typeOfInquiry: 'الأتمتة' }, '?lng=ar');
  expect(reply.statusCode).toBe(422);
  expect(reply.json().errors).toEqual({ typeOfInquiry: 'يُرجى اختيار إحدى القيم المدرجة' });
});

test('every field is required', async () => {
  const reply = await send({});
  expect(reply.statusCode).toBe(422);
  expect(reply.json().errors).toEqual({
    fullName: 'Full name is required',
    email: 'E-mail is required',
    company: 'Company is required',
    typeOfInquiry: 'Type of inquiry is required',
    message: 'Message is required',
  });
  expect(await rows()).toEqual([]);
});

test('an inherited object property is not a valid type', async () => {
  for (const typeOfInquiry of ['constructor', '__proto__', 'automation', ['Automation'], { 0: 'Automation' }]) {
    const reply = await send({ ...request, typeOfInquiry });
    expect([reply.statusCode, reply.json().errors]).toEqual([
      422,
      { typeOfInquiry: 'Please choose one of the listed values' },
    ]);
  }
});

test('requests are listed newest first, searched, paged and permanently deleted', async () => {
  await givenConsultation(site, { createdAt: '2026-01-02T00:00:00.000Z' });
  await givenConsultation(site, { fullName: 'Rana Saleh', company: 'Saleh Sugar' });
  const consultations = site.services.leads.consultation;
  const listed = await consultations.list();
  expect(listed.items.map((found) => found.fullName)).toEqual(['Rana Saleh', 'Omar Nasser']);
  const found = await consultations.list({ q: 'sugar', page: 1, limit: 1 });
  expect(found).toMatchObject({ total: 1, page: 1, limit: 1, items: [{ company: 'Saleh Sugar' }] });
  await consultations.remove(listed.items[0]!._id);
  expect((await consultations.list({ q: 'sugar' })).total).toBe(0);
  await expect(consultations.remove(listed.items[0]!._id)).rejects.toMatchObject({ code: 'not_found' });
});
