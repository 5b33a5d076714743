import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { filePart, multipart, plainLetter, textPart } from '../../../tests/support/letters/written-letter.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { buildMailedSite, until } from '../../../tests/support/sites/mailed-site.ts';

let mailed: Awaited<ReturnType<typeof buildMailedSite>>;
beforeAll(async () => {
  mailed = await buildMailedSite();
});
afterAll(() => mailed.close());

test('files are checked as artwork is; what is not taken is named, and the word arrives', async () => {
  const { answeredQuote, deskWith, store } = mailed;
  const { id, head } = await answeredQuote();
  const parts = [
    textPart('The drawing.'),
    filePart('drawing.pdf', 'application/pdf', samplePdf()),
    filePart('prices.xlsx', 'application/vnd.ms-excel', Buffer.from('PK\x03\x04')),
  ];
  store.deliver(multipart(head(), 'mixed', parts));
  const { thread, received } = await deskWith(id, 1);
  expect(thread.files).toMatchObject([{ name: 'drawing.pdf', message: thread.messages[1]?._id }]);
  expect(received[0]?.leftOut).toEqual(['prices.xlsx']);
});

test('a letter is found by what it answers, or by its reference and its sender, and never by less', async () => {
  const { answeredQuote, deskWith, store } = mailed;
  const byHeaders = await answeredQuote();
  const bySubject = await answeredQuote();
  const plainHead = { To: 'leads@mansooj.example', 'In-Reply-To': '', References: '' };
  store.deliver(plainLetter(byHeaders.head({ To: 'leads@mansooj.example' }), 'By the headers'));
  store.deliver(plainLetter(bySubject.head({ ...plainHead, From: 'other@example.com' }), 'Of another sender'));
  store.deliver(plainLetter(bySubject.head({ ...plainHead, Subject: 'Bags' }), 'Without a reference'));
  const wrong = bySubject.us.replace(/.(?=@)/, (sign) => (sign === '0' ? '1' : '0'));
  store.deliver(plainLetter(bySubject.head({ ...plainHead, To: wrong, Subject: 'Bags' }), 'With a wrong token'));
  store.deliver(plainLetter(bySubject.head(plainHead), 'By reference and sender'));
  const texts = async (id: string) => (await deskWith(id, 1)).thread.messages.slice(1).map(({ text }) => text);
  expect(await texts(byHeaders.id)).toEqual(['By the headers']);
  expect(await texts(bySubject.id)).toEqual(['By reference and sender']);
  // Who knows the address may write: the buyer's colleague.
  store.deliver(plainLetter(byHeaders.head({ From: 'colleague@example.com' }), 'From a colleague'));
  expect((await deskWith(byHeaders.id, 2)).received[1]?.sender).toBe('colleague@example.com');
});

test('what belongs to no lead stays unread', async () => {
  const { store, untilAllRead } = mailed;
  // A letter is marked as read a moment after its word is there.
  await untilAllRead();
  const { unread } = store.count();
  store.deliver(plainLetter({ From: 'stranger@example.com', Subject: 'Hello', 'Message-ID': '<s@example.com>' }, 'Hi'));
  await untilAllRead();
  expect(store.count().unread).toBe(unread + 1);
});

test('a letter that arrives again is one', async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const { id, head } = await answeredQuote();
  const letter = plainLetter(head(), 'Once');
  for (let times = 0; times < 3; times++) store.deliver(letter);
  await untilAllRead();
  expect((await deskOf(id)).thread.messages).toHaveLength(2);
});

test('an automatic answer is noted, and moves nothing', async () => {
  const { answeredQuote, deskWith, smtp, store } = mailed;
  const { id, head, email } = await answeredQuote();
  store.deliver(plainLetter(head({ 'Auto-Submitted': 'auto-replied' }), 'I am away until Sunday.'));
  const { tab, thread, received } = await deskWith(id, 1);
  expect([tab, thread.messages.length]).toEqual(['them', 1]);
  expect(received).toMatchObject([{ kind: 'automatic', folded: 'I am away until Sunday.', message: null }]);
  // Nobody answers a machine.
  expect(smtp.received.filter(({ to }) => to[0] === email)).toHaveLength(1);
});

test('our own letters that come round are left', async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const { id, letter, head } = await answeredQuote();
  store.deliver(plainLetter(head({ 'Message-ID': letter['message-id'] ?? '' }), 'Ours'));
  await untilAllRead();
  expect((await deskOf(id)).received).toEqual([]);
});

test('an erased person’s lead takes no letter, and theirs are erased with it', async () => {
  const { answeredQuote, deskWith, store, site, admin, untilAllRead } = mailed;
  const { id, head, email } = await answeredQuote();
  store.deliver(plainLetter(head(), 'A word'));
  await deskWith(id, 1);
  const erased = await admin.call('POST', '/privacy/person/erase', { person: email, records: [id] });
  expect(erased.statusCode, erased.body).toBe(200);
  store.deliver(plainLetter(head(), 'Another'));
  await untilAllRead();
  const rows = await site.database.db.selectFrom('lead_mail').select('id').where('lead_id', '=', id).execute();
  expect(rows).toEqual([]);
});

