import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../tests/support/build-site.ts';
import { givenApplication } from '../../tests/support/given-application.ts';
import { storedFiles } from '../../tests/support/stored-files.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());
afterEach(async () => {
  const { listApplications, deleteApplication } = site.services.careers;
  for (const { _id } of (await listApplications()).items) await deleteApplication(_id);
});

test('applications are listed newest first, or as asked', async () => {
  for (const fullName of ['Basem', 'Amal', 'Ceyda']) await givenApplication(site, { fullName });
  const names = async (sort?: string) =>
    (await site.services.careers.listApplications(sort ? { sort } : {})).items.map(({ fullName }) => fullName);
  expect(await names()).toEqual(['Ceyda', 'Amal', 'Basem']);
  expect(await names('fullName')).toEqual(['Amal', 'Basem', 'Ceyda']);
  await expect(names('cvPath')).rejects.toMatchObject({ code: 'malformed' });
});

test('an application is found by name, number and file name', async () => {
  await givenApplication(site, { cvName: 'سيرة سميرة.pdf' });
  for (const q of ['samira', '٧٩١٢٣٤٥٦٧', 'سيره']) {
    expect((await site.services.careers.listApplications({ q })).total, q).toBe(1);
  }
  expect((await site.services.careers.listApplications({ q: 'omar' })).total).toBe(0);
});

test('an application can change to any status', async () => {
  const { _id } = await givenApplication(site);
  const { listApplications, changeStatus } = site.services.careers;
  for (const status of ['accepted', 'pending', 'rejected', 'reviewed'] as const) {
    await changeStatus(_id, status);
    expect((await listApplications({}, { status })).items).toMatchObject([{ _id, status }]);
  }
  expect((await listApplications({}, { status: 'pending' })).total).toBe(0);
  await expect(changeStatus('none', 'accepted')).rejects.toMatchObject({ messageKey: 'career_not_found' });
});

test('an application is permanently deleted with its file and its search text', async () => {
  const { _id } = await givenApplication(site);
  expect((await storedFiles(site)).kept).toHaveLength(1);
  await site.services.careers.deleteApplication(_id);
  expect((await storedFiles(site)).kept).toEqual([]);
  const { db } = site.database;
  for (const table of ['career_application', 'kept_upload', 'search_doc'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await expect(site.services.careers.deleteApplication(_id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(site.services.careers.getCv(_id)).rejects.toMatchObject({ code: 'not_found' });
});
