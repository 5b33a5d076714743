import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Company } from '#shared/content/company.ts';
import { sentPicture } from '../../../tests/support/files/sent-files.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeEach(async () => {
  site = await buildSite({ settings: { DEMO_CONTENT: '' } });
  admin = await asAdmin(site);
});
afterEach(() => site.close());

const lists = ['partners', 'products', 'blogs/admin/all', 'projects', 'services', 'faqs', 'certificates', 'openings'];
const read = async (path: string) => (await admin.get(path)).json();

test('all demo content is removed at once, also when changed or in the Trash; other content stays', async () => {
  const [changed, deleted] = await read('/partners');
  const texts = { name: 'Ours now?', industry: changed.industry };
  await admin.put(`/partners/${changed._id}`, { ...texts, mainImage: await sentPicture() });
  await admin.delete(`/partners/${deleted._id}`);
  const fields = { name: 'Really ours', industry: 'Flour' };
  const own = (await admin.post('/partners', { ...fields, mainImage: await sentPicture() })).json();
  const contact = await givenContact(site);

  const listed = await read('/demo-content');
  const partners = listed.kinds.find(({ entity }: { entity: string }) => entity === 'partner').records;
  expect(partners).toContainEqual(expect.objectContaining({ _id: changed._id, title: 'Ours now?', isInTrash: false }));
  expect(partners).toContainEqual(expect.objectContaining({ _id: deleted._id, isInTrash: true }));
  expect(JSON.stringify(listed)).not.toContain(own._id);

  const reply = await admin.delete('/demo-content');
  expect(reply.json()).toEqual({ success: true, message: 'The demo content was removed', removed: listed.total });
  const left = await Promise.all(lists.map((list) => read(`/${list}`)));
  expect(left.flat()).toEqual([own]);
  expect(await read('/trash')).toEqual([]);
  expect((await read('/contacts')).data.contacts).toMatchObject([{ _id: contact._id }]);
  expect(await read('/demo-content')).toEqual({ total: 0, kinds: [] });
  expect((await admin.get(`/history/partner/${changed._id}`)).statusCode).toBe(404);

  // The pictures and the film of the company's profile, and of our own partner.
  const company: Company = await read('/company');
  const { heroImage, heroImageRtl, bandImage, storyImage, factoryFilm, factoryPoster } = company;
  const single = [heroImage, heroImageRtl, bandImage, storyImage, factoryFilm, factoryPoster];
  const inLists = [...company.process, ...company.values, ...company.factoryPictures].map(({ image }) => image);
  const used = [...new Set([...single, ...inLists, own.mainImage])].filter(Boolean);
  const originals = (await storedFiles(site)).kept.filter((file) => !/\.w\d+\./.test(file));
  expect(originals).toHaveLength(used.length);
  for (const path of used) expect((await site.http.inject(`/media/${path}`)).statusCode).toBe(200);
}, 60_000);
