import { m } from '#messages';
import { type AuditAction, auditActions } from '#shared/audit.ts';

/** What an act of the log is called. */
export function actionLabel(action: AuditAction): string {
  return m[`audit_action_${action}`]();
}

/** Every act, for a filter. */
export function actionChoices(): { value: string; label: string }[] {
  return auditActions.map((action) => ({ value: action, label: actionLabel(action) }));
}

const further: Record<string, () => string> = {
  'sign-in': m.audit_section_sign_in,
  auth: m.audit_section_auth,
  settings: m.audit_section_settings,
  images: m.audit_section_images,
  history: m.audit_section_history,
  site: m.audit_section_site,
  backups: m.audit_section_backups,
};

/** Where something was done that is no section of the menu; the name itself where there is no word for it. */
export function furtherSectionLabel(section: string): string {
  return further[section]?.() ?? section;
}

export const furtherSections = Object.keys(further);
