import type { Database } from '#server/core/db/database.ts';
import type { MessageKind } from '#shared/leads/follow.ts';
import type { LeadKind, LeadStatuses } from '#shared/leads/lead.ts';
import { leadTables } from './lead-kinds.ts';

/** What is written about a lead changes whether it waits for staff. */
type Progress = {
  /** @returns whether its status was another one than the first */
  senderWrote(transaction: Database, id: string, at: string): Promise<boolean>;
  staffWrote(transaction: Database, id: string, kind: MessageKind): Promise<void>;
};

/** The status of one that waits, of one that staff looked at, and of one that they answered. */
type Steps<Status> = { first: Status; seen: Status; answered: Status };

function progress<Kind extends LeadKind>(kind: Kind, steps?: Steps<LeadStatuses[Kind]>): Progress {
  const table = leadTables[kind];
  return {
    async senderWrote(transaction, id, at) {
      const before = steps && statusOf(await table.find(transaction, id));
      if (steps) await table.setStatus(transaction, id, steps.first);
      await table.setWord(transaction, id, at);
      return steps !== undefined && before !== steps.first;
    },
    async staffWrote(transaction, id, written) {
      await table.setWord(transaction, id, null);
      if (!steps) return;
      const { first, seen, answered } = steps;
      await table.setStatus(transaction, id, written === 'answer' ? answered : seen, first);
      if (written === 'answer' && answered !== seen) await table.setStatus(transaction, id, answered, seen);
    },
  };
}

const statusOf = (lead: object | undefined): unknown => lead && 'status' in lead && lead.status;

const answering = { first: 'pending', seen: 'read', answered: 'replied' } as const;

/** By kind; a decision about an application stays what it is when staff write. */
export const leadProgress: Record<LeadKind, Progress> = {
  contact: progress('contact', answering),
  quote: progress('quote', answering),
  career: progress('career', { first: 'pending', seen: 'reviewed', answered: 'reviewed' }),
  consultation: progress('consultation'),
};
