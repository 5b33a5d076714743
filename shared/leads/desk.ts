import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { fieldRefused } from '../errors.ts';
import { languages } from '../language.ts';
import { limits } from '../limits.ts';
import { oneOf } from '../text/text-schema.ts';
import { optionalLine, optionalParagraphs, requiredLine, requiredParagraphs } from '../text/visitor-text.ts';
import { dayField } from '../time/day-field.ts';
import { meetingLengths, threadShape } from './follow.ts';
import { leadKinds, suspicionReasons } from './lead.ts';
import { mailErrors, mailStates } from './outbox.ts';
import { templateUses } from './reply-template.ts';

/** Where a lead stands: what waits for staff, what waits for its sender, what is done, and what may be from a machine. */
export const deskTabs = ['us', 'them', 'done', 'suspicious'] as const;
export type DeskTab = (typeof deskTabs)[number];
export const deskOwners = ['mine', 'nobody'] as const;
export const deskDues = ['late', 'step'] as const;
export type DeskDue = (typeof deskDues)[number];

/** What a letter is that came in: its sender's word, what a program answered by itself, one of ours that came back, or a colleague's. */
export const letterNatures = ['word', 'automatic', 'bounce', 'colleague'] as const;
export type LetterNature = (typeof letterNatures)[number];

export const draftKinds = ['reply', 'note'] as const;
export type DraftKind = (typeof draftKinds)[number];
const letterDecisions = ['invite', 'reject'] as const;

export const deskLimits = { tags: 10, notes: 500, others: 20, events: 100 } as const;

/** Why a status or an owner changed: staff chose it, an answer moved it, or a word of the sender. */
const eventCauses = ['hand', 'answer', 'sender'] as const;
export type EventCause = (typeof eventCauses)[number];

export const verdicts = ['same', 'other'] as const;
export const verdictSchema = z.object({
  verdict: z
    .enum(verdicts, { error: 'error_invalid_choice' })
    .nullable()
    .describe('null: as if nothing had been said.'),
});

/** The acts on several leads at once; `undo_clear` and `undo_mark` bring back the reasons for suspicion that were there. */
export const deskActs = ['done', 'open', 'clear', 'undo_clear', 'mark', 'undo_mark', 'delete'] as const;
export type DeskAct = (typeof deskActs)[number];

/** What a list showed of all that match, so that nothing is done to others. */
export const seenListSchema = z.object({
  total: z.int({ error: 'error_invalid_choice' }),
  newest: z.iso.datetime({ error: 'error_invalid_date' }),
});
export type SeenList = z.output<typeof seenListSchema>;

const day = z.union([z.literal(''), dayField()]).transform((text) => text || null);
const moment = z
  .union([z.literal(''), z.iso.datetime({ error: 'error_invalid_date' })])
  .transform((text) => text || null);

export const mostStars = 5;

const tagsSchema = z
  .array(requiredLine(limits.tag, 'error_required'))
  .max(deskLimits.tags, { error: 'error_too_many_entries' });

/**
 * The tags that somebody chose over those they saw, with what others added or removed since.
 * @throws AppError `invalid` where they are too many
 */
export function mergeTags(stored: readonly string[], chosen: readonly string[], seen = stored): string[] {
  const added = stored.filter((tag) => !seen.includes(tag));
  const kept = chosen.filter((tag) => stored.includes(tag) || !seen.includes(tag));
  const tags = [...new Set([...kept, ...added])];
  if (tags.length > deskLimits.tags)
    throw fieldRefused('tags', 'error_too_many_entries', 'invalid', { max: deskLimits.tags });
  return tags;
}

/** What staff choose about a lead; what is absent stays as it is. */
const decidedFields = {
  owner: z
    .string()
    .max(limits.name)
    .nullable()
    .exactOptional()
    .describe('The id of an account that may see it; null: nobody.'),
  nextStep: optionalLine(limits.name).removeDefault().exactOptional(),
  nextStepOn: day.exactOptional().describe("A day; '' for none."),
};
export const deskChangeSchema = z.object({
  ...decidedFields,
  seen: z
    .object(decidedFields)
    .exactOptional()
    .describe('What these were before: a change is refused (409) where somebody else changed one since.'),
  answerBy: moment.exactOptional().describe("A moment after it came; '' for that of the working hours."),
  tags: tagsSchema.exactOptional(),
  tagsSeen: tagsSchema
    .exactOptional()
    .describe('Which there were before: what somebody else added or removed since stays as they left it.'),
  rating: z
    .int({ error: 'error_invalid_choice' })
    .min(1, { error: 'error_invalid_choice' })
    .max(mostStars, { error: 'error_invalid_choice' })
    .nullable()
    .exactOptional()
    .describe('One to five; null: none.'),
});
export type DeskChange = z.output<typeof deskChangeSchema>;

