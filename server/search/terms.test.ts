import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { createSite, type Site } from '#server/main/site.ts';
import { shippedTerms } from '#shared/terms/shipped-terms.ts';
import { type StaffTerm, termLimits } from '#shared/terms/trade-term.ts';
import { givenProduct } from '../../tests/support/given/given-product.ts';
import { givenToken } from '../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let other: Site;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  const settings = { ...site.environment, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent', BACKUP_EVERY: 'off' };
  other = await createSite(readConfig(settings));
  admin = await asAdmin(site);
});
afterAll(async () => {
  await other.close();
  await site.close();
});
afterEach(() => site.database.db.deleteFrom('term').execute());

type Process = Pick<Site, 'http'>;

/** The names of the products that visitors find with all words of a search. */
async function found(q: string, process: Process = site): Promise<string[]> {
  const reply = await process.http.inject(`/api/search?q=${encodeURIComponent(q)}`);
  const groups: { name: string; match: string; hits: { title: { text: string }[] }[] }[] = reply.json();
  const products = groups.find(({ name, match }) => name === 'products' && match === 'all');
  return (products?.hits ?? []).map(({ title }) => title.map(({ text }) => text).join(''));
}

const rope = { name: 'Rope', subject: 'bags', englishSearch: ['hawser', 'towline'], arabicSearch: ['قلس'] };
const add = (term: object = rope) => admin.call('POST', '/terms', term);
const read = async (id: string): Promise<StaffTerm> => (await admin.get(`/terms/${id}`)).json();
const product = (name: string) => givenProduct(site, { name, translations: { ar: {} } });

describe('words that staff add', () => {
  test('find records written with another of them, in every process, until they are removed', async () => {
    await product('Hawser of the north');
    expect([await found('towline'), await found('قلس', other)]).toEqual([[], []]);
    const reply = await add();
    expect([reply.statusCode, reply.json()]).toEqual([201, expect.objectContaining({ ...rope, origin: 'added' })]);
    const titles = ['Hawser of the north'];
    expect([await found('towline'), await found('towlines', other), await found('قلس', other)]).toEqual([
      titles,
      titles,
      titles,
    ]);
    await product('Hawser of the south');
    expect(await found('towline', other)).toHaveLength(2);
    expect((await admin.delete(`/terms/${reply.json()._id}`)).statusCode).toBe(200);
    expect([await found('towline'), await found('قلس', other)]).toEqual([[], []]);
    expect(await found('hawser')).toHaveLength(2);
  });

  test('find records at once, also while their texts are not indexed by them', async () => {
    const { db } = site.database;
    await product('Kedge of iron');
    await add({ ...rope, englishSearch: ['kedge', 'killick'] });
    // As where many texts wait.
    await db.updateTable('search_doc').set({ text: 'kedge of iron' }).where('text', 'like', '%kedge%').execute();
    await db.deleteFrom('setting').where('name', '=', 'search_lexicon').execute();
    expect(await found('killick', other)).toEqual(['Kedge of iron']);
    await site.jobs.runDue();
    const { text } = await db
      .selectFrom('search_doc')
      .select('text')
      .where('text', 'like', '%kedge%')
      .executeTakeFirstOrThrow();
    expect(text).toMatch(/^kedge of iron\n./);
    expect(await found('killick', other)).toEqual(['Kedge of iron']);
  });

  test.each(['a', '٥٠', 'of', 'عن', '!'])('cannot be “%s”, which would find almost everything', async (word) => {
    const reply = await add({ ...rope, englishSearch: [word] });
    expect([reply.statusCode, reply.json().errors]).toEqual([422, { englishSearch: expect.stringContaining(word) }]);
    expect((await add({ ...rope, englishSearch: [word], isSearched: false })).statusCode).toBe(201);
  });

  test('are bounded in number and length', async () => {
    const { words, word, terms } = termLimits;
    const long = await add({ ...rope, arabicSearch: ['ق'.repeat(word + 1)] });
    const many = await add({ ...rope, englishSearch: Array.from({ length: words + 1 }, (_, i) => `rope ${i}x`) });
    expect([long.statusCode, many.statusCode]).toEqual([422, 422]);
    const [created_at, changes] = [new Date().toISOString(), JSON.stringify({ name: 'Rope' })];
    const rows = Array.from({ length: terms }, (_, i) => ({
      ...{ id: `own-${i}`, changes, is_removed: 0, created_at, updated_at: created_at, changed_by: null },
    }));
    await site.database.db.insertInto('term').values(rows).execute();
    const reply = await add();
    expect([reply.statusCode, (await admin.get('/terms?origin=added')).json()]).toHaveProperty('1.length', terms);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
  });
});

