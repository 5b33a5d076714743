import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMessage } from '#server/leads/thread/thread-queries.ts';
import { followLimits } from '#shared/leads/follow.ts';
import { letterOf, multipart, plainLetter, textPart } from '../../../tests/support/letters/written-letter.ts';
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
  const messageId = `<answer-${id}@example.com>`;
  const began = Date.now();
  store.deliver(letterOf('gmail', writing, { coding: 'both', head: head({ 'Message-ID': messageId }) }));
  const { tab, thread, received } = await deskWith(id, 1);
  // The mail server announces a new letter (IDLE); without that it would be found up to three minutes later.
  expect(Date.now() - began).toBeLessThan(20_000);
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
  expect(next['in-reply-to']).toBe(messageId);
  expect(next.references).toContain(letter['message-id']);
});

/** A letter of ours as its server returns it. */
function returnedLetter(letter: Record<string, string>, email: string) {
  const returned = Object.entries(letter).map(([name, value]) => `${name}: ${value}\r\n`);
  const report = `Content-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; ${email}\r\nAction: failed\r\nStatus: 5.1.1\r\n`;
  const head = {
    From: 'MAILER-DAEMON@mx.example',
    To: 'leads@mansooj.example',
    Subject: 'Undelivered',
    'Return-Path': '<>',
  };
  return multipart(head, 'report; report-type=delivery-status', [
    textPart('There is no such mailbox.'),
    Buffer.from(report),
    Buffer.from(`Content-Type: text/rfc822-headers\r\n\r\n${returned.join('')}`),
  ]);
}

test('a returned letter marks itself and the lead, which waits for us, though somebody was done with it', async () => {
  const { admin, answer, answeredQuote, deskOf, deskWith, smtp, store } = mailed;
  const { id, letter, email } = await answeredQuote();
  await admin.call('PATCH', `/quotes/${id}/thread`, { isClosed: true });
  expect((await deskOf(id)).tab).toBe('done');
  store.deliver(returnedLetter(letter, email));
  const { tab, received, mails } = await deskWith(id, 1);
  expect([tab, received[0]?.kind]).toEqual(['us', 'bounce']);
  expect(mails).toMatchObject([{ state: 'refused', lastError: 'returned' }]);
  expect(smtp.received.filter(({ to }) => to[0] === email)).toHaveLength(1);
  await answer(id, 'Once more.');
  expect((await deskOf(id)).tab).toBe('them');
});

test('a letter that the mail server refuses lets its lead wait for us', async () => {
  const { admin, answer, answeredQuote, deskOf, site, smtp } = mailed;
  const { id } = await answeredQuote();
  smtp.behave({ refuseRecipient: () => ({ code: 550, message: 'No such mailbox' }) });
  try {
    await answer(id, 'The price is 0.20.');
    const { mails } = await until(async () => {
      const desk = await deskOf(id);
      return desk.tab === 'us' ? desk : undefined;
    });
    expect(mails.at(-1)).toMatchObject({ state: 'refused' });
    // Also when what was settled a month ago is forgotten.
    await site.services.mail.sweep(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000));
    await admin.call('PATCH', `/leads/${id}`, { tags: ['sugar'] });
    expect((await deskOf(id)).tab).toBe('us');
  } finally {
    smtp.behave({});
  }
});

test('what becomes of a notice to staff says nothing of the buyer', async () => {
  const { answeredQuote, deskOf, deskWith, smtp, store, untilAllRead } = mailed;
  const { id, head, email } = await answeredQuote();
  store.deliver(plainLetter(head(), 'We accept'));
  await deskWith(id, 1);
  const notice = await until(() => smtp.received.find(({ head: each }) => each['reply-to']?.includes(email))?.head);
  store.deliver(returnedLetter(notice, 'sales@mansooj.example'));
  store.deliver(
    plainLetter(
      {
        ...{ From: 'rana@mansooj.example', To: 'leads@mansooj.example', Subject: 'Away' },
        ...{ 'Message-ID': '<away@mansooj.example>', 'Auto-Submitted': 'auto-replied' },
        'In-Reply-To': notice['message-id'] ?? '',
      },
      'I am away until Sunday.',
    ),
  );
  await untilAllRead();
  expect((await deskOf(id)).received).toMatchObject([{ kind: 'word' }]);
});

test('a letter of a colleague is theirs, and no word of the buyer', async () => {
  const { answeredQuote, deskWith, store } = mailed;
  const { id, head } = await answeredQuote();
  store.deliver(plainLetter(head({ From: 'Sales <Sales@mansooj.example>' }), 'Dear Amina, 0.20 it is.'));
  const { tab, thread, received } = await deskWith(id, 1);
  expect([tab, thread.messages.length]).toEqual(['them', 1]);
  expect(received).toMatchObject([
    { kind: 'colleague', sender: 'sales@mansooj.example', folded: 'Dear Amina, 0.20 it is.', message: null },
  ]);
});

test('who may add no more on the private page may write', async () => {
  const { answeredQuote, deskWith, site, store } = mailed;
  const { id, head } = await answeredQuote();
  for (let i = 0; i < followLimits.messages; i++) {
    const at = new Date(Date.now() - 60_000 + i).toISOString();
    const message = {
      _id: randomUUIDv7(),
      author: 'visitor',
      kind: 'answer',
      text: `Word ${i}`,
      createdAt: at,
    } as const;
    await insertMessage(site.database.db, id, message);
  }
  store.deliver(plainLetter(head(), 'One more'));
  const { tab, thread } = await deskWith(id, 1);
  expect([tab, thread.messages.at(-1)?.text]).toEqual(['us', 'One more']);
});
