import type { Database } from '#server/core/db/database.ts';
import { second } from '#shared/units.ts';
import type { DeskWatch } from './desk-watch.ts';
import { listReaders, noteReader } from './lead-reader-queries.ts';

/** How long somebody counts as present after the last word of their browser, which tells every fifteen seconds. */
const hereMilliseconds = 30 * second;

type Readers = Awaited<ReturnType<typeof listReaders>>;
type Parts = { db: Database; deskWatch: Pick<DeskWatch, 'tell'>; now: () => number };

/** Who has which lead open; those who have it open hear at once of others who open or leave it. */
export function createPresence({ db, deskWatch, now }: Parts) {
  const time = () => new Date(now()).toISOString();

  function hereNow(readers: Readers): string[] {
    const since = new Date(now() - hereMilliseconds).toISOString();
    return readers.filter(({ here_at }) => here_at >= since).map(({ account_id }) => account_id);
  }

  return {
    /** The names of others than an account that have a lead open. */
    othersIn: (readers: Readers, account: string, names: ReadonlyMap<string, string>): string[] =>
      hereNow(readers).flatMap((other) => (other !== account && names.get(other)) || []),

    /** Notes that an account has a lead open and has read it. @returns who had it open before */
    async arrive(lead: string, account: string): Promise<Readers> {
      const readers = await listReaders(db, lead);
      const here = hereNow(readers);
      await noteReader(db, { lead, account }, { here_at: time(), read_at: time() });
      if (!here.includes(account)) deskWatch.tell(here);
      return readers;
    },

    /** Notes that an account has a lead open no longer. */
    async leave(lead: string, account: string): Promise<void> {
      await noteReader(db, { lead, account }, { here_at: '' });
      deskWatch.tell(hereNow(await listReaders(db, lead)));
    },
  };
}
