import { data, type HeadersArgs, redirect } from 'react-router';
import { localPath } from '#app/ui/i18n/paths.ts';
import type { AskedChallenge } from '#shared/challenge.ts';
import type { startForm } from './form-start.server.ts';

/**
 * The data of a page with a form. The page is individual, and comes back whole from the back/forward cache; one with
 * the result of a form is stored nowhere.
 */
export function formPageData<Loaded extends { start: Start }>(loaded: Loaded) {
  const kept = loaded.start.reference ? 'no-store' : 'private, no-cache';
  return data(loaded, { headers: { 'cache-control': kept } });
}

/** The `headers` of pages with a form: the action's after a plain post, else the loader's. */
export function formPageHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): HeadersInit {
  const kept = actionHeaders.get('cache-control') ?? loaderHeaders.get('cache-control');
  return { 'cache-control': kept ?? 'no-store' };
}

type Rejected = { ok: false; status: number };

/** The reply to a plain post: a redirect to the confirmation at `path`, or the page with the errors. */
export function answerPost<Refusal extends Rejected>(outcome: { ok: true; reference: string } | Refusal, path: string) {
  if (outcome.ok) return redirect(`${localPath(path)}?reference=${encodeURIComponent(outcome.reference)}`, 303);
  return data(outcome, { status: outcome.status, headers: { 'cache-control': 'no-store' } });
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
