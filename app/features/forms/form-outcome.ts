import { m } from '#messages';
import type { FormReply } from './form-request.ts';

export type FormOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'refused'; errors: Record<string, string> }
  | { kind: 'failed'; message: string };

/** The reference in a reply's `data`, which holds the record itself or, as `data.contact`, under its name. */
function referenceIn(replied: unknown): string {
  const record = replied as Record<string, { reference?: string } | undefined> | null | undefined;
  const found = record?.reference ?? Object.values(record ?? {})[0]?.reference;
  return String(found ?? '');
}

/** The visitor's view of a reply; `failed` is the form's message for internal errors. */
export function outcomeOf({ status, body }: FormReply, failed: () => string): FormOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent', reference: referenceIn(body.data) };
  if (status === 0) return { kind: 'failed', message: m.form_network_error() };
  if (status >= 500) return { kind: 'failed', message: failed() };
  if (body.errors) return { kind: 'refused', errors: body.errors };
  return { kind: 'failed', message: body.message ?? failed() };
}
