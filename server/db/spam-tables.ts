/** A used single-use value; after `expires_at` it is refused as expired. */
type SpentTokenTable = { id: string; expires_at: string };

/** The messages of a subject (a hashed address, or all) in the period that begins then. */
type ArrivalCountTable = { subject: string; begins_at: string; arrivals: number };

/** Tables of the spam protection. */
export type SpamTables = { spent_token: SpentTokenTable; arrival_count: ArrivalCountTable };
