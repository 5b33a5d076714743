import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import { addOnPage, mountPrivatePage } from '../../../tests/support/browser/private-page.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
  mountPrivatePage(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const kind of leadKinds)
    for (const { _id } of (await site.services.leads[kind].list()).items) await site.services.leads[kind].remove(_id);
});

const given: Record<LeadKind, (createdAt?: string) => Promise<{ _id: string; reference: string }>> = {
  contact: (createdAt) => givenContact(site, createdAt ? { createdAt } : {}),
  consultation: (createdAt) => givenConsultation(site, createdAt ? { createdAt } : {}),
  career: () => givenApplication(site),
  quote: () => givenQuote(site),
};
/** The kinds with a status: another one than the first, and the one that an answer of staff gives. */
const withStatus = [
  { kind: 'contact', later: 'replied', answered: 'replied' },
  { kind: 'contact', later: 'read', answered: 'replied' },
  { kind: 'quote', later: 'replied', answered: 'replied' },
  { kind: 'career', later: 'accepted', answered: 'reviewed' },
  { kind: 'career', later: 'reviewed', answered: 'reviewed' },
] as const;

const sender = { fullName: 'Omar Saleh', email: 'omar@example.com', company: 'Saleh', message: 'Do you have it?' };
const path = (kind: LeadKind, id = '') => `/${sectionOfLead(kind)}${id && `/${id}`}`;
const lead = async (kind: LeadKind, id: string) => (await admin.get(path(kind, id))).json().data[kind];
const setStatus = (kind: LeadKind, id: string, status: string) =>
  admin.call('PATCH', `${path(kind, id)}/status`, { status });
const say = (kind: LeadKind, id: string, text: string, as = 'answer') =>
  admin.call('POST', `${path(kind, id)}/thread`, { kind: as, text });
async function addTo(kind: LeadKind, id: string, fields: Record<string, string>, files: File[] = []) {
  await site.services.threads.addresses.open(site.database.db, { kind, id });
  const token = (await site.services.leads[kind].followPath(id)).split('/').at(-1) ?? '';
  const reply = await addOnPage(site, token, fields, { files });
  expect(reply.statusCode, reply.body).toBe(204);
}
const audited = async (id: string) => (await admin.get(`/audit?q=${id}`)).json() as Record<string, unknown>[];
const pdf = () => new File([samplePdf()], 'drawing.pdf');

describe.each(withStatus)("a buyer's word about a $kind that is $later", ({ kind, later, answered }) => {
  test('sets it back to its first status, and the audit log says why', async () => {
    const { _id: id } = await given[kind]();
    await setStatus(kind, id, later);
    await addTo(kind, id, { text: 'We accept.' });
    expect(await lead(kind, id)).toMatchObject({ status: 'pending', wordAt: expect.any(String) });
    const [entry] = await audited(id);
    expect(entry).toMatchObject({
      action: 'sender_wrote',
      section: sectionOfLead(kind),
      fields: ['status'],
      actor: null,
    });
  });

  test('is answered by staff, who thereby move it on', async () => {
    const { _id: id } = await given[kind]();
    await addTo(kind, id, { text: 'We accept.' });
    await say(kind, id, 'Thank you.');
    expect(await lead(kind, id)).toMatchObject({ status: answered, wordAt: null });
  });
});

test('a file alone is a word', async () => {
  const { _id: id } = await given.quote();
  await setStatus('quote', id, 'replied');
  await addTo('quote', id, { text: '' }, [pdf()]);
  expect((await lead('quote', id)).status).toBe('pending');
});

test('a question of staff counts as having looked at it, and takes no further status back', async () => {
  const [fresh, accepted] = [await given.contact(), await given.career()];
  await say('contact', fresh._id, 'Which size?', 'question');
  expect((await lead('contact', fresh._id)).status).toBe('read');
  await setStatus('career', accepted._id, 'accepted');
  await say('career', accepted._id, 'When can you begin?', 'question');
  await say('career', accepted._id, 'We look forward to it.');
  expect((await lead('career', accepted._id)).status).toBe('accepted');
});

test('the same form that arrives twice sets a status back once', async () => {
  const { _id: id } = await given.contact();
  const fields = { text: 'We accept.', idempotencyKey: newFormKey() };
  await addTo('contact', id, fields);
  await setStatus('contact', id, 'replied');
  await addTo('contact', id, fields);
  expect(await lead('contact', id)).toMatchObject({ status: 'replied', wordAt: null });
});

test('a word that was dealt with by hand waits no longer', async () => {
  const { _id: id } = await given.quote();
  await addTo('quote', id, { text: 'We accept.' });
  await admin.call('POST', '/quotes/bulk', { action: 'status', status: 'read', ids: [id] });
  expect(await lead('quote', id)).toMatchObject({ status: 'read', wordAt: null });
});

