import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUploads } from '#server/leads/files/upload-service.ts';
import { privacyNotice } from '#shared/site/privacy-notice.ts';
import { applicationForm, cvFile, type FormChange } from '../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../tests/support/files/stored-files.ts';
import { givenOpening } from '../../tests/support/given/given-opening.ts';
import { multipartBody } from '../../tests/support/requests/multipart-body.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const { _id } of (await site.services.leads.career.list()).items) {
    await site.services.leads.career.remove(_id);
  }
  await site.database.db.deleteFrom('idempotency_key').execute();
});

async function apply(change: FormChange | FormData = {}, { headers = {}, query = '' } = {}) {
  const { payload, headers: type } = await multipartBody(change instanceof FormData ? change : applicationForm(change));
  return site.http.inject({ method: 'POST', url: `/api/careers${query}`, payload, headers: { ...type, ...headers } });
}

async function state() {
  const { db } = site.database;
  const { kept, onTheirWay } = await storedFiles(site);
  return {
    applications: (await db.selectFrom('career').select('id').execute()).length,
    loose: (await db.selectFrom('kept_upload').select('key').execute()).length,
    files: kept.length,
    onTheirWay: onTheirWay.length,
  };
}

const tomorrow = () => Date.now() + 24 * 60 * 60 * 1000;
const sweepTomorrow = () => createUploads({ db: site.database.db, files: site.services.files, now: tomorrow }).sweep();

const nothing = { applications: 0, loose: 0, files: 0, onTheirWay: 0 };
const one = { applications: 1, loose: 0, files: 1, onTheirWay: 0 };

describe('an application that is sent', () => {
  test('is answered with what was stored and a reference to quote', async () => {
    const opening = await givenOpening(site);
    const reply = await apply({ fields: { opening: opening._id, phone: '٠٧٩ ١٢٣ ٤٥٦٧' } });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      success: true,
      follow: expect.stringMatching(/^\/requests\/[\w-]{43}$/),
      message: 'Your application has been submitted successfully.',
      data: {
        career: {
          _id: expect.any(String),
          reference: expect.stringMatching(/^JOB-[2-9A-HJKMNP-TV-Z]{6}$/),
          fullName: 'Samira Khalil',
          email: 'samira@example.com',
          phone: '٠٧٩ ١٢٣ ٤٥٦٧',
          phoneNumber: '+962791234567',
          cvOriginalName: 'سيرة سميرة.pdf',
          cvSize: samplePdf().length,
          opening: opening._id,
          status: 'pending',
          createdAt: expect.any(String),
        },
      },
    });
  });

  test('is stored with its file, and nothing else stays behind', async () => {
    const reply = await apply({}, { query: '?lng=ar' });
    expect(reply.json().message).toBe('تم تقديم طلب التوظيف بنجاح.');
    expect(await state()).toEqual(one);
    const cv = await site.services.leads.career.getCv(reply.json().data.career._id);
    expect(cv).toMatchObject({ name: 'سيرة سميرة.pdf', size: samplePdf().length });
    expect((await buffer(await site.services.files.read(cv.path))).equals(samplePdf())).toBe(true);
    const [row] = await site.database.db.selectFrom('career').selectAll().execute();
    expect(row).toMatchObject({
      language: 'ar',
      source: 'api',
      notice_version: privacyNotice.version,
      opening_id: null,
    });
  });

  test('may carry a CV of exactly 5 MiB, under any name', async () => {
    const cv = cvFile(samplePdf({ bytes: 5 * 1024 ** 2 }), 'C:\\fakepath\\my\u202e cv.docx');
    const reply = await apply({ cv });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().data.career).toMatchObject({ cvSize: 5 * 1024 ** 2, cvOriginalName: 'my cv.docx' });
  });
});