describe('shipped words', () => {
  test('have names as people write them, abbreviations in capitals', () => {
    const names = shippedTerms.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Jumbo bag', 'GSM', 'CE marking', 'FSSC 22000', 'FAQ', 'ISO 9001']));
  });

  test('are listed with the termbase, and are searched, filtered and sorted', async () => {
    const all: StaffTerm[] = (await admin.get('/terms')).json();
    expect(all.map(({ _id }) => _id).sort()).toEqual(shippedTerms.map(({ _id }) => _id).sort());
    const flour = (await admin.get('/terms?q=طحين&use=agreed')).json();
    expect(flour).toEqual([expect.objectContaining({ _id: 'flour', arabic: 'دقيق', origin: 'shipped' })]);
    const page = await admin.get('/terms?sort=-name&page=2&limit=10');
    expect([page.json().length, page.headers['x-total-count']]).toEqual([10, `${shippedTerms.length}`]);
    expect((await admin.get('/terms?sort=colour')).statusCode).toBe(400);
    const termbase = (await admin.get('/termbase')).json();
    expect(termbase).toContainEqual(expect.objectContaining({ _id: 'flour', arabicAvoided: ['طحين'] }));
  });

  test('can be changed, removed and brought back', async () => {
    await product('Flour sack of jute');
    const shipped = await read('flour');
    const { _id, origin: _origin, changedBy: _by, updatedAt: _at, ...words } = shipped;
    const changed = await admin.call('PUT', '/terms/flour', { ...words, englishSearch: ['manitoba'] });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      expect.objectContaining({
        origin: 'changed',
        englishSearch: ['manitoba'],
        changedBy: expect.stringMatching(/./),
      }),
    ]);
    expect(await found('manitoba jute')).toEqual(['Flour sack of jute']);
    await admin.delete('/terms/flour');
    expect([(await read('flour')).origin, await found('طحين jute')]).toEqual(['removed', []]);
    const back = await admin.delete('/terms/flour/changes');
    expect([back.statusCode, back.json()]).toEqual([200, shipped]);
    expect(await found('طحين jute')).toEqual(['Flour sack of jute']);
    expect((await admin.call('PUT', '/terms/flour', words)).json()).toEqual(shipped);
  });

  test('keep what a later release adds to them', async () => {
    const { db } = site.database;
    const { englishSearch, ...flour } = await read('flour');
    await admin.call('PUT', '/terms/flour', { ...flour, englishSearch: [...englishSearch, 'manitoba'] });
    const { changes } = await db.selectFrom('term').select('changes').executeTakeFirstOrThrow();
    expect(JSON.parse(changes)).toEqual({ englishSearch: { added: ['manitoba'], removed: [] } });
  });
});

describe('changes of words', () => {
  test('are refused when somebody else changed them meanwhile', async () => {
    const { headers } = await admin.get('/terms/rice');
    const ifMatch = { 'if-match': String(headers.etag) };
    const rice = await read('rice');
    const first = await admin.call('PUT', '/terms/rice', { ...rice, note: 'One' }, ifMatch);
    const second = await admin.call('PUT', '/terms/rice', { ...rice, note: 'Two' }, ifMatch);
    const removal = await admin.delete('/terms/rice', ifMatch);
    expect([first, second, removal].map(({ statusCode }) => statusCode)).toEqual([200, 412, 412]);
    const later = { 'if-match': String(first.headers.etag) };
    expect((await admin.call('PUT', '/terms/rice', { ...rice, note: 'Three' }, later)).statusCode).toBe(200);
    expect((await read('rice')).note).toBe('Three');
  });

  test('are in the audit log, and are for marketing', async () => {
    const { _id } = (await add()).json();
    const entries = await site.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('section', '=', 'terms')
      .execute();
    expect(entries).toContainEqual(expect.objectContaining({ action: 'created', record_id: _id }));
    for (const [role, terms, termbase] of [
      ['marketing', 200, 200],
      ['hr', 403, 200],
      ['sales', 403, 403],
    ] as const) {
      const headers = await givenToken(site, role);
      const statusOf = async (url: string) => (await site.http.inject({ url, headers })).statusCode;
      expect([role, await statusOf('/api/terms'), await statusOf('/api/termbase')]).toEqual([role, terms, termbase]);
    }
  });

  test.each(['PUT', 'DELETE'] as const)('%s of unknown words is not found', async (method) => {
    const reply = await admin.call(method, '/terms/nothing', method === 'PUT' ? rope : undefined);
    expect([reply.statusCode, (await admin.delete('/terms/nothing/changes')).statusCode]).toEqual([404, 404]);
  });
});

describe('a trial', () => {
  const attempt = async (body: object) => (await admin.call('POST', '/terms/trial', body)).json();

  test('shows how a search is understood and what visitors find', async () => {
    await product('Rice sack 25 kg');
    const outcome = await attempt({ q: 'the rice sack ٢٥ كيلو zzyzx' });
    expect(outcome.parts).toEqual([
      { text: 'rice', terms: [{ _id: 'rice', name: 'Rice' }], measures: [] },
      { text: 'sack', terms: [{ _id: 'bag', name: 'Bag' }], measures: [] },
      { text: '25 كيلو', terms: [], measures: [{ amount: '25', unit: 'kg' }] },
      { text: 'zzyzx', terms: [], measures: [] },
    ]);
    expect([outcome.ignored, outcome.found[0].dropped]).toEqual([['the'], ['zzyzx']]);
    expect((await attempt({ q: '"rice sack"' })).isExact).toBe(true);
  });

  test('includes words that are not saved, and changes nothing', async () => {
    await product('Grapnel of iron');
    const term = { ...rope, _id: '', englishSearch: ['grapnel', 'cat', 'rice', 'of'] };
    const outcome = await attempt({ q: 'cat', term });
    expect(outcome.parts[0].terms).toEqual([{ _id: '', name: 'Rope' }]);
    expect(outcome.found[0].hits[0].title).toContainEqual({ text: 'Grapnel', isMatch: true });
    expect([outcome.shared, outcome.tooBroad]).toEqual([[{ word: 'rice', _id: 'rice', name: 'Rice' }], ['of']]);
    expect(await found('cat')).toEqual([]);
    expect((await admin.get('/terms?origin=added')).json()).toEqual([]);
  });
});
