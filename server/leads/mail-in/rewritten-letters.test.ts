import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LetterHead, multipart, plainLetter, textPart } from '../../../tests/support/letters/written-letter.ts';
import { buildMailedSite } from '../../../tests/support/sites/mailed-site.ts';

// What programs, people and servers make of a letter of ours before it comes back.

let mailed: Awaited<ReturnType<typeof buildMailedSite>>;
beforeAll(async () => {
  mailed = await buildMailedSite();
});
afterAll(() => mailed.close());

type Lead = Awaited<ReturnType<(typeof mailed)['answeredQuote']>>;
/** Nothing in the head of a letter but its subject and its sender leads to its lead. */
const bare: LetterHead = { To: 'leads@mansooj.example', 'In-Reply-To': '', References: '' };
const stranger = { From: 'boss@example.net', Subject: 'Bags' };
const partOf = (type: string, text: string): Buffer => Buffer.from(`Content-Type: ${type}\r\n\r\n${text}\r\n`);

/** A letter of ours as servers return it, and programs forward it. */
const ourLetter = ({ letter, us, email, reference }: Lead, id = letter['message-id']) =>
  `${id ? `Message-ID: ${id}\r\n` : ''}From: leads@mansooj.example\r\nReply-To: <${us}>\r\nReferences: ${letter.references}\r\nTo: ${email}\r\nSubject: ${reference}\r\n\r\nThe price`;

const subjects: [name: string, subject: (reference: string) => string][] = [
  ['marks of three programs before it', (reference) => `RE: رد: FW: ${reference}`],
  ['small letters', (reference) => `re: ${reference.toLowerCase()}`],
  ['direction marks around it', (reference) => `رد: عرض ‏(‪${reference}‬)‏ موافق`],
  ['direction marks within it', (reference) => `Re: ${reference.replace('-', '\u200e-\u200e')}`],
  ['a dash that does not break', (reference) => `Re: ${reference.replace('-', '\u2011')}`],
  ['a long dash', (reference) => `Re: ${reference.replace('-', ' – ')}`],
  ['a blank', (reference) => `Re: ${reference.replace('-', ' ')}`],
  ['other words at it', (reference) => `Re_${reference}_signed`],
  ['Arabic digits', (reference) => `رد: ${reference.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')}`],
];

const words: [name: string, make: (lead: Lead) => Buffer][] = [
  ...subjects.map(([name, subject]): [string, (lead: Lead) => Buffer] => [
    name,
    ({ head, reference }) => plainLetter(head({ ...bare, Subject: subject(reference) }), 'We accept'),
  ]),
  [
    'a sender with a tag',
    ({ head, email }) => plainLetter(head({ ...bare, From: email.replace('@', '+bags@') }), 'We accept'),
  ],
  [
    'the reference in the words of its sender',
    ({ head, reference }) => plainLetter(head({ ...bare, Subject: 'Order' }), `We accept ${reference}`),
  ],
  [
    'the reference in what its sender quotes',
    ({ head, reference }) =>
      plainLetter(head({ ...bare, Subject: 'Order' }), `We accept\n\n> Our answer about ${reference}`),
  ],
  [
    'the address for answers in what another sender quotes',
    ({ head, us }) =>
      plainLetter(
        head({ ...bare, ...stranger }),
        `We accept\n\nFrom: Mansooj <${us}>\nSent: 28 Nov 2026\nTo: Amina\nSubject: Q\n\nThe price`,
      ),
  ],
  [
    'our letter as a file of another sender',
    (lead) =>
      multipart(lead.head({ ...bare, ...stranger }), 'mixed', [
        textPart('We accept'),
        partOf('message/rfc822', ourLetter(lead)),
      ]),
  ],
];

const belowLess: [name: string, make: (lead: Lead) => Buffer][] = [
  [
    'the reference in the words of another sender',
    ({ head, reference }) => plainLetter(head({ ...bare, ...stranger }), `We accept ${reference}`),
  ],
  [
    'an invented address for answers in what another sender quotes',
    ({ head, us }) =>
      plainLetter(
        head({ ...bare, ...stranger }),
        `We accept\n> Reply to ${us.replace(/.(?=@)/, (sign) => (sign === '0' ? '1' : '0'))}`,
      ),
  ],
  [
    'half of a reference',
    ({ head, reference }) => plainLetter(head({ ...bare, Subject: reference.slice(0, 9) }), 'We accept'),
  ],
];

