import type { Database } from '#server/core/db/database.ts';
import { dayInWords } from '#server/core/i18n/mail-time.ts';
import { wordsIn } from '#server/core/i18n/say.ts';
import { queueMail } from '#server/core/mail/queue-mail.ts';
import { readAnswerClock } from '#server/core/settings/answer-clock.ts';
import { type Language, languages } from '#shared/language.ts';
import type { WeekFigures, WeekGroup } from '#shared/leads/week.ts';
import { type Week, weeksInAmman } from '#shared/time/amman-weeks.ts';
import { writeNumber } from '#shared/trade/write-number.ts';
import { day, hour } from '#shared/units.ts';
import { kindsOfRole, readWeek } from './week-figures.ts';

type Parts = { db: Database; siteUrl: string; staffLanguage: Language };

export type WeekLetter = ReturnType<typeof createWeekLetter>;

/** How long after the week has begun its letter is still sent, where the site stood still. */
const lateness = day;
/** More than the longest holiday: a week without a working day has its letter with the next one. */
const mostWeeks = 6;

/** The letter about the week before, to those who want it, once the first working day of a week has begun. */
export function createWeekLetter({ db, siteUrl, staffLanguage }: Parts) {
  return {
    async setWanted(account: string, isWanted: boolean): Promise<void> {
      await db
        .updateTable('account')
        .set({ wants_week: Number(isWanted) })
        .where('id', '=', account)
        .execute();
    },

    /** Whether somebody wants it, and where it goes. */
    async getWish(account: string): Promise<{ isWanted: boolean; email: string | null }> {
      const row = await db
        .selectFrom('account')
        .select(['wants_week', 'email'])
        .where('id', '=', account)
        .executeTakeFirst();
      return { isWanted: row?.wants_week === 1, email: row?.email ?? null };
    },

    /** Queues what is due; nobody gets the letter of a week twice. */
    async send(now = Date.now()): Promise<void> {
      const { calendar } = await readAnswerClock(db);
      for (const week of weeksInAmman(new Date(now), mostWeeks).slice(0, -1)) {
        const opening = calendar.after(Date.parse(week.ends), 0);
        if (opening <= now && now < opening + lateness) await sendAbout(week, now);
      }
    },
  };

  async function sendAbout(before: Week, now: number): Promise<void> {
    const readers = await db
      .selectFrom('account')
      .select(['id', 'role', 'email', 'language'])
      .where('wants_week', '=', 1)
      .execute();
    for (const { id, role, email, language: known } of readers) {
      const kinds = kindsOfRole(role);
      if (!email || kinds.length === 0) continue;
      const language = languages.find((each) => each === known) ?? staffLanguage;
      const figures = await readWeek(db, kinds, before);
      const lastDay = new Date(Date.parse(before.ends) - hour).toISOString();
      const span = { from: dayInWords(before.begins, language), to: dayInWords(lastDay, language) };
      const written = { to: email, ...writeLetter(figures, { span, language, siteUrl }) };
      await db.transaction().execute((transaction) =>
        queueMail(transaction, {
          ...{ kind: 'week', language, written, slot: `week:${id}:${before.from}` },
          expiresAt: new Date(now + 2 * day),
        }),
      );
    }
  }
}

type Writing = { span: { from: string; to: string }; language: Language; siteUrl: string };

function writeLetter(figures: WeekFigures, { span, language, siteUrl }: Writing) {
  const { say } = wordsIn(language);
  const count = (number: number) => writeNumber(number, language);
  function line(label: string, { arrived, answered, inTime, waiting, medianMinutes }: Omit<WeekGroup, 'value'>) {
    const counted = say(answered === 0 ? 'mail_week_line_unanswered' : 'mail_week_line', {
      label,
      ...{ arrived: count(arrived), inTime: count(inTime), answered: count(answered), waiting: count(waiting) },
    });
    if (medianMinutes === null) return counted;
    return `${counted}\n${say('mail_week_median', { time: (medianMinutes / 60).toFixed(1) })}`;
  }
  const { kinds, countries, sources } = figures;
  const groups = (title: 'quote_country' | 'admin_came_from', values: readonly WeekGroup[]) =>
    // Names of either script, isolated: the numbers after them keep their place.
    values.map((group) => line(`${say(title)}: \u2068${group.value}\u2069`, group));
  const text = [
    say('mail_week_text', span),
    line(say('mail_week_all'), figures),
    ...kinds.map((group) => line(say(`outbox_kind_${group.value}`), group)),
    ...groups('quote_country', countries),
    ...groups('admin_came_from', sources),
    say('mail_week_note'),
    `${siteUrl}/admin/dashboard`,
  ];
  return { subject: say('mail_week_subject', span), text: text.join('\n\n') };
}
