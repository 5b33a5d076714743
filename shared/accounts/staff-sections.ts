import { nameSection } from '../kinds/kind.ts';
import { kindList } from '../kinds/kinds.ts';
import type { Role } from './roles.ts';

const content = ['marketing'] as const;
const people = ['hr'] as const;
const leads = ['sales'] as const;
const deletable = ['marketing', 'hr'] as const;
const everyone = ['marketing', 'sales', 'hr'] as const;

/**
 * The sections of each role except `admin`, which may use all: the single table behind the calls, the menu and the API
 * description. A section is the last part of its address under /admin and the first of its calls under /api; unlisted
 * ones are for administrators only.
 */
const rolesOfSections: Readonly<Record<string, readonly Role[]>> = {
  ...Object.fromEntries(kindList.map((kind) => [nameSection(kind), kind.roles])),
  dashboard: everyone,
  status: everyone,
  contacts: leads,
  consultations: leads,
  quotes: leads,
  careers: people,
  // Of the kinds whose own sections the role has.
  leads: ['sales', 'hr'],
  replies: ['sales', 'hr'],
  company: content,
  images: content,
  visits: content,
  searches: content,
  redirects: content,
  terms: content,
  // For the texts that they write.
  termbase: deletable,
  // These contain records of several sections, and show and change only the caller's.
  trash: deletable,
  history: deletable,
  'text-checks': deletable,
  translations: deletable,
  records: everyone,
  'list-views': everyone,
};

/** Whether a role may use a section; `admin` may use every one. */
export function mayUse(role: string, section: string): boolean {
  return listRoles(section).some((known) => known === role);
}

/** All roles that may use a section. */
export function listRoles(section: string): Role[] {
  const roles = Object.hasOwn(rolesOfSections, section) ? rolesOfSections[section] : undefined;
  return ['admin', ...(roles ?? [])];
}

/** The section of a call, by its address below `/api`: `/partners/:id` → `partners`. */
export function sectionOfCall(path: string): string {
  return path.split('/')[1] ?? '';
}