export const noteSchema = z.object({ text: requiredParagraphs(limits.message, 'contact_message_required') });

const decidedSchema = z.object({
  decision: oneOf(letterDecisions, 'error_invalid_choice'),
  meetsAt: optionalLine(limits.name).describe('As the field has it, in the time of the browser.'),
  meetingMinutes: oneOf(meetingLengths, 'error_invalid_choice'),
  meetingPlace: optionalLine(limits.name),
});
/** What a letter to an applicant decides, and the meeting to which it invites, as it is typed. */
export type Decided = z.output<typeof decidedSchema>;

/** What somebody began to write; empty texts remove it. */
export const draftSchema = z.object({
  kind: oneOf(draftKinds, 'error_invalid_choice').describe('Which of the two is being written.'),
  text: optionalParagraphs(limits.message),
  otherText: optionalParagraphs(limits.message)
    .removeDefault()
    .exactOptional()
    .describe('What was begun of the other kind: a reply and a note never share a text.'),
  decided: decidedSchema.nullable().exactOptional().describe('What sending it decides; null: nothing.'),
});
export type DeskDraft = z.output<typeof draftSchema>;
export const keptDraftSchema = draftSchema.extend({
  over: draftSchema
    .nullable()
    .exactOptional()
    .describe('The draft that it was written over, null for none: another one is not replaced.'),
});
export type KeptDraft = z.output<typeof keptDraftSchema>;

/** What drafts are compared by: their texts as the server keeps them. */
export function joinTexts(draft: DeskDraft | null): string {
  const { kind, text, otherText } = draftSchema.safeParse(draft).data ?? {};
  return JSON.stringify(text || otherText ? [kind, text, otherText ?? ''] : []);
}

const rowShape = z.object({
  _id: z.string(),
  reference: z.string(),
  kind: z.enum(leadKinds),
  fullName: z.string(),
  company: z.string(),
  wants: z.string().describe('What it asks for, in one line in the language of the call.'),
  parts: z
    .array(z.string())
    .exactOptional()
    .describe('Where asked for, the parts of it; of a quote request lines, bag, quantity and terms.'),
  language: z.enum(languages),
  tab: z.enum(deskTabs),
  movedAt: time.describe('When its sender or staff last wrote.'),
  owner: z.string().nullable().describe('The id of an account that may see it.'),
  answerBy: time.nullable().describe('While it waits for staff: by when it is to be answered.'),
  nextStep: z.string(),
  nextStepOn: z.string().nullable().describe('A day.'),
  status: z.string().nullable(),
  stagedAt: time.nullable().describe('Since when it has the status.'),
  rating: z.int().nullable(),
  isMentioned: z.boolean().describe('Whether a colleague mentioned the caller, who has written nothing since.'),
  isNew: z.boolean().describe('Whether something was written since the caller read it.'),
  suspicion: z.array(z.enum(suspicionReasons)),
});
export type DeskRow = z.infer<typeof rowShape>;

const colleaguesShape = z.array(z.object({ _id: z.string(), username: z.string() }));
const choiceShape = z.array(z.object({ value: z.string(), label: z.string(), total: z.int().optional() }));
const counted = Object.fromEntries(deskTabs.map((tab) => [tab, z.int()])) as Record<DeskTab, z.ZodInt>;

/** A page of the desk. */
export const deskListShape = z.object({
  leads: z.array(rowShape),
  total: z.int().describe('How many match.'),
  newest: time.exactOptional().describe('When somebody last wrote in any of them, where that is asked for.'),
  counts: z.object(counted).describe('How many there are of each tab.'),
  stages: z
    .array(z.object({ status: z.string(), total: z.int() }))
    .describe('How many have each status, in every tab.'),
  owners: z.object({ all: z.int(), mine: z.int(), nobody: z.int() }).describe('How many of the tab and the status.'),
  colleagues: colleaguesShape.describe('Who may own leads.'),
  choices: z
    .object({ product: choiceShape, vacancy: choiceShape, country: choiceShape, source: choiceShape, tag: choiceShape })
    .describe('What the list can be narrowed to.'),
});
export type DeskList = z.infer<typeof deskListShape>;

