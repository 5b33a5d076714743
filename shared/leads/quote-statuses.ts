export const quoteStatuses = ['pending', 'read', 'replied'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];
