import type { ReactNode } from 'react';
import { ownFailureMessage } from '#app/office/components/api-client.ts';
import type { ListColumn } from '#app/office/components/list/list-column.ts';
import type { SourceFilter } from '#app/office/components/list/list-filter.tsx';
import type { ListSource } from '#app/office/components/list/read-list.ts';
import type { AnswerSchema } from '#shared/answer-parts.ts';
import { type LeadKind, type LeadStatus, sectionOfLead } from '#shared/leads/lead.ts';
import type { StaffLead } from '#shared/leads/lead-answers.ts';
import type { Leads } from '#shared/leads/quote-answers.ts';
import type { ShownLead } from './change-status.ts';
import { leadFilters } from './suspicion.tsx';

type Word = () => string;

/** A lead of any kind, as staff are answered. */
export type AnyLead = StaffLead<Leads[LeadKind]>;

/** The dialogs of a lead: what was sent, and its new status. */
type LeadDialog = 'details' | 'status';

/** What the parts of a screen can do. */
export type LeadActs<Lead> = {
  open: (dialog: LeadDialog, lead: Lead) => void;
  close: () => void;
  /** Settles when the list shows the new status, or the error is shown. */
  changeStatus: (lead: ShownLead, status: LeadStatus) => Promise<unknown>;
  clearSuspicion: (lead: { _id: string }) => void;
};

/** How staff see one kind of leads: what differs between the three screens. */
export type LeadScreen<Lead extends AnyLead> = {
  kind: LeadKind;
  menu: Word;
  answers: { list: AnswerSchema<Lead[]>; one: AnswerSchema<Lead> };
  columns: (acts: LeadActs<Lead>) => ListColumn<Lead>[];
  /** The acts of a row, besides clearing a suspicion and deleting. */
  rowActs: (lead: Lead, acts: LeadActs<Lead>) => ReactNode;
  /** Further ones, which give way to them where space is short; null for a lead without. */
  furtherActs?: (lead: Lead, acts: LeadActs<Lead>) => ReactNode;
  dialog: (dialog: LeadDialog, lead: Lead, acts: LeadActs<Lead>) => ReactNode;
  /** Null for a kind without a status. */
  status: {
    choices: readonly LeadStatus[];
    filter: SourceFilter;
    failed: Word;
    /** The message without one of the server. */
    updated: Word;
  } | null;
  /** Where failures are shown: above the list, or in a toast whose own words take precedence over the server's. */
  failures: 'alert' | 'toast';
  words: Record<'heading' | 'empty' | 'fetchFailed' | 'deleteFailed' | 'deleted', Word> & {
    subtitle?: Word;
    confirmDelete: (named: { name: string }) => string;
  };
};

/** Where the list of a screen comes from. */
export function leadListSource<Lead extends AnyLead>(
  screen: LeadScreen<Lead>,
): ListSource<Lead> & { order: string; filters: SourceFilter[] } {
  return {
    path: `/${sectionOfLead(screen.kind)}`,
    filters: [...(screen.status ? [screen.status.filter] : []), ...leadFilters],
    order: '-createdAt',
    schema: screen.answers.list,
    failed: screen.words.fetchFailed,
    ...(screen.failures === 'toast' && { whyNot: ownFailureMessage }),
  };
}
