/** How often each value stands in a list. */
function countValues<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** What one list has more often than the other. */
export function surplus<Value>(of: readonly Value[], over: readonly Value[]): Value[] {
  const left = countValues(over);
  return of.filter((value) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count <= 0;
  });
}

/**
 * Values of one kind of which one text has another instead: each has one more often than the other text, and at least
 * one of the two values stands in one text alone. A text that merely names one of them again is no exchange.
 */
export function exchanged(en: readonly string[], ar: readonly string[]): { en: string; ar: string } | undefined {
  const [more, added] = [surplus(en, ar), surplus(ar, en)];
  const onlyEnglish = more.find((value) => !ar.includes(value));
  const onlyArabic = added.find((value) => !en.includes(value));
  const [english, arabic] = [onlyEnglish ?? more[0], onlyArabic ?? added[0]];
  if (english === undefined || arabic === undefined) return undefined;
  return onlyEnglish === undefined && onlyArabic === undefined ? undefined : { en: english, ar: arabic };
}

/** Whether two different values stand in one list in this order, and in the other the other way round. */
export const isReversed = (en: readonly string[], ar: readonly string[]): boolean =>
  en.length === 2 && ar.length === 2 && en[0] !== en[1] && en[0] === ar[1] && en[1] === ar[0];
