import { contentSections } from '../kinds/kinds.ts';
import { leadSections } from '../leads/lead.ts';
import type { MessageKey } from '../text/message-key.ts';
import type { ReadAuditEntry } from './account-answers.ts';
import { type AuditAction, auditActions } from './audit.ts';

type SentenceKey = Extract<MessageKey, `audit_says_${string}`>;
type Entry = Pick<ReadAuditEntry, 'action' | 'call' | 'section' | 'actor'> & { hasFields: boolean };

/** Calls of which nothing more is to be said than their action. */
const asTheirAction: readonly string[] = [
  ...['POST /{kind}', 'PUT /{kind}/:id', 'POST /{kind}/bulk', 'PUT /{kind}/order', 'PUT /company'],
  ...['POST /trash/:entity/:id/restore', 'POST /trash/restore', 'DELETE /trash/:entity/:id'],
  ...['GET /translations/export.csv', 'DELETE /{lead}/:id', 'POST /{lead}/bulk', 'PATCH /{lead}/:id/status'],
  ...['GET /{lead}/export.csv', 'GET /{lead}/:id/cv', 'GET /{lead}/:id/pdf', 'GET /{lead}/:id/files/:file'],
  ...['PATCH /{lead}/:id/thread', 'PATCH /leads/:id', 'POST /leads/bulk', 'POST /auth/logout'],
  ...['PUT /auth/password', 'POST /auth/confirm', 'POST /auth/totp/confirm', 'POST /auth/totp/off'],
  ...['POST /auth/totp/recovery-codes', 'POST /auth/passkeys', 'DELETE /auth/passkeys/:id', 'POST /users'],
  ...['PATCH /users/:id', 'DELETE /users/:id', 'PUT /users/:id/password', 'DELETE /users/:id/sessions'],
  ...['DELETE /users/:id/sessions/:session', 'POST /users/invitations', 'DELETE /users/invitations/:id'],
  ...['GET /audit/export.csv', 'POST /backups/archives/:id/test'],
];

/**
 * Calls that say more, with an action after them where they have several. A new call is added here or above:
 * `server/main/api/audited-calls.test.ts`.
 */
