import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUploads } from '#server/leads/files/upload-service.ts';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import type { FormOutcome } from '#server/leads/forms/page-forms.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import { applicationForm, cvFile, type FormChange } from '../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../tests/support/files/stored-files.ts';
import { multipartBody } from '../../tests/support/requests/multipart-body.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  // What a page's action does, without a built page.
  site.http.post('/careers-page', async (request) => {
    const posted = await readPostedForm(request);
    try {
      return await site.services.leads.career.submitForm(posted, { language: 'en' });
    } finally {
      await posted.dispose();
    }
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const { _id } of (await listed()).items) await site.services.leads.career.remove(_id);
  await sweepAfter(24);
  await site.database.db.deleteFrom('idempotency_key').execute();
});

const listed = () => site.services.leads.career.list();
const newKey = newFormKey;
const sweepAfter = (hours: number) => {
  const now = () => Date.now() + hours * 60 * 60 * 1000;
  return createUploads({ db: site.database.db, files: site.services.files, now }).sweep();
};
const keptFiles = async () => (await storedFiles(site)).kept.length;

async function post(key: string, change: FormChange = {}): Promise<FormOutcome> {
  const form = applicationForm({ ...change, fields: { ...change.fields, idempotencyKey: key } });
  const reply = await site.http.inject({ method: 'POST', url: '/careers-page', ...(await multipartBody(form)) });
  expect(reply.statusCode).toBe(200);
  expect((await storedFiles(site)).onTheirWay).toEqual([]);
  return reply.json();
}

/** The form as a browser sends it again: the file input is empty. */
const again = { cv: new File([], '') };

test('a good form is confirmed with a reference and labelled as a form', async () => {
  const outcome = await post(newKey());
  expect(outcome).toMatchObject({ ok: true, reference: expect.stringMatching(/^JOB-/) });
  expect(await site.database.db.selectFrom('career').select(['source', 'reference']).execute()).toEqual([
    { source: 'form', reference: outcome.ok && outcome.reference },
  ]);
  expect(await keptFiles()).toBe(1);
});

test('a rejected form comes back filled in, and its CV need not be sent again', async () => {
  const key = newKey();
  const rejected = await post(key, { fields: { email: ' nobody', phone: '12' } });
  expect(rejected).toEqual({
    ok: false,
    status: 422,
    message: 'Please check the marked fields.',
    errors: { email: 'Please enter a valid e-mail address', phone: 'Please enter a valid phone number' },
    values: { fullName: 'Samira Khalil', email: ' nobody', phone: '12' },
    formKey: key,
    keptFiles: [{ name: 'سيرة سميرة.pdf', size: samplePdf().length }],
  });
  expect((await listed()).total).toBe(0);
  expect(await post(key, again)).toMatchObject({ ok: true });
  expect((await listed()).items).toMatchObject([{ cvOriginalName: 'سيرة سميرة.pdf', cvSize: samplePdf().length }]);
  expect(await keptFiles()).toBe(1);
});

test('a CV stays kept however often the form is rejected', async () => {
  const key = newKey();
  await post(key, { fields: { email: '' } });
  for (let i = 0; i < 3; i++) {
    expect(await post(key, { ...again, fields: { email: '' } })).toMatchObject({
      ok: false,
      formKey: key,
      keptFiles: [{}],
    });
  }
  expect(await post(key, again)).toMatchObject({ ok: true });
});

test('a new CV takes the place of the kept one', async () => {
  const key = newKey();
  await post(key, { fields: { email: '' } });
  const second = cvFile(samplePdf({ mark: 'second' }), 'second.pdf');
  expect(await post(key, { fields: { email: '' }, cv: second })).toMatchObject({ keptFiles: [{ name: 'second.pdf' }] });
  expect(await keptFiles()).toBe(1);
  await post(key, { cv: cvFile(samplePdf({ mark: 'third' }), 'third.pdf') });
  expect((await listed()).items).toMatchObject([{ cvOriginalName: 'third.pdf' }]);
  expect(await keptFiles()).toBe(1);
});

test('a kept CV is reached with its own form key alone', async () => {
  const key = newKey();
  await post(key, { fields: { email: '' } });
  const stranger = await post(newKey(), again);
  expect(stranger).toMatchObject({ ok: false, status: 422, errors: { cv: 'Please upload your CV (PDF file)' } });
  expect(stranger).not.toHaveProperty('keptFiles');
});

