import { m } from '#messages';
import type { DeskTab } from '#shared/leads/desk.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import type { Narrowing } from './desk-data.ts';

export const tabLabels: Record<DeskTab, () => string> = {
  us: m.desk_tab_us,
  them: m.desk_tab_them,
  done: m.desk_tab_done,
  suspicious: m.desk_tab_suspicious,
};

export const leadKindLabels: Record<LeadKind, () => string> = {
  contact: m.outbox_kind_contact,
  consultation: m.outbox_kind_consultation,
  career: m.outbox_kind_career,
  quote: m.outbox_kind_quote,
};

export const narrowingLabels: Record<Narrowing, () => string> = {
  due: m.desk_answer_by,
  kind: m.desk_kind,
  product: m.admin_column_product,
  vacancy: m.admin_column_opening,
  country: m.quote_country,
  source: m.admin_came_from,
};

/** What the fields that staff choose for a lead are called within a sentence. */
export const deskFieldWords: Readonly<Record<string, () => string>> = {
  owner: m.desk_owner,
  nextStep: m.desk_next_step,
  nextStepOn: m.audit_noun_next_step_on,
  answerBy: m.audit_noun_answer_by,
  tags: m.desk_tags,
  rating: m.desk_rating,
};
