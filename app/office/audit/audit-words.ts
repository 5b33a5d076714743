import { m } from '#messages';
import { type AuditAction, auditActions } from '#shared/accounts/audit.ts';

// Listed explicitly: computed keys would bundle every message of the site.
const actions: Record<AuditAction, () => string> = {
  sign_in: m.audit_action_sign_in,
  sign_in_failed: m.audit_action_sign_in_failed,
  sign_in_throttled: m.audit_action_sign_in_throttled,
  sign_out: m.audit_action_sign_out,
  confirmed: m.audit_action_confirmed,
  confirmation_failed: m.audit_action_confirmation_failed,
  refused: m.audit_action_refused,
  foreign_origin: m.audit_action_foreign_origin,
  created: m.audit_action_created,
  changed: m.audit_action_changed,
  status_changed: m.audit_action_status_changed,
  sender_wrote: m.audit_action_sender_wrote,
  ordered: m.audit_action_ordered,
  deleted: m.audit_action_deleted,
  restored: m.audit_action_restored,
  erased: m.audit_action_erased,
  exported: m.audit_action_exported,
  cv_opened: m.audit_action_cv_opened,
  file_opened: m.audit_action_file_opened,
  password_changed: m.audit_action_password_changed,
  password_reset: m.audit_action_password_reset,
  password_forgotten: m.audit_action_password_forgotten,
  password_recovered: m.audit_action_password_recovered,
  invited: m.audit_action_invited,
  invitation_accepted: m.audit_action_invitation_accepted,
  invitation_revoked: m.audit_action_invitation_revoked,
  sessions_ended: m.audit_action_sessions_ended,
  totp_turned_on: m.audit_action_totp_turned_on,
  totp_turned_off: m.audit_action_totp_turned_off,
  recovery_code_used: m.audit_action_recovery_code_used,
  recovery_codes_made: m.audit_action_recovery_codes_made,
  passkey_added: m.audit_action_passkey_added,
  passkey_removed: m.audit_action_passkey_removed,
  backup_made: m.audit_action_backup_made,
  backup_failed: m.audit_action_backup_failed,
  backup_tested: m.audit_action_backup_tested,
  backup_restored: m.audit_action_backup_restored,
  retention_applied: m.audit_action_retention_applied,
};

const isKnown = (action: string): action is AuditAction => Object.hasOwn(actions, action);

/** The label of an action; its own name without one. */
export function actionLabel(action: string): string {
  return isKnown(action) ? actions[action]() : action;
}

/** Every action, for a filter. */
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
  work: m.audit_section_work,
};

/** The label of a place outside the menu; its name without one. */
export function furtherSectionLabel(section: string): string {
  return further[section]?.() ?? section;
}

export const furtherSections = Object.keys(further);