test('under a key that we did not make nothing is kept; the form comes back with a good one', async () => {
  const rejected = await post('1', { fields: { email: '' } });
  expect(rejected).toMatchObject({ ok: false, formKey: expect.stringMatching(/^form-[\w-]{32}$/), keptFiles: [{}] });
  expect(await post('1', again)).toMatchObject({ ok: false, errors: { cv: 'Please upload your CV (PDF file)' } });
  expect(await post(rejected.ok ? '' : rejected.formKey, again)).toMatchObject({ ok: true });
});

test('the key of a file on its way opens nothing', async () => {
  await post(newKey(), { fields: { email: '' } });
  await site.database.db.updateTable('kept_upload').set({ key: 'loose-1' }).execute();
  expect(await post('loose-1', again)).toMatchObject({ ok: false, errors: { cv: 'Please upload your CV (PDF file)' } });
});

test('after an hour a kept CV is asked for again, and then removed', async () => {
  const key = newKey();
  await post(key, { fields: { email: '' } });
  await sweepAfter(0.9);
  expect(await keptFiles()).toBe(1);
  const anHourAgo = new Date(Date.now() - 61 * 60 * 1000).toISOString();
  await site.database.db.updateTable('kept_upload').set({ created_at: anHourAgo }).execute();
  expect(await post(key, again)).toMatchObject({ ok: false, errors: { cv: 'Please upload your CV (PDF file)' } });
  await sweepAfter(1.2);
  expect(await keptFiles()).toBe(0);
});

test('a form sent twice is one application, with its kept CV too', async () => {
  const key = newKey();
  const first = await post(key);
  expect(await post(key)).toEqual(first);
  expect(await post(key, again)).toEqual(first);
  const keptKey = newKey();
  await post(keptKey, { fields: { email: '' } });
  const outcomes = await Promise.all([post(keptKey, again), post(keptKey, again), post(keptKey, again)]);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(outcomes[0]).toMatchObject({ ok: true });
  expect(await post(keptKey, again)).toEqual(outcomes[0]);
  expect((await listed()).total).toBe(2);
  expect(await keptFiles()).toBe(2);
});

test('a form changed after it was sent comes back with a fresh key and its CV, and then goes through', async () => {
  const key = newKey();
  await post(key);
  const changed = await post(key, { fields: { fullName: 'Samira K.' } });
  expect(changed).toMatchObject({
    ok: false,
    status: 422,
    errors: {},
    values: { fullName: 'Samira K.' },
    keptFiles: [{}],
  });
  const formKey = changed.ok ? '' : changed.formKey;
  expect(formKey).not.toBe(key);
  expect(await post(formKey, { ...again, fields: { fullName: 'Samira K.' } })).toMatchObject({ ok: true });
  expect((await listed()).total).toBe(2);
});

test('a wrong or oversized file is told beside the field, with everything else still filled in', async () => {
  const wrong = await post(newKey(), { cv: cvFile('PK\x03\x04', 'cv.pdf') });
  expect(wrong).toMatchObject({ ok: false, status: 415, errors: { cv: 'Please upload a PDF file only' } });
  const large = await post(newKey(), { cv: cvFile(samplePdf({ bytes: 8 * 1024 ** 2 })) });
  expect(large).toMatchObject({ ok: false, status: 413, errors: { cv: 'File size must be less than 5MB' } });
  for (const outcome of [wrong, large]) {
    expect(outcome).toMatchObject({ values: { fullName: 'Samira Khalil', phone: '079 123 4567' } });
    expect(outcome).not.toHaveProperty('keptFiles');
  }
  expect(await keptFiles()).toBe(0);
});

test('a form that cannot be read is refused in the page', async () => {
  const form = applicationForm();
  form.append('email', 'second@example.com');
  const reply = await site.http.inject({ method: 'POST', url: '/careers-page', ...(await multipartBody(form)) });
  expect(reply.json()).toMatchObject({ ok: false, status: 400, values: {}, formKey: expect.any(String) });
});

test('when storing fails the visitor is told so, and the CV is kept for the next attempt', async () => {
  const key = newKey();
  const { db } = site.database;
  await db.schema.alterTable('career').renameTo('application_away').execute();
  const failed = await post(key);
  await db.schema.alterTable('application_away').renameTo('career').execute();
  expect(failed).toMatchObject({
    ok: false,
    status: 503,
    message: 'Failed to submit application. Please try again.',
    values: { fullName: 'Samira Khalil' },
    formKey: key,
    keptFiles: [{ name: 'سيرة سميرة.pdf' }],
  });
  expect(await post(key, again)).toMatchObject({ ok: true });
});
