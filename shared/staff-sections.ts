import type { Role } from './account.ts';

const content = ['marketing'] as const;
const people = ['hr'] as const;
const leads = ['sales'] as const;
const deletable = ['marketing', 'hr'] as const;
const everyone = ['marketing', 'sales', 'hr'] as const;

/**
 * Which roles besides `admin`, which has all rights, may use which section of the back office: the one table that the
 * calls, the menu and the description of the API go by. A section is the last part of its address under /admin and the
 * first of its calls under /api; one that is not named here is for administrators alone.
 */
const rolesOfSections = {
  dashboard: everyone,
  status: everyone,
  partners: content,
  blogs: content,
  contacts: leads,
  consultations: leads,
  careers: people,
  products: content,
  projects: content,
  faqs: content,
  certificates: content,
  openings: people,
  services: content,
  company: content,
  images: content,
  visits: content,
  redirects: content,
  // These hold records of several sections, and show and change only those of the caller's own.
  trash: deletable,
  history: deletable,
  records: everyone,
} as const satisfies Record<string, readonly Role[]>;

/** Whether somebody of this role may use a section; `admin` may use every one. */
export function mayUse(role: string, section: string): boolean {
  return rolesOf(section).some((known) => known === role);
}

/** All roles that may use a section. */
export function rolesOf(section: string): Role[] {
  const isNamed = Object.hasOwn(rolesOfSections, section);
  return ['admin', ...(isNamed ? rolesOfSections[section as keyof typeof rolesOfSections] : [])];
}

/** The section of a call, by its address below `/api`: `/partners/:id` → `partners`. */
export function sectionOfCall(path: string): string {
  return path.split('/')[1] ?? '';
}
