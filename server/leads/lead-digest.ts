import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { queueMail } from '#server/core/mail/queue-mail.ts';
import type { Language } from '#shared/language.ts';
import { type LeadKind, leadKinds } from '#shared/leads/lead.ts';
import { storageLimits } from '#shared/leads/spam-limits.ts';
import { assignLeads, isDigestDue } from './digest-queries.ts';
import { leadDescriptions } from './lead-kinds.ts';

/** The kinds of leads of one department. */
function kindsByDepartment(): LeadKind[][] {
  return Object.values(Object.groupBy(leadKinds, (kind) => leadDescriptions[kind].department));
}

/** Reports many leads in one mail per department, some time after the first arrived. */
export function createLeadDigest({ db, staffLanguage }: { db: Database; staffLanguage: Language }) {
  /** The mail and the leads in it are stored in one transaction, so that each lead is reported exactly once. */
  async function gatherFor(transaction: Database, kinds: readonly LeadKind[]): Promise<void> {
    const id = randomUUIDv7();
    if ((await assignLeads(transaction, id, kinds)) === 0) return;
    await queueMail(transaction, { id, kind: 'digest', language: staffLanguage });
  }

  return {
    /** Whether any lead has waited long enough. */
    isDue: (now = Date.now()): Promise<boolean> => isDigestDue(db, new Date(now - storageLimits.digestMilliseconds)),

    /** Queues mails about all waiting leads. */
    async gather(): Promise<void> {
      for (const kinds of kindsByDepartment()) {
        await db.transaction().execute((transaction) => gatherFor(transaction, kinds));
      }
    },
  };
}
