import { afterEach, beforeEach, expect, vi } from 'vitest';
import { accountQueries } from '#server/accounts/account-queries.ts';
import { softAuthenticator } from '../browser/soft-authenticator.ts';
import { type AdminCalls, asAdmin } from '../requests/staff-calls.ts';
import { type BuiltSite, buildSite } from './build-site.ts';
import { cheapPasswordHash } from './cheap-password.ts';

const password = 'correct horse battery';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Calls = ReturnType<ReturnType<typeof usePasskeySite>['callsOf']>;

/** A site of its own for each test of a file, with the sales user Rania, who signs in by password and adds passkeys. */
export function usePasskeySite(origin: string) {
  let site: BuiltSite;
  let admin: AdminCalls;
  const passwordHash = cheapPasswordHash(password);

  /** Opens the site at an address, with its user. */
  async function open(address: string): Promise<void> {
    site = await buildSite({ settings: { SITE_URL: address } });
    await accountQueries.insert(site.database.db, {
      username: 'Rania',
      passwordHash,
      role: 'sales',
    });
  }

  beforeEach(async () => {
    await open(origin);
    admin = await asAdmin(site);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await site.close();
  });

  const callsOf = (headers: Record<string, string>) => (method: Method, path: string, payload?: object) =>
    site.http.inject({
      method,
      url: `/api${path}`,
      headers: { 'user-agent': firefox, ...headers },
      ...(payload && { payload }),
    });
  const stranger = callsOf({});

  async function asRania() {
    const { token } = (await stranger('POST', '/auth/login', { username: 'Rania', password })).json();
    return callsOf({ authorization: `Bearer ${token}` });
  }

  /** A user with a passkey; Rania where no calls are given. */
  async function givenPasskey(calls?: Awaited<ReturnType<typeof asRania>>) {
    const rania = calls ?? (await asRania());
    const key = softAuthenticator(origin);
    const options = (await rania('POST', '/auth/passkeys/options')).json();
    const reply = await rania('POST', '/auth/passkeys', { credential: key.create(options) });
    expect(reply.statusCode).toBe(201);
    return { rania, key, options, reply, id: reply.json()._id as string };
  }

  return {
    site: () => site,
    admin: () => admin,
    callsOf,
    asRania,
    givenPasskey,
    /** A challenge for signing in. */
    challenge: async () => (await stranger('POST', '/auth/login/passkey/options')).json(),
    signIn: (signed: object) => stranger('POST', '/auth/login/passkey', signed),
    /** Closes the site and opens one at another address. */
    async moveTo(address: string): Promise<void> {
      await site.close();
      await open(address);
    },
  };
}

/** The status and error code of a reply. */
export async function codeOf(reply: Promise<{ statusCode: number; json(): { code?: string } }>) {
  const { statusCode, json } = await reply;
  return [statusCode, json().code];
}
