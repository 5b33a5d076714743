import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let smtp: FakeSmtp;
let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'site@mansooj.example', MAIL_REPLY_TO: 'leads@mansooj.example' };
  site = await buildSite({ settings });
  admin = await asAdmin(site);
});
afterAll(async () => {
  await site.close();
  await smtp.stop();
});

/** The heads of the letters about a new request and two answers to it, and of the notice to staff. */
async function lettersOf(its: BuiltSite, staff: AdminCalls) {
  smtp.received.length = 0;
  const { _id, reference } = await givenQuote(its, { email: 'amina@example.com' });
  await its.services.leadMail.announceLead(its.database.db, 'quote', _id);
  for (const text of ['Which side is printed?', 'Our price is 0.21.']) {
    await staff.call('POST', `/quotes/${_id}/thread`, { kind: 'answer', text });
    await its.jobs.runDue();
  }
  const isToVisitor = ({ to }: { to: string[] }) => to[0] === 'amina@example.com';
  const headsOf = (mails: typeof smtp.received) => mails.map(({ head }) => head);
  const notices = headsOf(smtp.received.filter((mail) => !isToVisitor(mail)));
  return { reference, toVisitor: headsOf(smtp.received.filter(isToVisitor)), notices };
}

const each = (heads: Record<string, string>[], field: string) => heads.map((head) => head[field]);

test('letters to a visitor form one conversation, name the reference, and are answered to an address that nobody can guess', async () => {
  const { reference, toVisitor, notices } = await lettersOf(site, admin);
  const addresses = [...new Set(each(toVisitor, 'reply-to').map((value) => /<(.+)>/.exec(value ?? '')?.[1] ?? ''))];
  expect(addresses).toEqual([
    expect.stringMatching(new RegExp(`^leads\\+${reference.toLowerCase()}-[0-9a-f]{20}@mansooj\\.example$`)),
  ]);
  const root = `<${addresses.join().replace(/^leads\+|@.*$/g, '')}@mansooj.example>`;
  const [, first] = each(toVisitor, 'message-id');
  expect(each(toVisitor, 'references')).toEqual([root, root, `${root} ${first}`]);
  expect(each(toVisitor, 'in-reply-to')).toEqual([root, root, first]);
  for (const subject of each(toVisitor, 'subject')) expect(subject).toContain(reference);
  for (const id of each(toVisitor, 'message-id')) expect(id).toMatch(/^<[\w-]{36}@mansooj\.example>$/);
  expect(each(notices, 'reply-to')).toEqual([expect.stringContaining('<amina@example.com>')]);
  expect(each(notices, 'references')).toEqual([undefined]);
  const other = await lettersOf(site, admin);
  expect(each(other.toVisitor, 'reply-to')[0]).not.toContain(root.slice(12, 32));
});

test('without MAIL_REPLY_TO answers go to the sender', async () => {
  const plain = await buildSite({ settings: { SMTP_URL: smtp.url } });
  const { toVisitor } = await lettersOf(plain, await asAdmin(plain));
  expect(each(toVisitor, 'reply-to')).toEqual([undefined, undefined, undefined]);
  expect(each(toVisitor, 'references')[2]).toContain(each(toVisitor, 'message-id')[1]);
  await plain.close();
});
