import { csvTime } from '#server/core/http/replies/csv-export.ts';
import { localise } from '#shared/content/content.ts';
import type { ServiceCategory } from '#shared/content/service-categories.ts';
import type { Language } from '#shared/language.ts';
import type { LeadStatus } from '#shared/leads/lead.ts';
import type { LeadMark } from '#shared/leads/lead-answers.ts';
import type { MessageKey } from '#shared/text/message-key.ts';

/** A message in the caller's language. */
type Say = ((key: MessageKey) => string) & { language: Language };

/** A column of an export; a phone number is not escaped, although it begins with a plus. */
export type LeadColumn<Lead> = {
  heading: MessageKey;
  value: (lead: Lead, say: Say) => string;
  isPhone?: boolean;
};

export const serviceCategoryWords: Record<ServiceCategory, MessageKey> = {
  Automation: 'category_automation',
  Development: 'category_development',
  Infrastructure: 'category_infrastructure',
  Manufacturing: 'category_manufacturing',
  Sustainability: 'category_sustainability',
};

/** A column that shows a field as it is. */
function fieldColumn<Field extends string>(field: Field, heading: MessageKey): LeadColumn<Record<Field, string>> {
  return { heading, value: (lead) => lead[field] };
}

const status: LeadColumn<{ status: LeadStatus }> = {
  heading: 'admin_column_status',
  value: ({ status }, say) => say(`admin_status_${status}`),
};
const time: LeadColumn<{ createdAt: string }> = {
  heading: 'admin_column_submitted_at',
  value: ({ createdAt }) => csvTime(createdAt),
};

/** The columns of several kinds. */
export const columns = {
  reference: fieldColumn('reference', 'admin_column_reference'),
  name: fieldColumn('fullName', 'admin_column_name'),
  email: fieldColumn('email', 'admin_column_email'),
  company: fieldColumn('company', 'admin_column_company'),
  message: fieldColumn('message', 'admin_column_message'),
  status,
  time,
};

/** The subject of a lead, in the caller's language where it has a name in it. */
export function subjectColumn(heading: MessageKey): LeadColumn<LeadMark> {
  return { heading, value: ({ about }, { language }) => (about ? localise(about, language).title : '') };
}

/** The source of the sender's visit, the last column of every export. */
export const originColumn: LeadColumn<LeadMark> = {
  heading: 'admin_came_from',
  value: ({ cameFrom }, say) => {
    if (!cameFrom) return '';
    const { referrer, campaign, page } = cameFrom;
    return [referrer || say('admin_visits_direct'), campaign, page].filter(Boolean).join(' · ');
  },
};
