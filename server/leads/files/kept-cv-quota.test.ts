import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import { applicationForm, cvFile, type FormChange } from '../../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

const mebibyte = 1024 ** 2;
let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings: { TRUST_PROXY: 'on' } });
  // Runs a page's action without a built page.
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
  for (const { path } of await site.database.db.selectFrom('kept_upload').select('path').execute())
    await site.services.files.remove(path);
  for (const table of ['kept_upload', 'arrival_count'] as const) await site.database.db.deleteFrom(table).execute();
});

type Sending = { key?: string; from?: string; bytes?: number; change?: FormChange };

/** The page's form with an empty name, which is rejected, and a CV of so many bytes. */
async function sendRejected({ key = newFormKey(), from = '192.0.2.1', bytes = 4 * mebibyte, change = {} }: Sending) {
  const form = applicationForm({
    cv: cvFile(samplePdf({ bytes }), 'cv.pdf'),
    ...change,
    fields: { fullName: '', ...change.fields, idempotencyKey: key },
  });
  const { payload, headers } = await multipartBody(form);
  const call = { method: 'POST', url: '/careers-page', payload } as const;
  const reply = await site.http.inject({ ...call, headers: { ...headers, 'x-forwarded-for': from } });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const rows = () => site.database.db.selectFrom('kept_upload').selectAll().execute();
const keptBytes = async () => (await rows()).reduce((sum, { size }) => sum + size, 0);
const keptFiles = async () => (await storedFiles(site)).kept.length;

describe('CVs of rejected forms', () => {
  test('are kept up to a limit per network, however many it sends', async () => {
    const replies = [];
    for (let number = 0; number < 12; number++) replies.push(await sendRejected({}));
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(422));
    expect(await keptBytes()).toBeLessThanOrEqual(10 * mebibyte);
    expect(await keptFiles()).toBe((await rows()).length);
    expect(replies[0]).toMatchObject({
      keptFiles: [{ name: 'cv.pdf' }],
      errors: { fullName: 'Full name is required' },
    });
  });

  test('must be sent again when they could not be kept, with a message at the field', async () => {
    for (let number = 0; number < 4; number++) await sendRejected({});
    const last = await sendRejected({});
    expect(last).not.toHaveProperty('keptFiles');
    expect(last).toMatchObject({
      values: { email: 'samira@example.com', phone: '079 123 4567' },
      errors: { fullName: 'Full name is required', cv: 'Your CV could not be kept. Please choose the file again.' },
    });
  });

  test('of other networks are kept at the same time, and stay', async () => {
    const early = newFormKey();
    await sendRejected({ key: early, from: '192.0.2.9' });
    for (let number = 0; number < 8; number++) await sendRejected({});
    expect(await sendRejected({ from: '192.0.2.10' })).toMatchObject({ keptFiles: [{ name: 'cv.pdf' }] });
    const change = { cv: new File([], '') };
    expect(await sendRejected({ key: early, from: '192.0.2.9', change })).toMatchObject({
      keptFiles: [{ name: 'cv.pdf' }],
    });
  });

  test('are one per form: another file replaces the first', async () => {
    const key = newFormKey();
    for (let number = 0; number < 8; number++) {
      expect(await sendRejected({ key })).toMatchObject({ keptFiles: [{ name: 'cv.pdf' }] });
    }
    expect(await rows()).toHaveLength(1);
    expect(await keptFiles()).toBe(1);
  });

  test('that replace each other are limited in bytes an hour, and the last one stays', async () => {
    const key = newFormKey();
    const replies = [];
    for (let number = 0; number < 12; number++) replies.push(await sendRejected({ key }));
    expect(replies.filter(({ errors }) => !errors.cv)).toHaveLength(8);
    expect(replies.at(-1)).toMatchObject({
      keptFiles: [{ name: 'cv.pdf' }],
      errors: { cv: expect.stringMatching(/not be kept/) },
    });
    expect(await keptFiles()).toBe(1);
    expect(await sendRejected({ from: '192.0.2.2' })).toHaveProperty('keptFiles');
  });

  test('stay when a larger replacement cannot be kept, and the form says so', async () => {
    const key = newFormKey();
    await sendRejected({ key, bytes: mebibyte, change: { cv: cvFile(samplePdf({ bytes: mebibyte }), 'first.pdf') } });
    for (let number = 0; number < 2; number++) await sendRejected({});
    const reply = await sendRejected({ key });
    expect(reply).toMatchObject({
      keptFiles: [{ name: 'first.pdf' }],
      errors: { cv: expect.stringMatching(/not be kept/) },
    });
    expect(await rows()).toHaveLength(3);
    expect(await keptFiles()).toBe(3);
    const change = { cv: new File([], '') };
    const reopened = await sendRejected({ key, change });
    expect([reopened.keptFiles[0].name, reopened.errors.cv]).toEqual(['first.pdf', undefined]);
  });

  test('do not count against their own replacement', async () => {
    const key = newFormKey();
    for (const each of [key, newFormKey(), key]) expect(await sendRejected({ key: each })).toHaveProperty('keptFiles');
  });

  test('that arrive concurrently do not exceed the limit', async () => {
    await Promise.all(Array.from({ length: 10 }, () => sendRejected({ bytes: 3 * mebibyte })));
    expect(await keptBytes()).toBeLessThanOrEqual(10 * mebibyte);
  });

  test('that are small are limited in number', async () => {
    for (let number = 0; number < 120; number++) await sendRejected({ bytes: 2_000 });
    expect((await rows()).length).toBeLessThanOrEqual(100);
  });

  test('name no address', async () => {
    await sendRejected({});
    expect(JSON.stringify(await rows())).not.toContain('192.0.2');
  });
});

test('a CV above the size limit is never written to the disk, and the form says so and keeps its texts', async () => {
  let largest = 0;
  async function look(): Promise<void> {
    const { onTheirWay } = await storedFiles(site);
    largest = Math.max(largest, ...(await Promise.all(onTheirWay.map(sizeOnTheWay))));
  }
  const { payload, headers } = await multipartBody(
    applicationForm({ cv: cvFile(samplePdf({ bytes: 40 * mebibyte })), fields: { fullName: '' } }),
  );
  async function* slowly() {
    yield payload.subarray(0, 4 * mebibyte);
    await vi.waitFor(
      async () => {
        await look();
        expect(largest).toBeGreaterThan(3 * mebibyte);
      },
      { timeout: 20_000 },
    );
    for (let at = 4 * mebibyte; at < payload.length; at += mebibyte / 4) {
      yield payload.subarray(at, at + mebibyte / 4);
      await look();
    }
  }
  const call = {
    method: 'POST',
    headers,
    body: Readable.toWeb(Readable.from(slowly())),
    duplex: 'half',
  } as RequestInit;
  const reply = await fetch(new URL('/careers-page', await site.listen()), call);
  expect(await reply.json()).toMatchObject({
    values: { email: 'samira@example.com' },
    errors: { cv: 'File size must be less than 5MB', fullName: 'Full name is required' },
  });
  expect(largest).toBeLessThanOrEqual(5 * mebibyte + 128 * 1024);
  expect(await storedFiles(site)).toEqual({ kept: [], onTheirWay: [] });
});

async function sizeOnTheWay(name: string): Promise<number> {
  return stat(name).then(
    ({ size }) => size,
    () => 0,
  );
}
