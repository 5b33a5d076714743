import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#shared/accounts/roles.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';

let site: BuiltSite;
let admin: AdminCalls;
const tokens: Partial<Record<Role, { authorization: string }>> = {};
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
  for (const role of ['marketing', 'sales', 'hr'] as const) tokens[role] = await givenToken(site, role);
  await givenBlogPost(site, { _id: 'draft', title: 'Woven idea', status: 'draft' });
  await givenOpening(site, { _id: 'weaver', title: 'Woven bags: weaver', status: 'closed' });
  await givenPartner(site, { _id: 'mill', name: 'Woven Mills' });
  await givenPartner(site, { _id: 'gone', name: 'Gone Mills' });
  await admin.delete('/partners/gone');
  await givenContact(site, { fullName: 'Woven Contact' });
  await givenConsultation(site, { fullName: 'Woven Consultation' });
  await givenApplication(site, { fullName: 'Woven Applicant' });
  await givenQuote(site, { fullName: 'Woven Buyer' });
});
afterAll(() => site.close());

const get = (role: Role, path: string) => site.http.inject({ url: `/api${path}`, headers: required(tokens[role]) });
const statusOf = async (role: Role, path: string) => (await get(role, path)).statusCode;

const lists = [
  '/blogs/admin/all',
  '/contacts',
  '/consultations',
  '/careers',
  '/quotes',
  '/users',
  '/audit',
  '/demo-content',
  '/trash',
];
test.each([
  ['marketing', ['/blogs/admin/all', '/trash']],
  ['sales', ['/contacts', '/consultations', '/quotes']],
  ['hr', ['/careers', '/trash']],
] as const)('%s reads its own sections, and no other', async (role, own) => {
  for (const path of lists)
    expect([path, await statusOf(role, path)]).toEqual([path, own.includes(path as never) ? 200 : 403]);
});

test('each kind of record is changed only by roles with its section', async () => {
  const change = async (role: Role, path: string) =>
    (await site.http.inject({ method: 'PUT', url: `/api${path}`, headers: required(tokens[role]), payload: {} }))
      .statusCode;
  const outcomes = [];
  for (const role of ['marketing', 'sales', 'hr'] as const) {
    outcomes.push([role, await change(role, '/partners/mill'), await change(role, '/openings/weaver')]);
  }
  expect(outcomes).toEqual([
    ['marketing', 422, 403],
    ['sales', 403, 403],
    ['hr', 403, 422],
  ]);
});

test('drafts and closed openings are shown to their editors, and to no other staff', async () => {
  expect([await statusOf('marketing', '/blogs/draft'), await statusOf('hr', '/blogs/draft')]).toEqual([200, 404]);
  const openings = async (role: Role) => (await get(role, '/openings')).json().length;
  expect([await openings('hr'), await openings('marketing')]).toEqual([1, 0]);
});

describe('what holds records of several sections', () => {
  test('the Trash and the history show and restore only the role’s own', async () => {
    expect((await get('marketing', '/trash')).json()).toMatchObject([{ _id: 'gone' }]);
    expect((await get('hr', '/trash')).json()).toEqual([]);
    expect((await get('hr', '/trash?entity=partner')).json()).toEqual([]);
    const restore = { method: 'POST' as const, url: '/api/trash/partner/gone/restore' };
    expect((await site.http.inject({ ...restore, headers: required(tokens.hr) })).statusCode).toBe(403);
    expect([await statusOf('hr', '/history/partner/mill'), await statusOf('hr', '/history/opening/weaver')]).toEqual([
      403, 200,
    ]);
    expect(await statusOf('marketing', '/history/partner/mill')).toBe(200);
  });

  test.each([
    ['marketing', ['blogs', 'partners']],
    ['sales', ['consultations', 'contacts', 'quotes']],
    ['hr', ['careers', 'openings']],
  ] as const)('%s finds records of its own sections', async (role, sections) => {
    const found = (await get(role, '/records?q=woven')).json().map(({ section }: { section: string }) => section);
    expect(found.sort()).toEqual(sections);
  });

  test.each([
    ['marketing', ['arabic', 'drafts'], 0, 0],
    ['sales', ['consultations', 'contacts', 'quotes'], 12, 0],
    ['hr', ['arabic', 'careers'], 0, 4],
  ] as const)('the dashboard of %s is limited to its own sections', async (role, waiting, weeks, statuses) => {
    const told = (await get(role, '/dashboard')).json();
    expect(Object.keys(told.waiting).sort()).toEqual(waiting);
    expect([told.messagesPerWeek.length, told.applicationsPerStatus.length]).toEqual([weeks, statuses]);
    const sections = new Set(told.changes.map(({ section }: { section: string }) => section));
    expect([...sections]).toEqual(role === 'marketing' ? ['partners'] : []);
  });
});

test('the API description lists each call’s roles', async () => {
  const { paths } = (await site.http.inject('/api/openapi.json')).json();
  expect(paths['/contacts'].get['x-roles']).toEqual(['admin', 'sales']);
  expect(paths['/partners'].post['x-roles']).toEqual(['admin', 'marketing']);
  expect(paths['/users'].get['x-roles']).toEqual(['admin']);
});
