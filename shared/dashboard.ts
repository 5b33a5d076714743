import type { CareerStatus } from './career.ts';
import type { HistoryAct } from './history.ts';
import type { ContentSection } from './kinds/kinds.ts';
import type { LeadSection } from './lead.ts';

export type DashboardSection = ContentSection | LeadSection | 'company' | 'users';

/** A record that the dashboard points at; `title` is in the caller's language. */
export type DashboardRecord = { _id: string; section: DashboardSection; title: string; at: string };

/** An action on a record and its author; null: the site itself. */
export type DashboardChange = DashboardRecord & { act: HistoryAct; by: string | null };

/** The number of open records, and the newest few. */
export type Waiting = { count: number; entries: DashboardRecord[] };

/** Messages of one week in Amman; `from` is its first day, a Saturday, YYYY-MM-DD. */
export type MessageWeek = { from: string; contacts: number; consultations: number };
export type StatusCount = { status: CareerStatus; count: number };

export const waitingKinds = ['contacts', 'careers', 'consultations', 'drafts', 'arabic'] as const;

/** The data of the dashboard. */
export type Dashboard = {
  /** Limited to the caller's sections. */
  waiting: Partial<Record<(typeof waitingKinds)[number], Waiting>>;
  /** What staff did last, newest first. */
  changes: DashboardChange[];
  /** The last twelve weeks, oldest first; the last one is incomplete. */
  messagesPerWeek: MessageWeek[];
  applicationsPerStatus: StatusCount[];
};
