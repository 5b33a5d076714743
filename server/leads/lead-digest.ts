import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { queueDigest } from '#server/mail/queue-mail.ts';
import type { Language } from '#shared/language.ts';
import { type LeadMailKind, leadMailKinds } from '#shared/outbox.ts';
import { storageLimits } from '#shared/spam-limits.ts';
import { gatherLeads, isDigestDue } from './digest-queries.ts';
import { departmentOf } from './lead-letter.ts';

/** The kinds of leads that belong to one department. */
function kindsByDepartment(): LeadMailKind[][] {
  return Object.values(Object.groupBy(leadMailKinds, (kind) => departmentOf[kind]));
}

/** Tells staff of many messages in one mail for each department, a while after the first of them came. */
export function createLeadDigest({ db, staffLanguage }: { db: Database; staffLanguage: Language }) {
  /** The mail and the leads in it are stored in one transaction, so that each lead is reported exactly once. */
  async function gatherFor(transaction: Database, kinds: readonly LeadMailKind[]): Promise<void> {
    const [id, now] = [randomUUIDv7(), new Date()];
    if ((await gatherLeads(transaction, id, kinds)) === 0) return;
    await queueDigest(transaction, { id, language: staffLanguage, now });
  }

  return {
    /** Whether some message has waited long enough. */
    isDue: (now = Date.now()): Promise<boolean> => isDigestDue(db, new Date(now - storageLimits.digestMilliseconds)),

    /** Puts mails about everything that waits into the outbox. */
    async gather(): Promise<void> {
      for (const kinds of kindsByDepartment()) {
        await db.transaction().execute((transaction) => gatherFor(transaction, kinds));
      }
    },
  };
}
