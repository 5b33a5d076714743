import { words } from '#messages/audit';
import { type AuditAction, auditActions } from '#shared/accounts/audit.ts';

export const isKnownAction = (action: string): action is AuditAction => auditActions.includes(action as AuditAction);

/** Every action, for a filter. */
export function actionChoices(): { value: string; label: string }[] {
  return auditActions.map((action) => ({ value: action, label: words[`audit_action_${action}`]() }));
}

const further: Record<string, () => string> = {
  'sign-in': words.audit_section_sign_in,
  auth: words.audit_section_auth,
  settings: words.audit_section_settings,
  images: words.audit_section_images,
  history: words.audit_section_history,
  site: words.audit_section_site,
  backups: words.audit_section_backups,
  work: words.audit_section_work,
};

/** The label of a place outside the menu; its name without one. */
export function furtherSectionLabel(section: string): string {
  return further[section]?.() ?? section;
}

export const furtherSections = Object.keys(further);
