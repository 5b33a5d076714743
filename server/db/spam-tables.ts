/** Something that may be used only once, and was; it is refused for its age after `expires_at`. */
type SpentTokenTable = { id: string; expires_at: string };

/** How many messages a subject, an address under its hash or all, sent in the stretch of time that begins then. */
type ArrivalCountTable = { subject: string; begins_at: string; arrivals: number };

/** What keeps machines from using the forms. */
export type SpamTables = { spent_token: SpentTokenTable; arrival_count: ArrivalCountTable };
