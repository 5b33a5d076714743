import { callApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { useToldActs } from '#app/components/back-office/use-told-acts.ts';
import { m } from '#messages';
import type { OutboxEntry } from '#shared/outbox.ts';
import { mailName } from './mail-labels.ts';

/** Retrying and deleting. The list is reloaded after each; an error stays until the next attempt. */
export function useOutboxChanges() {
  const { failure, tryTo } = useToldActs();

  return {
    failure,

    retry({ _id }: OutboxEntry): Promise<void> {
      return tryTo(callApi(`/outbox/${_id}/retry`, { method: 'POST' }), m.mail_retried(), m.outbox_error_retrying());
    },

    /** Confirms first. */
    async remove(mail: OutboxEntry): Promise<void> {
      const title = m.outbox_delete_question({ name: mailName(mail) });
      const text = mail.state === 'sent' ? m.outbox_delete_sent_effect() : m.outbox_delete_effect();
      if (!(await confirmFirst({ title, text, confirmLabel: m.admin_delete() }))) return;
      await tryTo(callApi(`/outbox/${mail._id}`, { method: 'DELETE' }), m.mail_deleted(), m.outbox_error_deleting());
    },
  };
}
