import type { TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError, failureMessage } from '#app/office/components/api-client.ts';
import { FactList } from '#app/office/components/fact-list.tsx';
import { toastFailure, toastUndoable } from '#app/office/components/toast.ts';
import { cameFromFacts } from '#app/office/leads/came-from.tsx';
import { nameCountry } from '#app/office/leads/country-name.ts';
import { suspicionFacts } from '#app/office/leads/suspicion.tsx';
import { formatDate, formatDue, formatRegion } from '#app/ui/i18n/format.ts';
import { EmailLink, PhoneLink } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { type DeskChange, mostStars } from '#shared/leads/desk.ts';
import { limits } from '#shared/limits.ts';
import { toWesternDigits } from '#shared/text/western-digits.ts';
import { fromTimeInAmman, toTimeInAmman } from '#shared/time/time-in-amman.ts';
import { day } from '#shared/units.ts';
import { callDesk, type OpenLead, sendWhileLeaving } from './desk-data.ts';
import { tellLocalTime } from './local-time.ts';
import { OtherLeads } from './other-leads.tsx';
import styles from './person-pane.module.css';
import { refusesMail } from './received-mail.tsx';
import { StoredChoice, StoredField } from './stored-field.tsx';

type PersonPaneProps = {
  open: OpenLead;
  addressOf: (reference: string) => string;
  onChanged: () => void;
};

/** Who wrote, what staff have decided about it, what else they sent, and how they came. */
export function PersonPane({ open, addressOf, onChanged }: PersonPaneProps) {
  const { lead, desk } = open;
  const company = 'company' in lead ? lead.company : '';
  const country = 'country' in lead ? lead.country : '';
  const written = { en: m.mail_language_en, ar: m.mail_language_ar }[lead.language];
  const facts: { label: string; value: ReactNode }[] = [
    { label: m.quote_language(), value: written() },
    ...keptFacts(open),
    ...cameFromFacts(lead),
    ...(desk.tab === 'suspicious' ? suspicionFacts(lead) : []),
  ];
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.personName}>
          <bdi>{lead.fullName || lead.reference}</bdi>
        </h2>
        {company && (
          <p>
            <bdi>{company}</bdi>
          </p>
        )}
        <ul className={styles.reach}>
          {lead.email && (
            <li>
              <EmailLink address={lead.email} />
              {refusesMail(desk) && <p className={styles.refuses}>{m.desk_address_refuses()}</p>}
            </li>
          )}
          {'phone' in lead && lead.phone && (
            <li>
              <PhoneLink number={toWesternDigits(lead.phone)} {...(lead.phoneNumber && { e164: lead.phoneNumber })} />
            </li>
          )}
          <Place country={country} region={desk.region} />
        </ul>
      </section>
      {!lead.anonymisedAt && (
        <section className={styles.section}>
          <Decided key={lead._id} open={open} onChanged={onChanged} />
        </section>
      )}
      {desk.others.length > 0 && <OtherLeads open={open} addressOf={addressOf} onChanged={onChanged} />}
      <section className={styles.section}>
        <FactList facts={facts} />
      </section>
    </>
  );
}

/** Until when the sender's data are kept, and which privacy notice applied when they sent them. */
function keptFacts({ lead, desk: { keptUntil, noticeVersion } }: OpenLead) {
  const days = keptUntil ? Math.max(0, Math.ceil((Date.parse(keptUntil) - Date.now()) / day)) : 0;
  const kept = keptUntil ? m.desk_kept_until({ date: formatDate(keptUntil), count: days }) : m.admin_privacy_always();
  return [
    ...(lead.anonymisedAt
      ? [{ label: m.desk_kept(), value: m.desk_kept_no_more({ date: formatDate(lead.anonymisedAt) }) }]
      : [{ label: m.desk_kept(), value: kept }]),
    ...(noticeVersion
      ? [
          {
            label: m.desk_notice(),
            value: m.desk_notice_of({ version: noticeVersion, date: formatDate(lead.createdAt) }),
          },
        ]
      : []),
  ];
}

