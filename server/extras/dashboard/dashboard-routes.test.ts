import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dashboardCards, expiringCvsPath, readCards, writeDeskWays } from '#app/office/dashboard/dashboard-cards.ts';
import { readDeskFilters } from '#app/office/desk/desk-data.ts';
import type { Dashboard } from '#shared/leads/dashboard.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeEach(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterEach(() => site.close());

async function dashboard(language = 'en'): Promise<Dashboard> {
  const reply = await admin.get(`/dashboard?lng=${language}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.json();
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('the dashboard', () => {
  test('of an empty site has twelve quiet weeks and every status', async () => {
    const { waiting, changes, messagesPerWeek, applicationsPerStatus } = await dashboard();
    expect(Object.values(waiting)).toEqual(Array(6).fill({ count: 0, entries: [] }));
    expect(changes).toEqual([]);
    expect(messagesPerWeek).toHaveLength(12);
    expect(
      messagesPerWeek.every(({ contacts, consultations, quotes }) => contacts + consultations + quotes === 0),
    ).toBe(true);
    expect(applicationsPerStatus).toEqual(
      ['pending', 'reviewed', 'accepted', 'rejected'].map((status) => ({ status, count: 0 })),
    );
  });

  test('counts open leads and names the newest five', async () => {
    for (let i = 0; i < 7; i++) await givenContact(site, { fullName: `Sender ${i}`, createdAt: daysAgo(10 - i) });
    await givenContact(site, { fullName: 'Answered', status: 'replied' });
    await givenConsultation(site, { fullName: 'Huda' });
    await givenApplication(site, { fullName: 'Omar' });
    const { _id } = await givenApplication(site, { fullName: 'Lina' });
    await admin.call('PATCH', `/careers/${_id}/status`, { status: 'accepted' });
    const { waiting, desk, applicationsPerStatus } = await dashboard();
    expect(desk).toMatchObject({ us: 9, mine: 0, nobody: 9 });
    expect(waiting.contacts?.count).toBe(7);
    expect(waiting.contacts?.entries.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((i) => `Sender ${i}`));
    expect(waiting.careers).toMatchObject({ count: 1, entries: [{ title: 'Omar', section: 'careers' }] });
    expect(waiting.consultations).toMatchObject({ count: 1, entries: [{ title: 'Huda', section: 'consultations' }] });
    expect(applicationsPerStatus.map(({ count }) => count)).toEqual([1, 0, 1, 0]);
  });

  test('neither counts nor names what waits apart as suspicious', async () => {
    const { db } = site.database;
    for (const [fullName, suspicion] of [
      ['Robot', 'honeypot'],
      ['Integration', 'api'],
    ] as const) {
      const { _id } = await givenContact(site, { fullName });
      await db.updateTable('contact').set({ suspicion }).where('id', '=', _id).execute();
      const application = await givenApplication(site, { fullName });
      await db.updateTable('career').set({ suspicion }).where('id', '=', application._id).execute();
    }
    const { waiting, messagesPerWeek, applicationsPerStatus } = await dashboard();
    expect(waiting.contacts).toMatchObject({ count: 1, entries: [{ title: 'Integration' }] });
    expect(messagesPerWeek.at(-1)?.contacts).toBe(1);
    expect(applicationsPerStatus[0]).toEqual({ status: 'pending', count: 1 });
    expect((await admin.get('/records?q=robot')).json()).toEqual([]);
  });

  test('does not count spam that was done or erased, and names nobody who was erased', async () => {
    const real = await givenContact(site, { fullName: 'Huda', email: 'huda@example.com' });
    const spam = await givenContact(site, { fullName: 'Robot', email: 'robot@example.com' });
    const closed = await givenContact(site, { fullName: 'Other robot' });
    const bulk = (act: string, ids: string[]) => admin.call('POST', '/leads/bulk', { act, ids });
    const erase = (person: string) => admin.call('POST', '/privacy/person/erase', { person });
    await bulk('mark', [spam._id, closed._id]);
    const figures = async () => {
      const { week, waiting, messagesPerWeek } = await dashboard();
      const titles = waiting.contacts?.entries.map(({ title }) => title);
      return [week?.arrived, messagesPerWeek.at(-1)?.contacts, waiting.contacts?.count, titles];
    };
    expect(await figures()).toEqual([1, 1, 1, ['Huda']]);
    await bulk('done', [closed._id]);
    expect((await erase('robot@example.com')).statusCode).toBe(200);
    expect(await figures()).toEqual([1, 1, 1, ['Huda']]);
    expect((await erase('huda@example.com')).statusCode).toBe(200);
    expect(await figures()).toEqual([1, 1, 0, []]);
    expect((await admin.get(`/contacts/${real._id}`)).json().data.contact.anonymisedAt).not.toBeNull();
  });

  test('leaves out of what waits the leads that staff are done with, until they are opened again', async () => {
    const contact = await givenContact(site, { fullName: 'Huda' });
    const consultation = await givenConsultation(site, { fullName: 'Omar' });
    const ids = [contact._id, consultation._id];
    const waiting = async () => {
      const { contacts, consultations } = (await dashboard()).waiting;
      return [contacts, consultations].map((card) => [card?.count, card?.entries.map(({ title }) => title)]);
    };
    const both = [
      [1, ['Huda']],
      [1, ['Omar']],
    ];
    expect(await waiting()).toEqual(both);
    await admin.call('POST', '/leads/bulk', { act: 'done', ids });
    expect(await waiting()).toEqual([
      [0, []],
      [0, []],
    ]);
    await admin.call('POST', '/leads/bulk', { act: 'open', ids });
    expect(await waiting()).toEqual(both);
  });

  test('counts a text that needs a look as soon as its record is saved', async () => {
    expect((await dashboard()).look).toMatchObject({ count: 0 });
    const { _id } = await givenPartner(site, {
      name: 'Zarqa Mills',
      translations: { ar: { name: 'مطاحن الزرقاء', industry: 'Milling in Zarqa' } },
    });
    expect((await dashboard()).look).toMatchObject({ count: 1, entries: [{ title: 'Zarqa Mills' }] });
    expect((await admin.delete(`/partners/${_id}`)).statusCode).toBe(200);
    expect((await dashboard()).look).toMatchObject({ count: 0 });
  });

  /** How long the list is that an address of the back office opens. */
  async function countListed(address: string): Promise<number> {
    const { pathname, searchParams } = new URL(address, 'http://site');
    const section = pathname.replace('/admin', '');
    if (section === '/leads') {
      const query = new URLSearchParams(readDeskFilters(searchParams));
      return (await admin.get(`/leads?${query}`)).json().data.total;
    }
    const path = section === '/blogs' ? '/blogs/admin/all' : section;
    const reply = await admin.get(`${path}?page=1&limit=1&${searchParams}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return Number(reply.headers['x-total-count']);
  }

  test('counts on each card as many as the list has that the card opens', async () => {
    const { db } = site.database;
    for (const [kind, given] of [
      ['contact', givenContact],
      ['consultation', givenConsultation],
      ['career', givenApplication],
      ['quote', givenQuote],
    ] as const) {
      const ids: string[] = [];
      for (let i = 0; i < 5; i++) ids.push((await given(site, {}))._id);
      const [done = '', spam = '', erased = '', byProgram = ''] = ids;
      await admin.call('POST', '/leads/bulk', { act: 'done', ids: [done] });
      await admin.call('POST', '/leads/bulk', { act: 'mark', ids: [spam] });
      await site.services.privacy.eraseLead(kind, erased);
      await db.updateTable(kind).set({ suspicion: 'api' }).where('id', '=', byProgram).execute();
    }
    await admin.call('PUT', '/privacy', { contacts: null, consultations: null, quotes: null, careers: 6 });
    const expiring = await givenApplication(site);
    await db
      .updateTable('career')
      .set({ created_at: daysAgo(170) })
      .where('id', '=', expiring._id)
      .execute();
    const late = await givenContact(site, { createdAt: daysAgo(30), status: 'read' });
    await admin.call('PATCH', `/leads/${late._id}`, { nextStep: 'Call', nextStepOn: '2026-01-01' });
    await givenBlogPost(site, { title: 'Idea', status: 'draft', translations: { ar: { title: 'Idea of ours' } } });
    await givenBlogPost(site, { title: 'Loom', status: 'published' });
    const shown = await dashboard();
    const cards = Object.entries(readCards(shown));
    expect(cards.map(([name]) => name).sort()).toEqual(dashboardCards.map(([name]) => name).sort());
    const { us, late: lateOnes, steps, mine, nobody } = required(shown.desk);
    const counted = new Map<string, number | undefined>([
      [expiringCvsPath, shown.expiringCvs],
      ...dashboardCards.flatMap(([name, , to]) => (to ? [[to, readCards(shown)[name]?.count] as const] : [])),
      ...writeDeskWays(required(shown.desk)).map(([count, , query]) => [`/admin/leads${query}`, count] as const),
    ]);
    const listed = new Map<string, number>();
    for (const address of counted.keys()) listed.set(address, await countListed(address));
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(listed));
    expect([us, lateOnes, steps, mine, nobody]).toEqual([10, 1, 1, 0, 10]);
    expect([shown.waiting.contacts?.count, shown.expiringCvs]).toEqual([2, 1]);
  });

  test('shows drafts and missing Arabic of every kind', async () => {
    await givenBlogPost(site, { title: 'Idea', status: 'draft', translations: { ar: {} }, updatedAt: daysAgo(1) });
    await givenPartner(site, {
      name: 'Zarqa Mills',
      industry: 'Milling',
      specifications: [],
      translations: { ar: { name: 'مطاحن الزرقاء', industry: 'الطحن' } },
      updatedAt: daysAgo(2),
    });
    await givenOpening(site, { title: 'Weaver', status: 'closed', translations: { ar: {} }, updatedAt: daysAgo(3) });
    const { waiting } = await dashboard('ar');
    expect(waiting.drafts).toMatchObject({ count: 1, entries: [{ title: 'Idea', section: 'blogs' }] });
    expect(waiting.arabic).toMatchObject({
      count: 2,
      entries: [{ title: 'Idea' }, { title: 'Weaver', section: 'openings' }],
    });
  });

  test('shows who did what last, in the caller’s language', async () => {
    const { _id } = await givenBlogPost(site, { title: 'Idea', translations: { ar: { title: 'فكرة' } } });
    await givenPartner(site, { name: 'Untouched' });
    await admin.call('POST', `/blogs/${_id}/tags`, { tag: 'loom' });
    await admin.delete(`/blogs/${_id}`);
    const by = (await admin.get('/auth/me')).json().user.username;
    expect((await dashboard('ar')).changes).toMatchObject([
      { _id, section: 'blogs', title: 'فكرة', act: 'deleted', by },
      { _id, section: 'blogs', title: 'فكرة', act: 'changed', by },
    ]);
    expect((await dashboard()).changes[0]).toMatchObject({ title: 'Idea' });
  });

  test('counts messages in the weeks of Amman', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    await givenContact(site, {});
    await givenContact(site, { createdAt: daysAgo(7) });
    await givenConsultation(site, { createdAt: daysAgo(7) });
    await givenQuote(site, { createdAt: daysAgo(7) });
    await givenContact(site, { createdAt: daysAgo(12 * 7) });
    const weeks = (await dashboard()).messagesPerWeek;
    expect(weeks.slice(-2)).toMatchObject([
      { contacts: 1, consultations: 1, quotes: 1 },
      { contacts: 1, consultations: 0, quotes: 0 },
    ]);
    expect(weeks.reduce((sum, { contacts }) => sum + contacts, 0)).toBe(2);
  });
});

