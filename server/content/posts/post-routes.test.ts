import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kindCalls } from '#server/content/kinds/kind-calls.ts';
import { registerCalls } from '#server/core/http/calls/register-calls.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeEach(async () => {
  site = await buildSite();
});
afterEach(() => site.close());

const get = (address: string) => site.http.inject(`/api/blogs${address}`);
const ids = async (address: string) => (await get(address)).json().map(({ _id }: { _id: string }) => _id);
const day = (day: number) => ({ _id: `day-${day}`, createdAt: `2026-03-0${day}T08:00:00.000Z` });

describe('posts for anyone', () => {
  test('are the published ones, newest first', async () => {
    await givenBlogPost(site, day(2));
    await givenBlogPost(site, day(3));
    await givenBlogPost(site, { ...day(4), status: 'draft' });
    await givenBlogPost(site, day(1));
    expect(await ids('')).toEqual(['day-3', 'day-2', 'day-1']);
  });

  test('show the three newest as the latest', async () => {
    for (const number of [1, 2, 3, 4]) await givenBlogPost(site, day(number));
    await givenBlogPost(site, { ...day(5), status: 'draft' });
    expect(await ids('/latest')).toEqual(['day-4', 'day-3', 'day-2']);
  });

  test('are searched, ordered and paged in the list of the latest as in every list', async () => {
    for (const number of [1, 2, 3, 4]) await givenBlogPost(site, { ...day(number), title: `Post ${9 - number}` });
    await givenBlogPost(site, { ...day(5), content: 'A quokka.' });
    expect(await ids('/latest?page=2')).toEqual(['day-2', 'day-1']);
    expect(await ids('/latest?limit=4&sort=createdAt')).toEqual(['day-1', 'day-2', 'day-3', 'day-4']);
    expect(await ids('/latest?q=quokka')).toEqual(['day-5']);
    const { headers } = await get('/latest?limit=2');
    expect([headers['x-total-count'], headers.link]).toEqual([
      '5',
      expect.stringContaining('</api/blogs/latest?limit=2&page=3>; rel="last"'),
    ]);
    for (const query of ['sort=colour', 'page=0', 'limit=101'])
      expect((await get(`/latest?${query}`)).statusCode).toBe(400);
  });

  test('are empty while none is published', async () => {
    expect(await ids('')).toEqual([]);
    expect(await ids('/latest')).toEqual([]);
  });

  test('are filtered by a tag in its English spelling, exactly', async () => {
    await givenBlogPost(site, { ...day(1), tags: ['Weaving', 'UV "2%"'] });
    await givenBlogPost(site, { ...day(2), tags: ['Weaving mills'] });
    expect(await ids('?tag=Weaving')).toEqual(['day-1']);
    expect(await ids('?tag=weaving')).toEqual([]);
    expect(await ids(`?tag=${encodeURIComponent('UV "2%"')}`)).toEqual(['day-1']);
  });

  test('are found by words of their content, drafts excepted', async () => {
    await givenBlogPost(site, { ...day(1), content: 'All about raffia.' });
    await givenBlogPost(site, { ...day(2), content: 'More raffia.', status: 'draft' });
    expect(await ids('?q=raffia')).toEqual(['day-1']);
  });

  test('have tags in the reader’s language, in English where there is no Arabic', async () => {
    await givenBlogPost(site, { ...day(1), tags: ['Weaving', 'Loom'], translations: { ar: { tags: ['النسيج', ''] } } });
    expect((await get('/day-1?lng=ar')).json().tags).toEqual(['النسيج', 'Loom']);
  });
});

describe('one post', () => {
  test('is found by its id', async () => {
    await givenBlogPost(site, day(1));
    expect((await get('/day-1')).json()).toMatchObject({ _id: 'day-1', status: 'published', image: null, video: null });
  });

  test('that is a draft is not found, like a missing one', async () => {
    await givenBlogPost(site, { ...day(1), status: 'draft', publishAt: '2020-01-01T00:00:00.000Z' });
    for (const address of ['/day-1', '/nothing']) {
      const reply = await get(address);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ success: false, code: 'not_found', message: 'Blog post not found' });
    }
  });

  test.each([
    ['admin', 200],
    ['user', 404],
  ])('that is a draft answers a signed-in %s with %i', async (role, status) => {
    await givenBlogPost(site, { ...day(1), status: 'draft' });
    const api = Fastify();
    api.decorateRequest('staff', undefined);
    api.addHook('onRequest', async (request) => {
      request.staff = { username: 'sami', role: role as Role };
    });
    const { registerErrorReplies } = await import('#server/core/http/replies/error-reply.ts');
    registerErrorReplies(api);
    registerCalls(api, kindCalls, site.services);
    expect((await api.inject('/blogs/day-1')).statusCode).toBe(status);
    expect((await api.inject('/blogs')).json()).toEqual([]);
  });
});

describe('beside a post', () => {
  test('are the nearest published ones in time', async () => {
    for (const number of [1, 2, 4]) await givenBlogPost(site, day(number));
    await givenBlogPost(site, { ...day(3), status: 'draft' });
    const blog = site.services.kinds.blog_post;
    const neighbours = await blog.getNeighbours(await blog.get('day-2'));
    expect([neighbours.older?._id, neighbours.newer?._id]).toEqual(['day-1', 'day-4']);
    expect(neighbours.older?.translations.ar.title).toBe('كيف يُنسج الكيس');
    expect(await blog.getNeighbours(await blog.get('day-4'))).toEqual({
      older: expect.objectContaining({ _id: 'day-2' }),
    });
  });

  test('are those of the same moment, in list order', async () => {
    const createdAt = '2026-03-01T08:00:00.000Z';
    for (const _id of ['a', 'b', 'c']) await givenBlogPost(site, { _id, createdAt });
    const blog = site.services.kinds.blog_post;
    const { older, newer } = await blog.getNeighbours(await blog.get('b'));
    expect([newer?._id, 'b', older?._id]).toEqual(await ids(''));
  });
});

test('the tags are those of published posts, counted', async () => {
  await givenBlogPost(site, { ...day(1), tags: ['Loom', 'UV'], translations: { ar: { tags: ['النول'] } } });
  await givenBlogPost(site, { ...day(2), tags: ['Loom'], translations: { ar: {} } });
  await givenBlogPost(site, { ...day(3), tags: ['Secret'], status: 'draft' });
  expect(await site.services.kinds.blog_post.listTags()).toEqual([
    { name: 'Loom', count: 2, translations: { ar: { name: 'النول' } } },
    { name: 'UV', count: 1, translations: { ar: {} } },
  ]);
});
