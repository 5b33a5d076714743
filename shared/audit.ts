/** Audit actions. An action of a back-office call is named by its method and address. */
export const auditActions = [
  'sign_in',
  'sign_in_failed',
  'sign_in_throttled',
  'sign_out',
  'refused',
  'foreign_origin',
  'created',
  'changed',
  'status_changed',
  'ordered',
  'deleted',
  'restored',
  'erased',
  'exported',
  'cv_opened',
  'password_changed',
  'password_reset',
  'password_forgotten',
  'password_recovered',
  'sessions_ended',
  'totp_turned_on',
  'totp_turned_off',
  'recovery_code_used',
  'recovery_codes_made',
  'backup_made',
  'backup_failed',
  'backup_restored',
  'retention_applied',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** An entry of the log, as administrators read it. */
export type AuditEntry = {
  _id: string;
  at: string;
  /** The actor; null: not signed in, or the site itself. */
  actor: { _id: string; username: string | null } | null;
  action: AuditAction;
  section: string;
  record: string | null;
  /** The record's current name in the reader's language; null when it was erased or has none. */
  recordName: string | null;
  /** Names of the changed fields. */
  fields: string[];
  /** The call, without any value: `PATCH /contacts/:id/status`. */
  call: string | null;
  /** A part of the keyed hash of the network address: equal ones came from one place. */
  address: string | null;
};

/** The same in the client, where the action may be unknown. */
export type ReadAuditEntry = Omit<AuditEntry, 'action'> & { action: string };

/** How long entries are kept, in months. */
export const auditMonths = { usual: 24, least: 6, most: 120 } as const;
