/** The spam-protection fields sent with a message. */
export type SentFields = Readonly<Record<string, unknown>>;

/** A text field; '' if it is anything else. */
export function readSentText(sent: SentFields, field: string): string {
  const value = Object.hasOwn(sent, field) ? sent[field] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}
