import { z } from 'zod';
import type { Translations } from './content.ts';
import { languages } from './language.ts';
import { oneOf } from './text-schema.ts';

/** What people press when they are interested: ways to reach the company, and ways to keep or pass on a page. */
export const visitClicks = ['whatsapp', 'phone', 'mail', 'datasheet', 'share'] as const;
export type VisitClick = (typeof visitClicks)[number];

/** What browsers tell of: a page that is seen, and what is pressed on it. */
const visitEvents = ['view', ...visitClicks] as const;

/** What stands for all values above the number that is kept of a day. */
export const otherValues = '*';

const visitLimits = { path: 200, host: 253, campaign: 100, sent: 1_000 } as const;
const sentText = z.string().max(visitLimits.sent).default('');

/** What a page of ours tells of a visit: nothing about who visits. */
export const visitEventSchema = z.object({
  kind: oneOf(visitEvents, 'error_invalid_choice'),
  path: z.string().max(visitLimits.sent),
  language: oneOf(languages, 'error_invalid_choice'),
  /** Whether the visit begins with this page. */
  first: z.boolean().default(false),
  /** The host that led to the visit, and the campaign that its first address named. */
  referrer: sentText,
  campaign: sentText,
});
export type VisitEvent = z.infer<typeof visitEventSchema>;

/** How somebody came to write to us: the host that led here, the campaign, and the first page of the visit. */
export const cameFromSchema = z.object({ referrer: sentText, campaign: sentText, page: sentText });
export type CameFrom = z.infer<typeof cameFromSchema>;

/** The host of a referrer as it is counted: in lower case and without `www.`; '' for none, and for what is no name. */
export function referrerHost(sent: string): string {
  const address = `https://${sent.trim().replace(/^[a-z-]+:\/\//i, '')}`;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\.|\.$/g, '') : '';
  // Numeric addresses may be those of people.
  const isName = /\.[a-z][a-z0-9-]*$/.test(host) && host.length <= visitLimits.host;
  return isName ? host : '';
}

/** The name of a campaign as it is counted: in lower case, without what cannot be seen; '' for what names a person. */
export function campaignName(sent: string): string {
  const plain = sent.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
  const isOfPerson = plain.includes('@');
  return isOfPerson ? '' : Array.from(plain).slice(0, visitLimits.campaign).join('').trim();
}

/** The path of a page as it is counted, the same in both languages; undefined for what no page of ours has. */
export function visitedPath(sent: string): string | undefined {
  const isPlain = sent.length <= visitLimits.path && /^\/[\w\-~.%/]*$/.test(sent) && !sent.includes('//');
  return isPlain ? sent.replace(/\/$/, '').replace(/^\/ar(?=\/|$)/, '') || '/' : undefined;
}

/** How a form says that somebody came; undefined for a form that says nothing, or nonsense. Never refused: it is no one's to correct. */
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

/** One day in Amman, YYYY-MM-DD. */
export type VisitDay = { day: string; views: number; visits: number };
/** What a value was counted, and what was pressed in visits that it belongs to. */
export type VisitValue = { value: string; count: number; clicks: number };
/** What the record of a page is called. */
export type PageTitle = { title: string } & Translations<{ title: string }>;
/** A path, and the title of its record where it is that of one which is still there. */
export type VisitedPage = VisitValue & Partial<PageTitle>;

/** What the dashboard tells of visits. */
export type VisitSummary = {
  /** Every day of the span, oldest first; the last one is today. */
  days: VisitDay[];
  clicks: Record<VisitClick, number>;
  /** The most viewed pages, by path without language. */
  pages: VisitedPage[];
  /** Where most visits came from: a host, '' for none, `otherValues` for the rest. */
  referrers: VisitValue[];
  campaigns: VisitValue[];
  /** Views in each language. */
  languages: VisitValue[];
};
