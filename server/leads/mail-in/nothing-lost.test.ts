import { randomUUIDv7 } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followLimits } from '#shared/leads/follow.ts';
import { filePart, multipart, plainLetter, textPart } from '../../../tests/support/letters/written-letter.ts';
import { buildMailedSite, until } from '../../../tests/support/sites/mailed-site.ts';

// What arrives is shown, or named where it is not taken, or stays unread.

let mailed: Awaited<ReturnType<typeof buildMailedSite>>;
beforeAll(async () => {
  mailed = await buildMailedSite();
});
afterAll(() => mailed.close());

const colleague = { From: 'Sales <sales@mansooj.example>' };

/** Letters that came in for a lead before. */
async function givenNotes(lead_id: string, kind: 'automatic' | 'colleague', count: number) {
  const [created_at, header_id, folded] = [new Date().toISOString(), '', 'x'];
  const rows = Array.from({ length: count }, () => ({
    id: randomUUIDv7(),
    lead_id,
    kind,
    created_at,
    header_id,
    folded,
  }));
  await mailed.site.database.db.insertInto('lead_mail').values(rows).execute();
}

test('letters of a colleague are kept beside any number of automatic answers, and their files are named', async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const { id, head } = await answeredQuote();
  await untilAllRead();
  await givenNotes(id, 'automatic', 30);
  await givenNotes(id, 'colleague', 30);
  const before = store.count();
  store.deliver(plainLetter(head({ 'Auto-Submitted': 'auto-replied' }), 'Away'));
  const drawing = filePart('drawing.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  store.deliver(multipart(head(colleague), 'mixed', [textPart('The drawing.'), drawing]));
  await untilAllRead();
  const { received } = await deskOf(id);
  expect(received.at(-1)).toMatchObject({ kind: 'colleague', folded: 'The drawing.', leftOut: ['drawing.pdf'] });
  expect(received).toHaveLength(61);
  expect(store.count().unread - before.unread).toBe(1);
});

test('a letter of a colleague for which there is no room stays unread', async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const { id, head } = await answeredQuote();
  await untilAllRead();
  await givenNotes(id, 'colleague', followLimits.ofStaff);
  const before = store.count();
  store.deliver(plainLetter(head(colleague), 'One more'));
  await untilAllRead();
  expect(store.count().unread - before.unread).toBe(1);
  expect((await deskOf(id)).received).toHaveLength(followLimits.ofStaff);
});

test('the whole of a long letter is there, and one that is longer says so', async () => {
  const { answeredQuote, deskWith, store } = mailed;
  const { id, head } = await answeredQuote();
  const line = (number: number) => `Bag ${number}: 50 kg, white`;
  const order = (lines: number) => Array.from({ length: lines }, (_, number) => line(number)).join('\n');
  store.deliver(plainLetter(head(), order(1_300)));
  const { thread, received } = await deskWith(id, 1);
  expect(`${thread.messages.at(-1)?.text}${received[0]?.folded}`).toContain(line(1_299));
  expect(received[0]?.leftOut).toEqual([]);
  store.deliver(plainLetter(head(), order(3_000)));
  expect((await deskWith(id, 2)).received[1]?.leftOut).toEqual(['…']);
});

test('a drawing between the words is taken once, after the files', async () => {
  const { answeredQuote, deskWith, store } = mailed;
  const { id, head } = await answeredQuote();
  const noise = { type: 'gaussian', mean: 100, sigma: 50 } as const;
  const image = sharp({ create: { width: 200, height: 200, channels: 3, background: 'white', noise } });
  const drawing = await image.png().toBuffer();
  const inline = Buffer.from(
    `Content-Type: image/png\r\nContent-ID: <a>\r\nContent-Disposition: inline; filename=image001.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${drawing.toString('base64')}\r\n`,
  );
  store.deliver(multipart(head(), 'related', [textPart('As drawn here.'), inline]));
  expect((await deskWith(id, 1)).thread.files).toMatchObject([{ name: 'image001.png', size: drawing.length }]);
  store.deliver(multipart(head(), 'related', [textPart('And once more.'), inline]));
  const { thread, received } = await deskWith(id, 2);
  expect(thread.files).toHaveLength(1);
  expect(received.map(({ leftOut }) => leftOut)).toEqual([[], []]);
});

test('two different letters with the same Message-ID are both there, a copy with the footer of a list is not', async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const { id, head } = await answeredQuote();
  const same = head();
  for (const text of ['We accept.', 'We need 5,000 more.', `We accept.\n${'_'.repeat(47)}\nsales mailing list`])
    store.deliver(plainLetter(same, text));
  await untilAllRead();
  const { thread } = await deskOf(id);
  expect(thread.messages.slice(1).map(({ text }) => text)).toEqual(['We accept.', 'We need 5,000 more.']);
});

test('a letter to the addresses of two leads stays unread', async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const [one, other] = [await answeredQuote(), await answeredQuote()];
  await untilAllRead();
  const before = store.count();
  store.deliver(plainLetter(one.head({ To: `${one.us}, ${other.us}` }), 'To both'));
  store.deliver(plainLetter(one.head({ Cc: other.us, 'In-Reply-To': '', References: '' }), 'To both again'));
  await untilAllRead();
  expect(store.count().unread - before.unread).toBe(2);
  for (const { id } of [one, other]) expect((await deskOf(id)).received).toEqual([]);
  store.deliver(plainLetter(one.head({ To: `${one.us}, ${one.us}` }), 'To one'));
  await until(async () => (await deskOf(one.id)).received[0]);
});

test('a letter to several leads of its own sender comes into one of them: that it is written to, else that it answers', async () => {
  const { answeredQuote, deskOf, store, untilAllRead } = mailed;
  const one = await answeredQuote();
  const other = await answeredQuote(one.email);
  const bare = { 'In-Reply-To': '', References: '' };
  const us = 'leads@mansooj.example';
  const idOf = ({ letter }: typeof one) => letter['message-id'] ?? '';
  const both = `${one.us}, ${other.us}`;
  const heads: [lead: typeof one, text: string, head: ReturnType<typeof one.head>][] = [
    [one, 'In To', one.head({ Cc: other.us })],
    [other, 'In To, and the other answered', one.head({ To: other.us, Cc: one.us })],
    [other, 'Answered', other.head({ To: both })],
    [one, 'Answered, both in Cc', one.head({ To: us, Cc: `${other.us}, ${one.us}` })],
    [other, 'Answered after the other', other.head({ To: us, References: `${idOf(one)} ${idOf(other)}` })],
    [other, 'In the subject', one.head({ ...bare, To: both, Subject: `Re: ${other.reference}` })],
    [other, 'First', one.head({ ...bare, To: `${other.us}, ${one.us}`, Subject: 'Both' })],
  ];
  for (const [, text, head] of heads) store.deliver(plainLetter(head, text));
  await untilAllRead();
  for (const lead of [one, other]) {
    const { thread } = await deskOf(lead.id);
    const expected = heads.filter(([each]) => each === lead).map(([, text]) => text);
    expect(thread.messages.slice(1).map(({ text }) => text)).toEqual(expected);
  }
});
