import type { Database } from '#server/core/db/database.ts';
import { dayInWords, mailTime } from '#server/core/i18n/mail-time.ts';
import { readablePhone } from '#server/core/i18n/phone-number.ts';
import { wordsIn } from '#server/core/i18n/say.ts';
import type { Letter, LetterPart } from '#server/core/mail/letter.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import type { Company } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import type { Meeting, ThreadMessage } from '#shared/leads/follow.ts';
import {
  deskPath,
  type LeadKind,
  type LeadStamp,
  type LeadStatus,
  leadKinds,
  sectionOfLead,
} from '#shared/leads/lead.ts';
import type { Contact, StaffLead } from '#shared/leads/lead-answers.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { isBlock, shownFields } from '#shared/leads/lead-entry.ts';
import { type WritableLead, writeField } from '#shared/leads/write-field.ts';
import { sendableAddress } from '#shared/text/read-address.ts';
import { promiseKey } from '#shared/time/answer-promise.ts';
import { writeNumber } from '#shared/trade/write-number.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import type { DigestLead } from './digest-queries.ts';

/** A lead as letters and private pages show it; each kind has some of the optional fields. */
export type MailedLead = StaffLead<
  LeadStamp &
    WritableLead &
    Pick<Contact, 'fullName' | 'email'> & { message?: string; cvOriginalName?: string; status?: LeadStatus } & {
      company?: string;
      phone?: string;
      preferredLanguage?: string;
    }
>;

/** A lead in its current state; undefined when it was deleted. */
export function findMailedLead(db: Database, kind: LeadKind, id: string): Promise<MailedLead | undefined> {
  return leadTables[kind].find(db, id);
}

type Writing = { language: Language; siteUrl: string };
type Word = Saying['say'];

/** The mail to a department about one lead, in the staff's language. */
export function leadLetter(kind: LeadKind, lead: MailedLead, { language, siteUrl }: Writing): Letter {
  const saying = wordsIn(language);
  const word = saying.say;
  const { reference, fullName, cvOriginalName, suspicion } = lead;
  const href = siteUrl + deskPath(reference);
  const shown = shownFields(leadEntries[kind], 'mail').flatMap(([name, field]) => {
    const text = writeField([name, field], lead, { ...saying, phone: readablePhone });
    return text ? [{ field, label: word(field.label), text }] : [];
  });
  const parts: LetterPart[] = [
    { type: 'paragraph', text: `${word(`mail_${kind}_intro`)} ${replyNote(lead, word)}` },
    {
      type: 'facts',
      facts: [
        { label: word('admin_column_reference'), value: reference, isCode: true },
        ...shown.flatMap(({ field, label, text: value }) =>
          isBlock(field) ? [] : [{ label, value, isCode: field.isCode ?? false }],
        ),
        { label: word('quote_language'), value: word(`mail_language_${lead.language}`), isCode: false },
        { label: word('admin_column_submitted_at'), value: mailTime(lead.createdAt, language), isCode: false },
      ],
    },
    ...(suspicion.length > 0 ? [{ type: 'paragraph', text: word('mail_suspicious') } as const] : []),
    ...shown.flatMap(({ field, label, text }) => (isBlock(field) ? [{ type: 'quotation', label, text } as const] : [])),
    ...(cvOriginalName ? [{ type: 'paragraph', text: word('mail_career_cv') } as const] : []),
    { type: 'link', label: word('mail_open'), href },
    { type: 'note', text: word('mail_lead_note') },
  ];
  return { language, subject: word(`mail_${kind}_subject`, { reference, name: fullName }), parts };
}

/** Where a reply to a letter about a lead goes: it has a reply address only if mail can be sent there. */
function replyNote({ email }: MailedLead, word: Word): string {
  return word(sendableAddress(email) === undefined ? 'mail_reply_impossible' : 'mail_reply_arrives');
}

/** The day, YYYY-MM-DD, by which an answer is promised, and the working days; none to applicants. */
type Promised = { day: string; days: number | undefined };

/**
 * The automatic reply in the visitor's language: reference and next steps. It quotes nothing from the visitor, not even
 * a name, so that nobody can send their own text to others through us.
 */
