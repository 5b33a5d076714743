import { languages } from '#shared/language.ts';

type Parts = { email: string; siteUrl: string; now: Date };

// A reader asks again after that; RFC 9116 advises less than a year.
const monthsAhead = 6;

/** `security.txt` (RFC 9116): where weaknesses are reported, the mailbox of the company profile first. */
export function writeSecurityText({ email, siteUrl, now }: Parts): string {
  // The first of a month, so that the file is the same for a month.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1));
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${siteUrl}/contact-us`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
