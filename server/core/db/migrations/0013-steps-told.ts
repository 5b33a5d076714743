import { withColumns } from './create-table.ts';

/** Of which next step the owner of a lead was told; server/core/db/tables/desk-tables.ts documents the column. */
export const stepsTold = withColumns(
  { lead_desk: { optionalText: ['step_told_on'] } },
  { lead_desk_step: 'lead_desk (next_step_on)' },
);
