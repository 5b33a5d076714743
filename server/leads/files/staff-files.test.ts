import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOnPage, givenPrivatePage, mountPrivatePage } from '../../../tests/support/browser/private-page.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let smtp: FakeSmtp;
let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  site = await buildSite({
    settings: { SMTP_URL: smtp.url, MAIL_FROM: 'site@mansooj.example', RATE_LIMIT_FACTOR: '1000' },
  });
  admin = await asAdmin(site);
  mountPrivatePage(site);
});
afterAll(async () => {
  await site.close();
  await smtp.stop();
});

const pdf = (name: string) => new File([samplePdf({ mark: name })], name);
const large = (name: string) => new File([samplePdf(), new Uint8Array(3 * 1024 ** 2)], name);

/** Sends an answer with files about a quote request. */
async function answer(id: string, files: File[], key?: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'answer', text: 'Our drawing' })) form.set(name, value);
  for (const file of files) form.append('files', file);
  const { payload, headers } = await multipartBody(form);
  return site.http.inject({
    ...{ method: 'POST', url: `/api/quotes/${id}/thread`, payload },
    headers: { ...headers, ...(await givenToken(site, 'sales')), ...(key && { 'idempotency-key': key }) },
  });
}

async function lettersAfter(act: () => Promise<unknown>): Promise<string> {
  await site.jobs.runDue();
  smtp.received.length = 0;
  await act();
  await site.jobs.runDue();
  return smtp.received.map(({ raw }) => raw).join('\n');
}

const download = (path: string) => site.http.inject({ url: path });
const filesOf = async (id: string) => (await admin.get(`/quotes/${id}/thread`)).json().data.thread.files;

test('a file that staff send is in the thread, in the letter and on the private page, once', async () => {
  const { id, token } = await givenPrivatePage(site);
  const before = (await storedFiles(site)).kept.length;
  const sent = await lettersAfter(async () => {
    expect((await answer(id, [pdf('رسم.pdf')], 'one')).statusCode).toBe(201);
    expect((await answer(id, [pdf('رسم.pdf')], 'one')).statusCode).toBe(201);
  });
  const [file, ...others] = await filesOf(id);
  expect([file.name, others]).toEqual(['رسم.pdf', []]);
  expect((await storedFiles(site)).kept).toHaveLength(before + 1);
  expect(sent.match(/content-disposition: attachment/gi)).toHaveLength(1);
  const own = await download(`/ar/requests/${token}/files/${file._id}`);
  expect([own.statusCode, own.headers['cache-control'], own.headers['content-type']]).toEqual([
    ...[200, 'no-store', 'application/pdf'],
  ]);
  expect(own.headers['content-disposition']).toMatch(/^attachment/);
  expect(own.rawPayload.equals(samplePdf({ mark: 'رسم.pdf' }))).toBe(true);
});

test('files that are too large for a letter wait on the private page', async () => {
  const { id, token } = await givenPrivatePage(site);
  const files = [large('one.pdf'), large('two.pdf')];
  const sent = await lettersAfter(async () => expect((await answer(id, files)).statusCode).toBe(201));
  expect(sent).toContain('one.pdf');
  expect(sent.toLowerCase()).not.toContain('content-disposition: attachment');
  const [file] = await filesOf(id);
  expect((await download(`/requests/${token}/files/${file._id}`)).statusCode).toBe(200);
});

test('what is no PDF or picture, or too much, is refused, and nothing is stored or sent', async () => {
  const { id } = await givenPrivatePage(site);
  const before = (await storedFiles(site)).kept.length;
  const wrong = await answer(id, [new File(['MZ'], 'setup.pdf')]);
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([415, ['files']]);
  const many = await answer(id, [pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf')]);
  expect(many.statusCode).toBeGreaterThanOrEqual(400);
  expect([(await filesOf(id)).length, (await storedFiles(site)).kept.length]).toEqual([0, before]);
});

test('the address gives files of staff to nobody else, and files of the sender to nobody', async () => {
  const [one, other] = [await givenPrivatePage(site), await givenPrivatePage(site)];
  await answer(one.id, [pdf('ours.pdf')]);
  await addOnPage(site, one.token, { text: 'Mine' }, { files: [pdf('mine.pdf')] });
  const [ours, mine] = await filesOf(one.id);
  const codes = await Promise.all(
    [
      `/requests/${other.token}/files/${ours._id}`,
      `/requests/${one.token}/files/${mine._id}`,
      `/requests/${one.token}/files/unknown`,
      `/requests/${'A'.repeat(43)}/files/${ours._id}`,
    ].map(async (path) => (await download(path)).statusCode),
  );
  expect(codes).toEqual([404, 404, 404, 404]);
});

test('files of staff take no room from the sender, and go with the lead when it is erased', async () => {
  const { id, token } = await givenPrivatePage(site);
  for (let number = 0; number < 5; number++)
    await answer(
      id,
      [1, 2, 3].map((each) => pdf(`${number} ${each}.pdf`)),
    );
  expect((await addOnPage(site, token, { text: 'Mine' }, { files: [pdf('mine.pdf')] })).statusCode).toBe(204);
  const exported = await site.services.privacy.exportPerson('amina@example.com');
  expect(JSON.stringify(exported)).toContain('4 3.pdf');
  const before = (await storedFiles(site)).kept.length;
  await site.services.privacy.eraseLead('quote', id);
  expect((await storedFiles(site)).kept.length).toBe(before - 16);
});
