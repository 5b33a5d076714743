import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInLimits } from '#shared/accounts/account.ts';
import type { AuditEntry } from '#shared/accounts/account-answers.ts';
import { givenApplication } from '../../tests/support/given/given-application.ts';
import { givenBlogPost } from '../../tests/support/given/given-blog-post.ts';
import { givenContact } from '../../tests/support/given/given-contact.ts';
import { givenPartner } from '../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../tests/support/given/given-product.ts';
import { givenToken } from '../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { cheapPasswordHash } from '../../tests/support/sites/cheap-password.ts';
import { required } from '../../tests/support/sites/first.ts';
import { accountQueries } from './account-queries.ts';

const password = 'correct horse battery';
let site: BuiltSite;
let admin: AdminCalls;
beforeEach(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterEach(() => site.close());

/** The log, oldest first. */
async function log(query = ''): Promise<AuditEntry[]> {
  const reply = await admin.get(`/audit?sort=at&limit=100${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const actsOf = async (query = '') => (await log(query)).map(({ action, section, record }) => [action, section, record]);
/** The stored entries, without the names that readers are shown. */
const rows = () => site.database.db.selectFrom('audit_entry').selectAll().execute();
const signIn = (username: string, secret: string, remoteAddress = '203.0.113.7') =>
  site.http.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password: secret }, remoteAddress });

async function givenRania(): Promise<string> {
  await accountQueries.insert(site.database.db, {
    username: 'Rania',
    passwordHash: cheapPasswordHash(password),
    role: 'admin',
  });
  return required(await accountQueries.findByName(site.database.db, 'Rania')).id;
}

describe('the audit log records', () => {
  test('every sign-in: one that worked, one that failed, those that are blocked, and signing out', async () => {
    const id = await givenRania();
    const { token } = (await signIn('Rania', password)).json();
    await signIn('Rania', 'a wrong one 123');
    await signIn('nobody-here', password);
    const headers = { authorization: `Bearer ${token}` };
    await site.http.inject({ method: 'POST', url: '/api/auth/logout', headers });
    for (let i = 0; i <= signInLimits.failures; i++) await signIn(`guess-${i}`, password);
    const entries = await log('&section=sign-in');
    expect(entries.slice(0, 3).map(({ action, actor, record }) => [action, actor?.username, record])).toEqual([
      ['sign_in', 'Rania', id],
      ['sign_in_failed', undefined, id],
      ['sign_in_failed', undefined, null],
    ]);
    expect(entries.filter(({ action }) => action === 'sign_in_throttled')).toHaveLength(1);
    expect((await log('&action=sign_out'))[0]).toMatchObject({ actor: { _id: id }, section: 'auth' });
    expect(JSON.stringify(await log())).not.toMatch(/nobody-here|guess-|correct horse|wrong one|203\.0\.113/);
  });

  test('equal addresses with equal hashes, without storing the addresses', async () => {
    await signIn('Rania', password, '203.0.113.7');
    await signIn('Rania', password, '203.0.113.7');
    await signIn('Rania', password, '203.0.113.8');
    const [one, same, other] = (await log('&action=sign_in_failed')).map(({ address }) => address);
    expect([one === same, one === other]).toEqual([true, false]);
    expect(one).toMatch(/^[\w-]{12}$/);
  });

  test('refusals, at intervals for each caller and call', async () => {
    const sales = await givenToken(site, 'sales');
    for (let i = 0; i < 3; i++) {
      await site.http.inject({ url: '/api/careers/secret%20name/cv' });
      await site.http.inject({ url: '/api/careers', headers: sales });
      await site.http.inject({ url: '/api/contacts', headers: { authorization: 'Bearer forged' } });
    }
    const entries = await log('&action=refused');
    expect(entries.map(({ call, actor }) => [call, actor?.username?.slice(0, 5)])).toEqual([
      ['GET /careers/:id/cv', undefined],
      ['GET /careers', 'sales'],
      ['GET /contacts', undefined],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/secret|forged/);
  });

  test('requests made by another site', async () => {
    const payload = { username: 'Rania', password };
    const headers = { origin: 'https://evil.example' };
    await site.http.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
    const [entry, ...rest] = await log();
    expect(entry).toMatchObject({ action: 'foreign_origin', section: 'auth', call: 'POST /auth/login', actor: null });
    expect([rest, JSON.stringify(entry).includes('evil')]).toEqual([[], false]);
  });

  test('every change of content, with the names of the changed fields and none of their values', async () => {
    const { _id, ...known } = await givenPartner(site, { name: 'Old name' });
    const fields = { name: 'Secret name', industry: known.industry, specifications: known.specifications };
    await admin.put(`/partners/${_id}`, {
      ...fields,
      translations: { ar: { ...known.translations.ar, name: 'اسم سري' } },
    });
    await admin.delete(`/partners/${_id}`);
    await admin.call('POST', `/trash/partner/${_id}/restore`);
    await admin.call('POST', '/partners/bulk', { action: 'delete', ids: [_id] });
    await admin.delete(`/trash/partner/${_id}`);
    const added = (await admin.post('/faqs', faq)).json();
    await admin.call('PUT', '/faqs/order', { ids: [added._id] });
    const entries = await log();
    expect(entries.map(({ action, section, record }) => [action, section, record])).toEqual([
      ['changed', 'partners', _id],
      ['deleted', 'partners', _id],
      ['restored', 'trash', _id],
      ['deleted', 'partners', _id],
      ['erased', 'trash', _id],
      ['created', 'faqs', added._id],
      ['ordered', 'faqs', added._id],
    ]);
    expect(entries[0]?.fields.sort()).toEqual(['name', 'translations.ar.name']);
    expect(JSON.stringify(await rows())).not.toMatch(/Secret|سري|Why|Old name/);
  });

  test('what was done with messages and applications, and who opened a CV or exported a list', async () => {
    const contact = await givenContact(site, { fullName: 'Lina Secret' });
    const { _id } = await givenApplication(site, { fullName: 'Omar Secret' });
    await admin.call('PATCH', `/contacts/${contact._id}/status`, { status: 'read' });
    await admin.call('POST', '/contacts/bulk', { action: 'status', ids: [contact._id], status: 'replied' });
    await admin.get('/contacts/export.csv?q=Lina');
    await admin.get(`/careers/${_id}/cv`);
    await admin.delete(`/careers/${_id}`);
    expect(await actsOf()).toEqual([
      ['status_changed', 'contacts', contact._id],
      ['status_changed', 'contacts', contact._id],
      ['exported', 'contacts', null],
      ['cv_opened', 'careers', _id],
      ['deleted', 'careers', _id],
    ]);
    expect(JSON.stringify(await log())).not.toMatch(/Secret|Lina|replied/);
  });

  test('changes of users', async () => {
    const user = { username: 'Sami', password: 'woven 4 people', role: 'hr' };
    const { _id } = (await admin.call('POST', '/users', user)).json();
    await admin.call('PATCH', `/users/${_id}`, { role: 'sales' });
    await admin.call('PUT', `/users/${_id}/password`, { password: 'sacks for sugar' });
    await admin.delete(`/users/${_id}/sessions`);
    await admin.delete(`/users/${_id}`);
    const entries = await log('&section=users');
    expect(entries.map(({ action, record, fields }) => [action, record, fields])).toEqual([
      ['created', _id, ['username', 'password', 'role']],
      ['changed', _id, ['role']],
      ['password_reset', _id, ['password']],
      ['sessions_ended', _id, []],
      ['deleted', _id, []],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Sami|woven|sugar/);
  });

  test('the fields whose values changed, whatever else was sent, and nothing for a save that changed none', async () => {
    const user = { username: 'Sami', password: 'woven 4 people', role: 'hr', email: 'sami@weavers.jo' };
    const { _id } = (await admin.call('POST', '/users', user)).json();
    const contact = await givenContact(site, {});
    const partner = await givenPartner(site, {});
    const { role } = user;
    const kept = { contacts: 24, consultations: null, careers: null, quotes: null };
    const security = { totpRequired: false, auditMonths: 24 };
    const same = { name: partner.name, industry: partner.industry, specifications: partner.specifications };
    const saves: [string, string, object, string[] | undefined][] = [
      ['PATCH', `/users/${_id}`, { role, email: 'other@weavers.jo' }, ['email']],
      ['PATCH', `/users/${_id}`, { role, email: 'other@weavers.jo' }, undefined],
      ['PATCH', `/leads/${contact._id}`, { nextStep: 'Call', nextStepOn: '', tags: [] }, ['nextStep']],
      ['PATCH', `/leads/${contact._id}`, { nextStep: 'Call', tags: [], tagsSeen: [] }, undefined],
      ['PATCH', `/contacts/${contact._id}/status`, { status: 'read' }, ['status']],
      ['PATCH', `/contacts/${contact._id}/status`, { status: 'read' }, undefined],
      ['PUT', '/privacy', kept, ['contacts']],
      ['PUT', '/privacy', kept, undefined],
      ['PUT', '/settings/security', { ...security, auditMonths: 30 }, ['auditMonths']],
      ['PUT', '/settings/security', { ...security, auditMonths: 30 }, undefined],
      ['PUT', `/users/${_id}/password`, { password: 'sacks for sugar' }, ['password']],
    ];
    for (const [method, path, body, fields] of saves) {
      const before = (await log()).length;
      const reply = await admin.call(method as 'PUT', path, body);
      expect(reply.statusCode, reply.body).toBe(200);
      expect((await log()).slice(before).map((entry) => entry.fields)).toEqual(fields ? [fields] : []);
    }
    const before = (await log()).length;
    expect((await admin.put(`/partners/${partner._id}`, same)).statusCode).toBe(200);
    expect(await log()).toHaveLength(before);
    expect(JSON.stringify(await rows())).not.toMatch(/weavers|Call|woven/);
  });

  test('what was done to several records and to words only where it changed something', async () => {
    const [pending, replied] = [await givenContact(site), await givenContact(site, { status: 'replied' })];
    const [draft, published] = [
      await givenBlogPost(site, { status: 'draft' }),
      await givenBlogPost(site, { status: 'published' }),
    ];
    const { _id, ...words } = (await admin.get('/terms/rice')).json();
    const finding = { field: 'description', check: 'numbers', hash: 'a1' };
    const product = await givenProduct(site);
    const dismissals = `/text-checks/product/${product._id}/dismissals`;
    const others = `/leads/${pending._id}/others/${replied._id}`;
    const contacts = { action: 'status', ids: [pending._id, replied._id, 'gone'], status: 'replied' };
    const posts = { action: 'status', ids: [draft._id, published._id], status: 'published' };
    const acts: [string, string, object, [string, string[]][]][] = [
      ['POST', '/contacts/bulk', contacts, [[pending._id, ['status']]]],
      ['POST', '/contacts/bulk', contacts, []],
      ['POST', '/blogs/bulk', posts, [[draft._id, ['status']]]],
      ['POST', '/blogs/bulk', posts, []],
      ['PUT', `/terms/${_id}`, { ...words, note: 'Loose grain' }, [[_id, ['note']]]],
      ['PUT', `/terms/${_id}`, { ...words, note: 'Loose grain' }, []],
      ['PUT', dismissals, { ...finding, isDismissed: false }, []],
      ['PUT', dismissals, { ...finding, isDismissed: true }, [[product._id, ['description']]]],
      ['PUT', dismissals, { ...finding, isDismissed: true }, []],
      ['PUT', dismissals, { ...finding, hash: 'b2', isDismissed: true }, [[product._id, ['description']]]],
      ['PUT', dismissals, { ...finding, isDismissed: false }, [[product._id, ['description']]]],
      ['PUT', others, { verdict: 'same' }, [[pending._id, ['verdict']]]],
      ['PUT', others, { verdict: 'same' }, []],
      ['PUT', others, { verdict: null }, [[pending._id, ['verdict']]]],
      ['PUT', others, { verdict: null }, []],
      ['POST', '/leads/bulk', { act: 'done', ids: [replied._id] }, [[replied._id, []]]],
      ['POST', '/leads/bulk', { act: 'done', ids: [replied._id] }, []],
      ['POST', '/contacts/bulk', { action: 'delete', ids: [pending._id] }, [[pending._id, []]]],
    ];
    for (const [method, path, body, entries] of acts) {
      const before = (await log()).length;
      const reply = await admin.call(method as 'PUT', path, body);
      expect(reply.statusCode, reply.body).toBe(200);
      const added = (await log()).slice(before);
      expect([path, added.map(({ record, fields }) => [record, fields])]).toEqual([path, entries]);
    }
  });

  test('all words of a term that is put back', async () => {
    const { _id, ...words } = (await admin.get('/terms/rice')).json();
    await admin.delete('/terms/rice');
    await admin.call('PUT', '/terms/rice', words);
    const [removed, back] = await log();
    expect([removed?.action, back?.action, back?.fields.includes('english')]).toEqual(['deleted', 'changed', true]);
  });

  test('which fields were refused, where the caller may change others', async () => {
    const headers = await givenToken(site, 'marketing');
    const company = (await admin.get('/company')).json();
    const payload = { ...company, email: 'info@weavers.jo' };
    const reply = await site.http.inject({ method: 'PUT', url: '/api/company', headers, payload });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([403, ['email']]);
    expect((await log('&action=refused')).map(({ fields }) => fields)).toEqual([['email']]);
  });

  test('the action itself, whatever else the body contains', async () => {
    const user = { username: 'Sami', password: 'woven 4 people', role: 'hr' };
    const bodies = [{ records: [] }, { records: [null] }, { records: [{ _id: 'x' }] }, { ids: [] }, { ids: ['x'] }];
    const made: string[] = [];
    for (const [index, more] of bodies.entries()) {
      const reply = await admin.call('POST', '/users', { ...user, username: `Sami${index}`, ...more });
      expect(reply.statusCode).toBe(201);
      made.push(reply.json()._id);
    }
    expect(await actsOf('&section=users')).toEqual(made.map((id) => ['created', 'users', id]));
  });

  test('nothing for failed calls and for reading lists', async () => {
    await admin.get('/contacts');
    await admin.delete('/contacts/nobody');
    await admin.call('POST', '/users', {});
    expect(await log()).toEqual([]);
  });
});

const faq = { group: 'Orders', question: 'Why?', answer: 'Because.' };

describe('the log is read', () => {
  test('by actor, action, section and day in Amman, in pages and as CSV', async () => {
    const { db } = site.database;
    const contact = await givenContact(site, {});
    await admin.call('PATCH', `/contacts/${contact._id}/status`, { status: 'read' });
    const other = await asAdmin(site);
    await other.call('PATCH', `/contacts/${contact._id}/status`, { status: 'replied' });
    const [first, second] = await log();
    expect((await log(`&actor=${first?.actor?._id}`)).map(({ _id }) => _id)).toEqual([first?._id]);
    expect((await log(`&q=${contact._id}`)).map(({ _id }) => _id)).toEqual([first?._id, second?._id]);
    expect(await log('&q=nothing')).toEqual([]);
    // 22:30 UTC is the next day in Amman.
    await site.services.audit.record({ action: 'backup_made', section: 'backups' });
    const moved = {
      id: 'aged',
      at: '2026-03-04T22:30:00.000Z',
      action: 'backup_made',
      section: 'backups',
      fields: '[]',
    } as const;
    await db
      .insertInto('audit_entry')
      .values({ ...moved, actor_id: null, record_id: null, call: null, address: null })
      .execute();
    expect((await log('&day=2026-03-05')).map(({ _id }) => _id)).toEqual(['aged']);
    expect(await log('&day=2026-03-04')).toEqual([]);
    const page = await admin.get('/audit?limit=1&page=2');
    expect([page.headers['x-total-count'], page.json()[0].action]).toEqual(['4', 'status_changed']);
    const csv = await admin.get('/audit/export.csv?section=contacts&lng=ar');
    expect(csv.body.split('\r\n')).toHaveLength(4);
    expect(csv.body).toContain('تغيير الحالة');
    expect(csv.body).toContain(second?.record);
    const oldest = await admin.get('/audit/export.csv?section=contacts&lng=ar&sort=at');
    expect(linesOf(oldest.body)).toEqual(linesOf(csv.body).toReversed());
    for (const wrong of ['day=2026-13-45', 'day=2026-02-30', 'action=nothing', 'sort=record', 'actor=%00']) {
      expect((await admin.get(`/audit?${wrong}`)).statusCode).toBe(400);
    }
  });

  test('by words of its sentences: who, what, which record, which fields, where', async () => {
    const { db } = site.database;
    const rania = await givenRania();
    const partner = await givenPartner(site, { name: 'Zarqa Mills', translations: { ar: { name: 'مطاحن الزرقاء' } } });
    const gone = await givenPartner(site, { name: 'Irbid Feed', translations: { ar: { name: 'أعلاف إربد' } } });
    const contact = await givenContact(site, {});
    const { audit } = site.services;
    const common = { section: 'partners', by: rania };
    const changed = { ...common, action: 'changed', record: partner._id, call: 'PUT /partners/:id' } as const;
    await audit.record({ ...changed, fields: ['industry'] });
    await admin.delete(`/partners/${gone._id}`);
    await admin.call('PATCH', `/contacts/${contact._id}/status`, { status: 'read' });
    await audit.record({ action: 'backup_made', section: 'backups' });
    const found = async (q: string, language = 'en') =>
      (await log(`&lng=${language}&q=${encodeURIComponent(q)}`)).map(({ section, record }) => record ?? section);
    expect(await found('rania')).toEqual([partner._id]);
    expect(await found('Zarqa')).toEqual([partner._id]);
    expect(await found('zarqa mills')).toEqual([partner._id]);
    expect(await found('مطاحن', 'ar')).toEqual([partner._id]);
    expect(await found('Rania changed the industry of the partner “Zarqa Mills”')).toEqual([partner._id]);
    expect(await found('industry')).toEqual([partner._id]);
    expect(await found('Irbid')).toEqual([gone._id]);
    expect(await found('trash')).toEqual([gone._id]);
    expect(await found('status')).toEqual([contact._id]);
    expect(await found(contact.reference)).toEqual([contact._id]);
    expect(await found('الحالة', 'ar')).toEqual([contact._id]);
    expect(await found('partners')).toEqual([partner._id, gone._id]);
    expect(await found('backup')).toEqual(['backups']);
    expect(await found('100%')).toEqual([]);
    expect(await found(gone._id)).toEqual([gone._id]);
    const { body } = await admin.get('/audit/export.csv?lng=ar&sort=at&q=rania');
    const [line = ''] = linesOf(body);
    expect(line.split(',').slice(1)).toEqual([
      ...['Rania', 'تعديل', 'الشركاء', partner._id, 'مطاحن الزرقاء', 'القطاع', 'PUT /partners/:id', ''],
    ]);
    expect(await db.selectFrom('audit_entry').select('id').execute()).not.toHaveLength(0);
  });

  test('by administrators alone', async () => {
    for (const role of ['marketing', 'sales', 'hr', 'user'] as const) {
      const headers = await givenToken(site, role);
      expect((await site.http.inject({ url: '/api/audit', headers })).statusCode).toBe(403);
    }
  });
});

/** The rows of a file, without its heading. */
const linesOf = (csv: string): string[] => csv.trim().split('\r\n').slice(1);

describe('an entry', () => {
  test('cannot be changed or replaced, nor deleted before its retention ends', async () => {
    const { db } = site.database;
    const { audit } = site.services;
    await audit.record({ action: 'backup_made', section: 'backups' });
    const [entry] = await log();
    const change = db.updateTable('audit_entry').set({ action: 'sign_in' }).execute();
    await expect(change).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow(/append-only/);
    expect(await log()).toEqual([entry]);
    expect(await audit.sweep()).toBe(0);
    const afterTwoYears = new Date();
    afterTwoYears.setUTCMonth(afterTwoYears.getUTCMonth() + 25);
    expect(await audit.sweep(afterTwoYears)).toBe(1);
    await audit.record({ action: 'backup_made', section: 'backups' });
    await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow(/append-only/);
  });

  test('contains no line breaks and no values, whatever it is given', async () => {
    await site.services.audit.record({
      action: 'changed',
      section: 'users',
      record: 'a\nb',
      fields: ['name', 'Lina Haddad', 'x\r\ny', 'translations.ar.name'],
      address: '::1',
    });
    expect((await log())[0]).toMatchObject({ record: null, fields: ['name', 'translations.ar.name'] });
  });

  test('is committed or rolled back with its change', async () => {
    const { db } = site.database;
    const failing = db.transaction().execute(async (transaction) => {
      await site.services.audit.record({ action: 'changed', section: 'users' }, transaction);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await log()).toEqual([]);
  });

  test('that cannot be written prevents a CV download, but not a change', async () => {
    const { _id } = await givenApplication(site);
    const contact = await givenContact(site, {});
    await site.database.db.schema.alterTable('audit_entry').renameTo('lost').execute();
    expect((await admin.get(`/careers/${_id}/cv`)).statusCode).toBe(500);
    expect((await admin.call('PATCH', `/contacts/${contact._id}/status`, { status: 'read' })).statusCode).toBe(200);
  });
});
