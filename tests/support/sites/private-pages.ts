import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { minute } from '#shared/units.ts';
import { addOnPage, givenPrivatePage, mountPrivatePage } from '../browser/private-page.ts';
import { type AdminCalls, asAdmin } from '../requests/staff-calls.ts';
import { type BuiltSite, buildSite } from './build-site.ts';

type Sending = { files?: File[]; from?: string };

/** A site with private pages for the tests of a file, at a time of its own; after each test nothing of it is left. */
export function usePrivatePages() {
  let site: BuiltSite;
  let admin: AdminCalls;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 4, 9) });
    site = await buildSite({ settings: { TRUST_PROXY: 'on' } });
    admin = await asAdmin(site);
    mountPrivatePage(site);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await site.close();
  });
  // Reads of private pages are counted by the minute, in memory.
  beforeEach(() => {
    vi.setSystemTime(Date.now() + 2 * minute);
  });
  afterEach(async () => {
    const { db } = site.database;
    for (const { _id } of (await site.services.leads.quote.list()).items) await site.services.leads.quote.remove(_id);
    for (const { path } of await db.selectFrom('kept_upload').select('path').execute())
      await site.services.files.remove(path);
    for (const table of ['mail', 'digest_lead', 'arrival_count', 'kept_upload'] as const)
      await db.deleteFrom(table).execute();
  });
  return {
    site: () => site,
    admin: () => admin,
    givenPage: (from?: string) => givenPrivatePage(site, from),
    add: (token: string, fields: Record<string, string>, { files = [], from = '192.0.2.1' }: Sending = {}) =>
      addOnPage(site, token, fields, { files, from }),
    threadOf: async (id: string) => (await admin.get(`/quotes/${id}/thread`)).json().data.thread,
  };
}
