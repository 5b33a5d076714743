import type { Database } from '#server/core/db/database.ts';
import { mailTime } from '#server/core/i18n/mail-time.ts';
import { say } from '#server/core/i18n/say.ts';
import { queueMail } from '#server/core/mail/queue-mail.ts';
import { readAnswerClock } from '#server/core/settings/answer-clock.ts';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import type { Company } from '#shared/content/company.ts';
import { type Language, languages } from '#shared/language.ts';
import { deskPath, type LeadKind, sectionOfLead } from '#shared/leads/lead.ts';
import { day } from '#shared/units.ts';
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

type Waiting = { id: string; kind: LeadKind; reference: string; due_at: string; waits_since: string };
type Reader = { to: string; language: Language };
/** `due`: to be answered soon; `late`: it should have been. Each has the column that keeps it from being told twice. */
const told = { due: 'reminded_for', late: 'told_for' } as const;
type Notice = keyof typeof told;

const iso = (at: number): string => new Date(at).toISOString();

/**
 * Reminds the owner of a lead before it is late, or its department where nobody owns it, and tells management
 * afterwards: each once for each time that a lead waits, and many leads in one letter.
 */
export function createDeadlineMail({ db, company, siteUrl, staffLanguage }: Parts) {
  const waiting = (notice: Notice) =>
    db
      .selectFrom('lead_desk')
      .leftJoin('account', 'account.id', 'lead_desk.owner_id')
      .select(['lead_desk.id', 'kind', 'reference', 'due_at', 'waits_since', 'role', 'email', 'account.language'])
      .where('tab', '=', 'us')
      .where(({ or, eb }) => or([eb(told[notice], 'is', null), eb(told[notice], '<>', eb.ref('waits_since'))]))
      .orderBy('due_at')
      .$narrowType<{ due_at: string; waits_since: string }>();

  /** One letter to each reader, and that its leads were told of; in one transaction. */
  async function tell(notice: Notice, leads: readonly (Waiting & { reader: Reader })[]): Promise<void> {
    for (const some of Map.groupBy(leads, ({ reader }) => reader.to).values()) {
      const [first] = some;
      if (!first) continue;
      const { to, language } = first.reader;
      await db.transaction().execute(async (transaction) => {
        const written = { to, ...letterAbout(notice, some, { language, siteUrl }) };
        await queueMail(transaction, { kind: notice, language, written, expiresAt: new Date(Date.now() + day) });
        for (const { id, waits_since } of some)
          await transaction
            .updateTable('lead_desk')
            .set({ [told[notice]]: waits_since })
            .where('id', '=', id)
            .execute();
      });
    }
  }

  return {
    /** Tells of what is to be answered soon, in working hours alone, and of what is late. */
    async send(now = Date.now()): Promise<void> {
      const profile = await company.getCompany();
      const { calendar, minutesFor } = await readAnswerClock(db);
      const late = await waiting('late').where('due_at', '<=', iso(now)).execute();
      const management = { to: departmentAddress('management', profile), language: staffLanguage };
      await tell(
        'late',
        late.map((lead) => ({ ...lead, reader: management })),
      );
      if (!calendar.isOpen(now)) return;
      const isSoon = ({ kind, due_at }: Waiting) =>
        due_at <= iso(calendar.after(now, Math.ceil(minutesFor(kind) * leftPart)));
      const soon = await waiting('due').where('due_at', '>', iso(now)).execute();
      await tell(
        'due',
        soon.filter(isSoon).map(({ role, email, language, ...lead }) => {
          const isOwned = role && email && mayUse(role, sectionOfLead(lead.kind));
          const owner = { to: email ?? '', language: languages.find((each) => each === language) ?? staffLanguage };
          const department = { to: departmentAddress(lead.kind, profile), language: staffLanguage };
          return { ...lead, reader: isOwned ? owner : department };
        }),
      );
    },
  };
}

type Writing = { language: Language; siteUrl: string };

function letterAbout(notice: Notice, leads: readonly Waiting[], { language, siteUrl }: Writing) {
  const count = leads.length;
  const named = leads.slice(0, mostNamed).map(({ kind, reference, due_at }) => {
    const parameters = { kind: say(`outbox_kind_${kind}`, {}, language), reference, time: mailTime(due_at, language) };
    return `${say('mail_deadline_lead', parameters, language)}\n${siteUrl}${deskPath(reference)}`;
  });
  const more = count > mostNamed ? [say('mail_digest_more', { count: count - mostNamed }, language)] : [];
  const subject = say(`mail_${notice}_subject`, { count }, language);
  const all = `${siteUrl}/admin/leads${notice === 'late' ? '?due=late' : ''}`;
  const text = [say(`mail_${notice}_text`, {}, language), ...named, ...more, all].join('\n\n');
  return { subject, text };
}