test('a closed request that is answered elsewhere waits no longer', async () => {
  const { _id: id } = await given.consultation();
  await addTo('consultation', id, { text: 'Tuesday suits us.' });
  await admin.call('PATCH', `/consultations/${id}/thread`, { isClosed: true });
  expect(await lead('consultation', id)).toMatchObject({ wordAt: null });
});

test.each(['contact', 'consultation'] as const)(
  'a word about a %s waits again once "done" is undone, unless staff dealt with it before',
  async (kind) => {
    const { _id: id } = await given[kind]();
    const markDoneAndUndo = async () => {
      for (const act of ['done', 'open']) await admin.call('POST', '/leads/bulk', { act, ids: [id] });
      return (await lead(kind, id)).wordAt;
    };
    expect(await markDoneAndUndo()).toBeNull();
    await addTo(kind, id, { text: 'Tuesday suits us.' });
    const { wordAt } = await lead(kind, id);
    expect([wordAt, await markDoneAndUndo()]).toEqual([expect.any(String), wordAt]);
    if (kind === 'contact') await setStatus(kind, id, 'read');
    else await say(kind, id, 'Until Tuesday.');
    expect(await markDoneAndUndo()).toBeNull();
  },
);

describe.each(['contact', 'consultation'] as const)('a %s of long ago with a new word', (kind) => {
  test('is among the newest on the dashboard and in the list of what is new', async () => {
    const old = await given[kind](new Date(Date.now() - 90 * 86_400_000).toISOString());
    for (let number = 0; number < 6; number++) await given[kind]();
    if (kind === 'contact') await setStatus(kind, old._id, 'replied');
    const waiting = async () => (await admin.get('/dashboard')).json().waiting[sectionOfLead(kind)];
    const before = await waiting();
    expect(before.entries.map(({ _id }: { _id: string }) => _id)).not.toContain(old._id);
    await addTo(kind, old._id, { text: 'And 2,000 more.' });
    const after = await waiting();
    expect(after.count).toBe(kind === 'contact' ? before.count + 1 : before.count);
    expect(after.entries[0]).toMatchObject({ _id: old._id, at: (await lead(kind, old._id)).wordAt });
    const listed = (await admin.get(`${path(kind)}?sort=-wordAt&limit=2`)).json().data[sectionOfLead(kind)];
    expect(listed[0]).toMatchObject({ _id: old._id });
  });
});

describe('the search of the list', () => {
  test.each(leadKinds)('finds a %s by what was written after it, and by the name of a file', async (kind) => {
    const { _id: id } = await given[kind]();
    await given[kind]();
    await addTo(kind, id, { text: 'Please quote Zanzibar too.' });
    await say(kind, id, 'Zanzibar takes a fortnight, see Mombasa.');
    const found = async (q: string) =>
      (await admin.get(`${path(kind)}?q=${encodeURIComponent(q)}`))
        .json()
        .data[sectionOfLead(kind)].map(({ _id }: { _id: string }) => _id);
    expect(await found('zanzibar')).toEqual([id]);
    expect(await found('mombasa')).toEqual([id]);
    await site.services.privacy.eraseLead(kind, id);
    expect(await found('zanzibar')).toEqual([]);
  });

  test('finds a quote request by its goods, sizes and notes, in both languages, and those of an earlier release', async () => {
    const line = {
      family: 'sack' as const,
      title: 'Bags for lentils',
      product: null,
      note: 'With a red thread',
      specified: { goods: 'Lentils', width: 560 },
    };
    const { _id: id } = await givenQuote(site, { lines: [line], order: { incoterm: 'FOB', place: 'Aqaba' } });
    await givenQuote(site);
    const found = async (q: string) =>
      (await admin.get(`/quotes?q=${encodeURIComponent(q)}`)).json().data.quotes.map(({ _id }: { _id: string }) => _id);
    const everything = ['lentils', 'red thread', 'aqaba', 'عدس'];
    for (const q of everything.slice(1)) expect(await found(q), q).toEqual([id]);
    await site.database.db.updateTable('search_doc').set({ text: 'amina' }).where('record_id', '=', id).execute();
    await site.database.db.deleteFrom('setting').where('name', '=', 'lead_search_texts').execute();
    await site.services.leads.sweep();
    for (const q of everything) expect(await found(q), q).toEqual([id]);
  });

  test('finds a message by the product that it is about', async () => {
    const { _id: product } = await givenProduct(site, {
      name: 'Raschel sack',
      translations: { ar: { name: 'كيس شبكي' } },
    });
    const payload = { ...sender, product };
    const { data } = (await site.http.inject({ method: 'POST', url: '/api/contacts', payload })).json();
    for (const q of ['raschel', 'شبكي'])
      expect((await admin.get(`/contacts?q=${encodeURIComponent(q)}`)).json().data.contacts).toMatchObject([
        { _id: data.contact._id },
      ]);
  });
});