export function autoReplyLetter(
  kind: LeadKind,
  { reference, language, href }: Pick<MailedLead, 'reference' | 'language'> & { href: string },
  { company, promised: { day, days } }: { company: Company; promised: Promised },
): Letter {
  const { say: word } = wordsIn(language);
  const { name, phone, email } = localise(company, language);
  return {
    language,
    subject: word(`mail_answer_${kind}_subject`, { company: name, reference }),
    parts: [
      {
        type: 'paragraph',
        text: word(leadEntries[kind].says.nextSteps, {
          day: dayInWords(`${day}T12:00:00Z`, language),
          ...(days && { within: word(promiseKey(days), { days }) }),
        }),
      },
      { type: 'facts', facts: [{ label: word('form_reference'), value: reference, isCode: true }] },
      { type: 'paragraph', text: word('form_reference_text') },
      ...followParts(href, word),
      { type: 'paragraph', text: name },
      {
        type: 'facts',
        facts: [
          { label: word('admin_column_phone'), value: phone, isCode: true },
          { label: word('admin_column_email'), value: email, isCode: true },
        ].filter(({ value }) => value !== ''),
      },
      { type: 'note', text: word('mail_answer_note') },
    ],
  };
}

/** The way to the private page. */
const followParts = (href: string, word: Word): LetterPart[] => [
  { type: 'link', label: word('mail_follow'), href },
  { type: 'paragraph', text: word('mail_follow_text') },
];

type Following = { lead: MailedLead; company: Company; href: string; message: ThreadMessage; files: readonly string[] };

/** The letter to a visitor about a question or an answer of staff. */
export function threadLetter({ lead: { reference, language }, company, href, message, files }: Following): Letter {
  const { say: word } = wordsIn(language);
  const { name } = localise(company, language);
  const about = message.kind;
  return {
    language,
    subject: word(`mail_thread_${about}_subject`, { company: name, reference }),
    parts: [
      { type: 'paragraph', text: word(`mail_thread_${about}`, { reference }) },
      { type: 'quotation', label: name, text: message.text },
      ...meetingPart(message.meeting, language),
      ...filesPart(files, word),
      ...followParts(href, word),
      { type: 'paragraph', text: name },
    ],
  };
}

/** When and where a meeting is, in the time of Amman. */
function meetingPart(meeting: Meeting | null, language: Language): LetterPart[] {
  if (!meeting) return [];
  const { say: word } = wordsIn(language);
  const time = word('mail_meeting_time', { time: mailTime(meeting.at, language) });
  const facts = [
    { label: word('mail_meeting'), value: time },
    { label: word('mail_meeting_place'), value: meeting.place },
  ];
  return [{ type: 'facts', facts: facts.filter(({ value }) => value !== '') }];
}

const filesPart = (names: readonly string[], word: Word): LetterPart[] =>
  names.length > 0 ? [{ type: 'quotation', label: word('follow_files'), text: names.join('\n') }] : [];

/** The mail to a department about what a visitor added to a lead. */
export function followUpLetter(
  { lead, message, files }: { lead: MailedLead; message: ThreadMessage; files: readonly string[] },
  { language, siteUrl }: Writing,
): Letter {
  const { say: word } = wordsIn(language);
  const { reference, fullName } = lead;
  const href = siteUrl + deskPath(reference);
  const { text } = message;
  return {
    language,
    subject: word('mail_follow_up_subject', { reference, name: fullName }),
    parts: [
      { type: 'paragraph', text: `${word('mail_follow_up')} ${replyNote(lead, word)}` },
      ...(text ? [{ type: 'quotation', label: word('admin_column_message'), text } as const] : []),
      ...filesPart(files, word),
      { type: 'link', label: word('mail_open'), href },
      { type: 'note', text: word('mail_lead_note') },
    ],
  };
}

// The most leads listed in one mail; the back office lists all.
const mostReferences = 1_000;

/** One mail to a department about several leads: counts by kind, references, and links. */
export function digestLetter(leads: readonly DigestLead[], { language, siteUrl }: Writing): Letter {
  const { say: word } = wordsIn(language);
  const countKind = (kind: LeadKind) => leads.filter((lead) => lead.kind === kind).length;
  const kinds = leadKinds.filter((kind) => countKind(kind) > 0);
  const shown = leads.slice(0, mostReferences).map(({ reference }) => reference);
  const more = leads.length - shown.length;
  const parts: LetterPart[] = [
    { type: 'paragraph', text: word('mail_digest_intro') },
    {
      type: 'facts',
      facts: kinds.map((kind) => ({
        label: word(`outbox_kind_${kind}`),
        value: writeNumber(countKind(kind), language),
      })),
    },
    ...kinds.map((kind) => {
      const href = `${siteUrl}/admin/${sectionOfLead(kind)}`;
      return { type: 'link', label: word(`mail_digest_open_${kind}`), href } as const;
    }),
    { type: 'facts', facts: [{ label: word('mail_digest_references'), value: shown.join(' '), isCode: true }] },
    ...(more > 0 ? [{ type: 'paragraph', text: word('mail_digest_more', { count: more }) } as const] : []),
    { type: 'note', text: word('mail_lead_note') },
  ];
  return { language, subject: word('mail_digest_subject', { count: leads.length }), parts };
}
