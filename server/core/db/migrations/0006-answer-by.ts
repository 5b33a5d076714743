import { withColumns } from './create-table.ts';

/** By when each lead is to be answered, and when it was; server/core/db/tables/desk-tables.ts documents the columns. */
export const answerBy = withColumns(
  {
    lead_desk: {
      optionalText: ['arrived_at', 'waits_since', 'due_at', 'reminded_for', 'told_for', 'answered_at'],
      optionalInteger: ['answer_minutes', 'in_time'],
    },
    account: { defaults: { wants_week: 0 } },
  },
  {
    lead_desk_due: 'lead_desk (tab, due_at, id)',
    lead_desk_arrived: 'lead_desk (arrived_at)',
    lead_desk_answered: 'lead_desk (answered_at)',
  },
);
