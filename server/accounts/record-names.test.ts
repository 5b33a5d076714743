import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInLimits } from '#shared/accounts/account.ts';
import type { AuditEntry } from '#shared/accounts/account-answers.ts';
import { givenContact } from '../../tests/support/given/given-contact.ts';
import { givenPartner } from '../../tests/support/given/given-partner.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { cheapPasswordHash } from '../../tests/support/sites/cheap-password.ts';
import { accountQueries } from './account-queries.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeEach(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterEach(() => site.close());

const log = async (): Promise<AuditEntry[]> => (await admin.get('/audit?sort=at&limit=100')).json();
/** The stored entries, without the names that readers are shown. */
const rows = () => site.database.db.selectFrom('audit_entry').selectAll().execute();
const signIn = (username: string, password: string) =>
  site.http.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });

async function givenRania(): Promise<void> {
  const passwordHash = cheapPasswordHash('correct horse battery');
  await accountQueries.insert(site.database.db, { username: 'Rania', passwordHash, role: 'admin' });
}

describe('an entry names its record', () => {
  const named = async (headers = {}) =>
    (await admin.get('/audit?sort=at&limit=100', headers))
      .json()
      .map(({ action, recordName }: AuditEntry) => [action, recordName]);

  test('by its current name, in the reader’s language, also in the Trash, but not after it is erased', async () => {
    const { _id } = await givenPartner(site, {
      name: 'Mill',
      translations: { ar: { name: 'مطحنة', industry: '', specifications: [] } },
    });
    const contact = await givenContact(site, { fullName: 'Lina Secret' });
    await admin.call('PATCH', `/contacts/${contact._id}/status`, { status: 'read' });
    await admin.delete(`/partners/${_id}`);
    const expected = (name: string) => [
      ['status_changed', contact.reference],
      ['deleted', name],
    ];
    expect(await named()).toEqual(expected('Mill'));
    expect(await named({ 'accept-language': 'ar' })).toEqual(expected('مطحنة'));
    await admin.call('POST', `/trash/partner/${_id}/restore`);
    expect((await named()).at(-1)).toEqual(['restored', 'Mill']);
    await admin.delete(`/partners/${_id}`);
    await admin.delete(`/trash/partner/${_id}`);
    expect((await named()).slice(1)).toEqual(['deleted', 'restored', 'deleted', 'erased'].map((act) => [act, null]));
    const csv = (await admin.get('/audit/export.csv')).body;
    expect(csv).toContain(contact.reference);
    expect(JSON.stringify(await rows())).not.toMatch(/Mill|Lina/);
  });

  test('by the user whose name was tried, never by other input', async () => {
    await givenRania();
    await signIn('rania', 'a wrong one 123');
    await signIn('my secret password', 'a wrong one 123');
    for (let i = 0; i < signInLimits.failures; i++) await signIn('Rania', 'a wrong one 123');
    const entries = await log();
    const names = entries.map(({ action, recordName }) => `${action} ${recordName}`);
    expect(names.slice(0, 2)).toEqual(['sign_in_failed Rania', 'sign_in_failed null']);
    expect(names.at(-1)).toBe('sign_in_throttled Rania');
    expect(JSON.stringify([entries, await rows()])).not.toMatch(/secret/i);
  });
});
