import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedPages } from '#shared/site/fixed-pages.ts';
import type { TextFinding } from '#shared/text-checks/text-findings.ts';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

let number = 0;
beforeEach(() => {
  number += 1;
});

async function givenFaq(answer: string, arabic: string, group = { en: `Group ${number}`, ar: `مجموعة ${number}` }) {
  const translations = { ar: { group: group.ar, question: `كم ${number}؟`, answer: arabic } };
  const sent = { group: group.en, question: `How many ${number}?`, answer, position: number, translations };
  return (await admin.call('POST', '/faqs', sent)).json();
}

type Faq = Awaited<ReturnType<typeof givenFaq>>;

async function change({ _id, createdAt, updatedAt, ...faq }: Faq, changes: object): Promise<void> {
  const reply = await admin.call('PUT', `/faqs/${_id}`, { ...faq, ...changes });
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
}

/** Lets everything be checked that changed. */
async function check(): Promise<void> {
  for (let pending = 1; pending > 0; ) pending = (await admin.get('/text-checks/state')).json().pending;
}

async function findingsOf(record: string, query = ''): Promise<TextFinding[]> {
  await check();
  const findings: TextFinding[] = (await admin.get(`/text-checks${query}`)).json();
  return findings.filter((finding) => finding.record === record);
}

const dismissal = ({ field, check, hash }: TextFinding, isDismissed = true) => ({ field, check, hash, isDismissed });
const pathOf = ({ entity, record }: TextFinding) => `/text-checks/${entity}/${record}/dismissals`;

