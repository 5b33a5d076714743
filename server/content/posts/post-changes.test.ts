import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentPicture, sentText, sentVideo } from '../../../tests/support/files/sent-files.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { siteState } from '../../../tests/support/sites/site-state.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const texts = {
  title: 'How a bag is woven',
  summary: 'From granule to bag.',
  content: 'It begins with **granules**.',
  tags: ['weaving', 'looms'],
};
const arabic = {
  title: 'كيف يُنسج الكيس',
  summary: 'من الحبيبات.',
  content: 'يبدأ **بالحبيبات**.',
  tags: ['نسيج', 'أنوال'],
};

async function givenSentPost(more: object = {}) {
  const reply = await admin.post('/blogs', { ...texts, translations: { ar: arabic }, ...more });
  expect(reply.statusCode).toBe(201);
  return reply.json();
}
const statusFor = async (path: string) => (await site.http.inject(path)).statusCode;
const media = (path: string) => statusFor(`/media/${path}`);
const image = (path: string) => `/images?path=${encodeURIComponent(path)}`;

async function refused(call: () => ReturnType<AdminCalls['get']>) {
  const before = await siteState(site);
  const reply = await call();
  expect(await siteState(site)).toEqual(before);
  return { status: reply.statusCode, ...reply.json() };
}

