import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { givenContact, givenOrigin } from '../../tests/support/given/given-contact.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.deleteFrom('contact').execute();
});

const namesOf = (list: { items: { fullName: string }[] }) => list.items.map(({ fullName }) => fullName);

async function givenThree() {
  await givenContact(site, { fullName: 'Basem', createdAt: '2026-01-02T00:00:00.000Z', status: 'read' });
  await givenContact(site, { fullName: 'Amal', createdAt: '2026-01-03T00:00:00.000Z' });
  await givenContact(site, { fullName: 'Ceyda', createdAt: '2026-01-01T00:00:00.000Z' });
}

test('messages are listed newest first, or as asked', async () => {
  await givenThree();
  const { list } = site.services.leads.contact;
  expect(namesOf(await list())).toEqual(['Amal', 'Basem', 'Ceyda']);
  expect(namesOf(await list({ sort: 'fullName' }))).toEqual(['Amal', 'Basem', 'Ceyda']);
  expect(namesOf(await list({ sort: '-fullName' }))).toEqual(['Ceyda', 'Basem', 'Amal']);
  expect(namesOf(await list({ sort: 'createdAt', page: 2, limit: 2 }))).toEqual(['Amal']);
  for (const sort of ['message', 'id', 'language', '--fullName', 'constructor', '']) {
    const listing = list({ sort });
    await (sort ? expect(listing).rejects.toMatchObject({ code: 'malformed' }) : listing);
  }
});

test('messages are filtered by status, and the status changes', async () => {
  await givenThree();
  const { list, changeStatus } = site.services.leads.contact;
  const [basem] = (await list({}, { status: 'read' })).items;
  expect(basem?.fullName).toBe('Basem');
  await changeStatus(basem!._id, 'replied');
  expect(namesOf(await list({}, { status: 'read' }))).toEqual([]);
  expect(namesOf(await list({}, { status: 'replied' }))).toEqual(['Basem']);
  await expect(changeStatus('none', 'read')).rejects.toMatchObject({
    code: 'not_found',
    messageKey: 'contact_not_found',
  });
});

test('a deleted message leaves no data behind', async () => {
  const { _id } = await givenContact(site);
  await site.services.leads.contact.remove(_id);
  expect((await site.services.leads.contact.list()).total).toBe(0);
  expect(await site.database.db.selectFrom('search_doc').selectAll().where('record_id', '=', _id).execute()).toEqual(
    [],
  );
  await expect(site.services.leads.contact.remove(_id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a reference in use is not given out again', async () => {
  await givenContact(site, { reference: 'MSG-AAAAAA' });
  const drawn = ['MSG-AAAAAA', 'MSG-AAAAAA', 'MSG-BBBBBB'];
  const { _id, reference, createdAt, ...values } = (await site.services.leads.contact.list()).items[0]!;
  const stored = await leadTables.contact.insert(site.database.db, values, {
    origin: givenOrigin,
    nextReference: () => drawn.shift() ?? '',
  });
  expect(stored.reference).toBe('MSG-BBBBBB');
  expect((await site.services.leads.contact.list()).total).toBe(2);
});
