import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { storedFiles } from '../../tests/support/files/stored-files.ts';
import { givenApplication } from '../../tests/support/given/given-application.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());
afterEach(async () => {
  const { list, remove } = site.services.leads.career;
  for (const { _id } of (await list()).items) await remove(_id);
});

test('applications are listed newest first, or as asked', async () => {
  for (const fullName of ['Basem', 'Amal', 'Ceyda']) await givenApplication(site, { fullName });
  const names = async (sort?: string) =>
    (await site.services.leads.career.list(sort ? { sort } : {})).items.map(({ fullName }) => fullName);
  expect(await names()).toEqual(['Ceyda', 'Amal', 'Basem']);
  expect(await names('fullName')).toEqual(['Amal', 'Basem', 'Ceyda']);
  await expect(names('cvPath')).rejects.toMatchObject({ code: 'malformed' });
});

test('an application is found by name, number and file name', async () => {
  await givenApplication(site, { cvName: 'سيرة سميرة.pdf' });
  for (const q of ['samira', '٧٩١٢٣٤٥٦٧', 'سيره']) {
    expect((await site.services.leads.career.list({ q })).total, q).toBe(1);
  }
  expect((await site.services.leads.career.list({ q: 'omar' })).total).toBe(0);
});

test('an application can change to any status', async () => {
  const { _id } = await givenApplication(site);
  const { list, changeStatus } = site.services.leads.career;
  for (const status of ['accepted', 'pending', 'rejected', 'reviewed'] as const) {
    await changeStatus(_id, status);
    expect((await list({}, { status })).items).toMatchObject([{ _id, status }]);
  }
  expect((await list({}, { status: 'pending' })).total).toBe(0);
  await expect(changeStatus('none', 'accepted')).rejects.toMatchObject({ messageKey: 'career_not_found' });
});

test('an application is permanently deleted with its file and its search text', async () => {
  const { _id } = await givenApplication(site);
  expect((await storedFiles(site)).kept).toHaveLength(1);
  await site.services.leads.career.remove(_id);
  expect((await storedFiles(site)).kept).toEqual([]);
  const { db } = site.database;
  for (const table of ['career', 'kept_upload', 'search_doc'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await expect(site.services.leads.career.remove(_id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(site.services.leads.career.getCv(_id)).rejects.toMatchObject({ code: 'not_found' });
});
