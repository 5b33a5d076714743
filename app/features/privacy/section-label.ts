import { m } from '#messages';
import type { PersonalSection } from '#shared/privacy.ts';

const labels: Record<PersonalSection, () => string> = {
  contacts: m.admin_nav_contacts,
  consultations: m.admin_nav_consultations,
  careers: m.admin_nav_careers,
};

/** What a section is called in the menu. */
export function sectionLabel(section: PersonalSection): string {
  return labels[section]();
}