describe('the report', () => {
  test('has what the checks found, with the record and both texts', async () => {
    const { _id } = await givenFaq('A sack for 50 kg.', 'كيس سعة 5 كغ.');
    expect(await findingsOf(_id)).toEqual([
      {
        _id: `faq:${_id}:answer:numbers:ar`,
        entity: 'faq',
        record: _id,
        title: `How many ${number}?`,
        translations: { ar: { title: `كم ${number}؟` } },
        field: 'answer',
        check: 'numbers',
        language: 'ar',
        found: '5',
        wanted: '50',
        hash: expect.any(String),
        isDismissed: false,
      },
    ]);
  });

  test('has the company’s name where a text writes it otherwise, with other faults of spelling', async () => {
    const { name } = (await admin.get('/company')).json();
    expect(name).toMatch(/^Mansooj/);
    const { _id } = await givenFaq('Ask Mansouj about it.', 'اسألوا منسوج عن الجوده.');
    expect(await findingsOf(_id)).toMatchObject([
      { field: 'answer', check: 'spelling', language: 'ar', found: 'الجوده', wanted: 'الجودة' },
      { field: 'answer', check: 'spelling', language: 'en', found: 'Mansouj', wanted: 'Mansooj' },
    ]);
  });

  test('follows a change, and forgets what was deleted', async () => {
    const faq = await givenFaq('For 50 kg.', 'لوزن 5 كغ.');
    expect(await findingsOf(faq._id)).toHaveLength(1);
    const translations = { ar: { ...faq.translations.ar, answer: 'لوزن 50 كغ.' } };
    await change(faq, { translations });
    expect(await findingsOf(faq._id)).toEqual([]);
    await change(faq, { answer: 'For 60 kg.', translations });
    expect(await findingsOf(faq._id)).toHaveLength(1);
    await admin.delete(`/faqs/${faq._id}`);
    expect(await findingsOf(faq._id)).toEqual([]);
  });

  test('is narrowed by check, kind and words, in pages', async () => {
    const { _id } = await givenFaq('For 50 kg!', 'لوزن 5 كغ.');
    expect((await findingsOf(_id)).map(({ check }) => check).sort()).toEqual(['end_punctuation', 'numbers']);
    expect(await findingsOf(_id, '?check=numbers')).toHaveLength(1);
    expect(await findingsOf(_id, '?entity=product')).toEqual([]);
    expect(await findingsOf(_id, `?q=many%20${number}%3F`)).toHaveLength(2);
    const page = await admin.get(`/text-checks?q=many%20${number}%3F&limit=1&sort=-field`);
    expect([page.json().length, page.headers['x-total-count']]).toEqual([1, '2']);
    expect((await admin.get('/text-checks?check=nothing')).statusCode).toBe(400);
  });

  test('counts what is open by check, the same in one text once', async () => {
    const { _id } = await givenFaq('The the bag bag.', 'الكيس.');
    const [finding] = await findingsOf(_id);
    const counted = async () => (await admin.get('/text-checks/state')).json().findings;
    expect(await counted()).toContainEqual({ check: 'doubled_words', count: 1 });
    await admin.call('PUT', pathOf(finding!), dismissal(finding!));
    expect(await counted()).not.toContainEqual(expect.objectContaining({ check: 'doubled_words' }));
  });

  test('follows the agreed words of staff, whichever record they concern', async () => {
    const { _id } = await givenFaq('A gunny bag.', 'كيس.');
    expect(await findingsOf(_id)).toEqual([]);
    const term = { name: 'Jute bag', subject: 'bags', english: 'jute bag', englishAvoided: ['gunny bag'] };
    expect((await admin.call('POST', '/terms', { ...term, isSearched: false })).statusCode).toBe(201);
    expect(await findingsOf(_id)).toMatchObject([{ check: 'forbidden_term', found: 'gunny bag', wanted: 'jute bag' }]);
  });

  test('finds one English text that is translated in two ways, until both agree', async () => {
    const first = await givenFaq('Yes.', 'نعم.', { en: 'Twice', ar: 'مرتان' });
    const other = await givenFaq('No.', 'لا.', { en: 'Twice', ar: 'ضعفان' });
    const found = [...(await findingsOf(first._id)), ...(await findingsOf(other._id))];
    expect(found).toMatchObject([{ check: 'two_translations', field: 'group' }]);
    await change(other, { translations: { ar: { ...other.translations.ar, group: 'مرتان' } } });
    expect([...(await findingsOf(first._id)), ...(await findingsOf(other._id))]).toEqual([]);
  });

  test('names the odd one of several translations, not those that agree', async () => {
    const group = { en: 'Third time', ar: 'المرة الثالثة' };
    const [first, odd, third] = [
      await givenFaq('Yes.', 'نعم.', { ...group, ar: 'الوقت الثالث' }),
      await givenFaq('No.', 'لا.', group),
      await givenFaq('Perhaps.', 'ربما.', group),
    ];
    expect(await findingsOf(first._id)).toMatchObject([{ check: 'two_translations', wanted: 'المرة الثالثة' }]);
    await change(first, { translations: { ar: { ...first.translations.ar, group: group.ar } } });
    await change(odd, { translations: { ar: { ...odd.translations.ar, group: 'الوقت الثالث' } } });
    expect(await findingsOf(odd._id)).toMatchObject([{ check: 'two_translations', wanted: 'المرة الثالثة' }]);
    expect([...(await findingsOf(first._id)), ...(await findingsOf(third._id))]).toEqual([]);
  });

  test('finds two texts of a record that changed places', async () => {
    const translations = { ar: { group: 'الشحن 1', question: 'حاوية إلى العقبة', answer: 'سكر من مصر' } };
    const sent = { group: 'Shipping 1', question: 'Sugar from Egypt', answer: 'A container to Aqaba', translations };
    const faq = (await admin.call('POST', '/faqs', { ...sent, position: number })).json();
    expect(await findingsOf(faq._id)).toMatchObject([
      { check: 'exchanged_texts', field: 'answer', found: 'سكر من مصر', wanted: 'حاوية إلى العقبة' },
    ]);
    await change(faq, {
      translations: { ar: { ...translations.ar, question: 'سكر من مصر', answer: 'حاوية إلى العقبة' } },
    });
    expect(await findingsOf(faq._id)).toEqual([]);
  });

  test('has the company’s profile', async () => {
    await check();
    const { entity } = ((await admin.get('/text-checks?entity=company')).json() as TextFinding[])[0] ?? {};
    expect(['company', undefined]).toContain(entity);
    await admin.call('PUT', '/company', {
      tagline: 'Woven since 2005',
      translations: { ar: { tagline: 'ننسج منذ 2006' } },
    });
    expect(await findingsOf('company')).toContainEqual(
      expect.objectContaining({ entity: 'company', field: 'tagline', check: 'numbers' }),
    );
  });

  test('has texts for search engines, which one language may have alone', async () => {
    const product = await givenProduct(site, {
      searchTitle: 'Sacks for 50 kg',
      searchDescription: 'Only in English',
      translations: { ar: { searchTitle: 'أكياس سعة 5 كغ' } },
    });
    const found = (await findingsOf(product._id)).filter(({ field }) => field.startsWith('search'));
    expect(found).toMatchObject([{ field: 'searchTitle', check: 'numbers', found: '5', wanted: '50' }]);
    const withTitle = (searchTitle: string) =>
      fixedPages.map((page, place) => ({ page, searchTitle: place === 0 ? searchTitle : '', searchDescription: '' }));
    const reply = await admin.call('PUT', '/company', {
      pages: withTitle('Bags since 2005'),
      translations: { ar: { pages: withTitle('أكياس منذ 2006') } },
    });
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
    const [ofPage] = (await findingsOf('company')).filter(({ field }) => field.startsWith('pages'));
    expect(ofPage).toMatchObject({ field: 'pages.0.searchTitle', check: 'numbers' });
    expect((await admin.call('PUT', pathOf(ofPage!), dismissal(ofPage!))).statusCode).toBe(200);
  });

  test('shows each role the records of its own sections', async () => {
    const opening = await givenOpening(site, { title: 'Weaver  wanted', translations: { ar: { title: 'نسّاج' } } });
    expect(await findingsOf(opening._id)).not.toEqual([]);
    const asRole = async (role: 'hr' | 'marketing' | 'sales') =>
      site.http.inject({ url: '/api/text-checks', headers: await givenToken(site, role) });
    const entities = async (role: 'hr' | 'marketing') =>
      new Set(((await asRole(role)).json() as TextFinding[]).map(({ entity }) => entity));
    expect(await entities('hr')).toEqual(new Set(['opening']));
    expect([...(await entities('marketing'))]).not.toContain('opening');
    expect((await asRole('sales')).statusCode).toBe(403);
  });
});

