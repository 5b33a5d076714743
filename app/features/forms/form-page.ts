import { data, redirect } from 'react-router';
import { localPath } from '#app/i18n/paths.ts';
import type { AskedChallenge } from '#shared/challenge.ts';
import type { startForm } from './form-start.server.ts';

/** The `headers` of pages with a form, which are individual. */
export function formPageHeaders(): HeadersInit {
  return { 'cache-control': 'no-store' };
}

type Rejected = { ok: false; status: number };

/** The reply to a plain post: a redirect to the confirmation at `path`, or the page with the errors. */
export function answerPost<Refusal extends Rejected>(outcome: { ok: true; reference: string } | Refusal, path: string) {
  if (outcome.ok) return redirect(`${localPath(path)}?reference=${encodeURIComponent(outcome.reference)}`, 303);
  return data(outcome, { status: outcome.status });
}

type Start = ReturnType<typeof startForm>;
type RejectedForm = Rejected & {
  formKey: string;
  stamp?: string;
  message: string;
  errors: Record<string, string>;
  challenge?: AskedChallenge;
};

/** The form props from the loader's data and the rejected post, if any. */
export function formProps({ formKey, stamp, notice, reference }: Start, rejected: RejectedForm | undefined) {
  return {
    formKey: rejected?.formKey ?? formKey,
    stamp: rejected?.stamp ?? stamp,
    notice,
    reference: rejected ? undefined : reference,
    rejected,
    message: rejected?.message,
  };
}
