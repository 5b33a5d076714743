/** Audit actions. An action of a back-office call is named by its method and address. */
export const auditActions = [
  ...['sign_in', 'sign_in_failed', 'sign_in_throttled', 'sign_out', 'confirmed', 'confirmation_failed'],
  ...['refused', 'foreign_origin'],
  ...['created', 'changed', 'status_changed', 'sender_wrote', 'ordered', 'deleted', 'restored', 'erased'],
  ...['done', 'reopened', 'suspicion_cleared', 'suspicion_marked'],
  ...['exported', 'cv_opened', 'file_opened'],
  ...['password_changed', 'password_reset', 'password_forgotten', 'password_recovered'],
  ...['invited', 'invitation_accepted', 'invitation_revoked', 'sessions_ended'],
  ...['totp_turned_on', 'totp_turned_off', 'recovery_code_used', 'recovery_codes_made'],
  ...['passkey_added', 'passkey_removed'],
  ...['backup_made', 'backup_failed', 'backup_tested', 'backup_restored', 'retention_applied'],
] as const;
export type AuditAction = (typeof auditActions)[number];

/** How long entries are kept, in months. */
export const auditMonths = { usual: 24, least: 6, most: 120 } as const;
