import { csvTime } from '#server/http/csv-export.ts';
import { localise } from '#shared/content.ts';
import type { Language } from '#shared/language.ts';
import type { LeadMark, LeadStatus, StaffLead } from '#shared/lead.ts';
import type { MessageKey } from '#shared/message-key.ts';
import type { ServiceCategory } from '#shared/service-categories.ts';

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

export const referenceColumn = fieldColumn('reference', 'admin_column_reference');
export const nameColumn = fieldColumn('fullName', 'admin_column_name');
export const emailColumn = fieldColumn('email', 'admin_column_email');
export const companyColumn = fieldColumn('company', 'admin_column_company');
export const messageColumn = fieldColumn('message', 'admin_column_message');
export const statusColumn: LeadColumn<{ status: LeadStatus }> = {
  heading: 'admin_column_status',
  value: ({ status }, say) => say(`admin_status_${status}`),
};
export const timeColumn: LeadColumn<{ createdAt: string }> = {
  heading: 'admin_column_submitted_at',
  value: ({ createdAt }) => csvTime(createdAt),
};

/** The subject of a lead, in the caller's language where it has a name in it. */
export function subjectColumn(heading: MessageKey): LeadColumn<StaffLead<object>> {
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
