/** What came with a message, as it was sent. */
export type SentFields = Readonly<Record<string, unknown>>;

/** A field that holds text; '' otherwise. */
export function textIn(sent: SentFields, field: string): string {
  const value = Object.hasOwn(sent, field) ? sent[field] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}
