import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { picture } from '../../../tests/support/files/sample-files.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { asAdmin, staffForm } from '../../../tests/support/requests/staff-calls.ts';
import { type BucketServer, startBucketServer } from '../../../tests/support/servers/bucket-server.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { one } from '../../../tests/support/sites/first.ts';

let site: BuiltSite;
let bucket: BucketServer | undefined;
afterEach(async () => {
  await site.close();
  bucket?.close();
  bucket = undefined;
});

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
const send = (headers = {}) => site.http.inject({ method: 'POST', url: '/api/contacts', payload: message, headers });
const ask = (path: string, headers = {}) => site.http.inject({ url: path, headers });

async function apply() {
  const cv = new File([samplePdf()], 'Samira.pdf', { type: 'application/pdf' });
  const form = { fullName: 'Samira Khalil', email: 'samira@example.com', phone: '079 123 4567', cv };
  return site.http.inject({ method: 'POST', url: '/api/careers', ...(await multipartBody(staffForm(form))) });
}

async function partnerForm(name: string) {
  const mainImage = new File([new Uint8Array(await picture('png'))], 'sack.png', { type: 'image/png' });
  return { name, industry: 'Food', specifications: [{ name: 'Since', value: '2019' }], mainImage };
}

const counted = async (table: 'contact' | 'career' | 'partner') =>
  (await site.database.db.selectFrom(table).select('id').execute()).length;

test('while the bucket is unreachable files are refused, the rest works, and afterwards everything works again', async () => {
  bucket = await startBucketServer();
  site = await buildSite({ settings: bucket.settings });
  const admin = await asAdmin(site);
  const partner = (await admin.post('/partners', await partnerForm('Sunbulan'))).json();
  expect((await ask(`/media/${partner.mainImage}`)).statusCode).toBe(200);

  await bucket.stop();
  const health = await ask('/api/health', { 'accept-language': 'ar' });
  expect([health.statusCode, Object.keys(health.json().errors)]).toEqual([503, ['files']]);
  expect(health.json().errors.files).toBe('مكان حفظ الملفات لا يستجيب.');
  expect((await ask('/api/health?of=database')).statusCode).toBe(200);
  const refusals = [
    await ask(`/media/${partner.mainImage}`),
    await ask(`/api/images?path=${partner.mainImage}`),
    await admin.post('/partners', await partnerForm('Lagunta')),
    await admin.put(`/partners/${partner._id}`, await partnerForm('Lagunta')),
    await apply(),
  ];
  for (const refused of refusals) {
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    expect([refused.headers['retry-after'], refused.headers['cache-control']]).toEqual(['10', 'no-store']);
    expect(refused.body).not.toMatch(/ECONN|127\.0\.0\.1|uploads/);
  }
  expect((await send()).statusCode).toBe(201);
  expect(await Promise.all([counted('partner'), counted('career'), counted('contact')])).toEqual([1, 0, 1]);
  expect((await ask(`/api/partners/${partner._id}`)).json().name).toBe('Sunbulan');

  await bucket.start();
  expect((await ask('/api/health')).json()).toEqual({ status: 'ok' });
  expect((await ask(`/media/${partner.mainImage}`)).statusCode).toBe(200);
  expect((await admin.put(`/partners/${partner._id}`, await partnerForm('Lagunta'))).statusCode).toBe(200);
  expect((await apply()).statusCode).toBe(201);
});

/** Makes every new and open connection refuse writes, or accept them again. */
async function setReadOnly(isOn: boolean) {
  const { db } = site.database;
  if (!isPostgres) return sql`pragma query_only = ${sql.lit(isOn ? 1 : 0)}`.execute(db);
  await db.connection().execute(async (connection) => {
    await sql`set transaction_read_only = off`.execute(connection);
    const named = await sql<{ name: string }>`select current_database() as name`.execute(connection);
    const value = sql.lit(isOn ? 'on' : 'off');
    await sql`set default_transaction_read_only = off`.execute(connection);
    await sql`alter database ${sql.id(one(named.rows).name)} set default_transaction_read_only = ${value}`.execute(
      connection,
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      connection,
    );
    await sql`set default_transaction_read_only = ${value}`.execute(connection);
  });
}

test('while the database is read-only, so is the site, and says so in the reader’s language', async () => {
  site = await buildSite();
  const admin = await asAdmin(site);
  expect((await send()).statusCode).toBe(201);
  const longAgo = new Date(Date.now() - 120_000).toISOString();
  await site.database.db.updateTable('session').set({ used_at: longAgo }).execute();
  await setReadOnly(true);
  const health = await ask('/api/health');
  expect([health.statusCode, health.json().errors]).toEqual([503, { database: 'The database accepts no changes.' }]);
  const refused = await send({ 'accept-language': 'ar' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    'الخدمة غير متاحة حاليًا. يُرجى المحاولة مرة أخرى لاحقًا.',
  ]);
  expect((await admin.get('/contacts')).json().data.contacts).toHaveLength(1);
  expect((await ask('/api/partners')).statusCode).toBe(200);
  await setReadOnly(false);
  expect((await ask('/api/health')).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(201);
  expect(await counted('contact')).toBe(2);
});

test.runIf(!isPostgres)('a database that may not grow refuses what does not fit, whole, and goes on', async () => {
  site = await buildSite();
  const { db } = site.database;
  await send();
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(one(pages.rows).page_count)}`.execute(db);
  const long = { ...message, message: 'bags '.repeat(999) };
  const sendLong = () => site.http.inject({ method: 'POST', url: '/api/contacts', payload: long });
  let accepted = 1;
  let refused = await sendLong();
  for (; refused.statusCode === 201; refused = await sendLong()) accepted += 1;
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect(await counted('contact')).toBe(accepted);
  expect((await ask('/api/partners')).statusCode).toBe(200);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect((await sendLong()).statusCode).toBe(201);
  expect(await counted('contact')).toBe(accepted + 1);
});
