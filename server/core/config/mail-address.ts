import { readAddress } from '#shared/text/read-address.ts';

export type MailAddress = { name: string; address: string };

/** A text for a mail header: one line, without control and direction characters. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Parses `Name <address>` or a bare address, the format of MAIL_FROM; undefined for anything our mailer would not send to. */
export function readMailAddress(value: string): MailAddress | undefined {
  const named = /^([^<>]*)<([^<>]+)>$/.exec(value.trim());
  const [name, typed] = named ? [named[1] ?? '', named[2] ?? ''] : ['', value];
  const read = readAddress(typed);
  return 'address' in read ? { name: headerText(name.replaceAll('"', '')), address: read.address } : undefined;
}

// A local part has at most 64 signs; a token takes 32 of them.
const longestLocalPart = 20;

/** Parses MAIL_REPLY_TO: as `readMailAddress`, with room for `+TOKEN` before the @. */
export function readReplyAddress(value: string): MailAddress | undefined {
  const read = readMailAddress(value);
  return read && read.address.indexOf('@') <= longestLocalPart ? read : undefined;
}
