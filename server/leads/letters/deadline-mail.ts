import type { Database } from '#server/core/db/database.ts';
import { dayInWords, mailTime } from '#server/core/i18n/mail-time.ts';
import { say } from '#server/core/i18n/say.ts';
import { queueMail } from '#server/core/mail/queue-mail.ts';
import { readAnswerClock } from '#server/core/settings/answer-clock.ts';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import type { Company } from '#shared/content/company.ts';
import { type Language, languages } from '#shared/language.ts';
import { deskPath, type LeadKind, sectionOfLead } from '#shared/leads/lead.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { day, hour } from '#shared/units.ts';
import { departmentAddress } from './lead-mail.ts';

type Parts = {
  db: Database;
  company: { getCompany(): Promise<Company> };
  siteUrl: string;
  staffLanguage: Language;
};

/** A reminder comes when a quarter of the time to answer is left. */
const leftPart = 0.25;
/** A letter names so many leads, and the others by their number. */
const mostNamed = 20;

/** `at`: the time, or the day, of which the letter tells; `of`: what keeps it from being told twice. */
type Told = { id: string; kind: LeadKind; reference: string; at: string; of: string };
type Reader = { to: string; language: Language };
type Owner = { role: string | null; email: string | null; language: string | null };
/**
 * `due`: to be answered soon; `late`: it should have been; `step`: its next step has come. Each has the column for what was
 * told.
 */
const told = { due: 'reminded_for', late: 'told_for', step: 'step_told_on' } as const;
type Notice = keyof typeof told;

const iso = (at: number): string => new Date(at).toISOString();

/**
 * Reminds the owner of a lead before it is late and on the day of its next step, or its department where nobody owns it,
 * and tells management afterwards: each once for each time that a lead waits, and many leads in one letter.
 */
export function createDeadlineMail({ db, company, siteUrl, staffLanguage }: Parts) {
  /** Leads of which nobody was told yet, with their owners. */
  const untold = (notice: Notice, { at, of }: { at: 'due_at' | 'next_step_on'; of: 'waits_since' | 'next_step_on' }) =>
    db
      .selectFrom('lead_desk')
      .leftJoin('account', 'account.id', 'lead_desk.owner_id')
      .select(({ ref }) => [
        ...(['lead_desk.id', 'kind', 'reference', 'role', 'email', 'account.language'] as const),
        ref(at).as('at'),
        ref(of).as('of'),
      ])
      .where(({ or, eb }) => or([eb(told[notice], 'is', null), eb(told[notice], '<>', eb.ref(of))]))
      .orderBy(at)
      .$narrowType<{ at: string; of: string }>();
  const waiting = (notice: 'due' | 'late') =>
    untold(notice, { at: 'due_at', of: 'waits_since' }).where('tab', '=', 'us');

  /**
   * Queues one letter for each reader and stores which leads it names, in one transaction. A reader gets one letter of each
   * kind an hour; only those about what is to be answered soon may come more often.
   */
  async function tell(notice: Notice, leads: readonly (Told & { reader: Reader })[], now: number): Promise<void> {
    for (const some of Map.groupBy(leads, ({ reader }) => reader.to).values()) {
      const [first] = some;
      if (!first) continue;
      const { to, language } = first.reader;
      await db.transaction().execute(async (transaction) => {
        const written = { to, ...letterAbout(notice, some, { language, siteUrl }) };
        const slot = notice === 'due' ? {} : { slot: `${notice}:${to}:${Math.floor(now / hour)}` };
        const letter = { kind: notice, language, written, expiresAt: new Date(now + day), ...slot };
        if (!(await queueMail(transaction, letter))) return;
        for (const { id, of } of some)
          await transaction
            .updateTable('lead_desk')
            .set({ [told[notice]]: of })
            .where('id', '=', id)
            .execute();
      });
    }
  }

  /** Its owner, if they may see it and have an address; else its department. */
  function findReader({ kind, role, email, language }: Told & Owner, profile: Company): Reader {
    if (!role || !email || !mayUse(role, sectionOfLead(kind)))
      return { to: departmentAddress(kind, profile), language: staffLanguage };
    return { to: email, language: languages.find((each) => each === language) ?? staffLanguage };
  }

  return {
    /** Tells of what is to be answered soon and of the next steps of the day, in working hours alone, and of what is late. */
    async send(now = Date.now()): Promise<void> {
      const profile = await company.getCompany();
      const { calendar, minutesFor } = await readAnswerClock(db);
      const late = await waiting('late').where('due_at', '<=', iso(now)).execute();
      const management = { to: departmentAddress('management', profile), language: staffLanguage };
      await tell(
        'late',
        late.map((lead) => ({ ...lead, reader: management })),
        now,
      );
      if (!calendar.isOpen(now)) return;
      const toOwners = (leads: readonly (Told & Owner)[]) =>
        leads.map((lead) => ({ ...lead, reader: findReader(lead, profile) }));
      const isSoon = ({ kind, at }: Told) => at <= iso(calendar.after(now, Math.ceil(minutesFor(kind) * leftPart)));
      const soon = await waiting('due').where('due_at', '>', iso(now)).execute();
      await tell('due', toOwners(soon.filter(isSoon)), now);
      const steps = untold('step', { at: 'next_step_on', of: 'next_step_on' });
      const today = dayInAmman(new Date(now));
      await tell(
        'step',
        toOwners(await steps.where('next_step_on', '<=', today).where('tab', '<>', 'suspicious').execute()),
        now,
      );
    },
  };
}

type Writing = { language: Language; siteUrl: string };

const parts = { due: '', late: '?due=late', step: '?due=step' };

function letterAbout(notice: Notice, leads: readonly Told[], { language, siteUrl }: Writing) {
  const count = leads.length;
  const named = leads.slice(0, mostNamed).map(({ kind, reference, at }) => {
    const about = { kind: say(`outbox_kind_${kind}`, {}, language), reference };
    const line =
      notice === 'step'
        ? say('mail_step_lead', { ...about, day: dayInWords(`${at}T12:00:00Z`, language) }, language)
        : say('mail_deadline_lead', { ...about, time: mailTime(at, language) }, language);
    return `${line}\n${siteUrl}${deskPath(reference)}`;
  });
  const more = count > mostNamed ? [say('mail_digest_more', { count: count - mostNamed }, language)] : [];
  const subject = say(`mail_${notice}_subject`, { count }, language);
  const all = `${siteUrl}/admin/leads${parts[notice]}`;
  const text = [say(`mail_${notice}_text`, {}, language), ...named, ...more, all].join('\n\n');
  return { subject, text };
}
