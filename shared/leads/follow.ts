import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { limits } from '../limits.ts';
import { oneOf } from '../text/text-schema.ts';
import { optionalLine, optionalParagraphs, requiredParagraphs } from '../text/visitor-text.ts';
import { mebibyte } from '../units.ts';
import { fileMarks } from './file-marks.ts';
import type { LeadStatus } from './lead.ts';

/** Where something stands, as its sender sees it. */
export const publicStatuses = ['received', 'priced', 'question', 'answered', 'closed'] as const;
export type PublicStatus = (typeof publicStatuses)[number];

/** What a visitor may add to one lead in all, and how much staff may write about it. */
export const followLimits = {
  messages: 30,
  /** With what comes by e-mail, which nobody is told to write elsewhere. */
  messagesWithLetters: 200,
  ofStaff: 200,
  files: 12,
  bytes: 30 * mebibyte,
  /** Files of staff up to this size go with the letter; larger ones wait on the private page. */
  mailedBytes: 5 * mebibyte,
  /** Reads and writes of private pages, by network and minute. */
  perMinute: 60,
} as const;

/** What staff write: a question to the visitor, or an answer. */
export const messageKinds = ['question', 'answer'] as const;
export type MessageKind = (typeof messageKinds)[number];
export const authors = ['staff', 'visitor'] as const;
export type Author = (typeof authors)[number];

/** How a message came or went, where not by this site: staff put it into the thread. */
export const messageWays = ['whatsapp'] as const;
export type MessageWay = (typeof messageWays)[number];

/** How long a meeting lasts, in minutes. */
export const meetingLengths = ['30', '45', '60', '90'] as const;

/** What staff send about a lead. */
export const threadMessageSchema = z.object({
  kind: oneOf(messageKinds, 'error_invalid_choice'),
  text: requiredParagraphs(limits.message, 'contact_message_required'),
  seen: z
    .string()
    .max(limits.name)
    .optional()
    .describe(
      "The id of the last message that its author saw, '' for none: refused (409) when more was written since.",
    ),
  via: oneOf(messageWays, 'error_invalid_choice')
    .exactOptional()
    .describe('How it was sent already; no letter goes out.'),
  author: oneOf(authors, 'error_invalid_choice')
    .exactOptional()
    .describe('`visitor`: what its sender wrote there. Only with `via`.'),
  status: z.string().max(limits.name).exactOptional().describe('The status that the lead gets with it.'),
  meetsAt: z.iso
    .datetime({ error: 'error_invalid_date' })
    .exactOptional()
    .describe('When a meeting begins to which it invites: the letter carries a calendar file.'),
  meetingMinutes: oneOf(meetingLengths, 'error_invalid_choice').exactOptional().describe('60 by default.'),
  meetingPlace: optionalLine(limits.name).removeDefault().exactOptional(),
});
export const threadStateSchema = z.object({
  isClosed: z.boolean({ error: 'error_invalid_choice' }),
  seen: z
    .string()
    .max(limits.name)
    .exactOptional()
    .describe(
      "The id of the last message that was seen, '' for none: closing is refused (409) when its sender wrote since.",
    ),
});

/** What a visitor adds on the private page; files come beside it. */
export const visitorAnswerSchema = z.object({ text: optionalParagraphs(limits.message) });

const messageShape = z.object({
  _id: z.string(),
  author: z.enum(authors),
  kind: z.enum(messageKinds),
  text: z.string(),
  createdAt: time,
  via: z.enum(messageWays).nullable().describe('How it came or went, where not by this site.'),
  meeting: z.object({ at: time, minutes: z.int(), place: z.string() }).nullable().describe('To which it invites.'),
});
export type Meeting = NonNullable<z.infer<typeof messageShape>['meeting']>;
export type ThreadMessage = z.infer<typeof messageShape>;

const fileShape = z.object({
  _id: z.string(),
  name: z.string(),
  size: z.int().describe('Bytes.'),
  message: z.string().nullable().describe('The message that it came with; null of one that came with the lead.'),
  marks: z.array(z.enum(fileMarks)).describe('Why it is to be opened with care.'),
  createdAt: time,
});
export type ThreadFile = z.infer<typeof fileShape>;

/** What followed after a lead, oldest first. */
export const threadShape = z.object({
  status: z.enum(publicStatuses).describe('Where it stands, as its sender sees it.'),
  messages: z.array(messageShape),
  files: z.array(fileShape),
});
export type Thread = z.infer<typeof threadShape>;
export const threadAnswer = z.object({
  message: z.string().optional().catch(undefined),
  data: z.object({
    thread: lenient(threadShape, { usual: { status: 'received', author: 'staff', kind: 'answer' } }),
    isMailed: z.boolean().optional().catch(undefined),
  }),
});

type Known = {
  closedAt: string | null;
  messages: readonly Pick<ThreadMessage, 'author' | 'kind'>[];
  /** The status that staff gave it; undefined for a kind without one. */
  staffStatus: LeadStatus | undefined;
};

/** What the status of staff says to the visitor before staff wrote anything. */
const byStaffStatus: Partial<Record<LeadStatus, PublicStatus>> = {
  read: 'priced',
  reviewed: 'priced',
  replied: 'answered',
  accepted: 'answered',
  rejected: 'answered',
};

/**
 * The public status follows from what happened: closed by staff, a question that waits, an answer, or what the visitor
 * wrote to it, which staff now look at. Before any message of staff, their status decides.
 */
export function choosePublicStatus({ closedAt, messages, staffStatus }: Known): PublicStatus {
  if (closedAt) return 'closed';
  if (!messages.some(({ author }) => author === 'staff'))
    return (staffStatus && byStaffStatus[staffStatus]) ?? 'received';
  const last = messages.at(-1);
  if (last?.author === 'visitor') return 'priced';
  return last?.kind === 'question' ? 'question' : 'answered';
}
