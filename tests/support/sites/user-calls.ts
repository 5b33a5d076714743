import { afterEach, beforeEach } from 'vitest';
import { accountQueries } from '#server/accounts/account-queries.ts';
import type { User } from '#shared/accounts/account-answers.ts';
import { type AdminCalls, asAdmin } from '../requests/staff-calls.ts';
import { type BuiltSite, buildSite } from './build-site.ts';
import { required } from './first.ts';

const password = 'correct horse battery';

/** A site for each test of a file, whose only user is the administrator who calls. */
export function useUserCalls() {
  let site: BuiltSite;
  let admin: AdminCalls;
  beforeEach(async () => {
    site = await buildSite();
    // These tests ignore the first administrator.
    await site.database.db.deleteFrom('account').execute();
    admin = await asAdmin(site);
  });
  afterEach(() => site.close());

  const add = (fields: object) =>
    admin.call('POST', '/users', { username: 'Rania', password, role: 'admin', ...fields });
  return {
    password,
    site: () => site,
    admin: () => admin,
    add,
    givenUser: async (fields: object = {}): Promise<User> => (await add(fields)).json(),
    async callerId(): Promise<string> {
      const me = (await admin.get('/auth/me')).json().user.username;
      return required(await accountQueries.findByName(site.database.db, me)).id;
    },
  };
}
