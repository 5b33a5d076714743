import { m } from '#messages';
import type { LeadSection } from '#shared/leads/lead.ts';

/** What each section is called in the menu. */
export const sectionLabels: Record<LeadSection, () => string> = {
  contacts: m.admin_nav_contacts,
  consultations: m.admin_nav_consultations,
  careers: m.admin_nav_careers,
  quotes: m.admin_nav_quotes,
};
