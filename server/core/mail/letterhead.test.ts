import { afterEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
afterEach(() => site.close());

const siteUrl = 'https://www.mansooj.example';

test.each([
  ['en', 'ltr', 'left'],
  ['ar', 'rtl', 'right'],
])('a letter in %s looks like the company, and says the same as plain text', async (language, dir, side) => {
  await using smtp = await startFakeSmtp().then((server) => ({ ...server, [Symbol.asyncDispose]: server.stop }));
  site = await buildSite({ settings: { SMTP_URL: smtp.url, SITE_URL: siteUrl } });
  const admin = await asAdmin(site);
  await admin.call('POST', '/outbox/test', { to: 'noor@example.com' }, { 'accept-language': language });
  const [{ html = '', text = '' } = {}] = smtp.received;
  expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
  expect(html).toContain(`<td class="sheet ink" align="${side}"`);
  expect(html).toMatch(/width="600"[^>]*max-width:600px/);
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  // Only the mark is loaded, from our own site, by an address that is the same for every reader.
  expect([...html.matchAll(/(?:src|url)[=(]"?([^")\s]+)/g)].map(([, address]) => address)).toEqual([
    `${siteUrl}/icon-192.png`,
  ]);
  expect(html).toMatch(/<img [^>]*alt=""/);
  expect(html).not.toMatch(/<script|<link|@import|-inline-|text-align:(start|end)/);
  const words = (page: string) =>
    page
      .replace(/<(style|title)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter((word) => word.length > 3);
  for (const word of words(html)) expect(text).toContain(word);
});
