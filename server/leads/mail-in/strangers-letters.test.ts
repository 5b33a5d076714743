import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import {
  filePart,
  type LetterHead,
  multipart,
  plainLetter,
  textPart,
} from '../../../tests/support/letters/written-letter.ts';
import { buildMailedSite, until } from '../../../tests/support/sites/mailed-site.ts';

// With MAIL_UNMATCHED=lead, what strangers write becomes a message.

let mailed: Awaited<ReturnType<typeof buildMailedSite>>;
beforeAll(async () => {
  mailed = await buildMailedSite({ MAIL_UNMATCHED: 'lead' });
  await mailed.untilAllRead();
});
afterAll(() => mailed.close());

let letters = 0;
const from = (sender: string, more: LetterHead = {}): LetterHead => ({
  ...{ From: sender, To: 'leads@mansooj.example', Subject: 'Bags', 'Message-ID': `<${++letters}@strangers.example>` },
  ...more,
});
const namesOf = async (senders: readonly string[]) => {
  const { items } = await mailed.site.services.leads.contact.list();
  return items.map(({ email }) => email).filter((email) => senders.includes(email));
};

const unsubscribe = { 'List-Unsubscribe': '<https://news.example/stop>' };

test('newsletters, posts of lists and mailboxes that read no answer become no message, and get no answer', async () => {
  const { site, smtp, store, untilAllRead } = mailed;
  const mass: [sender: string, more: LetterHead][] = [
    ['news@shop.example', { 'List-Id': 'News <news.shop.example>', ...unsubscribe, Precedence: 'bulk' }],
    ['offers@shop.example', { ...unsubscribe, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }],
    ['noreply@bank.example', {}],
    ['No-Reply@bank.example', {}],
    ['do-not-reply@bank.example', {}],
    ['orders.noreply+7@bank.example', {}],
    ['noreply@shop.example', { 'Reply-To': 'service@shop.example' }],
    ['noreply@portal.example', { 'Reply-To': 'do-not-reply@other.example' }],
    ['noreply@campaign.example', { 'Reply-To': 'sales@other.example', ...unsubscribe }],
    ['member@group.example', { 'List-Id': '<buyers.group.example>', Precedence: 'list' }],
    ['other@group.example', { 'List-Id': '<sales.notmansooj.example>' }],
    ['third@group.example', { 'Mailing-List': 'list buyers@group.example' }],
  ];
  const people: [sender: string, more: LetterHead][] = [
    ['lina@example.com', {}],
    ['noreen.reply@example.com', {}],
    ['norepl@example.com', { 'X-Auto-Response-Suppress': 'All' }],
    ['through@example.com', { 'List-Id': 'Sales <sales.mansooj.example>', Precedence: 'list', ...unsubscribe }],
  ];
  const before = store.count().unread;
  for (const [sender, more] of [...mass, ...people]) store.deliver(plainLetter(from(sender, more), 'How much?'));
  await untilAllRead();
  const senders = [...mass, ...people].map(([sender]) => sender.toLowerCase());
  expect((await namesOf(senders)).toSorted()).toEqual(people.map(([sender]) => sender).toSorted());
  expect(store.count().unread - before).toBe(mass.length);
  await site.jobs.runDue();
  await until(() => smtp.received.find(({ to }) => to[0] === 'through@example.com'));
  expect(
    smtp.received
      .map(({ to }) => to[0])
      .filter((to) => to && senders.includes(to))
      .toSorted(),
  ).toEqual(people.map(([sender]) => sender).toSorted());
});

test('what a buyer wrote into a form of another house, whose program sends it, is of the buyer', async () => {
  const { site, store, untilAllRead } = mailed;
  const head = from('Trade Portal <no-reply@portal.example>', { 'Reply-To': 'Amina Bello <amina@mills.example>' });
  store.deliver(plainLetter(head, 'How much are 20,000 flour sacks?'));
  await untilAllRead();
  const { items } = await site.services.leads.contact.list();
  expect(items.find(({ email }) => email === 'amina@mills.example')).toMatchObject({ fullName: 'Amina Bello' });
});

test.each([
  { 'List-Id': '<buyers.group.example>', Precedence: 'bulk', ...unsubscribe },
  { ...unsubscribe },
  { From: 'noreply@tickets.example' },
])('an answer to a letter of ours is a word, whatever it came through: %j', async (more) => {
  const { answeredQuote, deskWith, store } = mailed;
  const { id, head } = await answeredQuote();
  store.deliver(plainLetter(head(more as LetterHead), 'We accept'));
  expect(await deskWith(id, 1)).toMatchObject({ tab: 'us', received: [{ kind: 'word' }] });
});

test('a stranger with any length of name or address becomes a message, with the beginning of the name', async () => {
  const { site, store, untilAllRead } = mailed;
  const address = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(2)}${'c'.repeat(50)}.example`;
  const family = '\u{1f469}\u200d\u{1f33e}';
  const coded = (name: string) => `=?utf-8?B?${Buffer.from(name).toString('base64')}?=`;
  store.deliver(plainLetter(from(`${coded(`ab${family.repeat(60)}`)} <long@example.com>`), 'How much?'));
  store.deliver(plainLetter(from(`<${address}>`), 'How much?'));
  store.deliver(plainLetter(from(`${coded('Lina '.repeat(90))} <words@example.com>`), 'How much?'));
  await untilAllRead();
  const { items } = await site.services.leads.contact.list();
  const nameOf = (sender: string) => items.find(({ email }) => email === sender)?.fullName;
  expect(nameOf('long@example.com')).toBe(`ab${family.repeat(39)}`);
  expect(nameOf('words@example.com')).toBe('Lina '.repeat(40).trim());
  expect(nameOf(address)).toBe(address.slice(0, 200));
});

test('the files of the first letter of a stranger are taken as those of a form are, and others are named', async () => {
  const { deskOf, site, store, untilAllRead } = mailed;
  const drawing = (name: string) => filePart(name, 'application/pdf', samplePdf());
  const letter = multipart(from('drawing@example.com'), 'mixed', [
    textPart('Price for this drawing?'),
    ...[drawing('one.pdf'), filePart('prices.xlsx', 'application/vnd.ms-excel', Buffer.from('PK'))],
    ...[drawing('two.pdf'), drawing('three.pdf'), drawing('four.pdf')],
  ]);
  // Once, though it arrives twice.
  for (let times = 0; times < 2; times++) store.deliver(letter);
  await untilAllRead();
  const { items } = await site.services.leads.contact.list();
  const [lead, ...more] = items.filter(({ email }) => email === 'drawing@example.com');
  expect(more).toEqual([]);
  const { thread, received } = await deskOf(lead!._id);
  expect(thread.files.map(({ name, message }) => [name, message])).toEqual(
    ['one.pdf', 'two.pdf', 'three.pdf'].map((name) => [name, null]),
  );
  expect(received[0]?.leftOut).toEqual(['prices.xlsx', 'four.pdf']);
});
