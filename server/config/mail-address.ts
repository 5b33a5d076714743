/** A name and an address as they stand in a mail's head. */
export type MailAddress = { name: string; address: string };

// One address and nothing else: no list, no comment, no line that could begin another field.
const single = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u;
const longest = 254;

/** Whether mail can be sent to it: a single bare address. */
export function isMailAddress(value: string): boolean {
  return value.length <= longest && single.test(value);
}

/** A text for a field of a mail's head: one line, without signs that end it or turn its reading direction. */
export function headLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Reads `Name <address>` or a bare address, as MAIL_FROM has it; undefined for anything else. */
export function readMailAddress(value: string): MailAddress | undefined {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(value.trim());
  const [name, address] = named ? [named[1] ?? '', named[2] ?? ''] : ['', value];
  const found = { name: headLine(name.replaceAll('"', '')), address: address.trim() };
  return isMailAddress(found.address) ? found : undefined;
}
