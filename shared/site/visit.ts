import { z } from 'zod';
import { lenient } from '../answer-parts.ts';
import { languages } from '../language.ts';
import { cutText } from '../text/cut-between-signs.ts';
import { oneOf } from '../text/text-schema.ts';
import { toWesternDigits } from '../text/western-digits.ts';
import { isPrivatePath, pathWithoutLanguage } from './site-paths.ts';

/** Clicks of interest: contact links, and saving or sharing a page. */
export const visitClicks = ['whatsapp', 'phone', 'mail', 'datasheet', 'share'] as const;
export type VisitClick = (typeof visitClicks)[number];

/** Events of browsers: page views, and clicks. */
const visitEvents = ['view', ...visitClicks] as const;

/** The value that sums up everything beyond the daily limit. */
export const otherValues = '*';

const visitLimits = { path: 200, host: 253, campaign: 100, sent: 1_000 } as const;
const sentText = z.string().max(visitLimits.sent).default('');

/** A visit event: nothing about the visitor. */
export const visitEventSchema = z.object({
  kind: oneOf(visitEvents, 'error_invalid_choice'),
  path: z.string().max(visitLimits.sent),
  language: oneOf(languages, 'error_invalid_choice'),
  /** Whether the visit starts with this page. */
  first: z.boolean().default(false),
  /** The host that led to the visit, and the campaign that its first address named. */
  referrer: sentText,
  campaign: sentText,
});
export type VisitEvent = z.infer<typeof visitEventSchema>;

/** The source of a sender's visit: referring host, campaign, and first page. */
export const cameFromSchema = z.object({ referrer: sentText, campaign: sentText, page: sentText });
export type CameFrom = z.infer<typeof cameFromSchema>;

/** The normalised host of a referrer: lower case, without `www.`; '' for none, and for anything but a name. */
export function referrerHost(sent: string): string {
  const address = `https://${sent.trim().replace(/^[a-z-]+:\/\//i, '')}`;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\.|\.$/g, '') : '';
  // IP addresses may identify people.
  const isName = /\.[a-z][a-z0-9-]*$/.test(host) && host.length <= visitLimits.host;
  return isName ? host : '';
}

/** Whether a text is a telephone number: a number alone may be the id of a campaign, a short one a day. */
function isTelephone(text: string): boolean {
  const isNumber = /^[+\d][\d ().-]+$/.test(text) && text.replace(/\D/g, '').length >= 9;
  return isNumber && /^[+0]| /.test(text);
}

/**
 * The normalised name of a campaign: lower case, without invisible characters; '' when it could identify a person, and
 * for the value that stands for all others.
 */
export function campaignName(sent: string): string {
  const plain = sent.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
  const isOfPerson = plain.includes('@') || isTelephone(toWesternDigits(plain));
  return isOfPerson || plain === otherValues ? '' : cutText(plain, visitLimits.campaign).trim();
}

/** The normalised path of a page, without language; undefined for impossible paths, and for private addresses. */
export function visitedPath(sent: string): string | undefined {
  const isPlain = sent.length <= visitLimits.path && /^\/[\w\-~.%/]*$/.test(sent) && !sent.includes('//');
  return isPlain && !isPrivatePath(sent) ? pathWithoutLanguage(sent.replace(/\/$/, '')) : undefined;
}

/** Parses a form's `CameFrom`; undefined when absent or invalid. Never refused: visitors could not correct it. */
export function readCameFrom(sent: unknown): CameFrom | undefined {
  const { success, data } = cameFromSchema.safeParse(typeof sent === 'string' ? parseJson(sent) : sent);
  if (!success) return undefined;
  const { referrer, campaign, page } = data;
  const cameFrom = {
    referrer: referrerHost(referrer),
    campaign: campaignName(campaign),
    page: visitedPath(page) ?? '',
  };
  return Object.values(cameFrom).some(Boolean) ? cameFrom : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How far back the dashboard looks, in days. */
export const visitSpans = [7, 30, 90, 365] as const;
export type VisitSpan = (typeof visitSpans)[number];
export const usualVisitSpan: VisitSpan = 30;

/** One day in Amman. */
const visitDayShape = z.object({ day: z.string().meta({ format: 'date' }), views: z.int(), visits: z.int() });
export type VisitDay = z.infer<typeof visitDayShape>;

/** The count of a value, and the clicks in its visits. */
const visitValueShape = z.object({
  value: z.string().describe(`\`${otherValues}\`: everything above the number that is kept of a day.`),
  count: z.int(),
  clicks: z.int().describe('What was pressed in these visits, or on these pages.'),
});
export type VisitValue = z.infer<typeof visitValueShape>;
const visitValues = z.array(visitValueShape);

/** A path, and the title of its record if it exists. */
const visitedPageShape = visitValueShape.extend({
  title: z.string().exactOptional().describe('What the record of the page is called; a fixed page has none.'),
  translations: z.object({ ar: z.object({ title: z.string().exactOptional() }) }).exactOptional(),
});
export type VisitedPage = z.infer<typeof visitedPageShape>;
/** What the record of a page is called. */
export type PageTitle = Required<Pick<VisitedPage, 'title' | 'translations'>>;

const clicks = Object.fromEntries(visitClicks.map((kind) => [kind, z.int()])) as Record<VisitClick, z.ZodInt>;

/** The visit statistics of the dashboard: every day of the span, and the most frequent values. */
export const visitSummaryShape = z.object({
  days: z.array(visitDayShape).describe('Days in Amman, oldest first.'),
  clicks: z.object(clicks),
  pages: z
    .array(visitedPageShape)
    .describe('Views, by path without language; the pages of records by that with their id, whatever their address.'),
  referrers: visitValues.describe('Visits, by the host they came from; empty: none.'),
  campaigns: visitValues.describe('Visits, by `utm_campaign`, else `utm_source`.'),
  languages: visitValues.describe('Views, by language.'),
});
export type VisitSummary = z.infer<typeof visitSummaryShape>;
export const visitSummaryAnswer = lenient(visitSummaryShape, { strict: ['day'] });
