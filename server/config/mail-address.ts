/** A name and an address of a mail header. */
export type MailAddress = { name: string; address: string };

// A single address: no list, no comment, no line breaks.
const single = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u;
const longest = 254;

/** Whether mail can be sent to it: a single bare address. */
export function isMailAddress(value: string): boolean {
  return value.length <= longest && single.test(value);
}

/** A text for a mail header: one line, without control and direction characters. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Parses `Name <address>` or a bare address, the format of MAIL_FROM; undefined for anything else. */
export function readMailAddress(value: string): MailAddress | undefined {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(value.trim());
  const [name, address] = named ? [named[1] ?? '', named[2] ?? ''] : ['', value];
  const found = { name: headerText(name.replaceAll('"', '')), address: address.trim() };
  return isMailAddress(found.address) ? found : undefined;
}
