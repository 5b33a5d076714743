import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationForm, cvFile } from '../../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type FakeClamd, startFakeClamd, virus } from '../../../tests/support/servers/fake-clamd.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let clamd: FakeClamd;
let site: BuiltSite;
let admin: { authorization: string };
beforeAll(async () => {
  clamd = await startFakeClamd();
  site = await buildSite({ settings: { CLAMAV_SOCKET: clamd.address, RATE_LIMIT_FACTOR: '1000' } });
  admin = await givenToken(site);
});
afterAll(async () => {
  await site.close();
  await clamd.stop();
});
beforeEach(async () => {
  for (const { _id } of await listed()) await site.services.leads.career.remove(_id);
});
afterEach(() => clamd.behave('scans'));

type Listed = { _id: string; cvMarks: string[] };

async function apply(pdf: Buffer<ArrayBuffer>) {
  const { payload, headers } = await multipartBody(applicationForm({ cv: cvFile(pdf) }));
  return site.http.inject({ method: 'POST', url: '/api/careers', payload, headers });
}

async function listed(): Promise<Listed[]> {
  return (await site.http.inject({ url: '/api/careers', headers: admin })).json().data.careers;
}

const download = (id: string) => site.http.inject({ url: `/api/careers/${id}/cv`, headers: admin });
const markRows = () => site.database.db.selectFrom('file_mark').selectAll().execute();
const infectedPdf = () => samplePdf({ mark: virus });

describe('a CV that staff should open with care', () => {
  test('is accepted and marked for staff; the applicant is not informed', async () => {
    const reply = await apply(samplePdf({ script: 'app.alert(1)' }));
    expect(reply.statusCode).toBe(201);
    expect(reply.body).not.toContain('active');
    expect(await listed()).toMatchObject([{ cvMarks: ['active'] }]);
  });

  test('has no mark for a table in the wrong place, which readers repair', async () => {
    const whole = samplePdf({ pages: 2 }).toString('latin1');
    const changes = [
      whole.replace(/startxref\n\d+/, 'startxref\n7'),
      whole.replace(/startxref\n\d+/, 'startxref\n99999'),
      whole.replace('1 0 obj\n', '1 0 obj\n  '),
      whole.replaceAll('\n', '\r\n'),
    ];
    for (const change of changes) expect((await apply(Buffer.from(change, 'latin1'))).statusCode).toBe(201);
    expect(await listed()).toMatchObject(changes.map(() => ({ cvMarks: [] })));
  });

  test('is damaged where readers cannot repair it either', async () => {
    const broken = samplePdf()
      .toString('latin1')
      .replace('/Catalog', '/Catalag')
      .replace('/Kids', '/Sons')
      .replaceAll('/Page', '/Wage')
      .replace(/startxref\n\d+/, 'startxref\n7');
    await apply(Buffer.from(broken, 'latin1'));
    expect(await listed()).toMatchObject([{ cvMarks: ['damaged'] }]);
  });

  test('keeps its other marks when its table is repaired', async () => {
    const pdf = samplePdf({ script: 'app.alert(1)' })
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7');
    await apply(Buffer.from(pdf, 'latin1'));
    expect(await listed()).toMatchObject([{ cvMarks: ['active'] }]);
  });

  test('is a download that no browser renders', async () => {
    await apply(samplePdf({ script: 'app.alert(1)' }));
    const [application] = await listed();
    const { headers } = await download(application!._id);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringMatching(/; sandbox$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('loses its marks with its application', async () => {
    await apply(samplePdf({ script: 'app.alert(1)' }));
    const [application] = await listed();
    await site.services.leads.career.remove(application!._id);
    expect(await markRows()).toEqual([]);
  });
});

describe('the virus scanner', () => {
  test('sees each CV; one that is clean carries no mark', async () => {
    const pdf = samplePdf({ mark: 'seen' });
    await apply(pdf);
    expect(clamd.seen.at(-1)?.equals(pdf)).toBe(true);
    expect(await listed()).toMatchObject([{ cvMarks: [] }]);
  });

  test('keeps an infected one out: the error names the field, and nothing is stored', async () => {
    const before = (await storedFiles(site)).kept.length;
    const reply = await apply(infectedPdf());
    expect([reply.statusCode, reply.json().errors]).toEqual([
      422,
      { cv: 'The virus scanner found something in this file.' },
    ]);
    expect(await listed()).toEqual([]);
    expect(await storedFiles(site)).toMatchObject({ kept: { length: before }, onTheirWay: [] });
  });

  test('that is unreachable loses no application: it is marked, and scanned once the scanner is back', async () => {
    await clamd.stop();
    await apply(samplePdf({ mark: 'one' }));
    await apply(infectedPdf());
    expect(await listed()).toMatchObject([{ cvMarks: ['unchecked'] }, { cvMarks: ['unchecked'] }]);
    await site.services.leads.sweep();
    expect(await listed()).toMatchObject([{ cvMarks: ['unchecked'] }, { cvMarks: ['unchecked'] }]);
    await clamd.start();
    await site.services.leads.sweep();
    const [infected, clean] = await listed();
    expect([infected?.cvMarks, clean?.cvMarks]).toEqual([['infected'], []]);
    expect((await download(clean!._id)).statusCode).toBe(200);
    const refused = await download(infected!._id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  });

  test('keeps infected documents out of published content, and accepts nothing unscanned', async () => {
    const send = async (pdf: Buffer<ArrayBuffer>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        name: 'ISO',
        issuer: 'A',
        number: '1',
        scope: 'b',
        validFrom: '2026-01-01',
        validUntil: '2027-01-01',
      }))
        form.append(name, value);
      form.append('file', new File([pdf], 'iso.pdf'));
      const { payload, headers } = await multipartBody(form);
      return site.http.inject({ method: 'POST', url: '/api/certificates', payload, headers: { ...headers, ...admin } });
    };
    const infected = await send(infectedPdf());
    expect([infected.statusCode, Object.keys(infected.json().errors)]).toEqual([422, ['file']]);
    clamd.behave('hangs up');
    expect((await send(samplePdf())).statusCode).toBe(503);
    expect((await site.http.inject('/api/certificates')).json()).toEqual([]);
  });
});
