import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindCalls } from '#server/content/kinds/kind-calls.ts';
import { registerCalls } from '#server/core/http/calls/register-calls.ts';
import type { Partner } from '#shared/kinds/partner.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let partner: Partner;
const read = async (query: string, headers: Record<string, string> = {}) =>
  site.http.inject({ url: `/api/partners/mill${query}`, headers });

beforeAll(async () => {
  site = await buildSite();
  partner = await givenPartner(site, {
    _id: 'mill',
    name: 'Lisanor Mills',
    industry: 'Flour',
    specifications: [
      { name: 'Partner since', value: '2012' },
      { name: 'Sites', value: 'Two' },
      { name: 'Country', value: 'Jordan' },
    ],
    translations: {
      ar: {
        name: 'مطاحن ليسانور',
        specifications: [
          { name: 'شريك منذ', value: '' },
          { name: '', value: '' },
        ],
      },
    },
  });
});
afterAll(() => site.close());

describe('a reader is answered', () => {
  test.each([
    ['', {}, 'en'],
    ['?lng=ar', {}, 'ar'],
    ['?lng=ar-JO', {}, 'ar'],
    ['?lng=en', { 'accept-language': 'ar' }, 'en'],
    ['?lng=fr', { 'accept-language': 'ar' }, 'ar'],
    ['', { 'accept-language': 'fr, ar;q=0.8, en;q=0.5' }, 'ar'],
    ['', { 'accept-language': 'fr' }, 'en'],
  ])('to %j with %j in %s', async (query, headers, language) => {
    const reply = await read(query, headers);
    expect(reply.headers['content-language']).toBe(language);
    expect(reply.headers.vary).toContain('accept-language');
    expect(reply.json().name).toBe(language === 'ar' ? 'مطاحن ليسانور' : 'Lisanor Mills');
  });

  test('only in their language, without the translations', async () => {
    expect((await read('?lng=ar')).json()).not.toHaveProperty('translations');
    const [first] = (await site.http.inject('/api/partners')).json();
    expect(first).not.toHaveProperty('translations');
  });

  test('in English where a field, or an entry of a list, has no Arabic', async () => {
    const { industry, specifications } = (await read('?lng=ar')).json();
    expect(industry).toBe('Flour');
    expect(specifications).toEqual([
      { name: 'شريك منذ', value: '2012' },
      { name: 'Sites', value: 'Two' },
      { name: 'Country', value: 'Jordan' },
    ]);
  });

  test('about a missing record in their language', async () => {
    const reply = await site.http.inject('/api/partners/nobody?lng=ar');
    expect(reply.json()).toMatchObject({ code: 'not_found', message: 'الشريك غير موجود' });
  });
});

test('staff read English with translations, whatever the language', async () => {
  const api = Fastify();
  api.decorateRequest('staff', undefined);
  api.addHook('onRequest', async (request) => {
    request.staff = { username: 'sami', role: 'admin' };
  });
  registerCalls(api, kindCalls, site.services);
  const reply = await api.inject('/partners/mill?lng=ar');
  expect(reply.json()).toEqual(partner);
  expect(reply.headers['content-language']).toBe('en');
});