describe('finding records', () => {
  const find = async (q: string, language = 'en') =>
    (await admin.get(`/records?${new URLSearchParams({ q, lng: language })}`)).json();

  test('finds any of them in either language, in any spelling, and names it in the caller’s', async () => {
    const translations = { ar: { name: 'مطاحن الأردن', industry: 'الطحن' } };
    await givenPartner(site, { _id: 'mills', name: 'Jordan Mills', translations });
    await givenContact(site, { _id: 'msg', fullName: 'أحمد الأردني', message: 'Hello' });
    await givenBlogPost(site, { title: 'Mills of the north', status: 'draft', translations: { ar: {} } });
    expect(await find('اردن')).toMatchObject([
      {
        _id: 'msg',
        section: 'contacts',
        title: 'أحمد الأردني',
        company: 'Haddad Feed',
        reference: expect.stringMatching(/^MSG-/),
      },
      { _id: 'mills', section: 'partners', title: 'Jordan Mills' },
    ]);
    expect((await find('MILLS', 'ar')).map(({ title }: { title: string }) => title)).toEqual([
      'Mills of the north',
      'مطاحن الأردن',
    ]);
  });

  test('finds users by their name', async () => {
    const { username } = (await admin.get('/auth/me')).json().user;
    const [found] = await find(username);
    expect(found).toMatchObject({ section: 'users', title: username });
    expect((await admin.get(`/users/${found._id}`)).json()).toMatchObject({ _id: found._id, username });
  });

  test('returns nothing for an empty search, and refuses one that is too long', async () => {
    await givenContact(site, {});
    expect([await find(''), await find('  '), await find('no such word')]).toEqual([[], [], []]);
    const reply = await admin.get(`/records?q=${'x'.repeat(201)}`);
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, ['q']]);
  });
});