test('a word is found by what is left of our letter, and by no less', { timeout: 120_000 }, async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const cases = [...words, ...belowLess];
  const leads: Lead[] = [];
  for (const [, make] of cases) {
    const lead = await answeredQuote();
    leads.push(lead);
    store.deliver(make(lead));
  }
  await untilAllRead();
  const found: string[] = [];
  for (const [place, [name]] of cases.entries())
    if ((await deskOf(leads[place]!.id)).thread.messages.length === 2) found.push(name);
  expect(found).toEqual(words.map(([name]) => name));
});

test('what quotes letters of two leads belongs to none', async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const [one, other] = [await answeredQuote(), await answeredQuote()];
  store.deliver(plainLetter(one.head({ ...bare, ...stranger }), `See both:\n> ${one.us}\n> ${other.us}`));
  await untilAllRead();
  for (const { id } of [one, other]) expect((await deskOf(id)).received).toEqual([]);
});

const ofServer = { ...bare, From: 'MAILER-DAEMON@mx.example', 'Return-Path': '<>', Subject: 'Undelivered Mail' };
const refused = ({ email }: Lead) => `I could not deliver your letter to\n\n<${email}>: 550 5.1.1 unknown\n\n`;

const bounces: [name: string, make: (lead: Lead) => Buffer][] = [
  [
    'a report',
    (lead) =>
      multipart(lead.head(ofServer), 'report; report-type=delivery-status', [
        textPart('Not delivered.'),
        partOf('message/delivery-status', 'Action: failed\r\nStatus: 5.1.1\r\n'),
        partOf('text/rfc822-headers', ourLetter(lead)),
      ]),
  ],
  ['one text', (lead) => plainLetter(lead.head(ofServer), `${refused(lead)}${ourLetter(lead)}`)],
  [
    'its own head alone',
    (lead) => plainLetter(lead.head({ ...ofServer, 'In-Reply-To': lead.letter['message-id'] ?? '' }), refused(lead)),
  ],
  [
    'another Message-ID, as relays give',
    (lead) => plainLetter(lead.head(ofServer), `${refused(lead)}${ourLetter(lead, '<0100@relay.example>')}`),
  ],
  [
    'its reference and its recipient alone',
    (lead) => plainLetter(lead.head({ ...ofServer, Subject: `Undeliverable: ${lead.reference}` }), refused(lead)),
  ],
  ['the address of its sender alone', (lead) => plainLetter(lead.head({ ...ofServer, To: lead.us }), refused(lead))],
];

test('of two letters the one is marked that came back, however its server returns it', {
  timeout: 60_000,
}, async () => {
  const { answer, answeredQuote, deskOf, site, smtp, store, untilAllRead } = mailed;
  const leads: Lead[] = [];
  for (const [, make] of bounces) {
    const lead = await answeredQuote();
    await answer(lead.id, 'And the freight is 0.02.');
    const letter = smtp.received.findLast(({ to }) => to[0] === lead.email)?.head ?? {};
    leads.push(lead);
    store.deliver(make({ ...lead, letter }));
  }
  await untilAllRead();
  const mails = site.database.db.selectFrom('mail').select('state').orderBy('id');
  for (const [place, [name]] of bounces.entries()) {
    const { id } = leads[place]!;
    const states = (await mails.where('lead_id', '=', id).where('kind', '=', 'thread').execute()).map(
      ({ state }) => state,
    );
    const { tab, received } = await deskOf(id);
    expect([name, tab, received.map(({ kind }) => kind), states]).toEqual([
      name,
      'us',
      ['bounce'],
      ['sent', 'refused'],
    ]);
  }
});

test('a letter to somebody else that came back marks nothing', async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const { id, head, reference, email } = await answeredQuote();
  const text = `I could not deliver your letter to\n\n<sales@mansooj.example>: 550 5.1.1 unknown\n\nA request of ${email}`;
  store.deliver(plainLetter(head({ ...ofServer, Subject: `Undeliverable: ${reference}` }), text));
  await untilAllRead();
  expect(await deskOf(id)).toMatchObject({ tab: 'them', received: [] });
});

test('a letter from one of our own addresses is no word of the buyer', async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const { id, head, us } = await answeredQuote();
  store.deliver(plainLetter(head({ From: 'Mansooj <leads@mansooj.example>' }), 'It came round'));
  store.deliver(plainLetter(head({ From: us }), 'It came round once more'));
  await untilAllRead();
  const { tab, thread, received } = await deskOf(id);
  expect([tab, thread.messages.length]).toEqual(['them', 1]);
  expect(received.map(({ kind }) => kind)).toEqual(['colleague', 'colleague']);
});