describe('a finding that is dismissed', () => {
  test('stays away until one of its texts changes', async () => {
    const faq = await givenFaq('For 50 kg.', 'لوزن 5 كغ.');
    const [finding] = await findingsOf(faq._id);
    const reply = await admin.call('PUT', pathOf(finding!), dismissal(finding!));
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: 'Saved' }]);
    expect(await findingsOf(faq._id)).toEqual([]);
    expect(await findingsOf(faq._id, '?state=dismissed')).toMatchObject([{ check: 'numbers', isDismissed: true }]);
    expect((await admin.get(pathOf(finding!))).json()).toEqual([
      { field: 'answer', check: 'numbers', hash: finding!.hash },
    ]);
    // Another text of the record changes: it stays away.
    await change(faq, { position: 77 });
    expect(await findingsOf(faq._id)).toEqual([]);
    await change(faq, { answer: 'For 55 kg.' });
    expect(await findingsOf(faq._id)).toMatchObject([{ check: 'numbers', wanted: '55' }]);
  });

  test('stays away if it is a second translation, while others are compared again', async () => {
    await givenFaq('Yes.', 'نعم.', { en: 'Bales', ar: 'بالات' });
    const other = await givenFaq('No.', 'لا.', { en: 'Bales', ar: 'رزم' });
    const twice = async (query = '') => (await findingsOf(other._id, query)).map(({ check }) => check);
    const [finding] = await findingsOf(other._id);
    if (finding) await admin.call('PUT', pathOf(finding), dismissal(finding));
    await givenFaq('Perhaps.', 'ربما.');
    expect([await twice(), await twice('?state=dismissed')]).toEqual([[], ['two_translations']]);
  });

  test('stays away when its record comes back from the Trash, and is forgotten with it', async () => {
    const { _id } = await givenFaq('For 50 kg.', 'لوزن 5 كغ.');
    const [finding] = await findingsOf(_id);
    await admin.call('PUT', pathOf(finding!), dismissal(finding!));
    await admin.delete(`/faqs/${_id}`);
    expect([await findingsOf(_id), await findingsOf(_id, '?state=dismissed')]).toEqual([[], []]);
    await admin.call('POST', `/trash/faq/${_id}/restore`);
    expect(await findingsOf(_id)).toEqual([]);
    expect(await findingsOf(_id, '?state=dismissed')).toHaveLength(1);
    await admin.delete(`/faqs/${_id}`);
    await admin.delete(`/trash/faq/${_id}`);
    await check();
    const kept = site.database.db.selectFrom('dismissed_finding').select('id').where('record_id', '=', _id);
    expect(await kept.execute()).toEqual([]);
  });

  test('is that of the texts as they were read', async () => {
    const faq = await givenFaq('For 50 kg.', 'لوزن 5 كغ.');
    const [finding] = await findingsOf(faq._id);
    await change(faq, { answer: 'For 55 kg.' });
    await check();
    await admin.call('PUT', pathOf(finding!), dismissal(finding!));
    expect(await findingsOf(faq._id)).toMatchObject([{ wanted: '55' }]);
  });

  test('can be seen again', async () => {
    const faq = await givenFaq('For 50 kg.', 'لوزن 5 كغ.');
    const [finding] = await findingsOf(faq._id);
    await admin.call('PUT', pathOf(finding!), dismissal(finding!));
    await admin.call('PUT', pathOf(finding!), dismissal(finding!, false));
    expect(await findingsOf(faq._id)).toHaveLength(1);
    expect((await admin.get(pathOf(finding!))).json()).toEqual([]);
  });

  test('is of an existing record, a text of it and a known check', async () => {
    const faq = await givenFaq('For 50 kg.', 'لوزن 5 كغ.');
    const [finding] = await findingsOf(faq._id);
    const send = async (path: string, change: object) =>
      (await admin.call('PUT', path, { ...dismissal(finding!), ...change })).statusCode;
    expect(await send('/text-checks/faq/nobody/dismissals', {})).toBe(404);
    expect(await send('/text-checks/boat/nobody/dismissals', {})).toBe(404);
    expect((await admin.get('/text-checks/faq/nobody/dismissals')).statusCode).toBe(404);
    for (const change of [{ field: 'position' }, { field: 'answer.0.1.2' }, { check: 'boats' }, { hash: 'A B' }])
      expect([change, await send(pathOf(finding!), change)]).toEqual([change, 422]);
    const headers = await givenToken(site, 'hr');
    const other = await site.http.inject({ method: 'PUT', url: `/api${pathOf(finding!)}`, headers, payload: {} });
    expect(other.statusCode).toBe(403);
  });
});
