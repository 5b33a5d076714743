import type { LeadKind } from '#shared/leads/lead.ts';

/** The `LineIcon` path of each kind of lead. */
export const leadKindIcons: Record<LeadKind, string> = {
  contact: 'M3 6h18v12H3zM3 7l9 7 9-7',
  consultation: 'M4 20l1.4-4A8.2 8.2 0 1 1 8.2 18.7zM9 11h6M9 14h4',
  career: 'M3 8h18v12H3zM9 8V5h6v3M3 13h18',
  quote: 'M6 3h9l4 4v14H6zM9 9h6M9 13h4M15 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
};
