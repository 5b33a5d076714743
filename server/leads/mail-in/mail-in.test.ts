import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterOf, multipart, textPart } from '../../../tests/support/letters/written-letter.ts';
import { buildMailedSite, until } from '../../../tests/support/sites/mailed-site.ts';

let mailed: Awaited<ReturnType<typeof buildMailedSite>>;
beforeAll(async () => {
  mailed = await buildMailedSite();
});
afterAll(() => mailed.close());

test('an answer by e-mail is a word of its sender: the lead waits for us again, staff are told, and its quotation is folded', async () => {
  const { answer, answeredQuote, deskOf, deskWith, smtp, store } = mailed;
  const { id, head, us, letter, email } = await answeredQuote();
  expect((await deskOf(id)).tab).toBe('them');
  const before = store.count();
  const writing = {
    own: 'شكرًا، نوافق على السعر.\n\nأمينة',
    quoted: 'The price is 0.21.',
    language: 'ar',
    way: 'top',
    us,
  } as const;
  const began = Date.now();
  store.deliver(letterOf('gmail', writing, { coding: 'both', head: head({ 'Message-ID': '<answer@example.com>' }) }));
  const { tab, thread, received } = await deskWith(id, 1);
  expect(Date.now() - began).toBeLessThan(4_000);
  const [, word] = thread.messages;
  expect([tab, word?.author, word?.text]).toEqual(['us', 'visitor', writing.own]);
  expect(received).toMatchObject([{ kind: 'word', message: word?._id, sender: null, leftOut: [] }]);
  expect(received[0]?.folded).toContain('The price is 0.21.');
  await until(() => store.count().read > before.read || undefined);
  const notice = await until(() => smtp.received.find(({ head: each }) => each['reply-to']?.includes(email))?.head);
  expect(notice.subject).toContain('RFQ-');
  // The next letter belongs to the same conversation.
  await answer(id, 'Thank you.');
  const next = await until(() => smtp.received.filter(({ to }) => to[0] === email)[1]?.head);
  expect(next['in-reply-to']).toBe('<answer@example.com>');
  expect(next.references).toContain(letter['message-id']);
});

test('a returned letter marks itself and the lead, which waits for us', async () => {
  const { answer, answeredQuote, deskOf, deskWith, smtp, store } = mailed;
  const { id, letter, email } = await answeredQuote();
  const returned = Object.entries(letter).map(([name, value]) => `${name}: ${value}\r\n`);
  const report = `Content-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; ${email}\r\nAction: failed\r\nStatus: 5.1.1\r\n`;
  const head = {
    From: 'MAILER-DAEMON@mx.example',
    To: 'leads@mansooj.example',
    Subject: 'Undelivered',
    'Return-Path': '<>',
  };
  store.deliver(
    multipart(head, 'report; report-type=delivery-status', [
      textPart('There is no such mailbox.'),
      Buffer.from(report),
      Buffer.from(`Content-Type: text/rfc822-headers\r\n\r\n${returned.join('')}`),
    ]),
  );
  const { tab, received, mails } = await deskWith(id, 1);
  expect([tab, received[0]?.kind]).toEqual(['us', 'bounce']);
  expect(mails).toMatchObject([{ state: 'refused', lastError: 'returned' }]);
  expect(smtp.received.filter(({ to }) => to[0] === email)).toHaveLength(1);
  await answer(id, 'Once more.');
  expect((await deskOf(id)).tab).toBe('them');
});