test('with MAIL_UNMATCHED=lead a letter to no lead becomes a message, once', async () => {
  const { store } = mailed;
  // Mail servers tell times in whole seconds: the letters so far are to be older than what this site looks at.
  await wait(1_000);
  const other = await buildSite({ settings: { IMAP_URL: store.url, MAIL_UNMATCHED: 'lead' } });
  try {
    other.startWork();
    await until(
      async () =>
        (await other.database.db.selectFrom('setting').select('name').where('name', '=', 'mail_in').execute())[0],
    );
    const letter = plainLetter(
      { From: '=?utf-8?B?2YTZitmG2Kc=?= <lina@example.com>', Subject: 'أكياس', 'Message-ID': '<new@example.com>' },
      'كم سعر الأكياس؟',
    );
    store.deliver(letter);
    store.deliver(letter);
    store.deliver(
      plainLetter({ From: 'robot@example.com', Precedence: 'bulk', 'Message-ID': '<bulk@example.com>' }, 'Buy'),
    );
    const listed = () => other.services.leads.contact.list();
    await until(async () => (await listed()).total || undefined);
    await wait(1_000);
    expect((await listed()).items).toMatchObject([
      { fullName: 'لينا', email: 'lina@example.com', message: 'كم سعر الأكياس؟', language: 'ar', suspicion: [] },
    ]);
  } finally {
    await other.close();
  }
});

test.each([
  [
    'erased',
    async (site: BuiltSite, id: string) => {
      const admin = await asAdmin(site);
      const body = { person: 'lina@example.com', records: [id] };
      expect((await admin.call('POST', '/privacy/person/erase', body)).statusCode).toBe(200);
    },
  ],
  [
    'deleted more than a week ago',
    async (site: BuiltSite, id: string) => {
      await site.services.leads.contact.remove(id);
      await site.database.db.deleteFrom('idempotency_key').execute();
    },
  ],
] as const)(
  'a stranger whose message was %s does not come back with the same letter, only with another',
  async (_name, forget) => {
    const { store } = mailed;
    await wait(1_000);
    const other = await buildSite({ settings: { IMAP_URL: store.url, MAIL_UNMATCHED: 'lead' } });
    try {
      other.startWork();
      const places = other.database.db.selectFrom('setting').select('name').where('name', '=', 'mail_in');
      await until(async () => (await places.execute())[0]);
      const letter = (text: string) =>
        plainLetter({ From: 'Lina <lina@example.com>', Subject: 'Bags', 'Message-ID': '<back@example.com>' }, text);
      const named = async () =>
        (await other.services.leads.contact.list()).items.filter(({ email }) => email === 'lina@example.com');
      store.deliver(letter('How much?'));
      const [lead] = await until(async () => ((await named()).length > 0 ? named() : undefined));
      await until(() => store.isLastRead() || undefined);
      await forget(other, lead!._id);
      store.deliver(letter('How much?'));
      await until(() => store.isLastRead() || undefined);
      expect(await named()).toEqual([]);
      // Some programs give all letters the same Message-ID.
      store.deliver(letter('We need 20,000 bags.'));
      await until(async () => (await named())[0]);
      expect(await named()).toMatchObject([{ message: 'We need 20,000 bags.' }]);
    } finally {
      await other.close();
    }
  },
);

test('many letters of strangers keep no answer out, and are taken one after the other', async () => {
  const { store } = mailed;
  await wait(1_000);
  const settings = { RATE_LIMIT_FACTOR: '0.05', IMAP_URL: store.url, MAIL_UNMATCHED: 'lead' };
  const few = await buildSite({ settings });
  try {
    const { _id: id, reference, email } = await givenContact(few, { email: 'known@example.com' });
    few.startWork();
    await until(
      async () =>
        (await few.database.db.selectFrom('setting').select('name').where('name', '=', 'mail_in').execute())[0],
    );
    const from = (sender: string, number: number) => ({ From: sender, 'Message-ID': `<${number}@${sender}>` });
    for (const number of [1, 2, 3, 4, 5])
      store.deliver(plainLetter({ ...from(`stranger${number}@example.com`, number), Subject: 'Bags' }, 'How much?'));
    store.deliver(plainLetter({ ...from(email, 6), Subject: reference }, 'We accept'));
    const thread = async () =>
      (await few.services.threads.read({ kind: 'contact', id })).messages.map(({ text }) => text);
    await until(async () => (await thread()).includes('We accept') || undefined);
    const strangers = async () =>
      (await few.services.leads.contact.list()).items.map(({ email: each }) => each).filter((each) => each !== email);
    expect((await strangers()).toSorted()).toEqual([1, 2, 3].map((number) => `stranger${number}@example.com`));

    // The time of the limit is over.
    await few.database.db.deleteFrom('arrival_count').execute();
    store.deliver(plainLetter({ ...from(email, 7), Subject: reference }, 'One more thing'));
    await until(async () => (await thread()).includes('One more thing') || undefined);
    expect(await strangers()).toHaveLength(5);
  } finally {
    await few.close();
  }
});

test('more letters than the mailbox may bring at a time wait in it unread', async () => {
  const { store } = mailed;
  const few = await buildSite({ settings: { RATE_LIMIT_FACTOR: '0.05', IMAP_URL: store.url } });
  try {
    const { _id: id, reference, email } = await givenContact(few, { email: 'many@example.com' });
    few.startWork();
    const before = store.count();
    const head = (number: number) => ({
      From: email,
      Subject: reference,
      'Message-ID': `<${number}@many.example.com>`,
    });
    for (const number of [1, 2, 3, 4, 5, 6]) store.deliver(plainLetter(head(number), `Word ${number}`));
    const thread = async () =>
      (await few.services.threads.read({ kind: 'contact', id })).messages.map(({ text }) => text);
    await until(async () => (await thread())[2]);
    await wait(1_000);
    expect(await thread()).toEqual(['Word 1', 'Word 2', 'Word 3']);
    expect(store.count().unread - before.unread).toBe(3);
  } finally {
    await few.close();
  }
});
