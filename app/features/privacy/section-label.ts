import { m } from '#messages';
import type { LeadSection } from '#shared/lead.ts';

const labels: Record<LeadSection, () => string> = {
  contacts: m.admin_nav_contacts,
  consultations: m.admin_nav_consultations,
  careers: m.admin_nav_careers,
};

/** What a section is called in the menu. */
export function sectionLabel(section: LeadSection): string {
  return labels[section]();
}