/** What the desk knows about a lead besides what was sent. */
export const deskShape = z.object({
  kind: z.enum(leadKinds),
  tab: z.enum(deskTabs),
  movedAt: time,
  owner: z.string().nullable(),
  nextStep: z.string(),
  nextStepOn: z.string().nullable(),
  answerBy: time.nullable(),
  tags: z.array(z.string()),
  stagedAt: time.nullable(),
  rating: z.int().nullable(),
  keptUntil: time.nullable().describe('When its sender is erased from it; null: not by itself.'),
  noticeVersion: z.string().describe('The privacy notice that applied when it was sent.'),
  thread: threadShape,
  isMailed: z.boolean().describe('Whether a mail server is set up.'),
  authors: z
    .array(z.object({ message: z.string(), username: z.string().nullable() }))
    .describe('Who of staff wrote which message, or put it there; null where the account is gone.'),
  mails: z.array(
    z.object({ message: z.string(), state: z.enum(mailStates), lastError: z.enum(mailErrors).nullable() }),
  ),
  received: z
    .array(
      z.object({
        _id: z.string(),
        kind: z.enum(letterNatures),
        message: z.string().nullable().describe('The message that it became.'),
        sender: z.string().nullable().describe('Its address, where it is not that of the lead.'),
        folded: z.string().describe('What its program quoted, or all of it where it is no message.'),
        leftOut: z.array(z.string()).describe('The names of files that were not taken.'),
        createdAt: time,
      }),
    )
    .describe('The letters that came in, oldest first.'),
  notes: z.array(z.object({ _id: z.string(), text: z.string(), by: z.string().nullable(), createdAt: time })),
  events: z
    .array(
      z.object({
        _id: z.string(),
        action: z.string().describe('As in the audit log, or `owner_changed`.'),
        fields: z.array(z.string()),
        by: z.string().nullable(),
        at: time,
        before: z.string().nullable().describe('The status, or the name of the owner; null where it is not known.'),
        after: z.string().nullable(),
        cause: z.enum(eventCauses),
      }),
    )
    .describe('What staff did, and what moved it, oldest first.'),
  others: z
    .array(
      rowShape
        .pick({ _id: true, reference: true, kind: true, fullName: true, wants: true, tab: true, movedAt: true })
        .extend({
          why: z.enum(['person', 'likely', 'company']).describe('`likely`: the same name in either script, and more.'),
          verdict: z.enum(verdicts).nullable().describe('Whether staff said that it is the same person.'),
        }),
    )
    .describe('Other leads of the same person or company, newest first.'),
  colleagues: colleaguesShape.describe('Who may see it, own it and be mentioned in notes.'),
  templates: z
    .array(z.object({ _id: z.string(), use: z.enum(templateUses), name: z.string(), text: z.string() }))
    .describe('Prepared replies, filled in: named in the language of the call, written in that of the sender.'),
  region: z.string().nullable().describe('The code of the country where its sender is, as far as they told it.'),
  here: z.array(z.string()).describe('Others who have it open.'),
  readAt: time.nullable().describe('Up to when the caller had read it before.'),
  draft: z
    .object({
      kind: z.enum(draftKinds),
      text: z.string(),
      otherText: z.string(),
      decided: decidedSchema.nullable(),
    })
    .nullable(),
});
export type Desk = z.infer<typeof deskShape>;

const usual = {
  status: 'received',
  author: 'staff',
  kind: 'answer',
  language: 'en',
  state: 'waiting',
  why: 'person',
  use: 'buyers',
  cause: 'hand',
};
const reading = { usual, strict: ['tab', 'kind'] };
export const deskListAnswer = z
  .object({ data: lenient(deskListShape, { usual: { language: 'en' }, strict: ['tab', 'kind'] }) })
  .transform(({ data }) => data);
export const deskAnswer = z
  .object({ data: z.object({ desk: lenient(deskShape, reading) }) })
  .transform(({ data }) => data.desk);
export const leadsChangedAnswer = z.object({
  message: z.string().catch(''),
  data: z.object({ ids: z.array(z.string()).catch([]), left: z.int().catch(0) }),
});
export const hereAnswer = z.object({ data: z.object({ here: z.array(z.string()).catch([]) }) });
