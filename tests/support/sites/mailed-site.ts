import { setTimeout as wait } from 'node:timers/promises';
import type { Desk } from '#shared/leads/desk.ts';
import { givenQuote } from '../given/given-quote.ts';
import { type LetterHead, plainLetter } from '../letters/written-letter.ts';
import { asAdmin } from '../requests/staff-calls.ts';
import { startFakeSmtp } from '../servers/fake-smtp.ts';
import { startMailStore } from '../servers/mail-store.ts';
import { buildSite } from './build-site.ts';

/** What is found within ten seconds. @throws Error when it is not */
export async function until<Found>(find: () => Found | undefined | Promise<Found | undefined>): Promise<Found> {
  for (let tries = 0; tries < 200; tries++) {
    const found = await find();
    if (found) return found;
    await wait(50);
  }
  throw new Error('It did not happen in time.');
}

/** A site that sends letters and reads a mailbox, both of real servers. */
export async function buildMailedSite(settings: Record<string, string> = {}) {
  const [smtp, store] = await Promise.all([startFakeSmtp(), startMailStore()]);
  const address = 'leads@mansooj.example';
  const usual = { SMTP_URL: smtp.url, MAIL_FROM: address, MAIL_REPLY_TO: address, IMAP_URL: store.url };
  const site = await buildSite({ settings: { ...usual, RATE_LIMIT_FACTOR: '1000', ...settings } });
  const admin = await asAdmin(site);
  site.startWork();
  let buyers = 0;

  const answer = async (id: string, text: string) => {
    await admin.call('POST', `/quotes/${id}/thread`, { kind: 'answer', text });
    await site.jobs.runDue();
  };

  /** A quote request that staff have answered, of a new buyer or a known one, and the head of their letter as the buyer has it. */
  async function answeredQuote(email = `buyer${++buyers}@example.com`) {
    const { _id: id, reference } = await givenQuote(site, { email });
    await answer(id, 'The price is 0.21.');
    const letter = await until(
      () => smtp.received.find(({ to, head: { subject } }) => to[0] === email && subject?.includes(reference))?.head,
    );
    const us = /<(leads\+.+)>/.exec(letter['reply-to'] ?? '')?.[1] ?? '';
    const head = (more: LetterHead = {}): LetterHead => ({
      From: `Amina Bello <${email}>`,
      To: us,
      Subject: `Re: ${letter.subject}`,
      'Message-ID': `<${crypto.randomUUID()}@mail.example.com>`,
      'In-Reply-To': letter['message-id'] ?? '',
      References: `${letter.references} ${letter['message-id']}`,
      ...more,
    });
    return { id, reference, email, us, letter, head };
  }

  const deskOf = async (id: string): Promise<Desk> => (await admin.get(`/leads/${id}`)).json().data.desk;
  /** The desk once a lead has so many letters, read again: its parts are read one after the other, and these came in between. */
  const deskWith = async (id: string, letters: number): Promise<Desk> => {
    await until(async () => (await deskOf(id)).received.length >= letters || undefined);
    return deskOf(id);
  };

  return {
    ...{ smtp, store, site, admin, answer, answeredQuote, deskOf, deskWith },
    /** Resolves when all letters so far were dealt with: a last one came through. */
    async untilAllRead() {
      const { id, head } = await answeredQuote();
      store.deliver(plainLetter(head(), 'The last one'));
      await deskWith(id, 1);
      await until(() => store.isLastRead() || undefined);
    },
    async close() {
      await site.close();
      await Promise.all([smtp.stop(), store.stop()]);
    },
  };
}
