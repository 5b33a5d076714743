import { callApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { useToldActs } from '#app/components/back-office/use-told-acts.ts';
import { m } from '#messages';
import { type Redirect, readablePath } from '#shared/redirect.ts';

/** Changes of redirects; the list is reloaded after each, and an error stays until the next attempt. */
export function useRedirectChanges() {
  const { failure, tryTo } = useToldActs();

  return {
    failure,

    /** Shows that one was added. */
    added: (): Promise<void> => tryTo(Promise.resolve(), m.redirects_added(), m.redirects_error_adding()),

    /** Confirms first. */
    async remove({ _id, from }: Redirect): Promise<void> {
      const title = m.redirects_delete_question({ from: readablePath(from) });
      if (!(await confirmFirst({ title, text: m.redirects_delete_effect() }))) return;
      const act = callApi(`/redirects/${_id}`, { method: 'DELETE' });
      await tryTo(act, m.redirect_deleted(), m.redirects_error_deleting());
    },
  };
}
