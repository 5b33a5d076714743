import { randomUUIDv7 } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertMessage } from '#server/leads/thread/thread-queries.ts';
import { followLimits } from '#shared/leads/follow.ts';
import { minute } from '#shared/units.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { plainLetter } from '../../../tests/support/letters/written-letter.ts';
import { startMailStore } from '../../../tests/support/servers/mail-store.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { until } from '../../../tests/support/sites/mailed-site.ts';

let store: Awaited<ReturnType<typeof startMailStore>>;
let site: BuiltSite;
beforeEach(async () => {
  store = await startMailStore();
});
afterEach(async () => {
  await site.close();
  await store.stop();
});

async function startSite(settings: Record<string, string> = {}): Promise<void> {
  site = await buildSite({ settings: { IMAP_URL: store.url, ...settings } });
}

type Lead = Awaited<ReturnType<typeof givenContact>>;
let letters = 0;
/** A letter of a lead's sender with its reference. */
function deliver({ email, reference }: Lead, text: string, more: Record<string, string> = {}): void {
  const head = { From: email, Subject: reference, 'Message-ID': `<${++letters}@limits.example.com>` };
  store.deliver(plainLetter({ ...head, ...more }, text));
}
const words = async ({ _id: id }: Lead) =>
  (await site.services.threads.read({ kind: 'contact', id })).messages.map(({ text }) => text);
const untilWord = (lead: Lead, text: string) => until(async () => (await words(lead)).includes(text) || undefined);
const stored = () => site.database.db.selectFrom('lead_mail').selectAll().orderBy('created_at').execute();

test('many letters of one lead keep out none of another, and are taken in their order later', async () => {
  await startSite();
  const [loud, other] = [
    await givenContact(site, { email: 'loud@example.com' }),
    await givenContact(site, { email: 'other@example.com' }),
  ];
  for (let number = 1; number <= 70; number++) deliver(loud, `Word ${number}`);
  deliver(other, 'We accept');
  site.startWork();
  await untilWord(other, 'We accept');
  expect(await words(loud)).toEqual(Array.from({ length: 10 }, (_, i) => `Word ${i + 1}`));
  // A letter is marked as read after its word is stored.
  await expect.poll(() => store.count().unread).toBe(60);

  const earlier = new Date(Date.now() - 11 * minute).toISOString();
  await site.database.db.updateTable('lead_mail').set({ created_at: earlier }).execute();
  deliver(other, 'One more thing');
  await untilWord(other, 'One more thing');
  expect(await words(loud)).toEqual(Array.from({ length: 20 }, (_, i) => `Word ${i + 1}`));
});

test('automatic letters count, are kept short, and keep no answer out', async () => {
  await startSite();
  const leads: Lead[] = [];
  for (let number = 0; number < 8; number++)
    leads.push(await givenContact(site, { email: `machine${number}@example.com` }));
  for (const lead of leads)
    for (let number = 0; number < 9; number++)
      deliver(lead, 'غائب عن المكتب. '.repeat(1_500), { 'Auto-Submitted': 'auto-replied' });
  deliver(leads[0]!, 'We accept');
  site.startWork();
  await untilWord(leads[0]!, 'We accept');
  const notes = (await stored()).filter(({ kind }) => kind === 'automatic');
  expect(notes).toHaveLength(60);
  expect(Math.max(...notes.map(({ folded }) => Buffer.byteLength(folded ?? '')))).toBeLessThanOrEqual(2_048);
  const counts = await site.database.db.selectFrom('arrival_count').select('arrivals').execute();
  expect(counts.map(({ arrivals }) => arrivals)).toContain(60);
});

test('letters for which a lead has no room take none from others', async () => {
  await startSite({ RATE_LIMIT_FACTOR: '0.05' });
  const [full, other] = [
    await givenContact(site, { email: 'full@example.com' }),
    await givenContact(site, { email: 'other@example.com' }),
  ];
  for (let number = 0; number < followLimits.messagesWithLetters; number++) {
    const createdAt = new Date(Date.now() - minute + number).toISOString();
    const message = { author: 'visitor', kind: 'answer', text: `Word ${number}`, createdAt } as const;
    await insertMessage(site.database.db, full._id, { _id: randomUUIDv7(), ...message });
  }
  for (let number = 0; number < 5; number++) deliver(full, 'One more');
  deliver(other, 'We accept');
  site.startWork();
  await untilWord(other, 'We accept');
  await expect.poll(() => store.count().unread).toBe(5);
});
