/** A number with what is written behind it, `note`; `inner` where that is an extension. */
export type NotedNumber = { number: string; note: string; inner?: string };

// Brackets before the seventh digit belong to the number: +44 (0)20, (06) 500, +1 (555).
const beforeBracket = /^(?:\D*\d){7}[^([]*(?=[([])/;
// From the blank before them: 8-16 Uhr, 9am - 5pm, 9:00, 8 to 17, 24/7, 2 lines. Two bare digits may be of the number.
const hours =
  /\s(?:24\s?\/\s?7(?!\d)|(?:[01]?\d|2[0-4])(?::\d\d|\s?(?:-|to|till|until|bis|à|إلى|الى|حتى)\s?\d{1,2}(?::\d\d)?\s?(?:am|pm|h|uhr|ص|م)(?!\p{L})|\s?(?:to|till|until|bis|à|إلى|الى|حتى)\s?\d|\s?(?:am|pm|a\.m|p\.m|h|hrs?|hours?|uhr|o'clock|lines?|ص|م|صباحا|مساء|ساعة|خطوط)(?!\p{L})))/iu;
const fewestDigits = 7;
// No word says what it is: one digit counts lines, and 24 are hours.
const bareExtension = /^[([]\s?(?!24\D)(\d{2,5})\s?[)\]]?$|ext\. (\d{1,7})$/;
const atTheEnd = /[\s,،;:/–-]{1,4}$/;

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** What of a text is a number, and the hours, words or extension behind it; undefined where there is nothing behind. */
export function splitNote(text: string): NotedNumber | undefined {
  const found = hours.exec(text)?.index ?? text.length;
  const bracket = beforeBracket.exec(text)?.[0].length ?? text.length;
  const hour = countDigits(text.slice(0, found)) < fewestDigits ? text.length : found;
  const end = Math.min(hour, bracket);
  if (end === text.length) return undefined;
  const note = text.slice(end).trim();
  const [, bare, worded] = bareExtension.exec(note) ?? [];
  const inner = bare ?? worded;
  return { number: text.slice(0, end).replace(atTheEnd, ''), note, ...(inner && { inner }) };
}

/** An extension behind a dash, 06 5001234-12. A greater pair is the last of several lines: 06 5001234-36. */
export function splitDash(text: string): NotedNumber | undefined {
  const [, number = '', pair = '', inner = ''] = /^(.{0,100}(\d\d))[-\u2010-\u2015\u2212](\d{2,5})$/.exec(text) ?? [];
  const isLine = inner.length === pair.length && inner > pair;
  return number && countDigits(number) >= fewestDigits && !isLine ? { number, note: inner, inner } : undefined;
}
