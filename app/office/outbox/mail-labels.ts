import { m } from '#messages';
import type { MailError, MailKind, MailState, OutboxEntry } from '#shared/leads/outbox.ts';

export const mailKindLabels: Record<MailKind, () => string> = {
  contact: m.outbox_kind_contact,
  consultation: m.outbox_kind_consultation,
  career: m.outbox_kind_career,
  quote: m.outbox_kind_quote,
  digest: m.outbox_kind_digest,
  answer: m.outbox_kind_answer,
  follow_up: m.outbox_kind_follow_up,
  due: m.outbox_kind_due,
  step: m.outbox_kind_step,
  late: m.outbox_kind_late,
  week: m.outbox_kind_week,
  thread: m.outbox_kind_thread,
  recovery: m.outbox_kind_recovery,
  invitation: m.outbox_kind_invitation,
  sign_in: m.outbox_kind_sign_in,
  mention: m.outbox_kind_mention,
};

export const stateLabels: Record<MailState, () => string> = {
  waiting: m.outbox_state_waiting,
  sent: m.outbox_state_sent,
  refused: m.outbox_state_refused,
  given_up: m.outbox_state_given_up,
  expired: m.outbox_state_expired,
};

export const stateColours: Record<MailState, string> = {
  waiting: 'yellow',
  sent: 'green',
  refused: 'red',
  given_up: 'red',
  expired: 'gray',
};

const errors: Record<MailError, () => string> = {
  unreachable: m.mail_error_unreachable,
  tls: m.mail_error_tls,
  auth: m.mail_error_auth,
  sender: m.mail_error_sender,
  deferred: m.mail_error_deferred,
  refused: m.mail_error_refused,
  address: m.mail_error_address,
  returned: m.mail_error_returned,
  interrupted: m.mail_error_interrupted,
  unexpected: m.mail_error_unexpected,
};

/** Why the last attempt failed, if it is one of the known reasons. */
export const errorLabel = (error: MailError | null): string =>
  error === null ? '' : (errors[error] ?? m.mail_error_unexpected)();

/** The name of a mail: its kind, and its reference if it has one. */
export function mailName({ kind, reference }: OutboxEntry): string {
  const name = mailKindLabels[kind]();
  return reference === null ? name : m.outbox_named({ kind: name, reference });
}

/** Whether a retry can help. */
export const isRetryable = ({ state }: OutboxEntry): boolean => ['waiting', 'refused', 'given_up'].includes(state);