describe('a post', () => {
  test('with too many marks to format is refused, but an existing one may stay', async () => {
    const content = '*a_'.repeat(1_000);
    const english = await refused(() => admin.post('/blogs', { ...texts, content }));
    expect(english).toMatchObject({ status: 422, errors: { content: expect.stringMatching(/cannot be formatted/) } });
    const sent = { ...texts, translations: { ar: { ...arabic, content: '>'.repeat(20_000) } } };
    const { errors } = await refused(() => admin.post('/blogs', sent));
    expect(Object.keys(errors)).toEqual(['translations.ar.content']);
    const { _id } = await givenSentPost();
    await site.database.db.updateTable('blog_post').set({ content }).where('id', '=', _id).execute();
    const reply = await admin.put(`/blogs/${_id}`, { ...texts, content, title: 'Another title' });
    expect([reply.statusCode, reply.json().title]).toEqual([200, 'Another title']);
    await admin.delete(`/blogs/${_id}`);
  });

  test('begins as a draft that only administrators read', async () => {
    const post = await givenSentPost();
    expect(post).toMatchObject({
      ...texts,
      status: 'draft',
      image: null,
      video: null,
      publishAt: null,
      translations: { ar: arabic },
    });
    expect(await statusFor(`/api/blogs/${post._id}`)).toBe(404);
    expect((await admin.get(`/blogs/${post._id}`)).json()).toEqual(post);
    expect((await site.http.inject('/api/blogs')).json()).toEqual([]);
    const all = await admin.get('/blogs/admin/all');
    expect(all.json()).toEqual([post]);
    expect(all.headers['cache-control']).toBe('no-store');
  });

  test('needs a title, a summary and a content, and nothing else', async () => {
    const reply = await refused(() => admin.post('/blogs', { status: 'gone', tags: ['x'.repeat(41)] }));
    expect(reply).toMatchObject({ status: 422 });
    expect(reply.errors).toMatchObject({
      title: 'Title is required',
      summary: 'Summary is required',
      content: 'Content is required',
    });
    expect(Object.keys(reply.errors).sort()).toEqual(['content', 'status', 'summary', 'tags.0', 'title']);
    const { tags: _, ...least } = texts;
    expect((await admin.post('/blogs', least)).statusCode).toBe(201);
  });

  test('is published with its files, and withdrawn', async () => {
    const draft = await givenSentPost({ image: await sentPicture(), video: sentVideo() });
    const path = `/blogs/${draft._id}`;
    expect([await media(draft.image), await media(draft.video)]).toEqual([404, 404]);
    expect(await statusFor(`/api${image(draft.image)}`)).toBe(404);
    const shown = await admin.get(image(draft.image));
    expect(shown.json().dataUrl).toMatch(/^data:image\//);
    expect(shown.headers['cache-control']).toBe('no-store');

    const published = await admin.put(path, { ...texts, status: 'published' });
    expect(published.json()).toMatchObject({ image: draft.image, video: draft.video, translations: { ar: arabic } });
    expect([await media(draft.image), await media(draft.video)]).toEqual([200, 200]);
    expect((await site.http.inject(`/api${path}?lng=ar`)).json()).toMatchObject(arabic);

    expect((await admin.put(path, texts)).json().status).toBe('published');
    await admin.put(path, { ...texts, status: 'draft' });
    expect([await media(draft.image), await media(draft.video)]).toEqual([404, 404]);
  });

  test('shows the video of a draft to holders of a link, for ten minutes', async () => {
    const draft = await givenSentPost({ video: sentVideo() });
    const { videoLink } = (await admin.get(`/blogs/${draft._id}`)).json();
    const watched = await site.http.inject({ url: videoLink, headers: { range: 'bytes=4-11' } });
    expect([watched.statusCode, watched.body]).toEqual([206, 'ftypisom']);
    expect(watched.headers['cache-control']).toBe('no-store');
    const other = await givenSentPost({ video: sentVideo() });
    const link = new URL(videoLink, 'http://site');
    expect(await statusFor(`/media/${other.video}${link.search}`)).toBe(404);
    link.searchParams.set('expires', String(Number(link.searchParams.get('expires')) + 1));
    expect(await statusFor(link.pathname + link.search)).toBe(404);
    await admin.put(`/blogs/${draft._id}`, { ...texts, status: 'published' });
    expect((await admin.get(`/blogs/${draft._id}`)).json()).not.toHaveProperty('videoLink');
  });

  test('keeps its image and video until they are replaced or removed', async () => {
    const post = await givenSentPost({ status: 'published', image: await sentPicture(), video: sentVideo() });
    const path = `/blogs/${post._id}`;
    const changed = (await admin.put(path, { ...texts, video: sentVideo() })).json();
    expect(changed.image).toBe(post.image);
    expect([await media(post.video), await media(changed.video)]).toEqual([404, 200]);
    const bare = (await admin.put(path, { ...texts, removeVideo: 'true', removeImage: 'true' })).json();
    expect(bare).toMatchObject({ image: null, video: null });
    expect([await media(changed.video), await media(post.image)]).toEqual([404, 404]);
  });

  test('refuses an invalid video, and stores neither file', async () => {
    const post = await givenSentPost();
    const form = { ...texts, image: await sentPicture(), video: sentText('film.mp4') };
    expect(await refused(() => admin.post('/blogs', form))).toMatchObject({
      status: 415,
      errors: { video: expect.any(String) },
    });
    expect(await refused(() => admin.put(`/blogs/${post._id}`, { ...texts, image: sentText() }))).toMatchObject({
      status: 415,
      errors: { image: expect.any(String) },
    });
  });

  test('shows the pictures of its content when it is published', async () => {
    const library = await givenSentPost({ image: await sentPicture() });
    const content = `![A loom](/media/${library.image})`;
    const post = await givenSentPost({ content });
    expect(await media(library.image)).toBe(404);
    await admin.put(`/blogs/${post._id}`, { ...texts, content, status: 'published' });
    expect(await media(library.image)).toBe(200);
    await admin.delete(`/blogs/${library._id}`);
    expect(await media(library.image)).toBe(200);
    await admin.delete(`/blogs/${post._id}`);
    expect(await media(library.image)).toBe(404);
  });

  test('has no duplicate tags, and keeps each with its Arabic', async () => {
    const tags = ['weaving', 'looms', 'weaving', ' looms '];
    const post = await givenSentPost({ tags, translations: { ar: { tags: ['نسيج', 'أنوال', 'نسيج', 'أنوال'] } } });
    expect(post).toMatchObject({ tags: ['weaving', 'looms'], translations: { ar: { tags: ['نسيج', 'أنوال'] } } });
    const turned = await admin.put(`/blogs/${post._id}`, { ...texts, tags: ['looms', 'new', 'weaving'] });
    expect(turned.json().translations.ar.tags).toEqual(['أنوال', '', 'نسيج']);
  });

  test('may be scheduled, unless it is published', async () => {
    const publishAt = '2030-01-01T08:00:00.000Z';
    const post = await givenSentPost({ publishAt: '2030-01-01T08:00:00Z' });
    expect(post.publishAt).toBe(publishAt);
    const path = `/blogs/${post._id}`;
    expect((await admin.put(path, { ...texts, publishAt: '' })).json().publishAt).toBeNull();
    expect((await admin.put(path, { ...texts, publishAt, status: 'published' })).json().publishAt).toBeNull();
    expect(await refused(() => admin.put(path, { ...texts, publishAt: 'soon' }))).toMatchObject({
      status: 422,
      errors: { publishAt: 'This is not a valid time' },
    });
  });

  test('is deleted with a sentence', async () => {
    const post = await givenSentPost({ status: 'published', video: sentVideo() });
    const reply = await admin.delete(`/blogs/${post._id}`, { 'accept-language': 'ar' });
    expect(reply.json()).toEqual({ success: true, message: 'تم حذف المقال بنجاح' });
    expect(await media(post.video)).toBe(404);
    expect((await admin.get(`/blogs/${post._id}`)).json().message).toBe('Blog post not found');
  });
});

describe('the tags of a post', () => {
  test('are added and removed one by one', async () => {
    const post = await givenSentPost();
    const path = `/blogs/${post._id}/tags`;
    const added = await admin.call('POST', path, { tag: ' export ' });
    expect(added.statusCode).toBe(200);
    expect(added.json()).toMatchObject({ _id: post._id, tags: ['weaving', 'looms', 'export'], content: texts.content });
    expect((await admin.call('POST', path, { tag: 'export' })).json().tags).toHaveLength(3);
    const removed = await admin.delete(`${path}/weaving`);
    expect(removed.json()).toMatchObject({
      tags: ['looms', 'export'],
      translations: { ar: { ...arabic, tags: ['أنوال'] } },
    });
  });

  test('are not empty, not too long, at most twenty, and known when they are removed', async () => {
    const post = await givenSentPost({ tags: Array.from({ length: 20 }, (_, i) => `tag ${i}`) });
    const path = `/blogs/${post._id}/tags`;
    for (const tag of [' ', 'x'.repeat(41), 'one more', 7]) {
      expect(await refused(() => admin.call('POST', path, { tag }))).toMatchObject({
        status: 422,
        errors: { tag: expect.any(String) },
      });
    }
    expect(await refused(() => admin.delete(`${path}/none`))).toMatchObject({ status: 404, message: 'Tag not found' });
    expect((await admin.delete(`${path}/tag%2019`)).json().tags).toHaveLength(19);
  });
});

test('the list of all posts is filtered by status, paged and searched', async () => {
  await givenBlogPost(site, { title: 'Polymer prices', status: 'published' });
  const found = await admin.get('/blogs/admin/all?status=published&q=polymer&limit=1');
  expect(found.json()).toHaveLength(1);
  expect(found.headers['x-total-count']).toBe('1');
  expect((await admin.get('/blogs/admin/all?status=gone')).statusCode).toBe(400);
});
