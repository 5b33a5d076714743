import { data, type HeadersArgs, redirect } from 'react-router';
import { localPath } from '#app/ui/i18n/paths.ts';
import type { AskedChallenge } from '#shared/leads/challenge.ts';
import type { startForm } from './form-start.server.ts';

/** Carries a private address from a plain post to its confirmation; `form-start.server.ts` reads it. */
const followCookie = 'follow';

/**
 * The data of a page with a form. The page is individual, and comes back whole from the back/forward cache; one with
 * the result of a form is stored nowhere.
 */
export function formPageData<Loaded extends { start: Start }>(loaded: Loaded, cookies: readonly string[] = []) {
  const { reference, followPath } = loaded.start;
  const headers = new Headers({ 'cache-control': reference ? 'no-store' : 'private, no-cache' });
  // Shown once.
  if (followPath) headers.append('set-cookie', `${followCookie}=; Path=/; Max-Age=0`);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return data(loaded, { headers });
}

/** The `headers` of pages with a form: the action's after a plain post, else the loader's. */
export function formPageHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): HeadersInit {
  const kept = actionHeaders.get('cache-control') ?? loaderHeaders.get('cache-control');
  return { 'cache-control': kept ?? 'no-store' };
}

type Rejected = { ok: false; status: number };

type Accepted = { ok: true; reference: string; followPath: string };
type Answering = { path: string; siteUrl: string; cookies?: readonly string[] };

/**
 * The reply to a plain post: a redirect to the confirmation at `path`, or the page with the errors. The private address
 * travels to the confirmation in a cookie for scripts and other sites to miss, not in an address that histories keep.
 */
export function answerPost<Refusal extends Rejected>(outcome: Accepted | Refusal, answering: Answering) {
  const { path, siteUrl, cookies = [] } = answering;
  if (outcome.ok) {
    const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
    const cookie = `${followCookie}=${outcome.followPath}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax${secure}`;
    const target = `${localPath(path)}?reference=${encodeURIComponent(outcome.reference)}`;
    return redirect(target, { status: 303, headers: [cookie, ...cookies].map(toHeader) });
  }
  const headers = [['cache-control', 'no-store'] as [string, string], ...cookies.map(toHeader)];
  return data(outcome, { status: outcome.status, headers });
}

const toHeader = (cookie: string): [string, string] => ['set-cookie', cookie];

type Start = ReturnType<typeof startForm>;
type RejectedForm = Rejected & {
  formKey: string;
  stamp?: string;
  message: string;
  errors: Record<string, string>;
  challenge?: AskedChallenge;
};

/** The form props from the loader's data and the rejected post, if any. */
export function formProps(
  { formKey, stamp, notice, isMailing, reference, followPath }: Start,
  rejected: RejectedForm | undefined,
) {
  return {
    formKey: rejected?.formKey ?? formKey,
    stamp: rejected?.stamp ?? stamp,
    notice,
    isMailing,
    reference: rejected ? undefined : reference,
    followPath: rejected ? undefined : followPath,
    rejected,
    message: rejected?.message,
  };
}
