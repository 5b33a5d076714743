import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readSmtpAddress } from '#server/core/config/mail-server-address.ts';
import { readAddress, sendableAddress } from '#shared/text/read-address.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { typedAddresses } from '../../../tests/support/requests/typed-addresses.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { createMailer } from './mailer.ts';

let smtp: FakeSmtp;
let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  smtp = await startFakeSmtp({ hideSMTPUTF8: true });
  site = await buildSite({ settings: { SMTP_URL: smtp.url, RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
});
afterAll(async () => {
  await site.close();
  await smtp.stop();
});
afterEach(() => {
  smtp.received.length = 0;
});

const message = { fullName: 'Samir Haddad', message: 'Do you weave bags of 50 kg?' };
const send = (email: string, language = 'en') =>
  site.http.inject({ method: 'POST', url: `/api/contacts?lng=${language}`, payload: { ...message, email } });

test('every address that is accepted is the one the mail server gets, in a head of ASCII alone', async () => {
  const accepted = typedAddresses().flatMap((typed) => {
    const read = readAddress(typed);
    const address = 'address' in read ? read.address : read.mended;
    return address === undefined ? [] : [address];
  });
  const addresses = [...new Set(accepted)];
  expect(addresses.length).toBeGreaterThan(40);
  const mailer = createMailer(required(readSmtpAddress(smtp.url)));
  const names = ['Samir "Sam" Haddad', 'سمير حداد', 'Haddad, Samir <x@example.com>', 'a\r\nBcc: y@example.com', ''];
  for (const [at, address] of addresses.entries()) {
    const named = { name: names[at % names.length] ?? '', address };
    const way = { from: named, to: address, replyTo: named, messageId: `<${at}@mansooj.example>` };
    await mailer.send(
      { ...way, subject: 'كيس', text: 'x', html: 'x', autoSubmitted: 'auto-generated' },
      AbortSignal.timeout(10_000),
    );
    const { raw, to, head } = required(smtp.received.pop());
    const sent = sendableAddress(address) ?? '';
    expect(to.map(sendableAddress)).toEqual([sent]);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\t\r\n\x20-\x7e]+$/);
    expect(head.to).toBe(sent);
    for (const field of ['from', 'reply-to']) expect(head[field]).toMatch(named.name ? /<[^<>\s]+>$/ : /^[^<>\s]+$/);
    expect(head['reply-to']).toContain(sent);
    expect(raw).not.toMatch(/^Bcc:/m);
  }
}, 60_000);

describe('an address in a form', () => {
  test.each(['samir@example.com,', '<samir@example.com>', 'mailto:samir@example.com'])(
    'that mail cannot be sent to, %s, is refused with its spelling',
    async (email) => {
      const reply = await send(email);
      expect(reply.statusCode, reply.body).toBe(422);
      expect(reply.json().errors).toEqual({
        email: 'Did you mean samir@example.com? Please enter the address alone',
      });
      expect((await send(email, 'ar')).json().errors.email).toContain('samir@example.com');
    },
  );

  test.each(['samir＠example.com', 'samir@example,com', 'samir @ example.com', 'samir@example.con'])(
    'that stands alone, %s, is refused with its spelling and no more',
    async (email) => {
      expect((await send(email)).json().errors).toEqual({ email: 'Did you mean samir@example.com?' });
      expect((await send(email, 'ar')).json().errors).toEqual({ email: 'هل تقصدون samir@example.com؟' });
    },
  );

  test('with Arabic letters before the @ is refused, and says why', async () => {
    const reply = await send('سمير@example.com');
    expect(reply.json().errors.email).toMatch(/Latin letters/);
  });

  test('with invisible signs is kept without them, and its answer and the reply of staff arrive', async () => {
    const reply = await send('\u200fsa\u00admir@\u200bexample.com\u00a0');
    expect(reply.json().data.contact.email).toBe('samir@example.com');
    await site.jobs.runDue();
    const notice = required(smtp.received.find(({ head }) => head['reply-to']));
    expect(notice?.head['reply-to']).toBe('Samir Haddad <samir@example.com>');
    expect(notice?.text).toContain('Your reply to this e-mail goes to them.');
    expect(smtp.received.map(({ to }) => to)).toContainEqual(['samir@example.com']);
  });
});

test('a letter about a lead whose stored address is none says that a reply would not arrive', async () => {
  const { _id, reference } = await givenContact(site, { ...message, email: 'samir@example.com,' });
  await site.database.db
    .transaction()
    .execute((transaction) => site.services.leadMail.announceLead(transaction, 'contact', _id));
  await site.jobs.runDue();
  const [notice, ...others] = smtp.received.filter(({ head }) => head.subject?.includes(reference));
  expect(others).toEqual([]);
  expect(notice?.head['reply-to']).toBeUndefined();
  expect(notice?.text).not.toContain('goes to them');
  expect(notice?.text).toContain('would not reach them');
});

describe('an address of ours', () => {
  test('is refused in the company profile, with its spelling', async () => {
    const reply = await admin.call('PUT', '/company', { email: 'info@example.com;' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors.email).toContain('info@example.com?');
    const { departments } = (await admin.get('/company')).json();
    departments[1].email = 'Sales <sales@example.com>';
    const refused = await admin.call('PUT', '/company', { departments });
    expect(refused.json().errors['departments.1.email']).toContain('sales@example.com?');
  });

  test('is refused of a user and of an invitation, with its spelling', async () => {
    const user = { username: 'Rana', role: 'sales', email: '(rana@example.com)' };
    for (const path of ['/users', '/users/invitations']) {
      const reply = await admin.call('POST', path, { ...user, password: 'a long enough password 1' });
      expect(reply.json().errors, reply.body).toEqual({ email: expect.stringContaining('rana@example.com?') });
    }
  });
});
