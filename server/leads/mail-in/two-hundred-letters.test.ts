import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { type Coding, letterOf, programs } from '../../../tests/support/letters/written-letter.ts';
import { buildMailedSite } from '../../../tests/support/sites/mailed-site.ts';

// By e-mail, of two hundred words at least 99 % are found in the right thread, none in another and none twice.

let mailed: Awaited<ReturnType<typeof buildMailedSite>>;
beforeAll(async () => {
  mailed = await buildMailedSite();
});
afterAll(() => mailed.close());

const codings: readonly Coding[] = ['plain', 'base64', 'flowed', 'both', 'html'];
const plainAddress = 'leads@mansooj.example';
const noHeaders = { 'In-Reply-To': '', References: '' };

/** How a word comes back: what the program writes, and what is left in the head of its letter to find the lead by. */
const ways = [
  { way: 'top', head: () => ({}) },
  { way: 'bottom', head: () => ({ To: plainAddress }) },
  // By its reference and its sender alone.
  { way: 'forward', head: (subject: string) => ({ ...noHeaders, To: plainAddress, Subject: `Fwd: ${subject}` }) },
  // By its address alone: somebody else answers.
  { way: 'top', head: () => ({ ...noHeaders, From: 'colleague@example.com', Subject: 'Bags' }) },
] as const;

test('two hundred letters of five programs in two languages are each found once, in their own thread', {
  timeout: 300_000,
}, async () => {
  const { answeredQuote, site, store } = mailed;
  const writings = programs.flatMap((program) => languages.map((language) => ({ program, language })));
  const letters = writings.flatMap((writing) => codings.map((coding) => ({ ...writing, coding })));
  const leads: Awaited<ReturnType<typeof answeredQuote>>[] = [];
  for (const _ of letters) leads.push(await answeredQuote());

  /** The lead of each word, by its number: where an answer stands below an unmarked letter, the letter stays in it. */
  const expected = new Map<string, string>();
  for (const { way, head } of ways)
    for (const [i, { program, language, coding }] of letters.entries()) {
      const lead = leads[i]!;
      const number = expected.size + 1;
      const own =
        language === 'ar' ? `نعم، نقبل العرض ${number}.\n\nأمينة` : `Yes, we accept offer ${number}.\n\nAmina`;
      expected.set(String(number), lead.id);
      const writing = { own, quoted: 'The price is 0.21.', language, way, us: lead.us };
      const letter = letterOf(program, writing, { coding, head: lead.head(head(lead.letter.subject ?? '')) });
      // Some come a second time, as after a server was restored.
      for (let times = 0; times <= Number(number % 10 === 0); times++) store.deliver(letter);
    }
  expect(expected.size).toBe(200);

  await expect.poll(() => store.count().unread, { timeout: 240_000, interval: 200 }).toBe(0);
  const found = await site.database.db
    .selectFrom('lead_message')
    .select(['lead_id', 'body'])
    .where('author', '=', 'visitor')
    .execute();
  const arrived = found.map(({ lead_id, body }) => ({
    lead_id,
    number: /(?:offer|العرض) (\d+)\./.exec(body)?.[1] ?? '',
  }));
  expect(arrived.filter(({ lead_id, number }) => expected.get(number) !== lead_id)).toEqual([]);
  const numbers = new Set(arrived.map(({ number }) => number));
  expect(arrived.length).toBe(numbers.size);
  expect(numbers.size).toBeGreaterThanOrEqual(198);
});