describe('an application that cannot be taken', () => {
  test('lists every error at once', async () => {
    const reply = await apply({ fields: { fullName: '', email: 'x', phone: '12' }, cv: null });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      success: false,
      code: 'invalid',
      message: 'Please check the marked fields.',
      errors: {
        fullName: 'Full name is required',
        email: 'Please enter a valid e-mail address',
        phone: 'Please enter a valid phone number',
        cv: 'Please upload your CV (PDF file)',
      },
    });
    expect(await state()).toEqual(nothing);
  });

  test.each([
    ['no CV', { cv: null }, 422, 'cv', 'Please upload your CV (PDF file)'],
    ['an empty CV', { cv: cvFile('') }, 415, 'cv', 'Please upload a PDF file only'],
    [
      'a text that calls itself a PDF',
      { cv: cvFile('Dear Sir', 'cv.pdf') },
      415,
      'cv',
      'Please upload a PDF file only',
    ],
    ...[700, 300, 20].map((missing): [string, object, number, string, string] => [
      `a CV without its last ${missing} bytes`,
      { cv: cvFile(new Uint8Array(samplePdf({ pages: 9 }).subarray(0, -missing))) },
      415,
      'cv',
      'This file is not complete. Please save or download it again.',
    ]),
    [
      'one byte too many',
      { cv: cvFile(samplePdf({ bytes: 5 * 1024 ** 2 + 1 })) },
      413,
      'cv',
      'File size must be less than 5MB',
    ],
    ['no phone', { fields: { phone: null } }, 422, 'phone', 'Phone is required'],
    ['an impossible phone', { fields: { phone: '079' } }, 422, 'phone', 'Please enter a valid phone number'],
    [
      'an opening that is gone',
      { fields: { opening: 'none' } },
      422,
      'opening',
      'This job opening does not exist any more',
    ],
    ['a NUL', { fields: { fullName: 'a\0b' } }, 422, 'fullName', 'This text contains characters that cannot be stored'],
  ])('%s is refused beside its field', async (_, change, status, field, sentence) => {
    const reply = await apply(change);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ success: false, errors: { [field]: sentence } });
    expect(await state()).toEqual(nothing);
  });

  test('a wrong file is a 415 that names the other fields too, in the caller’s language', async () => {
    const reply = await apply({ fields: { email: '' }, cv: cvFile('PK\x03\x04') }, { query: '?lng=ar' });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({ code: 'wrong_type', errors: { email: 'البريد الإلكتروني مطلوب' } });
    expect(reply.json().message).toBe(reply.json().errors.cv);
  });

  test('a body of another type is a 415', async () => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'application/pdf']) {
      const headers = { 'content-type': type };
      const reply = await site.http.inject({ method: 'POST', url: '/api/careers', payload: '{}', headers });
      expect(reply.statusCode, type).toBe(415);
    }
    expect((await site.http.inject({ method: 'POST', url: '/api/careers' })).statusCode).toBe(415);
  });

  test('repeated fields, unexpected files and inherited names are refused', async () => {
    const twice = applicationForm();
    twice.append('fullName', 'Another');
    const twoCvs = applicationForm();
    twoCvs.append('cv', cvFile());
    const photo = applicationForm();
    photo.append('photo', cvFile());
    const inherited = applicationForm({ fields: { constructor: 'x' } });
    const proto = applicationForm();
    proto.append('__proto__', 'x');
    for (const form of [twice, twoCvs, photo, inherited, proto]) {
      const reply = await apply(form);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(await state()).toEqual(nothing);
    }
  });
});

describe('an application sent twice under one key', () => {
  const headers = { 'idempotency-key': 'key-1' };

  test('is one application with one file', async () => {
    const [first, second] = [await apply({}, { headers }), await apply({}, { headers })];
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await state()).toEqual(one);
  });

  test('is one application even when both come at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => apply({}, { headers })));
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(201);
    expect(await state()).toEqual(one);
  });

  test('is refused with another CV, another name or another form', async () => {
    await apply({}, { headers });
    expect((await apply({ cv: cvFile(samplePdf({ mark: 'other' })) }, { headers })).statusCode).toBe(422);
    expect((await apply({ fields: { fullName: 'Other' } }, { headers })).statusCode).toBe(422);
    expect(await state()).toEqual(one);
  });
});

describe('when something breaks', () => {
  test('without a stored file there is no application', async () => {
    const folder = join(site.dataDir, 'files', 'cvs');
    await apply();
    await rename(folder, `${folder}-away`);
    await writeFile(folder, '');
    const reply = await apply({ fields: { fullName: 'Second' } });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({ success: false, code: 'internal', message: 'An error occurred.' });
    await rename(folder, join(site.dataDir, 'nothing'));
    await rename(`${folder}-away`, folder);
    // A file that could not be removed is listed, and removed an hour later.
    expect(await state()).toEqual({ ...one, loose: 1 });
    await sweepTomorrow();
    expect(await state()).toEqual(one);
  });

  test('without a row there is no file, and the key stays unused', async () => {
    const { db } = site.database;
    const headers = { 'idempotency-key': 'key-1' };
    await db.schema.alterTable('career').renameTo('application_away').execute();
    expect((await apply({}, { headers })).statusCode).toBe(500);
    await db.schema.alterTable('application_away').renameTo('career').execute();
    expect(await state()).toEqual(nothing);
    expect((await apply({}, { headers })).statusCode).toBe(201);
    expect(await state()).toEqual(one);
  });
});
