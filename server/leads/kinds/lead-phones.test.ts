import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { linesOfPdf } from '../../../tests/support/files/read-pdf.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const spellings = [
  '0797654321',
  '079 765 4321',
  '079-765-4321',
  '+962 79 765 4321',
  '+962797654321',
  '00962797654321',
  '00962 (79) 765-4321',
  '962797654321',
  '797654321',
  '٠٧٩٧٦٥٤٣٢١',
  '+٩٦٢ ٧٩ ٧٦٥ ٤٣٢١',
  '۰۷۹۷۶۵۴۳۲۱',
  '\u202a+962 79 765 4321\u202c',
];

describe('staff find a person by the number that their telephone shows', () => {
  test('in any spelling, whichever was typed', async () => {
    const typed = ['079 7654321', '+962 79 765 4321', '00962797654321', '٠٧٩ ٧٦٥ ٤٣٢١', '(079) 765-4321 ext. 12'];
    for (const phone of typed) await givenApplication(site, { phone, fullName: phone });
    await givenApplication(site, { phone: '079 765 4322' });
    for (const q of spellings) {
      const reply = await admin.get(`/careers?page=1&limit=100&q=${encodeURIComponent(q)}`);
      const found: { phone: string }[] = reply.json().data.careers;
      expect(found.map(({ phone }) => phone).sort(), q).toEqual([...typed].sort());
      expect(reply.headers['x-total-count'], q).toBe('5');
    }
  });

  test('by a part of it, and in quote requests and exports', async () => {
    const { _id } = await givenQuote(site, { phone: '00962 78 111 2233', phoneNumber: '+962781112233' });
    for (const q of ['0781112233', '111 2233', '1112233', '+962 78 111 2233']) {
      const [found] = (await admin.get(`/quotes?q=${encodeURIComponent(q)}`)).json().data.quotes;
      expect(found?._id, q).toBe(_id);
    }
    expect((await admin.get('/quotes/export.csv?q=0781112233')).body).toContain('+962 7 8111 2233');
  });

  test('and a number in a message as it was written', async () => {
    const { _id } = await givenContact(site, { message: 'Please call 079 888 7766 after four.' });
    const [found] = (await admin.get('/contacts?q=079%20888%207766')).json().data.contacts;
    expect(found?._id).toBe(_id);
  });
});

test.each([
  ['O’Neil', ["O'Neil", 'oneil', 'o neil']],
  ['Al\u2011Amal Trading', ['Al-Amal', 'al amal', 'AlAmal']],
  ['شركة «النور» للتجارة ذ.م.م', ['ذمم', 'ذ.م.م', 'ذ م م', 'شركة النور']],
  ['S.A.R.L. Textiles', ['SARL', 's.a.r.l.']],
  ['J. P. Kawar', ['JP Kawar', 'J.P. Kawar', 'j p kawar']],
  ['مُحَمَّد عبد الرحمن', ['محمد عبدالرحمن', 'عبدالرحمن', 'عبد الرحمن']],
  ['عبدالكريم', ['عبد الكريم']],
])('staff find %s in any spelling of the name', async (fullName, queries) => {
  const { _id } = await givenContact(site, { fullName });
  for (const q of queries) {
    const found: { _id: string }[] = (await admin.get(`/contacts?q=${encodeURIComponent(q)}`)).json().data.contacts;
    expect(
      found.map((lead) => lead._id),
      q,
    ).toContain(_id);
  }
});

describe('an extension', () => {
  test.each([
    ['+962 6 500 0123 ext. 12', '+962 6 500 0123 ext. 12'],
    ['06 500 0123 x12', '+962 6 500 0123 ext. 12'],
    ['06-5000123 extension 12', '+962 6 500 0123 ext. 12'],
    ['065000123#12', '+962 6 500 0123 ext. 12'],
    ['٠٦ ٥٠٠ ٠١٢٣ تحويلة ١٢', '+962 6 500 0123 ext. 12'],
    ['06 500 0123 (تحويلة: 12)', '+962 6 500 0123 ext. 12'],
    ['06 500 0123 داخلي 12', '+962 6 500 0123 ext. 12'],
  ])('of %s is in the export, the mail and the list', async (phone, written) => {
    const body = await multipartBody(applicationForm({ fields: { phone, fullName: `Dialled ${phone}` } }));
    const reply = await site.http.inject({ method: 'POST', url: '/api/careers', ...body });
    expect(reply.statusCode, reply.body).toBe(201);
    const { reference } = reply.json().data.career;
    const [lead] = (await admin.get(`/careers?q=${reference}`)).json().data.careers;
    expect(lead).toMatchObject({ phone, phoneNumber: '+96265000123' });
    const csv = (await admin.get(`/careers/export.csv?q=${reference}`)).body;
    expect(csv).toContain(written);
    expect(csv).not.toContain(`'${written}`);
    const outbox: { _id: string; reference: string }[] = (await admin.get('/outbox?page=1&limit=100')).json();
    const letter = outbox.find((mail) => mail.reference === reference && mail._id);
    expect((await admin.get(`/outbox/${letter?._id}`)).body).toContain('ext. 12');
  });

  test('is on the paper of a request', async () => {
    const { _id } = await givenQuote(site, { phone: '06 500 0123 تحويلة 12', phoneNumber: '+96265000123' });
    const reply = await admin.get(`/quotes/${_id}/pdf`);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(linesOfPdf(reply.rawPayload).join('\n')).toContain('ext. 12');
  });
});
