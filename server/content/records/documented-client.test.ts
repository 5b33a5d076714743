import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentPicture, sentVideo } from '../../../tests/support/files/sent-files.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

// A client that uses only the calls of the specification.
let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
const path = expect.stringMatching(/^images\/[\w/.-]+$/);
const visitorsRead = async (address: string) => (await site.http.inject(`/api${address}`)).json();

test('a partner has the specified fields and is sent in the specified parts', async () => {
  const specifications = [{ name: 'Partner since', value: '2012' }];
  const texts = { name: 'Lisanor Mills', industry: 'Flour', specifications: JSON.stringify(specifications) };
  const added = await admin.post('/partners', {
    ...texts,
    existingGalleryImages: '[]',
    mainImage: await sentPicture(),
    galleryImages: [await sentPicture('a.png'), await sentPicture('b.png')],
  });
  expect(added.statusCode).toBe(201);
  const partner = added.json();
  const fields = { ...texts, specifications, _id: expect.any(String), mainImage: path, galleryImages: [path, path] };
  expect(partner).toMatchObject(fields);
  expect(await visitorsRead('/partners')).toMatchObject([fields]);

  const [, kept] = partner.galleryImages;
  const changed = await admin.put(`/partners/${partner._id}`, {
    ...texts,
    name: 'Lisanor',
    existingGalleryImages: JSON.stringify([kept]),
    galleryImages: [await sentPicture('c.png')],
  });
  expect(changed.json()).toMatchObject({
    name: 'Lisanor',
    mainImage: partner.mainImage,
    galleryImages: [kept, path],
  });
  const image = await admin.get(`/images?path=${encodeURIComponent(partner.mainImage)}`);
  expect(image.json()).toEqual({ dataUrl: expect.stringMatching(/^data:image\/\w+;base64,/) });
  expect((await admin.delete(`/partners/${partner._id}`)).json()).toMatchObject({ success: true });
  expect(await visitorsRead('/partners')).toEqual([]);
});

describe('a post', () => {
  const texts = { title: 'How a bag is woven', summary: 'From granule to bag.', content: 'It begins with granules.' };

  test('has the specified fields and is sent in the specified parts', async () => {
    const added = await admin.post('/blogs', {
      ...texts,
      tags: JSON.stringify(['weaving', 'looms']),
      status: 'published',
      image: await sentPicture(),
      video: sentVideo(),
    });
    expect(added.statusCode).toBe(201);
    const post = added.json();
    const fields = { ...texts, tags: ['weaving', 'looms'], status: 'published', image: path, createdAt: time };
    expect(post).toMatchObject({ ...fields, _id: expect.any(String), video: expect.any(String) });
    for (const list of ['/blogs', '/blogs/latest']) expect(await visitorsRead(list)).toMatchObject([fields]);
    expect(await visitorsRead(`/blogs/${post._id}`)).toMatchObject(fields);

    const changed = await admin.put(`/blogs/${post._id}`, { ...texts, tags: '[]', status: 'draft' });
    expect(changed.json()).toMatchObject({ tags: [], status: 'draft', image: post.image, video: post.video });
    expect(await visitorsRead('/blogs')).toEqual([]);
    expect((await admin.get('/blogs/admin/all')).json()).toMatchObject([{ _id: post._id, status: 'draft' }]);
    expect((await admin.delete(`/blogs/${post._id}`)).json()).toMatchObject({ success: true });
    expect((await admin.get('/blogs/admin/all')).json()).toEqual([]);
  });

  test('is a draft by default, and changes status freely', async () => {
    const { _id, status } = (await admin.post('/blogs', { ...texts, tags: '[]' })).json();
    expect(status).toBe('draft');
    for (const wanted of ['published', 'draft', 'draft', 'published', 'published'])
      expect((await admin.put(`/blogs/${_id}`, { ...texts, tags: '[]', status: wanted })).json().status).toBe(wanted);
  });

  test('has no duplicate tags', async () => {
    const reply = await admin.post('/blogs', { ...texts, tags: JSON.stringify(['looms', 'looms', 'weaving']) });
    expect(reply.json().tags).toEqual(['looms', 'weaving']);
  });
});

test('a product has name, industry, description, images and specifications', async () => {
  const texts = { name: 'Valve bag', industry: 'Cement', description: 'For 50 kg.' };
  const specifications = [{ name: 'Weight', value: '75 g' }];
  const added = await admin.post('/products', {
    ...texts,
    specifications: JSON.stringify(specifications),
    mainImage: await sentPicture(),
    galleryImages: [await sentPicture('a.png')],
  });
  expect(added.statusCode).toBe(201);
  expect(added.json()).toMatchObject({
    ...texts,
    specifications,
    _id: expect.any(String),
    mainImage: path,
    galleryImages: [path],
    createdAt: time,
  });
});
