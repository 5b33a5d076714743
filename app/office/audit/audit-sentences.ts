import { m } from '#messages';
import { words } from '#messages/audit';
import type { ReadAuditEntry } from '#shared/accounts/account-answers.ts';
import { contentSections } from '#shared/kinds/kinds.ts';
import { leadSections } from '#shared/leads/lead.ts';
import { isKnownAction } from './audit-words.ts';

/** What a sentence is made of: who, which record, which fields, the label of the section, and the name of the action. */
type SentenceParts = { name: string; record: string; fields: string; section: string; action: string };
type Sentence = (parts: SentenceParts) => string;
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
const byCall: Readonly<Record<string, Sentence>> = {
  'DELETE /{kind}/:id': m.audit_says_trashed,
  'POST /{kind}/bulk deleted': m.audit_says_trashed,
  'POST /{kind}/:id/images': m.audit_says_pictures_added,
  'DELETE /{kind}/:id/images': m.audit_says_picture_removed,
  'POST /{kind}/:id/specifications': m.audit_says_specification_added,
  'PUT /{kind}/:id/specifications/:name': m.audit_says_specification_changed,
  'DELETE /{kind}/:id/specifications/:name': m.audit_says_specification_removed,
  'POST /{kind}/:id/tags': m.audit_says_tag_added,
  'DELETE /{kind}/:id/tags/:tag': m.audit_says_tag_removed,
  'POST /history/:entity/:id/:version/restore': m.audit_says_version_restored,
  'POST /translations/:entity/:id/still-right': m.audit_says_still_right,
  'POST /translations/:entity/:id/drafts': m.audit_says_drafted,
  'POST /translations/:entity/:id/drafts/accept': m.audit_says_drafts_accepted,
  'POST /translations/:entity/:id/drafts/discard': m.audit_says_drafts_discarded,
  'PUT /text-checks/:entity/:id/dismissals': m.audit_says_finding_dismissed,
  'DELETE /demo-content': m.audit_says_demo_removed,
  'PUT /images/printed': m.audit_says_print_noted,
  'POST /images/library': m.audit_says_picture_stored,
  'DELETE /{lead}/:id/suspicion': m.audit_says_suspicion_cleared,
  'POST /{lead}/:id/thread': m.audit_says_wrote,
  'POST /{lead}/:id/thread status_changed': m.audit_says_wrote_status,
  // Earlier releases did not say which.
  'PATCH /{lead}/:id/thread status_changed': m.audit_says_done_or_reopened,
  'POST /leads/:id/notes': m.audit_says_noted,
  'PUT /leads/:id/others/:other': m.audit_says_related,
  'PUT /replies': m.audit_says_replies_changed,
  'PUT /privacy': m.audit_says_privacy_changed,
  'POST /privacy/person/export': m.audit_says_person_exported,
  'PUT /working-hours': m.audit_says_hours_changed,
  'DELETE /auth/sessions': m.audit_says_own_sessions_ended,
  'DELETE /auth/sessions/:id': m.audit_says_own_sessions_ended,
  'PATCH /auth/passkeys/:id': m.audit_says_passkey_renamed,
  'DELETE /users/:id/totp': m.audit_says_totp_turned_off_for,
  'PUT /settings/security': m.audit_says_security_changed,
  'PUT /first-day': m.audit_says_first_day,
  'PUT /first-day/demo-content': m.audit_says_demo_decided,
  'POST /first-day/test-letter': m.audit_says_test_letter,
  'POST /backups': m.audit_says_backup_asked,
  'GET /backups/archives/:id': m.audit_says_backup_downloaded,
  'POST /terms': m.audit_says_word_added,
  'PUT /terms/:id': m.audit_says_word_changed,
  'DELETE /terms/:id': m.audit_says_word_removed,
  'DELETE /terms/:id/changes': m.audit_says_word_restored,
  'POST /redirects': m.audit_says_redirect_added,
  'DELETE /redirects/:id': m.audit_says_redirect_removed,
  'POST /outbox/test': m.audit_says_test_letter,
  'POST /outbox/:id/retry': m.audit_says_letter_retried,
  'DELETE /outbox/:id': m.audit_says_letter_deleted,
  'PUT /system/notice': m.audit_says_notice_changed,
  'PUT /system/settings/mail': m.audit_says_mail_changed,
  'PUT /system/settings/answers': m.audit_says_answers_changed,
  'POST /system/answers/trial': m.audit_says_test_letter,
  'PUT /system/settings/backups': m.audit_says_backups_changed,
  'POST /system/settings/:part/undo': m.audit_says_settings_undone,
  'POST /system/updates': m.audit_says_update_uploaded,
  'POST /system/updates/:id/prepare': m.audit_says_update_prepared,
  'POST /system/updates/:id/start': m.audit_says_update_started,
  'POST /system/updates/back': m.audit_says_update_undone,
  'DELETE /searches/:id': m.audit_says_search_forgotten,
  'POST /work/retry': m.audit_says_work_retried,
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
  asTheirAction.includes(generaliseCall(call)) || Object.hasOwn(byCall, generaliseCall(call));

/** Refusals say more than the call that was refused. */
const isRefusal = (action: string) => action === 'refused' || action === 'foreign_origin';

/** The sentence of an entry of the audit log. */
export function composeSentence({ action, call, section, actor, hasFields }: Entry): Sentence {
  const shape = call === null || isRefusal(action) ? '' : generaliseCall(call);
  const own = byCall[`${shape} ${action}`] ?? byCall[shape];
  if (own) return own;
  const isLead = leadSections.some((known) => known === section);
  if (action === 'retention_applied' && !isLead) return m.audit_says_log_shortened;
  if (action === 'erased' && isLead) return actor ? m.audit_says_person_erased : m.audit_says_sender_erased;
  if (action === 'changed' && hasFields) return m.audit_says_changed_fields;
  return isKnownAction(action) ? words[`audit_says_${action}`] : m.audit_says_unknown;
}
