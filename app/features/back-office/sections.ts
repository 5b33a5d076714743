import { openParameter } from '#app/components/back-office/list/use-addressed-record.ts';
import { readSession } from '#app/components/back-office/session.ts';
import { m } from '#messages';
import { mayUse } from '#shared/staff-sections.ts';

type Section = { to: string; label: () => string };

/** The side menu: the six specified sections in order, then further ones. */
export const sections: Section[] = [
  { to: '/admin/dashboard', label: m.admin_nav_dashboard },
  { to: '/admin/partners', label: m.admin_nav_partners },
  { to: '/admin/blogs', label: m.admin_nav_blogs },
  { to: '/admin/contacts', label: m.admin_nav_contacts },
  { to: '/admin/consultations', label: m.admin_nav_consultations },
  { to: '/admin/careers', label: m.admin_nav_careers },
  { to: '/admin/products', label: m.admin_nav_products },
  { to: '/admin/projects', label: m.admin_nav_projects },
  { to: '/admin/faqs', label: m.admin_nav_faqs },
  { to: '/admin/certificates', label: m.admin_nav_certificates },
  { to: '/admin/openings', label: m.admin_nav_openings },
  { to: '/admin/services', label: m.admin_nav_services },
  { to: '/admin/company', label: m.admin_nav_company },
  { to: '/admin/redirects', label: m.admin_nav_redirects },
  { to: '/admin/trash', label: m.admin_nav_trash },
  { to: '/admin/demo-content', label: m.admin_nav_demo_content },
  { to: '/admin/users', label: m.admin_nav_users },
  { to: '/admin/privacy', label: m.admin_nav_privacy },
  { to: '/admin/outbox', label: m.admin_nav_outbox },
  { to: '/admin/audit', label: m.admin_nav_audit },
];

const nameOf = (address: string): string => address.split('/')[2] ?? '';

/** Whether a role may open a back-office screen; screens outside sections are open to everyone. */
export function mayOpen(role: string, address: string): boolean {
  const section = sections.find(({ to }) => nameOf(to) === nameOf(address));
  return !section || mayUse(role, nameOf(section.to));
}

/** The signed-in user's sections, in menu order. */
export function ownSections(): Section[] {
  const { role = '' } = readSession()?.user ?? {};
  return sections.filter(({ to }) => mayUse(role, nameOf(to)));
}

/** The start screen of a role: its first section besides the dashboard. */
export function firstScreen(role: string): string {
  const [, ...rest] = sections;
  return rest.find(({ to }) => mayUse(role, nameOf(to)))?.to ?? '/admin/dashboard';
}

/**
 * Address and label of a section, by the last part of its address; with `id`, the address of that record. Undefined
 * without access.
 */
export function placeOfSection(name: string, id?: string): { to: string; label: string } | undefined {
  const section = ownSections().find(({ to }) => to === `/admin/${name}`);
  if (!section) return undefined;
  // The company's profile has its own screen.
  const hasRecords = id !== undefined && name !== 'company';
  const address = hasRecords ? `${section.to}?${new URLSearchParams({ [openParameter]: id })}` : section.to;
  return { to: address, label: section.label() };
}