/** The country that was written, else that of the telephone number, and the time there. */
function Place({ country, region }: { country: string; region: string | null }) {
  const name = nameCountry(country) || (region && formatRegion(region));
  const time = region && tellLocalTime(region);
  return (
    name && (
      <li>
        <bdi>{name}</bdi> {time && <span className="muted">{m.desk_local_time({ time })}</span>}
      </li>
    )
  );
}

const formatTags = (tags: readonly string[]): string => tags.join(', ');

function readTags(typed: string): string[] {
  const tags = typed.split(/[,،]/).map((tag) => tag.trim());
  return tags.filter(Boolean);
}

/** What stands below the time to answer: in red once it is over. */
function dueWords(at: string): Pick<TextInputProps, 'description' | 'error'> {
  const time = formatDue(at);
  return Date.parse(at) < Date.now()
    ? { error: m.desk_late_since({ time }) }
    : { description: m.desk_answer_by_hint() };
}

/** Owner, next step, time and tags; each is stored when it is left. */
function Decided({ open: { lead, desk }, onChanged }: Omit<PersonPaneProps, 'addressOf'>) {
  /** @returns whether it was changed */
  async function change(values: DeskChange, { isLeaving = false } = {}): Promise<boolean> {
    try {
      const sendBy = isLeaving ? { sendBy: sendWhileLeaving } : {};
      await callDesk(`/leads/${lead._id}`, { method: 'PATCH', body: values, ...sendBy });
      return true;
    } catch (error) {
      const [why] = error instanceof ApiError ? Object.values(error.errors) : [];
      toastFailure(why ?? failureMessage(error, m.desk_failed()));
      return false;
    } finally {
      onChanged();
    }
  }

  /** @returns whether it was changed */
  async function assign(owner: string | null): Promise<boolean> {
    if (!(await change({ owner, seen: { owner: desk.owner } }))) return false;
    toastUndoable(
      m.desk_is_assigned({ name: lead.fullName || lead.reference }),
      () => void change({ owner: desk.owner, seen: { owner } }),
    );
    return true;
  }

  return (
    <div className={styles.decided}>
      <StoredChoice
        data-desk="owner"
        label={m.desk_owner()}
        stored={desk.owner ?? ''}
        data={[
          { value: '', label: m.desk_owner_none() },
          ...desk.colleagues.map(({ _id, username }) => ({ value: _id, label: username })),
        ]}
        onStore={(owner) => assign(owner || null)}
      />
      {desk.kind === 'career' && (
        <StoredChoice
          label={m.desk_rating()}
          stored={`${desk.rating ?? ''}`}
          data={[
            { value: '', label: m.desk_rating_none() },
            ...Array.from({ length: mostStars }, (_, place) => ({
              value: `${place + 1}`,
              label: '★'.repeat(place + 1),
            })),
          ]}
          onStore={(rating) => change({ rating: Number(rating) || null })}
        />
      )}
      {desk.tab === 'us' && (
        <StoredField
          type="datetime-local"
          label={m.desk_answer_by()}
          {...(desk.answerBy && dueWords(desk.answerBy))}
          stored={toTimeInAmman(desk.answerBy)}
          onStore={(typed, more) => change({ answerBy: fromTimeInAmman(typed) }, more)}
        />
      )}
      <StoredField
        label={m.desk_next_step()}
        maxLength={limits.name}
        dir="auto"
        stored={desk.nextStep}
        onStore={(nextStep, more) => change({ nextStep, seen: { nextStep: desk.nextStep } }, more)}
      />
      <StoredField
        type="date"
        label={m.desk_next_step_on()}
        stored={desk.nextStepOn ?? ''}
        onStore={(nextStepOn, more) => change({ nextStepOn, seen: { nextStepOn: desk.nextStepOn ?? '' } }, more)}
      />
      <StoredField
        label={m.desk_tags()}
        placeholder={m.desk_tags_hint()}
        dir="auto"
        stored={formatTags(desk.tags)}
        onStore={(typed, more) => change({ tags: readTags(typed), tagsSeen: readTags(more.seen) }, more)}
      />
    </div>
  );
}