export const sentencesOfCalls: Readonly<Record<string, SentenceKey>> = {
  'DELETE /{kind}/:id': 'audit_says_trashed',
  'POST /{kind}/bulk deleted': 'audit_says_trashed',
  'POST /{kind}/:id/images': 'audit_says_pictures_added',
  'DELETE /{kind}/:id/images': 'audit_says_picture_removed',
  'POST /{kind}/:id/specifications': 'audit_says_specification_added',
  'PUT /{kind}/:id/specifications/:name': 'audit_says_specification_changed',
  'DELETE /{kind}/:id/specifications/:name': 'audit_says_specification_removed',
  'POST /{kind}/:id/tags': 'audit_says_tag_added',
  'DELETE /{kind}/:id/tags/:tag': 'audit_says_tag_removed',
  'POST /history/:entity/:id/:version/restore': 'audit_says_version_restored',
  'POST /translations/:entity/:id/still-right': 'audit_says_still_right',
  'POST /translations/:entity/:id/drafts': 'audit_says_drafted',
  'POST /translations/:entity/:id/drafts/accept': 'audit_says_drafts_accepted',
  'POST /translations/:entity/:id/drafts/discard': 'audit_says_drafts_discarded',
  'PUT /text-checks/:entity/:id/dismissals': 'audit_says_finding_dismissed',
  'DELETE /demo-content': 'audit_says_demo_removed',
  'PUT /images/printed': 'audit_says_print_noted',
  'POST /images/library': 'audit_says_picture_stored',
  'DELETE /{lead}/:id/suspicion': 'audit_says_suspicion_cleared',
  'POST /{lead}/:id/thread': 'audit_says_wrote',
  'POST /{lead}/:id/thread status_changed': 'audit_says_wrote_status',
  // Earlier releases did not say which.
  'PATCH /{lead}/:id/thread status_changed': 'audit_says_done_or_reopened',
  'POST /leads/:id/notes': 'audit_says_noted',
  'PUT /leads/:id/others/:other': 'audit_says_related',
  'PUT /replies': 'audit_says_replies_changed',
  'PUT /privacy': 'audit_says_privacy_changed',
  'POST /privacy/person/export': 'audit_says_person_exported',
  'PUT /working-hours': 'audit_says_hours_changed',
  'DELETE /auth/sessions': 'audit_says_own_sessions_ended',
  'DELETE /auth/sessions/:id': 'audit_says_own_sessions_ended',
  'PATCH /auth/passkeys/:id': 'audit_says_passkey_renamed',
  'DELETE /users/:id/totp': 'audit_says_totp_turned_off_for',
  'PUT /settings/security': 'audit_says_security_changed',
  'PUT /first-day': 'audit_says_first_day',
  'PUT /first-day/demo-content': 'audit_says_demo_decided',
  'POST /first-day/test-letter': 'audit_says_test_letter',
  'POST /backups': 'audit_says_backup_asked',
  'GET /backups/archives/:id': 'audit_says_backup_downloaded',
  'POST /terms': 'audit_says_word_added',
  'PUT /terms/:id': 'audit_says_word_changed',
  'DELETE /terms/:id': 'audit_says_word_removed',
  'DELETE /terms/:id/changes': 'audit_says_word_restored',
  'POST /redirects': 'audit_says_redirect_added',
  'DELETE /redirects/:id': 'audit_says_redirect_removed',
  'POST /outbox/test': 'audit_says_test_letter',
  'POST /outbox/:id/retry': 'audit_says_letter_retried',
  'DELETE /outbox/:id': 'audit_says_letter_deleted',
  'PUT /system/notice': 'audit_says_notice_changed',
  'PUT /system/settings/mail': 'audit_says_mail_changed',
  'PUT /system/settings/answers': 'audit_says_answers_changed',
  'POST /system/answers/trial': 'audit_says_test_letter',
  'PUT /system/settings/backups': 'audit_says_backups_changed',
  'POST /system/settings/:part/undo': 'audit_says_settings_undone',
  'POST /system/updates': 'audit_says_update_uploaded',
  'POST /system/updates/:id/prepare': 'audit_says_update_prepared',
  'POST /system/updates/:id/start': 'audit_says_update_started',
  'POST /system/updates/back': 'audit_says_update_undone',
  'DELETE /searches/:id': 'audit_says_search_forgotten',
  'POST /work/retry': 'audit_says_work_retried',
};

/** A call with the section of its kind replaced: `POST /partners` → `POST /{kind}`. */
function generaliseCall(call: string): string {
  return call.replace(/(?<= \/)[\w-]+/, (section) => {
    if (contentSections.some((known) => known === section)) return '{kind}';
    return leadSections.some((known) => known === section) ? '{lead}' : section;
  });
}

/** Whether a call, `POST /partners`, has its line here. */
export const isKnownCall = (call: string): boolean =>
  asTheirAction.includes(generaliseCall(call)) || Object.hasOwn(sentencesOfCalls, generaliseCall(call));

/** Refusals say more than the call that was refused. */
const isRefusal = (action: string) => action === 'refused' || action === 'foreign_origin';

/** The sentence that an action has where its call says no more. */
export const sentenceOfAction = (action: AuditAction) => `audit_says_${action}` as const;

const isKnownAction = (action: string): action is AuditAction => auditActions.includes(action as AuditAction);

/** The message that says what an entry of the audit log records. */
export function findSentence({ action, call, section, actor, hasFields }: Entry): SentenceKey {
  if (action === 'refused' && hasFields) return 'audit_says_refused_fields';
  const shape = call === null || isRefusal(action) ? '' : generaliseCall(call);
  const own = sentencesOfCalls[`${shape} ${action}`] ?? sentencesOfCalls[shape];
  if (own) return own;
  const isLead = leadSections.some((known) => known === section);
  if (action === 'retention_applied' && !isLead) return 'audit_says_log_shortened';
  if (action === 'erased' && isLead) return actor ? 'audit_says_person_erased' : 'audit_says_sender_erased';
  if (action === 'changed' && hasFields) return 'audit_says_changed_fields';
  return isKnownAction(action) ? sentenceOfAction(action) : 'audit_says_unknown';
}
