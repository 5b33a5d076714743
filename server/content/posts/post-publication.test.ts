import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const texts = { title: 'New looms', summary: 'Forty of them.', content: 'They weave.' };
const over = '2024-03-01T08:00:00.000Z';
const coming = '2031-03-01T08:00:00.000Z';
const givenDueDraft = () =>
  givenBlogPost(site, { status: 'draft', publishAt: over, createdAt: '2024-01-01T08:00:00.000Z' });
const read = async (id: string) => (await admin.get(`/blogs/${id}`)).json();
const publish = () => site.services.kinds.blog_post.publishDuePosts();

test('a draft is published when it is due, once, and appears as new', async () => {
  const { _id } = await givenDueDraft();
  expect((await site.http.inject(`/api/blogs/${_id}`)).statusCode).toBe(404);
  await Promise.all([publish(), publish(), publish()]);
  expect(await read(_id)).toMatchObject({ status: 'published', publishAt: null, createdAt: over });
  expect((await site.http.inject(`/api/blogs/${_id}`)).json().title).toBe('How a bag is woven');
  const history = (await admin.get(`/history/blog_post/${_id}`)).json();
  expect(history.map(({ act, by }: { act: string; by: null }) => [act, by])).toEqual([
    ['published', null],
    ['found', null],
  ]);
});

test('drafts that became due while no process ran are published at the start', async () => {
  const { _id } = await givenDueDraft();
  site.startWork();
  await expect.poll(async () => (await read(_id)).status).toBe('published');
});

test('a scheduled time is kept in UTC for staff, can be withdrawn, and hides the post until then', async () => {
  const post = (await admin.post('/blogs', { ...texts, publishAt: '2031-03-01T08:00:00Z' })).json();
  expect(post).toMatchObject({ status: 'draft', publishAt: coming });
  await publish();
  expect((await read(post._id)).status).toBe('draft');
  expect((await site.http.inject('/api/blogs')).body).not.toContain(post._id);
  const back = await admin.call('PUT', `/blogs/${post._id}`, { ...texts, publishAt: null });
  expect(back.json()).toMatchObject({ status: 'draft', publishAt: null });
});

test('a new time in the past is refused', async () => {
  const reply = await admin.post('/blogs', { ...texts, publishAt: over });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().errors).toEqual({ publishAt: 'That time has passed. Please choose a later one.' });
});

test('restoring a draft from the Trash or its history never publishes it', async () => {
  const { _id } = await givenDueDraft();
  await admin.delete(`/blogs/${_id}`);
  expect((await admin.call('POST', `/trash/blog_post/${_id}/restore`)).json().publishAt).toBeNull();
  const restored = await admin.call('POST', `/history/blog_post/${_id}/1/restore`);
  expect(restored.json()).toMatchObject({ status: 'draft', publishAt: null });
  await publish();
  expect((await read(_id)).status).toBe('draft');
});
